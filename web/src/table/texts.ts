// What the catalogue says of a card: its short text, and the whole of it where there is more.

import { speech } from "../lib/speech.svelte";

export function textOf(game: string, id: string): string {
  const message = `${game}-text-${id}`;
  return speech.tongue?.has(message) ? speech.tongue.say(message) : "";
}

export function fullOf(game: string, id: string): string {
  const message = `${game}-text-${id}`;
  return speech.tongue?.has(message) ? speech.tongue.attribute(message, "full") : "";
}
