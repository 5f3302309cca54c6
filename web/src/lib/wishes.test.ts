import { describe, expect, it } from "vitest";
import { levelsOf, othersOf, usualBot } from "./bots";
import { grouped } from "./groups";
import type { Choice } from "./play.svelte";
import type { ShownDecision } from "./socket";
import { clockText } from "./time";
import { characterWish, districtWish, missingFromTurn } from "./wishes";

const turn = (...verbs: [string, string?][]): ShownDecision => ({
  number: 1,
  seat: 0,
  question: "turn",
  rule: "",
  options: verbs.map(([verb, about]) => ({ verb, subject: 0, ...(about ? { about } : {}) })),
});
const CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"];

const lists = {
  characters: {
    assassin: { verbs: { kill: "rank" } },
    thief: { verbs: { rob: "rank" } },
    king: { verbs: { take_crown: "" } },
    emperor: { verbs: { give_crown: "seat" } },
    warlord: { verbs: { destroy: "place" } },
    diplomat: { verbs: { give_district: "place", take_district: "place" } },
  },
  uniques: { smithy: { verbs: { use_smithy: "" } }, laboratory: { verbs: { use_laboratory: "title" } }, keep: { verbs: {} } },
};
const lexicon = { lists };

describe("what is wished in vain", () => {
  it("is the rest of one's turn", () => {
    const missing = missingFromTurn(
      turn(["gather_gold"], ["end_turn"]),
      { id: "king", rank: 4 },
      ["smithy", "laboratory", "castle"],
      lexicon,
    );
    expect(missing.map(([verb]) => verb)).toEqual(["gather_cards", "income", "take_crown", "use_smithy"]);
    expect(missingFromTurn(turn(["income"]), { id: "thief", rank: 2 }, [], lexicon)).toContainEqual(["rob", 3]);
    expect(missingFromTurn({ ...turn(["keep"]), question: "keep_which" }, { id: "king", rank: 4 }, [], lexicon)).toEqual([]);
  });

  it("is what the question is about, else what the cast could do", () => {
    expect(districtWish(turn(["seize", "place"]), 7, CAST, lexicon)).toEqual(["seize", 7]);
    expect(districtWish(turn(["end_turn"]), 7, CAST, lexicon)).toEqual(["destroy", 7]);
    expect(districtWish(turn(["end_turn"]), 7, [...CAST.slice(0, 7), "diplomat"], lexicon)).toEqual(["take_district", 7]);
    expect(characterWish(turn(["rob", "rank"]), 4, "thief", CAST, lexicon)).toEqual(["rob", 4]);
    expect(characterWish(turn(["end_turn"]), 4, "king", CAST, lexicon)).toEqual(["kill", 4]);
    expect(characterWish(turn(["choose", "rank"]), 4, "", CAST, lexicon)).toBeUndefined();
  });
});

describe("options", () => {
  const many = (verb: string, number: number): Choice[] =>
    Array.from({ length: number }, (_, at) => ({ verb, subject: at, about: "place", at, text: `${verb} ${at}` }));
  it("of one kind stand behind one button when there are many, and none is lost", () => {
    const groups = grouped([...many("destroy", 8), ...many("build", 2)], 9);
    expect(groups.map((group) => [group.verb, group.choices.length])).toEqual([
      ["destroy", 8],
      ["build", 1],
      ["build", 1],
    ]);
    expect(groups.flatMap((group) => group.choices)).toHaveLength(10);
    const few = [...many("exchange", 3), ...many("build", 2), ...many("rob", 1)];
    expect(grouped(few, 9, "wide")).toHaveLength(6);
    expect(grouped(few, 9, "short").map((group) => group.choices.length)).toEqual([3, 1, 1, 1]);
  });
  it("are plain when they are all of one kind, or few", () => {
    expect(grouped(many("kill", 7), 9).every((group) => group.choices.length === 1)).toBe(true);
    expect(grouped([...many("build", 4), ...many("destroy", 1)], 9)).toHaveLength(5);
  });
});

it("bots come by level, the middle one unless another is wished", () => {
  const bots = ["random", "steward", "easy", "medium", "hard"];
  expect([levelsOf(bots), othersOf(bots)]).toEqual([
    ["easy", "medium", "hard"],
    ["random", "steward"],
  ]);
  expect([usualBot(bots), usualBot(bots, "hard"), usualBot(["random", "x"], "hard")]).toEqual(["medium", "hard", "x"]);
});

it("time is shown as clocks show it", () => {
  expect([9_000, 65_000, 3_723_000, 90_000_000, -5].map(clockText)).toEqual(["0:09", "1:05", "1:02:03", "1d 01:00", "0:00"]);
});
