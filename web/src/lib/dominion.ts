// How Dominion's cards look, and where an option's card lies. No rules: types are read, options are the server's.

import type { CardEntry } from "./api";
import type { ShownDecision, ShownOption } from "./socket";

const LOOKS: [string, string, string][] = [
  ["Attack", "military", "t-military"],
  ["Curse", "unique", "i-skull"],
  ["Reaction", "religious", "i-eye"],
  ["Treasure", "noble", "i-coin"],
  ["Victory", "trade", "i-shield"],
];
/** Cards without a drawing of their own borrow one. */
const BORROWED: Record<string, string> = {
  witch: "d-witch_hut", merchant: "c-merchant", bandit: "c-thief", bureaucrat: "i-seal", chapel: "d-church", council_room: "d-town_hall",
  gardens: "d-park", harbinger: "c-navigator", moneylender: "d-silver", poacher: "c-spy", sentry: "d-watchtower", vassal: "c-marshal",
  artisan: "c-artist", remodel: "c-architect", platinum: "d-gold", colony: "d-province", potion: "c-alchemist", lurker: "c-magician",
  pawn: "i-person", conspirator: "c-blackmailer", ironworks: "d-smithy", mining_village: "d-mine", transmute: "c-alchemist",
  grand_market: "d-market", tunnel: "d-mine", nomad_camp: "d-barracks", ill_gotten_gains: "c-tax_collector", sage: "c-scholar",
  catacombs: "d-necropolis", engineer: "c-architect", overlord: "c-emperor", gladiator: "c-warlord", fortune: "d-gold", sheepdog: "d-manor",
};
const FROM_SUPPLY = ["buy", "gain"];
const SUPPLY_QUESTIONS = ["trash_of_supply", "play_from_supply"];

export function look(id: string, entry: CardEntry | undefined): { kind: string; symbol: string; emblem: string; types: string[] } {
  const types: string[] = entry?.facts["types"] ?? [];
  const found = LOOKS.find(([type]) => types.includes(type));
  return { kind: found?.[1] ?? "action", symbol: found?.[2] ?? "i-play", emblem: BORROWED[id] ?? `d-${id}`, types };
}

export function coinsOf(entry: CardEntry | undefined): number {
  return entry?.facts["cost"]?.coins ?? 0;
}

export function isOnPile(option: ShownOption, decision: ShownDecision): boolean {
  return option.about === "kind" && (FROM_SUPPLY.includes(option.verb) || SUPPLY_QUESTIONS.includes(decision.question));
}

/** The piles in the order of the view, the base cards first. */
export function pilesOf(zones: Record<string, number[]>): { base: string[]; kingdom: string[] } {
  const basic = ["copper", "silver", "gold", "platinum", "curse", "estate", "duchy", "province", "colony", "potion"];
  const all = Object.keys(zones).flatMap((zone) => (zone.startsWith("pile_") ? [zone.slice(5)] : []));
  return { base: basic.filter((name) => all.includes(name)), kingdom: all.filter((name) => !basic.includes(name)) };
}
