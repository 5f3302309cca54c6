import { expect, test } from "vitest";

import type { Tongue } from "../words/tongue";
import { namesOf } from "./names";
import type { ShownSeat } from "./socket";

const WORDS: Record<string, string> = {
  names: "Ada,Ben,Cleo,Dan",
  "opponents-easy": "Dora,Hal,Mabel,Sam",
  "opponents-mason": "Bertha",
};
const tongue = { has: (id: string) => id in WORDS, say: (id: string) => WORDS[id] } as unknown as Tongue;

function seat(bot: string, name = ""): ShownSeat {
  return { kind: name ? "person" : "bot", name, plays: "bot", bot, ready: true, muted: false };
}

test("bots of a level are called by their seats, somebody in particular by their own name, twice with a number", () => {
  const seats = [seat("", "Eva"), seat("mason"), seat("easy"), seat("mason")];
  expect(namesOf(seats, tongue)).toEqual(["Eva", "Bertha", "Mabel", "Bertha 2"]);
});

test("others have the usual names that nobody has yet", () => {
  expect(namesOf([seat("", "Ada"), seat("random"), seat("schemer")], tongue)).toEqual(["Ada", "Ben", "Cleo"]);
});
