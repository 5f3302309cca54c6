// What everybody, or the reader, knows of each player at the table.

import type { Play } from "../../lib/play.svelte";
import { said, ui } from "../../lib/speech.svelte";
import type { Item } from "../../table/lens.svelte";

export interface Sitting {
  seat: number;
  name: string;
  gold: number;
  hand: number; // cards
  known: string[]; // of the hand, by name
  looks: number; // cards drawn or looked at, unseen by the reader
  built: number;
  goal: number;
  ranks: number[]; // of its characters, those the reader knows
  hidden: number; // characters it has unseen
  role: string; // its characters, or how far it is
  crown: boolean;
  shielded: boolean;
  complete: string; // "" if it is not
  asked: boolean;
  active: boolean;
  away: boolean;
  bot: boolean;
}

export function sittingOf(play: Play, seat: number): Sitting {
  const { facts, zones } = play.view!;
  const words = play.words!;
  const hand = zones[`hand_${seat}`] ?? [];
  const roles = zones[`role_${seat}`] ?? [];
  const shown = (facts["revealed"] as number[]).flatMap((who, rank) => (who === seat && rank ? [rank] : []));
  const ranks = [...new Set([...shown, ...roles.filter((rank) => rank > 0)])].sort((one, other) => one - other);
  const finished = (facts["finished"] as number[]).indexOf(seat);
  const asked = play.decision?.seat === seat;
  const holder = play.client.table?.seats[seat];
  let role: string;
  if (ranks.length) role = ranks.map((rank) => words.name("rank", rank).text).join(", ");
  else if (facts["called"]) role = ui("not-revealed");
  else role = roles.length ? ui("has-chosen") : ui(asked ? "cit-chooses" : "cit-chooses-later");
  return {
    seat,
    name: play.names[seat] ?? "",
    gold: (facts["gold"] as number[])[seat] ?? 0,
    hand: hand.length,
    known: seat === play.me ? [] : hand.filter((title) => title >= 0).map((title) => words.name("title", title).text),
    looks: (zones[`drawn_${seat}`] ?? []).length,
    built: (zones[`city_${seat}`] ?? []).length,
    goal: facts["goal"] as number,
    ranks,
    hidden: roles.filter((rank) => rank <= 0).length,
    role,
    crown: facts["crown"] === seat,
    shielded: facts["protected"] === seat,
    complete: finished < 0 ? "" : ui(finished === 0 ? "cit-complete-first" : "cit-complete"),
    asked,
    active: facts["active"] === seat,
    away: holder?.kind === "person" && play.client.online.length > 0 && !play.client.online[seat],
    bot: holder?.plays === "bot",
  };
}

/** All of it in words: for the lens, and for those who listen. */
export function toldOf(one: Sitting, play: Play): string[] {
  const words = play.words!;
  return [
    one.role,
    words.tongue.amount("gold", one.gold),
    `${one.hand} ${ui("hand-cards")}`,
    ui("of-districts", { number: one.built, goal: one.goal }),
    one.crown ? ui("has-crown") : "",
    one.shielded ? said("mark-protected") : "",
    one.complete,
    one.known.length ? ui("cit-known-hand", { cards: words.tongue.several(one.known) }) : "",
    one.looks ? ui("cit-looks", { number: one.looks }) : "",
    one.bot ? ui("bot") : "",
    one.away ? ui("away") : "",
  ].filter(Boolean);
}

export function seatItem(play: Play, seat: number, more: Partial<Item> = {}): Item {
  const one = sittingOf(play, seat);
  const shown = one.ranks.at(-1);
  const city = (play.view!.zones[`city_${seat}`] ?? []).map((title) => play.words!.name("title", title).text);
  const built = city.length ? [city.join(", ")] : [];
  return {
    game: "citadels",
    id: "",
    picture: shown ? `c-${play.words!.id("rank", shown)}` : "b-citadels-character",
    name: one.name,
    line: one.role,
    facts: [...toldOf(one, play).slice(1), ...built],
    ...more,
  };
}
