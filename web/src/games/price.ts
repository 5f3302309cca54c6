// What is printed on a card as its cost, before there is a table.

import { costOf } from "./citadels/look";
import { priceOf as printedOn } from "./dominion/look";
import type { CardEntry } from "../lib/api";
import { priceOf, type Price } from "../table/cost";

export function printedPrice(game: string, entry: CardEntry | undefined): Price | null {
  if (game === "citadels") return priceOf(costOf(entry));
  return game === "dominion" ? printedOn(entry) : null;
}
