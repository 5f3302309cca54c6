// How Dominion's cards and landscapes look and what they cost. No rules: types and costs are read, changed prices are the server's.

import type { CardEntry } from "../../lib/api";
import type { ShownView } from "../../lib/socket";
import { pictureOf } from "../../pictures/pictures";
import type { Price } from "../../table/cost";

/** The class a type wears; of several types the first of this list. */
const WORN: [type: string, wears: string][] = [
  ["Attack", "attack"],
  ["Curse", "curse"],
  ["Duration", "duration"],
  ["Reaction", "reaction"],
  ["Treasure", "treasure"],
  ["Victory", "victory"],
  ["Night", "unique"],
  ["Action", "action"],
  ["Event", "reaction"],
  ["Project", "duration"],
  ["Landmark", "victory"],
  ["Way", "victory"],
  ["Ally", "attack"],
  ["State", "curse"],
  ["Artifact", "treasure"],
  ["Boon", "treasure"],
  ["Hex", "curse"],
];
const SIDEWAYS = new Set(["Event", "Project", "Landmark", "Way", "Ally", "State", "Artifact", "Boon", "Hex"]);

export interface Looks {
  kind: string; // the class it wears
  type: string; // the type that says so
  types: string[];
  picture: string;
}

export function typesOf(entry: CardEntry | undefined): string[] {
  return entry?.facts["types"] ?? [];
}

export function look(id: string, entry: CardEntry | undefined): Looks {
  const types = typesOf(entry);
  const [type, kind] = WORN.find(([worn]) => types.includes(worn)) ?? [types[0] ?? "", "action"];
  return { kind, type, types, picture: pictureOf("dominion", id) ?? "" };
}

export function isLandscape(entry: CardEntry | undefined): boolean {
  return typesOf(entry).some((type) => SIDEWAYS.has(type));
}

export function isTreasure(entry: CardEntry | undefined): boolean {
  return typesOf(entry).includes("Treasure");
}

/** What is printed on it; nothing for what has no cost. */
export function priceOf(entry: CardEntry | undefined): Price | null {
  const cost = entry?.facts["cost"] as { coins?: number; potions?: number; debt?: number; mark?: string } | null | undefined;
  if (!cost) return null;
  return { coins: cost.coins, potion: cost.potions, debt: cost.debt, plus: cost.mark === "+", star: cost.mark === "*" };
}

/** The coins printed on it, if its cost has any. */
export function coinsOf(entry: CardEntry | undefined): number | undefined {
  return priceOf(entry)?.coins;
}

/** What a card of the Supply costs now: printed on it, unless the view says otherwise. */
export function priceNow(kind: number, entry: CardEntry | undefined, view: ShownView): Price | null {
  const printed = priceOf(entry);
  const prices: number[][] = view.facts["prices"] ?? [];
  const now = prices.find(([changed]) => changed === kind);
  if (!now) return printed;
  return { ...printed, coins: now[1], potion: now[2], debt: now[3], was: printed?.coins ?? 0 };
}
