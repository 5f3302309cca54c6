// What a question puts on the stage: its options by what they are about. No rules: it only sorts what is offered.

import type { Choice } from "../../lib/play.svelte";

/** All options of one verb. */
export interface Act {
  verb: string;
  about: string; // rank, seat, place, title, seat_and_kind, number; "" for nothing
  choices: Choice[];
}
export interface TurnActs {
  gather: Choice[];
  powers: Act[];
  cards: Choice[]; // done with cards of the hand
}

export function actsOf(choices: Choice[]): Act[] {
  const found: Act[] = [];
  for (const choice of choices) {
    const act = found.find((one) => one.verb === choice.verb);
    if (act) act.choices.push(choice);
    else found.push({ verb: choice.verb, about: choice.about ?? "", choices: [choice] });
  }
  return found;
}

const GATHERING = ["gather_gold", "gather_cards"];

/** The three panels of a turn. What ends the turn is not among them. */
export function turnActs(choices: Choice[]): TurnActs {
  const cards = choices.filter((one) => one.about === "title");
  const gather = choices.filter((one) => GATHERING.includes(one.verb));
  return { gather, cards, powers: actsOf(choices.filter((one) => !cards.includes(one) && !gather.includes(one))) };
}

/** Whether it needs to be opened: there is something to choose, and a place for it of its own. */
export function opens(act: Act): boolean {
  return act.about !== "" && (act.choices.length > 1 || act.about === "rank");
}

/** Whether all cards asked about are the reader's own hand: then they are pressed there. */
export function inHand(choices: Choice[], hand: number[], drawn: number[]): boolean {
  return choices.length > 0 && !drawn.length && choices.every((one) => hand.includes(one.subject));
}

/** Options about districts, city by city. */
export function byOwner(choices: Choice[], ownerOf: (place: number) => number): { owner: number; choices: Choice[] }[] {
  const found = new Map<number, Choice[]>();
  for (const choice of choices) {
    const owner = ownerOf(choice.subject);
    found.set(owner, [...(found.get(owner) ?? []), choice]);
  }
  return [...found].map(([owner, list]) => ({ owner, choices: list }));
}
