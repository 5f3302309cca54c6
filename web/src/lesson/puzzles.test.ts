import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Puzzles } from "../lib/api";
import { finishLesson } from "./progress";
import { asLessons, daysInARow, nextPuzzle, solvedToday } from "./puzzles";

const DAY = 86_400_000;
const found: Puzzles = {
  today: 2,
  puzzles: [
    { id: 1, level: 3, do: 4, led: ["points", 2] },
    { id: 2, level: 1, do: 0, led: ["prospects", 0] },
    { id: 3, level: 1, do: 2, led: ["gold", 3] },
  ],
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("puzzles", () => {
  test("are lessons of one step, the easy ones first", () => {
    const lessons = asLessons("tricks", found);
    expect(lessons.map((one) => one.id)).toEqual(["puzzle-2", "puzzle-3", "puzzle-1"]);
    expect(lessons[0]!.steps[0]!.do).toBe(0);
    expect(lessons.every((one) => one.puzzle && one.steps[0]!.only)).toBe(true);
  });

  test("lead on to the next that is not solved, round to the first", () => {
    const lessons = asLessons("tricks", found);
    expect(nextPuzzle(lessons)?.id).toBe("puzzle-2");
    expect(nextPuzzle(lessons, "puzzle-2")?.id).toBe("puzzle-3");
    finishLesson("tricks", "puzzle-3");
    expect(nextPuzzle(lessons, "puzzle-2")?.id).toBe("puzzle-1");
    expect(nextPuzzle(lessons, "puzzle-1")?.id).toBe("puzzle-2");
    finishLesson("tricks", "puzzle-2");
    expect(nextPuzzle(lessons, "puzzle-1")).toBeUndefined();
  });

  test("days in a row are counted once a day, end with a day left out, and are each game's own", () => {
    solvedToday("tricks", 10 * DAY);
    solvedToday("tricks", 10 * DAY + 5);
    expect(daysInARow("tricks", 10 * DAY)).toBe(1);
    solvedToday("tricks", 11 * DAY);
    expect(daysInARow("tricks", 12 * DAY)).toBe(2);
    expect(daysInARow("tricks", 13 * DAY)).toBe(0);
    solvedToday("tricks", 13 * DAY);
    expect(daysInARow("tricks", 13 * DAY)).toBe(1);
    expect(daysInARow("others", 13 * DAY)).toBe(0);
  });

  test("what is kept wrongly is as nothing", () => {
    localStorage.setItem("regalia-puzzle-days", "no json");
    expect(daysInARow("tricks", DAY)).toBe(0);
  });
});
