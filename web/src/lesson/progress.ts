// Which lessons were taken to their end, and where those that were begun go on, in this browser.

import type { Lesson } from "../lib/api";

const DONE = "regalia-lessons";
const BEGUN = "regalia-lessons-begun";

export interface Begun {
  table: string;
  secret: string;
}

function read<Kept>(key: string, none: Kept, fits: (found: any) => boolean): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "null");
    return fits(found) ? found : none;
  } catch {
    return none;
  }
}
function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // kept nowhere, then
  }
}

const done = (): string[] => read<string[]>(DONE, [], Array.isArray).filter((one) => typeof one === "string");
const begun = (): Record<string, Begun> =>
  read<Record<string, Begun>>(BEGUN, {}, (found) => typeof found === "object" && found !== null && !Array.isArray(found));

export const isFinished = (game: string, id: string): boolean => done().includes(`${game}/${id}`);

/** The ids of all that were finished; there may be hundreds. */
export const finishedOf = (game: string): Set<string> =>
  new Set(done().flatMap((one) => (one.startsWith(`${game}/`) ? [one.slice(game.length + 1)] : [])));

/** The table of a lesson that was begun and not taken to its end. */
export const begunLesson = (game: string, id: string): Begun | undefined => begun()[`${game}/${id}`];

export function beginLesson(game: string, id: string, { table, secret }: Begun): void {
  keep(BEGUN, { ...begun(), [`${game}/${id}`]: { table, secret } });
}

export function finishLesson(game: string, id: string): void {
  const name = `${game}/${id}`;
  keep(DONE, [...new Set(done()).add(name)]);
  keep(BEGUN, Object.fromEntries(Object.entries(begun()).filter(([one]) => one !== name)));
}

const LINE = 11; // seconds to read a sentence and do what it says

/** How long a lesson takes, about. */
export const minutesOf = ({ steps }: Lesson): number =>
  Math.max(1, Math.round((LINE * steps.reduce((sum, step) => sum + Math.max(1, step.show.length), 0)) / 60));
