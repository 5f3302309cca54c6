// Choices the engine asks one by one ("which card do you discard?", again and again), made all at once.

import type { ShownDecision, ShownOption } from "./socket";

export interface Pressed {
  key: string; // which of several equal cards
  verb: string;
  subject: number;
}

/** Whether the question comes again, as the game says it does, and there is something to choose. */
export function repeats(decision: ShownDecision, repeated: readonly string[]): boolean {
  return repeated.includes(decision.question) && !!decision.options?.some((option) => option.about);
}

/** The next answer: the first queued one that is offered, else the one that stops if asked to; -1 for none. */
export function severalOf(
  options: ShownOption[],
  queue: Pressed[],
  stopAfter: boolean,
  stops: readonly string[],
): { at: number; left: Pressed[]; isLast: boolean } {
  const left = queue.slice();
  while (left.length) {
    const next = left.shift()!;
    const at = options.findIndex((option) => option.verb === next.verb && option.subject === next.subject);
    if (at >= 0) return { at, left, isLast: false };
  }
  const stop = stopAfter ? options.findIndex((option) => stops.includes(option.verb)) : -1;
  return { at: stop, left, isLast: true };
}
