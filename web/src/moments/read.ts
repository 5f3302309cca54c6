// Which moments the news of an update are: what is seen, where it comes from and where it goes, read from what the lexicon declares.
// Pure: nothing here looks at the page, and no game is named.

import type { News, ShownView } from "../lib/socket";
import type { Told } from "../words/game";
import type { Argument, EventKind, Lexicon } from "../words/lexicon";

export type Shows = "call" | "strike" | "gold" | "place" | "break" | "honour" | "draw" | "shuffle" | "complete";
/** What an event looks like, as games declare it (words/wording.py). */
export interface Declared {
  shows: Shows;
  of: string;
  source: string;
  target: string;
  word: string;
}
/** Where something lies: a place of a seat or of a thing, or the thing itself. */
export interface Spot {
  place: string;
  seat: number; // -1: nobody's
  ids: string[]; // of things whose place it is
  faces: number[]; // their numbers
}
export interface Moment {
  shows: Shows;
  source: Spot | null;
  target: Spot | null;
  faces: number[]; // what is seen, if that is a thing
  ids: string[];
  number: number; // how many of it
  word: string; // a message
}
/** What is an amount rather than a thing or somebody. */
const isAmount = (lexicon: Lexicon, type: string) => lexicon.said[type]?.amount !== undefined || type === "number";

export function momentsOf(news: News[], lexicon: Lexicon, setup: Record<string, any>): Moment[] {
  return news.flatMap((one) => {
    const kind = one.n === "event" ? lexicon.events[one.kind] : undefined;
    return one.n === "event" && kind?.moment ? [momentOf(one, kind, kind.moment, lexicon, setup)] : [];
  });
}

/** Piles that are getting low with this update. */
export function lowOf(before: ShownView | null, after: ShownView, lexicon: Lexicon): Moment[] {
  return Object.entries(lexicon.low).flatMap(([zone, most]) => {
    const [had, has] = [before?.zones[zone]?.length, after.zones[zone]?.length];
    if (had === undefined || has === undefined || had <= most || has > most) return [];
    const cut = zone.indexOf("_");
    const target = { place: zone.slice(0, cut), seat: -1, ids: [zone.slice(cut + 1)], faces: [] };
    return [{ shows: "complete" as const, source: null, target, faces: [], ids: target.ids, number: has, word: "" }];
  });
}

function momentOf(one: Told, kind: EventKind, declared: Declared, lexicon: Lexicon, setup: Record<string, any>): Moment {
  const numbers = (name: string): { type: string; found: number[] } => {
    const at = kind.told.findIndex((argument: Argument) => argument.name === name);
    const type = kind.told[at]?.type ?? "";
    const several = lexicon.said[type]?.several;
    return { type: several ?? type, found: at < 0 ? [] : several ? one.told.slice(at) : one.told.slice(at, at + 1) };
  };
  const ids = (type: string, found: number[]): string[] => {
    const { by, chosen } = lexicon.said[type] ?? {};
    return found.map((number) => (by ? lexicon.numbers[by]?.[number] : chosen ? setup[chosen]?.[number - 1] : "") ?? "");
  };
  const spot = (text: string): Spot | null => {
    if (!text) return null;
    const [first = "", argument = ""] = text.split(":");
    const named = numbers(first); // an argument may name the place
    const place = named.found.length ? ids(named.type, named.found)[0] || first : first;
    const { type, found } = numbers(argument);
    if (lexicon.said[type]?.seat) return { place, seat: found[0] ?? -1, ids: [], faces: [] };
    return { place, seat: -1, ids: ids(type, found), faces: found };
  };
  const { type, found } = numbers(declared.of);
  const amount = isAmount(lexicon, type);
  return {
    shows: declared.shows,
    source: spot(declared.source),
    target: spot(declared.target),
    faces: amount ? [] : found,
    ids: amount ? [] : ids(type, found),
    number: amount ? (found[0] ?? 0) : Math.max(1, found.length),
    word: declared.word,
  };
}

/** The keys under which a spot may be found on the table, the nearest first: a star is whatever comes after it, `=` a thing by its id, `@` a seat. */
export function keysOf(spot: Spot, faces: number[], ids: string[], me: number): string[] {
  const { place, seat } = spot;
  if (seat < 0 && !spot.faces.length && !spot.ids.length) return [place];
  if (seat < 0)
    return [...spot.faces.map((face) => `${place}-${face}`), ...spot.ids.map((id) => `${place}-${id}`), ...spot.ids.map((id) => `=${id}`)];
  const own = seat === me ? faces.map((face) => `${place}-${face}*`) : [];
  return [
    ...faces.map((face) => `${place}-${seat}-${face}*`),
    ...own,
    ...ids.map((id) => `${place}-${seat}-${id}`),
    `${place}-${seat}`,
    ...(seat === me ? [place] : []),
    `@${seat}`,
  ];
}

/** How long each moment lasts at full length, in milliseconds; of gold and cards it depends on how many. */
export function lasts({ shows, number }: Moment): number {
  switch (shows) {
    case "call":
      return 600;
    case "strike":
      return 1300;
    case "gold":
      return Math.min(900, 300 + 60 * Math.min(6, number));
    case "place":
      return 260;
    case "break":
      return 1000;
    case "honour":
      return 700;
    case "draw":
      return Math.min(540, 180 + 60 * Math.max(0, number - 1));
    case "shuffle":
      return 540;
    case "complete":
      return 500;
  }
}
