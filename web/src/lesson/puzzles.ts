// Puzzles are lessons of one step; what the coach says at them is the same at all of them. Days in a row are kept in this browser.

import type { Lesson, Puzzles } from "../lib/api";
import { finishedOf } from "./progress";

const PREFIX = "puzzle-";
const DAYS = "regalia-puzzle-days";
const DAY = 86_400_000; // milliseconds

export const isPuzzleName = (id: string): boolean => id.startsWith(PREFIX);
export const nameOf = (puzzle: number): string => `${PREFIX}${puzzle}`;
export const numberOf = (id: string): string => id.slice(PREFIX.length);

/** The easy ones first. */
export function asLessons(game: string, { puzzles }: Puzzles): Lesson[] {
  const sorted = [...puzzles].sort((one, other) => one.level - other.level || one.id - other.id);
  return sorted.map(({ id, do: answer }) => ({
    id: nameOf(id),
    game,
    seats: 0, // nobody asks
    puzzle: true,
    picture: "",
    steps: [{ do: answer, only: true, show: [{ point: "stage", say: "ask" }], well: "well", other: "other" }],
  }));
}

/** The first one that was not solved yet, after this one if it is given. */
export function nextPuzzle(lessons: Lesson[], after = ""): Lesson | undefined {
  const at = lessons.findIndex((one) => one.id === after);
  const done = finishedOf(lessons[0]?.game ?? "");
  return [...lessons.slice(at + 1), ...lessons.slice(0, at + 1)].find((one) => one.id !== after && !done.has(one.id));
}

interface Run {
  day: number;
  days: number;
}
const dayOf = (now: number): number => Math.floor(now / DAY);

function kept(game: string): Run {
  try {
    const found = JSON.parse(localStorage.getItem(DAYS) ?? "{}")?.[game];
    return Number.isInteger(found?.day) && Number.isInteger(found?.days) ? found : { day: -1, days: 0 };
  } catch {
    return { day: -1, days: 0 };
  }
}

/** Days in a row on which the puzzle of the day was solved, up to today or yesterday. */
export function daysInARow(game: string, now = Date.now()): number {
  const { day, days } = kept(game);
  return day >= dayOf(now) - 1 ? days : 0;
}

export function solvedToday(game: string, now = Date.now()): void {
  const { day } = kept(game);
  if (day === dayOf(now)) return;
  const run = { day: dayOf(now), days: daysInARow(game, now) + 1 };
  try {
    const all = JSON.parse(localStorage.getItem(DAYS) ?? "{}");
    localStorage.setItem(DAYS, JSON.stringify({ ...all, [game]: run }));
  } catch {
    // kept nowhere, then
  }
}
