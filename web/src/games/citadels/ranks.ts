// What everybody, or the reader, knows of each character of the cast.

import type { Play } from "../../lib/play.svelte";
import { said, ui } from "../../lib/speech.svelte";

export interface Mark {
  id: string;
  token: string; // its picture
  text: string;
  short: string; // for the smallest tracks
}
export interface Rank {
  rank: number;
  id: string;
  name: string;
  holder: number; // who is known to have it; -1 for nobody
  state: string;
  marks: Mark[];
  facts: string[]; // whole sentences
  now: boolean;
  done: boolean;
  out: boolean; // lies in the open, or nobody answered
  mine: boolean;
}

/** Who has it, as far as the reader knows: revealed, or seen in a hidden place. */
export function holderOf(play: Play, rank: number): number {
  const { facts, zones } = play.view!;
  const shown = (facts["revealed"] as number[])[rank] ?? -1;
  return shown >= 0 ? shown : play.names.findIndex((_, seat) => (zones[`role_${seat}`] ?? []).includes(rank));
}

export function rankOf(play: Play, rank: number): Rank {
  const { facts, zones, outcome } = play.view!;
  const called = facts["called"] as number;
  const holder = holderOf(play, rank);
  const open = (zones["face_up"] ?? []).includes(rank);
  const now = called === rank && !outcome;
  const done = called > rank;
  const absent = (done || now) && holder < 0 && facts["killed"] !== rank;
  const passed = (facts["chosen_from"] as number[][]).some((lap) => lap.includes(rank));
  let state: string;
  if (open) state = ui("set-aside-open");
  else if (holder >= 0 && holder === play.me) state = ui(now ? "you-now" : "you");
  else if (holder >= 0) state = play.names[holder]!;
  else if (absent) state = ui("cit-nobody");
  else if (facts["picked_up"] === rank) state = ui("cit-took-up");
  else if (play.mine && !called && play.decision!.options?.some((one) => one.about === "rank"))
    state = ui(play.choices.some((one) => one.about === "rank" && one.subject === rank) ? "cit-offered" : "cit-not-offered");
  else if (!called) state = passed ? ui("cit-seen") : "";
  else state = ui("cit-waits");
  const { id, name } = { id: play.words!.id("rank", rank), name: play.words!.name("rank", rank).text };
  const marks = marksOf(play, rank);
  const seen = passed && called > 0 && holder !== play.me ? ui("cit-seen-before") : "";
  const told = [...marks.map((mark) => sentence(play, mark)), seen].filter(Boolean);
  return { rank, id, name, holder, state, marks, facts: told, now, done, out: open || absent, mine: holder === play.me && holder >= 0 };
}

function marksOf(play: Play, rank: number): Mark[] {
  const { facts } = play.view!;
  const found: string[] = ["killed", "robbed", "bewitched"].filter((mark) => facts[mark] === rank);
  if ((facts["warrants"] as number[]).includes(rank)) found.push(facts["signed_warrant"] === rank ? "signed" : "warrant");
  if ((facts["threats"] as number[]).includes(rank)) {
    const known = facts["flowered_threat"] === rank;
    found.push(known ? "flower" : (facts["flower_may_be_on"] as number[]).includes(rank) ? "threat" : "blank");
  }
  return found.map((id) => ({
    id,
    token: `t-${TOKENS[id] ?? id}`,
    text: said(`mark-${id === "blank" ? "threat" : id}`),
    short: ui(`cit-mark-${id}`),
  }));
}
const TOKENS: Record<string, string> = { signed: "warrant_signed", flower: "threat_flower", blank: "threat_blank" };

/** Who did it, and what is known of the marker. */
function sentence(play: Play, { id, text }: Mark): string {
  const { facts } = play.view!;
  const seat = (fact: string) => play.words!.seat(facts[fact] as number);
  if (id === "robbed" && facts["thief"] >= 0) return ui("cit-robbed-by", { seat: seat("thief") });
  if (id === "bewitched" && facts["witch"] >= 0) return ui("cit-bewitched-by", { seat: seat("witch") });
  if (id === "warrant" || id === "signed")
    return `${ui("cit-warrant-of", { seat: seat("magistrate") })} ${id === "signed" ? text : ""}`.trim();
  if (id === "threat") return `${ui("cit-threat-of", { seat: seat("blackmailer") })} ${ui("cit-flower-perhaps")}`;
  if (id === "flower" || id === "blank")
    return `${ui("cit-threat-of", { seat: seat("blackmailer") })} ${id === "flower" ? text : ui("cit-flower-never")}`;
  return text;
}
