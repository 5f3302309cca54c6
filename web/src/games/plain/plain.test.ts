import { expect, it } from "vitest";
import type { Lexicon } from "../../words/lexicon";
import { eventOf, nameOf, optionOf } from "./plain";

const lexicon = {
  said: { seat: { seat: true }, card: { name: "tricks-card-*", by: "card" }, number: {} },
  numbers: { card: ["red_1", "red_2"] },
  events: {
    plays: {
      told: [
        { name: "seat", type: "seat" },
        { name: "card", type: "card" },
      ],
      secret: [],
    },
    turns_up: { told: [{ name: "card", type: "card" }], secret: [] },
  },
} as unknown as Lexicon;
const names = ["Ada", "Ben"];

it("calls things by their ids and players by their names", () => {
  expect(nameOf("card", 1, lexicon, names)).toBe("red 2");
  expect(nameOf("number", 7, lexicon, names)).toBe("7");
  expect(optionOf({ verb: "give_away", subject: 0, about: "card", amounts: { points: 2 } }, lexicon, names)).toBe(
    "Give away red 1 points 2",
  );
  expect(optionOf({ verb: "pass", subject: 0 }, lexicon, names)).toBe("Pass");
  expect(eventOf("plays", [1, 0], lexicon, names)).toBe("Ben plays red 1");
  expect(eventOf("turns_up", [1], lexicon, names)).toBe("Turns up red 2");
});
