// What the charts draw: how things stood at the end of each round, from the views of the finished game.

import { unfolded } from "./past.svelte";
import type { Replay } from "./api";
import type { ShownView } from "./socket";

export interface Series {
  rounds: number[];
  points: number[][]; // by round, then by seat; counted by the server
  beside: number[][]; // gold in Citadels, cards owned in Dominion
}
const OWNED = /^(?:deck|hand|discard|play|aside|face_down)_(\d+)$/;

function roundOf(view: ShownView): number {
  return view.facts["round"] ?? Math.max(...view.facts["turns"]);
}

function beside(view: ShownView, seats: number): number[] {
  if (view.facts["gold"]) return view.facts["gold"];
  const owned = Array.from({ length: seats }, () => 0);
  for (const [zone, cards] of Object.entries(view.zones)) {
    const seat = OWNED.exec(zone)?.[1];
    if (seat !== undefined) owned[Number(seat)]! += cards.length;
  }
  return owned;
}

export function seriesOf({ rounds = [], views = [] }: Replay): Series {
  const ends = new Map<number, number[]>();
  const seats = rounds[0]?.[1].length ?? 0;
  for (const [, view] of unfolded(views)) ends.set(roundOf(view), beside(view, seats));
  return { rounds: rounds.map(([round]) => round), points: rounds.map(([, totals]) => totals), beside: rounds.map(([round]) => ends.get(round) ?? []) };
}
