// The page says what Python says: the same numbers, the same sentences. `make test-web` writes the file first.
/// <reference types="node" />

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { filesOf } from "../../catalogue";
import { GameWords } from "./game";
import { cut, LANGUAGES, Tongue, type Language } from "./tongue";

const HERE = new URL("../../../", import.meta.url);
const SAID = fileURLToPath(new URL("build/said.json", HERE));

function tongue(language: Language): Tongue {
  const texts = ["words", "citadels", "dominion"].flatMap((part) => [...filesOf(part, language).values()]);
  return new Tongue(language, new Map(texts.flatMap((text) => [...cut(text)])));
}

it("has sentences to compare with", () => {
  expect(existsSync(SAID), "build/said.json is written by: python -m tests.web.sentences build/said.json").toBe(true);
});

const said = existsSync(SAID) ? JSON.parse(readFileSync(SAID, "utf8")) : {};
describe.each(Object.keys(said))("%s", (game) => {
  const { lexicon, games } = said[game];
  describe.each(LANGUAGES)("in %s", (language) => {
    const speaks = tongue(language);
    const words = (names: string[], reader: number, setup: any) => new GameWords(speaks, lexicon, names, reader, setup);

    it("tells what happened", () => {
      let compared = 0;
      for (const { names, setup, told } of games)
        for (const one of told) {
          expect(words(names, one.reader, setup).event({ n: "event", ...one.event })).toBe(one.said[language]);
          compared++;
        }
      expect(compared).toBeGreaterThan(100);
    });

    it("tells stories", () => {
      for (const { names, setup, story } of games)
        for (const { reader, events, said: wanted } of story) {
          const lines = words(names, reader, setup).story(events.map((one: object) => ({ n: "event", ...one })));
          expect(lines.map(({ head, text }) => [head, text])).toEqual(wanted[language]);
        }
    });

    it("says why not", () => {
      let compared = 0;
      for (const { names, setup, reasons } of games)
        for (const one of reasons) {
          expect(words(names, one.reader, setup).reason(one.reason)).toBe(one.said[language]);
          compared++;
        }
      expect(compared).toBeGreaterThan(15);
    });

    it("asks and offers", () => {
      let compared = 0;
      for (const { names, setup, asked } of games)
        for (const { view, question, options } of asked) {
          const one = words(names, view.viewer, setup);
          expect(one.question(view.decision, view)).toBe(question[language]);
          for (const option of options) {
            expect(one.option(view.decision.options[option.at], view)).toBe(option.said[language]);
            compared++;
          }
        }
      expect(compared).toBeGreaterThan(15);
    });
  });
});
