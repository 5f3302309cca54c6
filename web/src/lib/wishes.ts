// What a player means by touching something that is not offered. No rules: the server says what, and why it cannot be had.

import type { ShownDecision } from "./socket";

export type Wish = readonly [verb: string, subject: number];

/** What cannot be done now with a thing somebody touches: of a type, lying in the hand, in a pile, in a city, or nowhere. */
export function wishFor(decision: ShownDecision | null, about: string, subject: number, where?: string): Wish | undefined {
  const found = decision?.wishes?.find(
    (wish) => (wish.about ?? "") === about && (where === undefined || (wish.where ?? "") === where) && wish.subjects.includes(subject),
  );
  return found && [found.verb, subject];
}

/** The lines somebody might look for among the options. */
export function missingLines(decision: ShownDecision | null): Wish[] {
  return (decision?.wishes ?? []).filter((wish) => wish.line).map((wish): Wish => [wish.verb, wish.subjects[0]!]);
}
