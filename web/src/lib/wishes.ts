// What a player means by touching something that is not offered. No rules: the server says why it cannot be had.

import type { ShownDecision } from "./socket";

export type Wish = readonly [verb: string, subject: number];

/** What a character lets its player do; the subject is any of the kind the verb is about. */
const ABILITIES: Record<string, Wish[]> = {
  assassin: [["kill", 2]],
  witch: [["bewitch", 2]],
  magistrate: [["place_signed_warrant", 2]],
  thief: [["rob", 3]],
  blackmailer: [["place_flowered_threat", 3]],
  magician: [["redraw", 0]],
  seer: [["foresee", 0]],
  king: [["take_crown", 0]],
  patrician: [["take_crown", 0]],
  merchant: [["gain_extra_gold", 0]],
  architect: [["gain_extra_cards", 0]],
  navigator: [
    ["gain_four_gold", 0],
    ["gain_four_cards", 0],
  ],
  scholar: [["study", 0]],
  queen: [["take_favour", 0]],
  tax_collector: [["collect_tax", 0]],
  smithy: [["use_smithy", 0]],
};
/** What can be done with a district of somebody, by the rank 8 character of the cast; and to a character, by who can name one. */
const ON_DISTRICTS: Record<string, string> = { warlord: "destroy", diplomat: "take_district", marshal: "seize" };
const ON_CHARACTERS: Record<string, string> = {
  assassin: "kill",
  witch: "bewitch",
  magistrate: "place_signed_warrant",
  thief: "rob",
  blackmailer: "place_flowered_threat",
};
const TURN: Wish[] = [
  ["gather_gold", 0],
  ["gather_cards", 0],
  ["income", 0],
];

/** The verb the open question has for things of a type, if any. */
export function verbFor(decision: ShownDecision | null, about: string): string {
  return decision?.options?.find((option) => option.about === about)?.verb ?? "";
}

/** The lines of a Citadels turn that are missing from the question: of the turn, the own character, the own districts. */
export function missingFromTurn(decision: ShownDecision, acting: string, city: string[]): Wish[] {
  if (decision.question !== "turn" && decision.question !== "gather") return [];
  const offered = new Set(decision.options?.map((option) => option.verb));
  const all = [...TURN, ...[acting, ...city].flatMap((card) => ABILITIES[card] ?? [])];
  return all.filter(([verb]) => !offered.has(verb));
}

export function districtWish(decision: ShownDecision | null, place: number, cast: string[]): Wish | undefined {
  const verb = verbFor(decision, "place") || ON_DISTRICTS[cast[7] ?? ""];
  return verb ? [verb, place] : undefined;
}

export function characterWish(decision: ShownDecision | null, rank: number, acting: string, cast: string[]): Wish | undefined {
  const verb = verbFor(decision, "rank") || ON_CHARACTERS[acting] || ON_CHARACTERS[cast[0] ?? ""];
  return verb && verb !== "choose" && verb !== "drop" ? [verb, rank] : undefined;
}
