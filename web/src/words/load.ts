// The catalogues, fetched when first needed: one chunk per language and game.

import chunks from "words:chunks";
import { cut, Tongue, type Language } from "./tongue";

export type Part = string; // "shared", "refusals", or a game

/** Games that others bring have no words of their own here. */
export function isPart(part: string): boolean {
  return part in chunks["en"]!;
}

const entries = new Map<string, Promise<Map<string, string>>>();

function entriesOf(language: Language, part: Part): Promise<Map<string, string>> {
  const key = `${language}/${part}`;
  let found = entries.get(key);
  if (!found) {
    found = chunks[language]![part]!().then((chunk) => cut(chunk.default));
    entries.set(key, found);
  }
  return found;
}

/** A tongue for some parts; names of cards perhaps in another language. */
export async function loadTongue(language: Language, names: Language, parts: Part[]): Promise<Tongue> {
  const own = await Promise.all(parts.map((part) => entriesOf(language, part)));
  const sources = new Map(own.flatMap((map) => [...map]));
  if (names === language) return new Tongue(language, sources);
  const foreign = await Promise.all(parts.map((part) => entriesOf(names, part)));
  return new Tongue(language, sources, new Map(foreign.flatMap((map) => [...map])));
}
