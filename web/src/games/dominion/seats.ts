// Everything a view knows of one player that is no card in deck, hand or discard pile: one short line each, nothing for zero.

import type { CardEntry } from "../../lib/api";
import type { ShownView } from "../../lib/socket";
import { typesOf } from "./look";
import { isPlaced, ownersOf } from "./market";

export interface Known {
  key: string; // what it is: a token, a mat, a landscape
  sort: "token" | "place" | "land" | "later" | "deputy";
  number: number;
  id: string; // of a landscape
  faces: number[]; // of a mat; -1 for a back
  seat: number; // of a deputy
}

const PLACES = ["tavern", "exile", "kept_boons", "island_mat", "native_village_mat", "aside", "face_down"];
const COUNTS = ["gains", "last_gains", "action_gains"]; // of the turn: they come last
const REST_OF_TURN = 19; // what was chosen for a card in play: it is shown on the card

function one(key: string, sort: Known["sort"], more: Partial<Known> = {}): Known {
  return { key, sort, number: 0, id: "", faces: [], seat: -1, ...more };
}

export function knownOf(view: ShownView, seat: number, seats: number, tokens: string[], cards: Map<string, CardEntry>): Known[] {
  const { facts, zones } = view;
  const counts: number[] = facts["tokens"] ?? [];
  const found: Known[] = [];
  const has = tokens
    .map((token, at) => one(token, "token", { number: counts[seat * tokens.length + at] ?? 0 }))
    .filter(({ key, number }) => number && !isPlaced(key));
  found.push(...has.filter(({ key }) => !COUNTS.includes(key)));
  for (const [id, held] of Object.entries((facts["held"] ?? {}) as Record<string, number>))
    if (!typesOf(cards.get(id)).includes("Landmark") && ownersOf(held, seats).includes(seat)) found.push(one(`held-${id}`, "land", { id }));
  for (const place of PLACES) {
    const faces = zones[`${place}_${seat}`] ?? [];
    if (faces.length) found.push(one(place, "place", { number: faces.length, faces }));
  }
  const later = laterOf(view, seat).filter((kind) => !(zones[`play_${seat}`] ?? []).includes(kind));
  if (later.length) found.push(one("later", "later", { number: later.length, faces: later }));
  const deputy = (facts["deputies"] as number[] | undefined)?.[seat] ?? seat;
  if (deputy !== seat) found.push(one("deputy", "deputy", { seat: deputy }));
  found.push(...has.filter(({ key }) => COUNTS.includes(key)));
  return found;
}

/** The cards whose work for a player is not done yet. */
export function laterOf(view: ShownView, seat: number): number[] {
  const pending: [number, number, number, boolean, boolean][] = view.facts["pending"] ?? [];
  return pending.filter(([whose, moment]) => whose === seat && moment !== REST_OF_TURN).map(([, , kind]) => kind);
}

export interface Grouped {
  face: number;
  number: number;
}

/** Equal cards counted, in the order of their first appearance. */
export function counted(faces: readonly number[]): Grouped[] {
  const counts = new Map<number, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts].map(([face, number]) => ({ face, number }));
}

/** What was chosen for cards of a player in play: by kind the verbs. */
export function marksOf(view: ShownView, seat: number): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const [whose, kind, verb] of (view.facts["marks"] ?? []) as [number, number, string][])
    if (whose === seat) found.set(kind, [...(found.get(kind) ?? []), verb]);
  return found;
}

/** What was named this turn for cards of the active player in play: by kind the kinds that were named. */
export function namedOf(view: ShownView, seat: number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  if (seat === view.facts["active"])
    for (const [by, kind] of (view.facts["named"] ?? []) as [number, number][]) found.set(by, [...(found.get(by) ?? []), kind]);
  return found;
}
