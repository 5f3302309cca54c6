// Where an option lies: on a pile, a landscape, a card of the hand; else on the stage, or (of a turn's phases) in the strip.

import type { Choice } from "../../lib/play.svelte";
import type { ShownDecision, ShownView } from "../../lib/socket";
import { pileOf } from "./market";

/** Questions that are asked until they are passed: what has no card stands in the strip, not in the way. */
const PHASES = ["action_phase", "buy_phase", "buy_more", "night_phase"];
const FROM_SUPPLY = ["buy", "gain", "name", "put_token_on"];
const OF_SUPPLY = ["trash_of_supply", "play_from_supply", "which_pile", "exile"];
/** Questions about cards that lie elsewhere, even if the hand has some of the same name. */
const ELSEWHERE = new Set([
  "put_back",
  "sort_out",
  "discard_looked_at",
  "take_looked_at",
  "take_from_archive",
  "put_into_hand",
  "lose_to_knight",
  "trash_treasure",
  "keep_out",
  "put_on_shuffled",
  "scavenge",
  "topdeck_from_discard",
  "play_from_discard",
  "play_discarded",
  "play_from_trash",
  "trash_in_play",
  "trash_from_play",
  "discard_top",
  "choose_to_keep",
  "put_under",
  "follow",
  "receive_which",
]);

export interface Places {
  piles: Map<string, Choice>; // by the name of the pile
  lands: Map<string, Choice>;
  hand: Map<number, Choice>; // by kind
  stage: Choice[];
  strip: Choice[];
}

export function isPhase(decision: ShownDecision): boolean {
  return PHASES.includes(decision.question);
}

/** Every option but the one that ends the question has exactly one place. */
export function placed(
  choices: Choice[],
  ending: Choice | undefined,
  view: ShownView,
  kinds: string[],
  piles: string[],
  me: number,
): Places {
  const found: Places = { piles: new Map(), lands: new Map(), hand: new Map(), stage: [], strip: [] };
  const decision = view.decision;
  if (!decision) return found;
  const phase = isPhase(decision);
  const hand = view.zones[`hand_${me}`] ?? [];
  const trash = view.zones["trash"] ?? [];
  const held: Record<string, number> = view.facts["held"] ?? {};
  const tops = new Map(piles.map((name) => [pileOf(view, name, kinds).kind, name]));
  const cards = choices.filter((one) => one.about === "kind" && one !== ending);
  // Cards gained from the trash look the same as those of piles: if all of them may be that, nobody is led astray.
  const ofTrash = decision.question === "gain" && cards.every((one) => trash.includes(one.subject));
  const lying = ELSEWHERE.has(decision.question);
  const ofHand = (verb: string) => !lying && cards.every((one) => one.verb !== verb || hand.includes(one.subject));
  for (const one of choices) {
    if (one === ending) continue;
    if (one.about !== "kind" || one.verb === "decline") {
      (phase ? found.strip : found.stage).push(one);
      continue;
    }
    const id = kinds[one.subject] ?? "";
    const pile = tops.get(one.subject);
    if (fromSupply(one, decision) && !ofTrash && pile !== undefined && !found.piles.has(pile)) found.piles.set(pile, one);
    else if (one.verb === "buy" && id in held && !found.lands.has(id)) found.lands.set(id, one);
    else if ((phase || ofHand(one.verb)) && hand.includes(one.subject) && !fromSupply(one, decision) && !found.hand.has(one.subject))
      found.hand.set(one.subject, one);
    else found.stage.push(one);
  }
  return found;
}

function fromSupply(one: Choice, decision: ShownDecision): boolean {
  return FROM_SUPPLY.includes(one.verb) || OF_SUPPLY.includes(decision.question);
}

/** The card an option's own name speaks of, for its picture: `reveal_moat`, `use_city_state`; the longest name wins. */
export function namedIn(verb: string, ids: Iterable<string>): string {
  let found = "";
  for (const id of ids) if (id.length > found.length && `_${verb}_`.includes(`_${id}_`)) found = id;
  return found;
}
