// Options of a question for the list: many of one kind stand behind one button, so that the table stays in sight.

import type { Choice } from "./play.svelte";

export interface Group {
  verb: string;
  choices: Choice[];
}
export type Room = "wide" | "short" | "narrow"; // short: a wide window of little height
const ENOUGH = { wide: 3, short: 2, narrow: 1 }; // of one kind on the list; more are one button that opens
const MANY = { wide: 6, short: 5, narrow: 3 }; // options in all from which it is worth it

/** In their order; a group of one is a plain option. */
export function grouped(choices: Choice[], most: number, room: Room = "wide"): Group[] {
  const groups: Group[] = [];
  for (const choice of choices) {
    const found = groups.find((one) => one.verb === choice.verb && choice.about !== undefined);
    if (found) found.choices.push(choice);
    else groups.push({ verb: choice.verb, choices: [choice] });
  }
  if (groups.length === 1 && choices.length <= most) return choices.map((choice) => ({ verb: choice.verb, choices: [choice] }));
  return groups.flatMap((group) =>
    group.choices.length > ENOUGH[room] && choices.length > MANY[room]
      ? [group]
      : group.choices.map((choice) => ({ verb: group.verb, choices: [choice] })),
  );
}
