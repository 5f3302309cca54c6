// What the catalogue says of a card: its text, the rulings on it, and how it is said in a few words.

import { speech } from "../lib/speech.svelte";

/** How many characters the table draws on a card; `tests/words/test_budgets.py` holds the catalogues to it. */
export const BUDGET = { card: 62, character: 92, landscape: 52 } as const;

export function textOf(game: string, id: string): string {
  const message = `${game}-text-${id}`;
  return speech.tongue?.has(message) ? speech.tongue.say(message) : "";
}

export function fullOf(game: string, id: string): string {
  const message = `${game}-text-${id}`;
  return speech.tongue?.has(message) ? speech.tongue.attribute(message, "full") : "";
}

/** What may stand on a card itself: its text, or the short form of one that is too long; nothing if there is none. The lens has all of it. */
export function shortOf(game: string, id: string, budget: number): string {
  const text = textOf(game, id);
  const drawn = length(text) <= budget ? text : (speech.tongue?.attribute(`${game}-text-${id}`, "short") ?? "");
  return length(drawn) <= budget ? drawn : "";
}

function length(text: string): number {
  return text.replaceAll("\u00ad", "").length;
}
