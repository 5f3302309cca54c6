// Dominion's cards as people look for them: set by set in the order they came out, in each by cost and name, what is no card last.

import type { CardEntry } from "../../lib/api";

const SETS: Record<string, string> = { dominion: "base", base_cards: "base", guilds: "cornucopia", promo: "promos" };
const OTHERS = ["event", "project", "landmark", "way", "ally", "boon", "hex", "state", "artifact"];

/** The id of a card's set, from what the catalogue calls it: `Hinterlands (1st ed. only)`, `Base cards (Alchemy)`. */
export function setOf(entry: CardEntry): string {
  const named = String(entry.facts["expansion"] ?? "").split(/ [(&]/)[0]!;
  const id = named.toLowerCase().replaceAll(" ", "_");
  return SETS[id] ?? id;
}

const costOf = (entry: CardEntry): number => Number(entry.facts["cost"]?.["coins"] ?? 0);
const sortOf = (entry: CardEntry): number => 1 + OTHERS.indexOf(String(entry.facts["types"]?.[0] ?? "").toLowerCase());

export function bySet(entries: CardEntry[], sets: string[], nameOf: (card: CardEntry) => string): [set: string, cards: CardEntry[]][] {
  const shelves = new Map<string, CardEntry[]>(sets.map((set) => [set, []]));
  for (const entry of entries) {
    const set = setOf(entry);
    shelves.set(set, [...(shelves.get(set) ?? []), entry]);
  }
  const before = (a: CardEntry, b: CardEntry) => sortOf(a) - sortOf(b) || costOf(a) - costOf(b) || nameOf(a).localeCompare(nameOf(b));
  return [...shelves].filter(([, cards]) => cards.length).map(([set, cards]) => [set, cards.sort(before)]);
}
