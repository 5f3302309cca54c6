// What the server says of a game, once: GET /api/games/GAME.

import type { Declared } from "../moments/read";

export type Types = Record<string, string>; // by the name of an argument
/** What each thing a number names is multiplied by, the largest first. */
export type Factors = Record<string, number>;

export function apart(number: number, factors: Factors): Record<string, number> {
  const parts: Record<string, number> = {};
  let rest = number;
  for (const [part, factor] of Object.entries(factors)) {
    parts[part] = Math.floor(rest / factor);
    rest %= factor;
  }
  return parts;
}

export function together(parts: Record<string, number>, factors: Factors): number {
  return Object.entries(factors).reduce((sum, [part, factor]) => sum + factor * parts[part]!, 0);
}

export interface Argument {
  name: string;
  type: string;
}
export interface EventKind {
  told: Argument[];
  secret: Argument[];
  moment?: Declared; // what it looks and sounds like at a table
}
/** How the numbers of a type are said (words/wording.py). */
export interface Saying {
  seat?: boolean;
  amount?: string;
  name?: string;
  message?: string;
  by?: string;
  chosen?: string;
  several?: string;
  grouped?: boolean;
  counted?: string;
  plus?: number;
  upon?: string;
}
/** Events of one player, one after the other, that are one sentence. */
export interface Run {
  event: string;
  about: string;
  only: string[];
  brings: string;
  message: string;
  told: Types;
}
export interface Implied {
  event: string;
  after: string;
  rule: string;
}
/** What GET /api/games/GAME says the numbers are. */
export interface Lexicon {
  game: string;
  rules: number;
  seats: number[];
  bots: string[];
  choices: Record<string, any>[]; // what may be chosen before the game: its kind, bounds and default
  lists: Record<string, Record<string, Record<string, any>>>; // the ids choices are made from
  refused: Record<string, string>; // by how the name of a refusal begins, the choice it is about
  numbers: Record<string, string[]>;
  factors: Record<string, Factors>; // of numbers that name several things
  zones: Record<string, string>;
  events: Record<string, EventKind>;
  reasons: Record<string, Argument[]>;
  brings: Types; // of an option's amounts
  purse: Types; // of what is left after an option
  said: Record<string, Saying>;
  asks: Types; // of the facts and zones a question's sentence is told
  about: Record<string, Types>; // the parts of what options are about
  heads: string[];
  headings: string[]; // events that head a part of the story
  ends: string[]; // verbs that leave it at that: they have a place of their own
  repeats: string[]; // questions asked card by card, whose answers can be given at once
  confirmed: string[]; // verbs, or what options are about, that are chosen first and then confirmed
  costs: string[];
  merge: { runs: Run[]; implied: Implied[] };
  low: Record<string, number>; // zones worth a look once no more than so many cards are left
}
