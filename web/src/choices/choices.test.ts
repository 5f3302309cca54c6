import { expect, it } from "vitest";
import type { Lexicon } from "../words/lexicon";
import {
  choiceRefused,
  choicesOf,
  placeOfRefusal,
  chosen,
  isAsked,
  isShownWhole,
  named,
  offered,
  picked,
  shelves,
  type Choice,
} from "./choices";

const lexicon = {
  game: "toy",
  choices: [
    { kind: "number", name: "seats", default: 3, least: 2, most: 4 },
    { kind: "one", name: "box", default: "old", of: "boxes" },
    { kind: "several", name: "cast", default: null, of: "people", most: 3, words: ["random"], groups: "ranks", one_of_group: true },
    { kind: "one", name: "guest", default: null, of: "people", words: ["yes", ""], when: { cast: [null, "random"] } },
    { kind: "one", name: "deputy", default: null, of: "people", if_open: true },
    { kind: "flag", name: "new_rule", when: { box: ["new"] } },
    { kind: "several", name: "piles", of: "cards", most: 5, default: "usual", sets: "kingdoms", words: ["random"] },
  ],
  lists: {
    boxes: { old: {}, new: {} },
    ranks: { "1": {}, "2": {}, "9": {} },
    people: {
      king: { group: "1" },
      queen: { group: "1", fewest_seats: 3 },
      page: { group: "2" },
      fool: { group: "9", when: { box: ["new"] } },
    },
    cards: { a: {}, b: {} },
    kingdoms: { usual: { cards: ["a"] } },
  },
  refused: { "toy-seats": "seats", needs: "cast" },
} as unknown as Lexicon;
const choice = (name: string): Choice => choicesOf(lexicon).find((one) => one.name === name)!;

it("asks only what is worth asking", () => {
  const asked = (values: object, open = {}) =>
    choicesOf(lexicon)
      .filter((one) => isAsked(one, lexicon, { ...values }, open))
      .map((one) => one.name);
  expect(asked({})).toEqual(["box", "cast", "guest", "piles"]);
  expect(asked({ cast: ["king"] })).toEqual(["box", "cast", "piles"]);
  expect(asked({ cast: "random", box: "new" })).toEqual(["box", "cast", "guest", "new_rule", "piles"]);
  expect(asked({}, { deputy: ["king", "page"] })).toContain("deputy");
});

it("sends what was chosen of what is asked, and the usual one of what is left open", () => {
  expect(chosen(lexicon, {}, {})).toEqual({});
  expect(chosen(lexicon, { new_rule: true }, {})).toEqual({}); // the old box has none
  expect(chosen(lexicon, { new_rule: true, box: "new", guest: "" }, {})).toEqual({ new_rule: true, box: "new", guest: "" });
  expect(chosen(lexicon, {}, { deputy: ["king", "page"] })).toEqual({ deputy: "king" });
  expect(chosen(lexicon, { deputy: "page" }, { deputy: ["king", "page"] })).toEqual({ deputy: "page" });
  expect(chosen(lexicon, { deputy: "queen" }, { deputy: ["king", "page"] })).toEqual({ deputy: "king" });
  expect(chosen(lexicon, { guest: "yes" }, { guest: ["king", "page"] })).toEqual({ guest: "king" });
  expect(chosen(lexicon, { guest: "fool" }, {})).toEqual({}); // not in the old box
  expect(chosen(lexicon, { guest: "fool", box: "new" }, {})).toEqual({ guest: "fool", box: "new" });
});

it("offers what is there, on shelves by group", () => {
  expect(offered(lexicon, "people", {})).toEqual(["king", "queen", "page"]);
  expect(named(choice("guest"), lexicon, {}, {}, 2)).toEqual(["king", "page"]);
  expect(named(choice("guest"), lexicon, {}, { guest: ["queen"] }, 2)).toEqual(["queen"]);
  expect(shelves(choice("cast"), lexicon, { box: "new" })).toEqual([
    { group: "1", ids: ["king", "queen"] },
    { group: "2", ids: ["page"] },
    { group: "9", ids: ["fool"] },
  ]);
  expect(shelves(choice("piles"), lexicon, {})).toEqual([{ group: "", ids: ["a", "b"] }]);
  expect(isShownWhole(choice("box"), lexicon)).toBe(true);
  expect(isShownWhole(choice("guest"), lexicon)).toBe(false);
});

it("puts another of a group in the place of the first, in the order of the groups", () => {
  const cast = choice("cast");
  expect(picked(cast, lexicon, ["king", "page"], "queen")).toEqual(["queen", "page"]);
  expect(picked(cast, lexicon, ["page"], "king")).toEqual(["king", "page"]);
  expect(picked(cast, lexicon, ["king", "page"], "king")).toEqual(["page"]);
  expect(picked(choice("piles"), lexicon, ["b"], "a")).toEqual(["b", "a"]);
});

it("says a refusal beside the choice, or beside the one that hides it", () => {
  const asked = (values: object) => choicesOf(lexicon).filter((one) => isAsked(one, lexicon, { ...values }, {}));
  expect(placeOfRefusal(lexicon, "guest-missing", asked({}))).toBe("guest");
  expect(placeOfRefusal(lexicon, "guest-missing", asked({ cast: ["king"] }))).toBe("cast");
  expect(placeOfRefusal(lexicon, "toy-seats", asked({}))).toBe("seats");
  expect(placeOfRefusal(lexicon, "deputy", asked({}))).toBe("");
  expect(placeOfRefusal(lexicon, "seed", asked({}))).toBe("");
});

it.each([
  ["toy-seats", "seats"],
  ["needs", "cast"],
  ["needs-more", "cast"],
  ["cast-order", "cast"],
  ["new-rule", "new_rule"],
  ["box", "box"],
  ["boxes", ""],
  ["seed", ""],
  ["", ""],
])("says that %s is about %s", (refused, about) => {
  expect(choiceRefused(lexicon, refused)).toBe(about);
});
