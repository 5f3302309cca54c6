// What lies in the middle of the table, and where: piles of the Supply, piles beside it, landscapes, decks of Boons and Hexes.

import type { CardEntry } from "../../lib/api";
import type { ShownView } from "../../lib/socket";
import { typesOf } from "./look";

type Cards = Map<string, CardEntry>;

const BASE = ["copper", "silver", "gold", "estate", "duchy", "province", "curse", "platinum", "colony", "potion", "ruins"];

export interface Market {
  base: string[];
  kingdom: string[];
  beside: string[]; // piles that are not in the Supply
}

/** The piles in the order of the view, the base cards first; `apart`: piles that are not in the Supply at this table. */
export function marketOf(view: ShownView, cards: Cards, apart: readonly string[] = []): Market {
  const all = Object.keys(view.zones).flatMap((zone) => (zone.startsWith("pile_") ? [zone.slice(5)] : []));
  const isBeside = (name: string) => apart.includes(name) || Boolean(cards.get(name)?.facts["beside"]);
  return {
    base: BASE.filter((name) => all.includes(name)),
    kingdom: all.filter((name) => !BASE.includes(name) && !isBeside(name)),
    beside: all.filter((name) => !BASE.includes(name) && isBeside(name)),
  };
}

export interface Lying {
  id: string; // of the card on top; of the pile itself if it is empty
  kind: number;
  left: number;
  others: number[]; // other cards it holds, as far as they are seen, from the top
}

/** What is seen of a pile. */
export function pileOf(view: ShownView, name: string, kinds: string[]): Lying {
  const faces = view.zones[`pile_${name}`] ?? [];
  const top = faces.at(-1) ?? -1;
  const kind = top >= 0 ? top : kinds.indexOf(name);
  const others = [...new Set([...faces].reverse().filter((face) => face >= 0 && face !== top))];
  return { id: kinds[kind] ?? name, kind, left: faces.length, others };
}

export interface Token {
  seat: number;
  token: string;
}

/** Tokens of players that lie on a pile: a count says on which zone each of them lies, 0 for none. */
export function tokensOn(view: ShownView, name: string, tokens: string[], seats: number): Token[] {
  const zone = Object.keys(view.zones).indexOf(`pile_${name}`);
  const counts: number[] = view.facts["tokens"] ?? [];
  const found: Token[] = [];
  if (!counts.length) return found;
  for (let seat = 0; seat < seats; seat++)
    tokens.forEach((token, at) => {
      if (isPlaced(token) && counts[seat * tokens.length + at] === zone) found.push({ seat, token });
    });
  return found;
}

/** How many Embargo tokens lie on a pile. */
export function embargoOn(view: ShownView, name: string): number {
  return ((view.facts["embargo"] ?? {}) as Record<string, number>)[name] ?? 0;
}

/** Tokens whose count is a place. */
export function isPlaced(token: string): boolean {
  return token.endsWith("_token");
}

export interface Land {
  id: string;
  held: number; // of a Landmark what lies on it; else the seats that have it, as bits
  owners: number[];
}

/** Landscapes of the table by the types that are asked for, in the order of the view. */
export function landsOf(view: ShownView, cards: Cards, seats: number, types: string[]): Land[] {
  const all: Record<string, number> = view.facts["held"] ?? {};
  return Object.entries(all)
    .filter(([id]) => typesOf(cards.get(id)).some((type) => types.includes(type)))
    .map(([id, held]) => ({ id, held, owners: ownersOf(held, seats) }));
}

export function ownersOf(held: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (held >> seat) & 1);
}

export interface Deck {
  zone: string;
  left: number;
  seen: number[]; // what was discarded from it
}

/** Decks that belong to nobody. */
export function decksOf(view: ShownView): Deck[] {
  const of = (zone: string, discards: string): Deck[] => {
    const left = view.zones[zone]?.length ?? 0;
    const seen = view.zones[discards] ?? [];
    return left || seen.length ? [{ zone, left, seen }] : [];
  };
  return [...of("boons", "boon_discards"), ...of("hexes", "hex_discards"), ...of("black_market_deck", ""), ...of("unused", "")];
}
