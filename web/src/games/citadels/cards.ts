// What is drawn of a district, an action card or a character: picture, name, colour, cost.

import type { Play } from "../../lib/play.svelte";
import { ui } from "../../lib/speech.svelte";
import type { Item } from "../../table/lens.svelte";
import { costOf, incomeOf, tinctureOf } from "./look";

export interface Drawn {
  game: "citadels";
  id: string;
  picture: string;
  name: string;
  kind: string;
  kindName: string;
  cost: number | null;
  sign: string;
}

export function drawnTitle({ words, cards }: Play, title: number): Drawn {
  const id = words!.id("title", title);
  const entry = cards.get(id);
  const kind = tinctureOf(entry);
  return {
    game: "citadels",
    id,
    picture: `${entry?.facts["type"] ? "d" : "a"}-${id}`,
    name: words!.name("title", title).text,
    kind,
    kindName: words!.say(`citadels-kind-${kind}`),
    cost: costOf(entry),
    sign: kind === "action" ? "" : `t-${kind}`,
  };
}

export function drawnRank({ words }: Play, rank: number): { id: string; picture: string; name: string; kind: string } {
  const id = words!.id("rank", rank);
  return { id, picture: `c-${id}`, name: words!.name("rank", rank).text, kind: incomeOf(id, words!.lexicon) || "action" };
}

export function rankItem(play: Play, rank: number, facts: string[] = [], more: Partial<Item> = {}): Item {
  const { id, picture, name, kind } = drawnRank(play, rank);
  const income = kind === "action" ? "" : play.words!.say(`citadels-kind-${kind}`);
  const line = [ui("cit-rank", { number: rank }), income].filter(Boolean).join(" · ");
  return { game: "citadels", id, picture, name, kind, line, facts, ...more };
}

/** A picture for what a verb brings or uses; by itself the character that acts. */
const PICTURES: Record<string, string> = {
  gather_gold: "t-gold_pile",
  gather_cards: "b-citadels-district",
  take_crown: "t-crown",
  give_crown: "t-crown",
  pass_crown: "t-crown",
  gain_extra_gold: "t-gold",
  gain_extra_cards: "b-citadels-district",
  gain_four_gold: "t-gold_pile",
  gain_four_cards: "b-citadels-district",
  study: "b-citadels-district",
  redraw: "b-citadels-district",
  foresee: "b-citadels-district",
  take_gold: "t-gold",
  take_random_card: "b-citadels-district",
  take_favour: "t-gold_pile",
  claim_gold: "t-gold",
  collect_tax: "t-tax",
  use_smithy: "d-smithy",
  fire_armory: "d-armory",
  build_necropolis: "d-necropolis",
  visit_wagon: "t-ticket_wagon",
  cash_in: "t-gold_pile",
  confiscate: "t-warrant_signed",
  bribe: "t-gold",
  refuse: "t-threat",
  reveal_threat: "t-threat_flower",
  reveal_killed: "d-hospital",
  gain_park_cards: "d-park",
  lower_goal: "d-bell_tower",
  leave_goal: "d-bell_tower",
  buy_from_graveyard: "d-graveyard",
  play_rasputin: "a-rasputin",
  play_acrobat: "a-acrobat",
  exchange_characters: "d-theater",
  pay_gold: "t-gold",
};

export function verbPicture(play: Play, verb: string, amounts: Record<string, number> = {}): string {
  if (verb === "income" || verb === "collect") return amounts["gold"] ? "t-gold_pile" : "b-citadels-district";
  const acting = play.view!.facts["acting"] as number;
  return PICTURES[verb] ?? (acting ? `c-${play.words!.id("rank", acting)}` : "b-citadels-character");
}
