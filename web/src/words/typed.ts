// Typed moves: every word typed must belong to an option; whole words count more than beginnings (as words/parse_answer.py does, smaller).

import type { GameWords } from "./game";

export interface Offered {
  at: number;
  verb: string;
  text: string;
}

export function plainWords(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The options a text may mean, the best fitting only; a number means the option in that place. */
export function understand<O extends Offered>(text: string, offered: O[], words: Pick<GameWords, "tongue" | "lexicon">): O[] {
  const trimmed = text.trim();
  if (/^\d+$/.test(trimmed)) return offered.filter((one) => one.at === Number(trimmed) - 1);
  const ignored = new Set(plainWords(words.tongue.say("answer-ignored")));
  const meant = plainWords(trimmed).filter((word) => !ignored.has(word));
  const typed = meant.length ? meant : plainWords(trimmed);
  if (!typed.length) return [];
  const ranked = new Map<number, O[]>();
  for (const one of offered) {
    const fit = fits(typed, one, words);
    if (fit) ranked.set(fit, [...(ranked.get(fit) ?? []), one]);
  }
  return ranked.size ? ranked.get(Math.max(...ranked.keys()))! : [];
}

function fits(typed: string[], one: Offered, { tongue, lexicon }: Pick<GameWords, "tongue" | "lexicon">): number {
  const sentence = plainWords(one.text);
  if (typed.join(" ") === sentence.join(" ")) return 9;
  const ways = tongue.typed(`${lexicon.game}-option-${one.verb}`).map(plainWords);
  const known = new Set([...sentence, ...ways.flat()]);
  const whole = typed.filter((word) => known.has(word)).length;
  const begun = typed.every((word) => [...known].some((other) => other.startsWith(word)));
  if (!begun) return 0;
  const named = ways.some((way) => way.every((word) => typed.includes(word)));
  return 1 + (whole === typed.length ? 3 : 0) + (named ? 2 : 0);
}

/** The options nearest to what was typed, for whoever mistyped or asks for what is not offered; none if nothing is near. */
export function nearest<O extends Offered>(text: string, offered: O[], most = 3): O[] {
  const typed = plainWords(text);
  if (!typed.length) return [];
  const ranked = offered
    .map((one) => {
      const known = plainWords(one.text);
      const near = typed.map((word) => Math.max(0, ...known.map((other) => likeness(word, other))));
      return { one, fit: near.reduce((sum, value) => sum + value, 0) / typed.length, best: Math.max(...near) };
    })
    .filter(({ fit, best }) => fit >= 0.34 && best >= 0.6);
  return ranked
    .sort((a, b) => b.fit - a.fit)
    .slice(0, most)
    .map(({ one }) => one);
}

/** From 0 to 1: how much of the longer word need not be changed to get the other. */
export function likeness(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return 1 - row[b.length]! / Math.max(a.length, b.length, 1);
}
