import { describe, expect, it } from "vitest";
import { cityOf, placed, placeOf } from "../games/citadels/look";
import { around, keyed } from "./arrange";
import { repeats, severalOf } from "./several";
import { takeBack, type Happened } from "./watched.svelte";
import { judge, type ShownOption, type ShownView } from "./socket";
import type { Lexicon } from "../words/lexicon";
import { plainWords, understand } from "../words/typed";
import { cut, Tongue } from "../words/tongue";

describe("updates", () => {
  it.each([
    [{ after: 5, seq: 9 }, 5, "take"],
    [{ after: 5, seq: 5 }, 5, "take"],
    [{ after: 0, seq: 5 }, 5, "ignore"],
    [{ after: 7, seq: 9 }, 5, "resume"],
    [{ after: 3, seq: 9 }, 5, "resume"],
  ] as const)("%o after %i: %s", (update, seen, verdict) => {
    expect(judge(update, seen)).toBe(verdict);
  });
});

describe("taking back", () => {
  const happened = (id: number, n: "event" | "chat"): Happened => ({
    id,
    cause: 0,
    news: n === "event" ? { n, kind: "builds", rule: "", told: [] } : { n, seat: 0, text: "oh" },
  });

  it("marks the last events that still stand, and nothing else", () => {
    const story = [happened(0, "event"), happened(1, "event"), happened(2, "chat"), happened(3, "event")];
    takeBack(story, 1);
    takeBack(story, 1);
    expect(story.map(({ undone }) => Boolean(undone))).toEqual([false, true, false, true]);
    takeBack(story, 9);
    expect(story.map(({ undone }) => Boolean(undone))).toEqual([true, true, false, true]);
  });
});

describe("cities", () => {
  const view = (city: number[], beautified: number[]) => ({ zones: { city_1: city }, facts: { beautified } }) as unknown as ShownView;

  it("lays the coin on one of two equal districts, and finds the option of each", () => {
    const lexicon = { factors: { place: { owner: 100, card: 2, coin: 1 } } } as unknown as Lexicon;
    const place = placeOf({ seat: 1, title: 7, beautified: false }, lexicon);
    expect(placed(place + 1, lexicon)).toEqual({ seat: 1, title: 7, beautified: true });
    const options = [
      { at: 0, text: "", verb: "destroy", about: "place", subject: place },
      { at: 1, text: "", verb: "destroy", about: "place", subject: place + 1 },
    ];
    const city = cityOf(view([7, 3, 7], [place + 1]), 1, options, lexicon);
    expect(city.map((one) => [one.title, one.beautified, one.choice?.at])).toEqual([
      [7, true, 1],
      [3, false, undefined],
      [7, false, 0],
    ]);
    expect(new Set(city.map((one) => one.key)).size).toBe(3);
  });

  it("seats everybody round the reader", () => {
    expect(around(4, 2)).toEqual([3, 0, 1]);
    expect(around(3, -1)).toEqual([0, 1, 2]);
  });

  it("tells equal cards apart only by their place", () => {
    expect(keyed([4, 4, 2]).map((one) => one.key)).toEqual(["4-0", "4-1", "2-0"]);
  });
});

describe("several at once", () => {
  const card = (subject: number): ShownOption => ({ verb: "discard", subject, about: "kind" });
  const stop: ShownOption = { verb: "pass", subject: 0 };

  it("sends what is offered, one by one, then stops", () => {
    const queue = [
      { key: "a", verb: "discard", subject: 3 },
      { key: "b", verb: "discard", subject: 4 },
    ];
    const first = severalOf([card(4), card(3), stop], queue, true, ["pass"]);
    expect([first.at, first.left.length, first.isLast]).toEqual([1, 1, false]);
    const second = severalOf([card(4), stop], first.left, true, ["pass"]);
    expect([second.at, second.left.length, second.isLast]).toEqual([0, 0, false]);
    expect(severalOf([card(5), stop], second.left, true, ["pass"])).toEqual({ at: 1, left: [], isLast: true });
  });

  it("skips what is not offered any more, and does not stop where it cannot", () => {
    expect(severalOf([card(5)], [{ key: "a", verb: "discard", subject: 3 }], true, ["pass"]).at).toBe(-1);
  });

  it("knows which questions come again", () => {
    const asked = (question: string, options: ShownOption[] | null) => ({ number: 1, seat: 0, question, rule: "", options });
    expect(repeats(asked("again", [card(1), stop]), ["again"])).toBe(true);
    expect(repeats(asked("again", [stop]), ["again"])).toBe(false);
    expect(repeats(asked("again", null), ["again"])).toBe(false);
    expect(repeats(asked("once", [card(1)]), ["again"])).toBe(false);
  });
});

describe("typed moves", () => {
  const tongue = new Tongue(
    "en",
    cut(
      "answer-ignored = the a to\ncitadels-option-build = x\n    .typed = build; erect\ncitadels-option-end_turn = x\n    .typed = end; done\n",
    ),
  );
  const words = { tongue, lexicon: { game: "citadels" } } as never;
  const offered = [
    { at: 0, verb: "build", text: "Build the Market (2 gold)" },
    { at: 1, verb: "build", text: "Build the Manor (3 gold)" },
    { at: 2, verb: "end_turn", text: "End your turn" },
  ];
  it.each([
    ["build market", [0]],
    ["erect the man", [1]],
    ["done", [2]],
    ["3", [2]],
    ["build", [0, 1]],
    ["rob the king", []],
  ])("%s", (text, found) => {
    expect(understand(text, offered, words).map((one) => one.at)).toEqual(found);
  });
  it("reads letters with marks", () => {
    expect(plainWords("Bäckerei – Größe")).toEqual(["backerei", "große"]);
  });
});
