import { expect, it } from "vitest";
import type { Analysis, Moment } from "./api";
import { chancesAt, decisiveOf } from "./chances.svelte";

const moment = (step: number): Moment => ({
  step,
  seat: 0,
  with_best: 0.5,
  with_taken: 0.4,
  loss: 0.1,
  taken_option: { verb: "a", subject: 0 },
  best_option: { verb: "b", subject: 0 },
});
const found: Analysis = {
  seats: 2,
  answers: 9,
  steps: [2, 3, 7],
  chances: [
    [0.5, 0.5],
    [0.4, 0.6],
    [0.1, 0.9],
  ],
  moments: [2, 3, 7].map(moment),
  decisive: [7, 2],
};

it("knows the chances after any number of answers", () => {
  expect([0, 1, 2, 5, 9].map((answered) => chancesAt(found, answered)[0])).toEqual([0.5, 0.5, 0.5, 0.4, 0.1]);
});

it("tells decisive moments in the order of the game", () => {
  expect(decisiveOf(found).map(({ step }) => step)).toEqual([2, 7]);
});
