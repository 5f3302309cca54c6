// A game that a package brings, without words or drawings of its own here: its ids as words.

import type { ShownOption } from "../../lib/socket";
import type { Argument, Lexicon } from "../../words/lexicon";

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const plain = (id: string): string => id.replaceAll("_", " ");

/** What was found in the catalogues, or the id where they have nothing. */
export const saidOr = (text: string, id: string): string => (text.includes("⟨") ? upper(plain(id)) : text);

/** What a number of a type is called; seats by their players' names. */
export function nameOf(type: string, number: number, lexicon: Lexicon, names: string[]): string {
  const saying = lexicon.said[type];
  if (saying?.seat) return names[number] ?? "";
  const id = saying?.by ? lexicon.numbers[saying.by]?.[number] : undefined;
  return id === undefined ? String(number) : plain(id);
}

export function optionOf(option: ShownOption, lexicon: Lexicon, names: string[]): string {
  const about = option.about ? nameOf(option.about, option.subject, lexicon, names) : "";
  const amounts = Object.entries(option.amounts ?? {}).map(([name, number]) => `${plain(name)} ${number}`);
  return upper([plain(option.verb), about, ...amounts].filter(Boolean).join(" "));
}

export function eventOf(kind: string, told: number[], lexicon: Lexicon, names: string[]): string {
  const of: Argument[] = lexicon.events[kind]?.told ?? [];
  const said = of.map(({ type }, at) => nameOf(type, told[at] ?? 0, lexicon, names));
  const [who, ...rest] = of[0] && lexicon.said[of[0].type]?.seat ? said : ["", ...said];
  return upper([who, plain(kind), ...rest].filter(Boolean).join(" "));
}
