// What the reader may mean by touching something that is not offered; the server says why it cannot be had.

import type { Play } from "../../lib/play.svelte";
import { missingLines, wishFor, type Wish } from "../../lib/wishes";
import { placeOf, type Placed } from "./look";

export function rankWish(play: Play, rank: number): Wish | undefined {
  return play.mine ? wishFor(play.decision, "rank", rank) : undefined;
}

export function placeWish(play: Play, place: Placed): Wish | undefined {
  return play.mine ? wishFor(play.decision, "place", placeOf(place, play.words!.lexicon)) : undefined;
}

/** Of a card of the hand. */
export function titleWish(play: Play, title: number): Wish | undefined {
  return play.mine ? wishFor(play.decision, "title", title) : undefined;
}

export function seatWish(play: Play, seat: number): Wish | undefined {
  return play.mine ? wishFor(play.decision, "seat", seat) : undefined;
}

/** The lines of a turn that are missing from the question. */
export function missingWishes(play: Play): Wish[] {
  return play.mine ? missingLines(play.decision) : [];
}
