// What a player means by touching something that is not offered. No rules: the server says why it cannot be had.

import type { Lexicon } from "../words/game";
import type { ShownDecision } from "./socket";

export type Wish = readonly [verb: string, subject: number];

const TURN: Wish[] = [
  ["gather_gold", 0],
  ["gather_cards", 0],
  ["income", 0],
];

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

/** The verb the open question has for things of a type, if any. */
export function verbFor(decision: ShownDecision | null, about: string): string {
  return decision?.options?.find((option) => option.about === about)?.verb ?? "";
}

/** What a character or district lets its player do; of verbs about something, those about things of one type. */
function verbsOf(card: string, about: string, { lists }: Pick<Lexicon, "lists">): string[] {
  const verbs: Record<string, string> = lists["characters"]?.[card]?.["verbs"] ?? lists["uniques"]?.[card]?.["verbs"] ?? {};
  return Object.keys(verbs).filter((verb) => verbs[verb] === about);
}

/** The lines of a Citadels turn that are missing from the question: of the turn, the own character, the own districts. */
export function missingFromTurn(
  decision: ShownDecision,
  acting: { id: string; rank: number },
  city: string[],
  lexicon: Pick<Lexicon, "lists">,
): Wish[] {
  if (decision.question !== "turn" && decision.question !== "gather") return [];
  const offered = new Set(decision.options?.map((option) => option.verb));
  const naming = verbsOf(acting.id, "rank", lexicon).map((verb): Wish => [verb, acting.rank + 1]); // any other character
  const plain = [acting.id, ...city].flatMap((card) => verbsOf(card, "", lexicon).map((verb): Wish => [verb, 0]));
  return [...TURN, ...naming, ...plain].filter(([verb]) => !offered.has(verb));
}

/** What can be done with a district of somebody, by the rank 8 character of the cast. */
export function districtWish(
  decision: ShownDecision | null,
  place: number,
  cast: string[],
  lexicon: Pick<Lexicon, "lists">,
): Wish | undefined {
  const verb = verbFor(decision, "place") || verbsOf(cast[7] ?? "", "place", lexicon).at(-1);
  return verb ? [verb, place] : undefined;
}

/** What can be done to a character, by whoever can name one. */
export function characterWish(
  decision: ShownDecision | null,
  rank: number,
  acting: string,
  cast: string[],
  lexicon: Pick<Lexicon, "lists">,
): Wish | undefined {
  const verb = verbFor(decision, "rank") || verbsOf(acting, "rank", lexicon)[0] || verbsOf(cast[0] ?? "", "rank", lexicon)[0];
  return verb && verb !== "choose" && verb !== "drop" ? [verb, rank] : undefined;
}
