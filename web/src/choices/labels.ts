// What choices and the entries of their lists are called: by the game's messages, else by their ids.

import { said, speech, ui, upper } from "../lib/speech.svelte";

const NOTHING = "none"; // the word ""

function plain(id: string): string {
  return upper(id.replaceAll("_", " "));
}

export function labelOf(game: string, choice: string): string {
  const message = `choice-${game}-${choice}`;
  return speech.tongue?.has(message) ? said(message) : plain(choice);
}

/** What else a game says of a choice: `help`, `note`, `empty`, or what one of its words means there. */
export function aside(game: string, choice: string, what: string): string {
  return speech.tongue?.attribute(`choice-${game}-${choice}`, what) ?? "";
}

/** A word in place of an id: "random", "lot", "" (nothing); "default" is what the game takes by itself. */
export function wordOf(game: string, choice: string, word: string): string {
  const name = word || NOTHING;
  return aside(game, choice, name) || (speech.tongue?.has(`web-choice-${name}`) ? ui(`choice-${name}`) : plain(name));
}

export function nameIn(game: string, list: string, id: string): string {
  const message = [`listed-${game}-${list}-${id}`, `${game}-card-${id}`].find((one) => speech.tongue?.has(one));
  return message ? said(message) : plain(id);
}

export function noteIn(game: string, list: string, id: string): string {
  return speech.tongue?.attribute(`listed-${game}-${list}-${id}`, "note") ?? "";
}
