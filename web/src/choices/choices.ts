// What may be chosen before a game, as its door declares it: kinds, bounds and lists, no rules. Whether it goes together is
// for the server to say.

import type { Lexicon } from "../words/lexicon";

export type Value = boolean | number | string | string[] | Record<string, number>;
/** Only what was chosen: what is not there is left to the game. */
export type Values = Record<string, Value>;
/** By choice the ids of which the players name one, the usual one first. */
export type Open = Record<string, string[]>;

export interface Choice {
  kind: "flag" | "number" | "seat" | "one" | "several";
  name: string;
  default?: Value | null; // null: it follows from the rest
  when?: Record<string, (string | null)[]>;
  rare?: boolean;
  least?: number;
  most?: number;
  of?: string;
  words?: string[];
  if_open?: boolean;
  sets?: string;
  number?: number;
  of_each?: boolean;
  groups?: string;
  one_of_group?: boolean;
  written?: boolean; // also as a text from elsewhere
}
export interface Entry {
  group?: string;
  when?: Record<string, (string | null)[]>;
  fewest_seats?: number;
  cards?: string[];
}
export interface Shelf {
  group: string;
  ids: string[];
}
export const SEATS = "seats"; // common to all games
const FEW = 8; // as many are shown side by side; more are a list to open

export function choicesOf(lexicon: Lexicon): Choice[] {
  return (lexicon.choices as unknown as Choice[]).filter((one) => one.name !== SEATS);
}

function holds(when: Choice["when"], lexicon: Lexicon, values: Values): boolean {
  if (!when || !Object.keys(when).length) return true;
  return Object.entries(when).some(([name, allowed]) => {
    const usual = (lexicon.choices as unknown as Choice[]).find((one) => one.name === name)?.default ?? null;
    return allowed.includes((values[name] ?? usual) as string | null);
  });
}

/** Whether it is worth asking, as things are. */
export function isAsked(choice: Choice, lexicon: Lexicon, values: Values, open: Open): boolean {
  return choice.if_open ? choice.name in open : holds(choice.when, lexicon, values);
}

export function entry(lexicon: Lexicon, list: string, id: string): Entry {
  return (lexicon.lists[list]?.[id] ?? {}) as Entry;
}

/** The ids of a list that are there with these choices. */
export function offered(lexicon: Lexicon, list: string, values: Values): string[] {
  return Object.keys(lexicon.lists[list] ?? {}).filter((id) => holds(entry(lexicon, list, id).when, lexicon, values));
}

/** The ids that one may be named from: those left open to the players, else all that so many seats allow. */
export function named(choice: Choice, lexicon: Lexicon, values: Values, open: Open, seats: number): string[] {
  const all = offered(lexicon, choice.of!, values).filter((id) => (entry(lexicon, choice.of!, id).fewest_seats ?? 0) <= seats);
  return open[choice.name] ?? all;
}

/** On shelves by group, in the order of the list that groups come from. */
export function shelves(choice: Choice, lexicon: Lexicon, values: Values): Shelf[] {
  const ids = offered(lexicon, choice.of!, values);
  if (!choice.groups) return [{ group: "", ids }];
  return Object.keys(lexicon.lists[choice.groups] ?? {})
    .map((group) => ({ group, ids: ids.filter((id) => entry(lexicon, choice.of!, id).group === group) }))
    .filter((shelf) => shelf.ids.length);
}

/** What is chosen as things are: what is no longer there is left to the game, what is left open is the usual one. */
export function valueOf(choice: Choice, lexicon: Lexicon, values: Values, open: Open): Value | undefined {
  const value = values[choice.name];
  if (choice.kind === "one" && value !== undefined && !choice.words?.includes(value as string)) {
    const there = open[choice.name] ?? offered(lexicon, choice.of!, values);
    if (!there.includes(value as string)) return open[choice.name]?.[0];
  }
  return open[choice.name] && (value === undefined || choice.words?.includes(value as string)) ? open[choice.name]![0] : value;
}

/** What is sent: everything that is asked and chosen. */
export function chosen(lexicon: Lexicon, values: Values, open: Open): Values {
  const found: Values = {};
  for (const choice of choicesOf(lexicon)) {
    const value = isAsked(choice, lexicon, values, open) ? valueOf(choice, lexicon, values, open) : undefined;
    if (value !== undefined) found[choice.name] = value;
  }
  return found;
}

/** Side by side, or in a list that opens. */
export function isShownWhole(choice: Choice, lexicon: Lexicon): boolean {
  return choice.kind === "one" && typeof choice.default === "string" && Object.keys(lexicon.lists[choice.of!] ?? {}).length <= FEW;
}

/** Another takes the place of the one of its group; pressed again, it goes. In the order of the shelves. */
export function picked(choice: Choice, lexicon: Lexicon, before: string[], id: string): string[] {
  if (before.includes(id)) return before.filter((one) => one !== id);
  if (!choice.one_of_group) return [...before, id];
  const groupOf = (one: string) => entry(lexicon, choice.of!, one).group;
  const order = Object.keys(lexicon.lists[choice.groups!] ?? {});
  return [...before.filter((one) => groupOf(one) !== groupOf(id)), id].sort(
    (a, b) => order.indexOf(groupOf(a) ?? "") - order.indexOf(groupOf(b) ?? ""),
  );
}

/** Where a refusal is said: beside its choice; where that is not asked, beside the one it depends on. "": nowhere here. */
export function placeOfRefusal(lexicon: Lexicon, refused: string, asked: Choice[]): string {
  const about = choiceRefused(lexicon, refused);
  const when = (lexicon.choices as unknown as Choice[]).find((one) => one.name === about)?.when ?? {};
  return [about, ...Object.keys(when)].find((name) => asked.some((one) => one.name === name)) ?? (about === SEATS ? SEATS : "");
}

/** The choice that the rules refuse, by the name of the refusal: the longest beginning that is known. "": none of them. */
export function choiceRefused(lexicon: Lexicon, refused: string): string {
  const plain = (name: string) => name.replaceAll("-", "_");
  const known = new Map<string, string>([
    ...(lexicon.choices as unknown as Choice[]).map((one) => [one.name, one.name] as const),
    ...Object.entries(lexicon.refused),
  ]);
  const fits = [...known.keys()].filter((name) => `${plain(refused)}_`.startsWith(`${plain(name)}_`));
  return known.get(fits.sort((a, b) => b.length - a.length)[0] ?? "") ?? "";
}
