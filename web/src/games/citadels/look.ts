// What a Citadels view shows, seat by seat. No rules: it reads the view and says what lies where.

import type { CardEntry } from "../../lib/api";
import type { Choice } from "../../lib/play.svelte";
import type { ShownView } from "../../lib/socket";
import { apart, together, type Lexicon } from "../../words/lexicon";

/** A district in a city, as options name it: seat, title, whether a coin lies on it. */
export interface Placed {
  seat: number;
  title: number;
  beautified: boolean;
}

export function placed(place: number, { factors }: Lexicon): Placed {
  const { owner, card, coin } = apart(place, factors["place"]!);
  return { seat: owner!, title: card!, beautified: coin === 1 };
}

export function placeOf({ seat, title, beautified }: Placed, { factors }: Lexicon): number {
  return together({ owner: seat, card: title, coin: Number(beautified) }, factors["place"]!);
}

export interface Standing {
  key: string;
  title: number;
  beautified: boolean;
  choice: Choice | undefined; // what may be done with it
}

/** The districts of a city; a coin lies on those the facts name, and equal ones share the options there are. */
export function cityOf(view: ShownView, seat: number, choices: Choice[], lexicon: Lexicon): Standing[] {
  const coins = new Map<number, number>();
  for (const place of view.facts["beautified"] as number[]) {
    const one = placed(place, lexicon);
    if (one.seat === seat) coins.set(one.title, (coins.get(one.title) ?? 0) + 1);
  }
  const counts = new Map<number, number>();
  return (view.zones[`city_${seat}`] ?? []).map((title) => {
    const number = counts.get(title) ?? 0;
    counts.set(title, number + 1);
    const beautified = number < (coins.get(title) ?? 0);
    const choice = choices.find((one) => {
      if (one.about !== "place") return false;
      const place = placed(one.subject, lexicon);
      return place.seat === seat && place.title === title && place.beautified === beautified;
    });
    return { key: `${title}-${number}`, title, beautified, choice };
  });
}

export function costOf(entry: CardEntry | undefined): number | null {
  const cost = entry?.facts["cost"];
  return typeof cost === "number" ? cost : null;
}

/** The type of district a character's income comes from, "" for none. */
export function incomeOf(character: string, { lists }: Pick<Lexicon, "lists">): string {
  return lists["characters"]?.[character]?.["income"] ?? "";
}

/** The tincture a card wears. */
export function tinctureOf(entry: CardEntry | undefined): string {
  return entry?.facts["type"] ?? "action";
}

export function isSelection(question: string): boolean {
  return ["choose_character", "drop_character"].includes(question);
}
