import { expect, it } from "vitest";
import type { Advice } from "../lib/api";
import { loadTongue } from "../words/load";
import type { Lexicon } from "../words/lexicon";
import { cardOf, isAlone, sentenceOf as sentence } from "./told";

const advice = (more: Partial<Advice>): Advice => ({ option: 0, chance: 0.4, gain: null, cost: null, close: false, ...more });

let sentenceOf: (one: Advice, first: boolean, tied?: boolean) => string;

async function speak(language: "en" | "de" | "nl") {
  const tongue = await loadTongue(language, language, ["shared", "hints"]);
  const figure = (value: number, digits: number) =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  sentenceOf = (one, first, tied) => sentence((message, args) => tongue.say(`web-${message}`, args ?? {}), figure, one, first, tied);
}

it("says what speaks for an option and what against it", async () => {
  await speak("en");
  const both = advice({ gain: ["gold", 2], cost: ["points", 1.25] });
  expect(sentenceOf(both, true)).toBe(
    "Compared with the next best: 2.0 more gold by your next turn, but 1.3 fewer points by your next turn.",
  );
  expect(sentenceOf(both, false)).toMatch(/^Compared with the best: 2\.0 more gold/);
  expect(sentenceOf({ ...both, close: true }, false)).toMatch(/^As good as the best, in another way: 2\.0 more gold/);
});

it("knows better and worse prospects where nothing can be counted", async () => {
  await speak("en");
  expect(sentenceOf(advice({}), true)).toBe("Compared with the next best: better prospects.");
  expect(sentenceOf(advice({ cost: ["rival", 2] }), true)).toContain("2.0 points more, but better prospects");
  expect(sentenceOf(advice({}), false)).toBe("Compared with the best: worse prospects.");
  expect(sentenceOf(advice({ close: true }), false)).toBe("As good as the best, as far as can be told.");
  expect(sentenceOf(advice({}), true, true)).toBe("Nothing to count speaks for one or the other.");
});

it("has a sentence for every reason in every language", async () => {
  for (const language of ["en", "de", "nl"] as const) {
    await speak(language);
    for (const what of ["points", "rival", "gold", "cards", "hand", "margin"]) {
      const told = sentenceOf(advice({ gain: [what, 1], cost: [what, 2] }), true);
      expect(told).toContain(language === "en" ? "1.0" : "1,0");
      expect(told).not.toContain("hint-");
    }
  }
});

it("is for who sits among bots alone", () => {
  const [person, bot] = [{ kind: "person" as const }, { kind: "bot" as const }];
  expect(isAlone([person, bot, bot], 0)).toBe(true);
  expect(isAlone([person, bot, person], 0)).toBe(false);
  expect(isAlone([bot, bot], -1)).toBe(false);
});

it("finds the card an option is about", () => {
  const lexicon = {
    factors: { seat_and_title: { seat: 77, title: 1 } },
    numbers: { title: ["", "tavern", "market"], cast: [] },
    said: { rank: { chosen: "cast" } },
  } as unknown as Lexicon;
  expect(cardOf(lexicon, {}, { about: "title", subject: 2 })).toEqual(["market"]);
  expect(cardOf(lexicon, {}, { about: "seat_and_title", subject: 78 })).toEqual(["tavern"]);
  expect(cardOf(lexicon, { cast: ["assassin", "thief"] }, { about: "rank", subject: 2 })).toEqual(["thief"]);
  expect(cardOf(lexicon, {}, { subject: 0 })).toEqual([]);
});
