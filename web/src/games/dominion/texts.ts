// The text on a card itself: one that is too long is left to the lens.

import { speech } from "../../lib/speech.svelte";
import { textOf } from "../../table/texts";

export const CARD_TEXT = 78; // characters
export const LAND_TEXT = 96;

/** What may stand on a card: the short form the catalogue has for it, else the whole text if that is short enough, else nothing. */
export function shortText(id: string, budget: number): string {
  const short = speech.tongue?.attribute(`dominion-text-${id}`, "short") ?? "";
  const text = short || textOf("dominion", id);
  return text.replaceAll("\u00ad", "").length <= budget ? text : "";
}
