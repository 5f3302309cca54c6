import { expect, it } from "vitest";
import type { Analysis, Moment } from "./api";
import { chancesAt, decisiveOf, matteredTo } from "./chances.svelte";

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

it("knows what mattered to a seat, in the order of the game", () => {
  const theirs = { ...moment(4), seat: 1 };
  const all: Analysis = { ...found, moments: [moment(2), theirs, moment(7), moment(8)], mattered: [[2, 7], [4]] };
  expect(matteredTo(all, 0).map((one) => one.step)).toEqual([2, 7]);
  expect(matteredTo(all, 1)).toEqual([theirs]);
  expect(matteredTo(found, 0)).toEqual([]); // found before anybody asked for it
});
