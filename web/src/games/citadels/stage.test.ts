import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/play.svelte";
import { actsOf, byOwner, inHand, opens, turnActs } from "./stage";

const choices = (...verbs: [verb: string, about?: string, subject?: number][]): Choice[] =>
  verbs.map(([verb, about, subject = 0], at) => ({ at, verb, subject, text: verb, ...(about ? { about } : {}) }));

describe("the stage of a question", () => {
  it("has gathering, powers and cards of a turn in panels of their own", () => {
    const { gather, powers, cards } = turnActs(
      choices(["gather_gold"], ["gather_cards"], ["rob", "rank", 3], ["rob", "rank", 4], ["income"], ["build", "title", 7]),
    );
    expect(gather.map((one) => one.at)).toEqual([0, 1]);
    expect(cards.map((one) => one.at)).toEqual([5]);
    expect(powers.map((act) => [act.verb, act.choices.length])).toEqual([
      ["rob", 2],
      ["income", 1],
    ]);
  });

  it("loses no option", () => {
    const all = choices(
      ["a"],
      ["b", "seat", 1],
      ["b", "seat", 2],
      ["c", "place", 5],
      ["d", "number", 1],
      ["gather_gold"],
      ["e", "title", 2],
    );
    const { gather, powers, cards } = turnActs(all);
    const found = [...gather, ...cards, ...powers.flatMap((act) => act.choices)];
    expect(found.map((one) => one.at).sort()).toEqual(all.map((one) => one.at));
  });

  it("opens what there is to choose, and characters always: why the others cannot be named is beside them", () => {
    const [income, seat, seats, rank] = actsOf(
      choices(["income"], ["claim_gold", "seat", 1], ["spy", "seat_and_kind", 1], ["spy", "seat_and_kind", 2], ["rob", "rank", 3]),
    );
    expect([income, seat, seats, rank].map((act) => opens(act!))).toEqual([false, false, true, true]);
  });

  it("leaves to the hand what is asked of the hand, but never what was drawn", () => {
    const asked = choices(["put_away", "title", 7], ["put_away", "title", 8]);
    expect(inHand(asked, [7, 8, 9], [])).toBe(true);
    expect(inHand(asked, [7, 9], [])).toBe(false);
    expect(inHand(asked, [7, 8], [7, 8])).toBe(false);
    expect(inHand([], [7], [])).toBe(false);
  });

  it("shows districts city by city", () => {
    const found = byOwner(choices(["destroy", "place", 10], ["destroy", "place", 20], ["destroy", "place", 11]), (place) =>
      Math.floor(place / 10),
    );
    expect(found.map(({ owner, choices: there }) => [owner, there.map((one) => one.at)])).toEqual([
      [1, [0, 2]],
      [2, [1]],
    ]);
  });
});
