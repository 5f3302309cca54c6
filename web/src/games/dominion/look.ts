// How Dominion's cards look, and where an option's card lies. No rules: types are read, options are the server's.

import names from "emblems:names";
import type { CardEntry } from "../../lib/api";
import type { ShownDecision, ShownOption, ShownView } from "../../lib/socket";

const LOOKS: [string, string, string][] = [
  ["Attack", "military", "t-military"],
  ["Curse", "unique", "i-skull"],
  ["Reaction", "religious", "i-eye"],
  ["Treasure", "noble", "i-coin"],
  ["Victory", "trade", "i-shield"],
];
/** Cards without a drawing of their own borrow one. */
const BORROWED: Record<string, string> = {
  witch: "d-witch_hut",
  merchant: "c-merchant",
  bandit: "c-thief",
  bureaucrat: "i-seal",
  chapel: "d-church",
  council_room: "d-town_hall",
  gardens: "d-park",
  harbinger: "c-navigator",
  moneylender: "d-silver",
  poacher: "c-spy",
  sentry: "d-watchtower",
  vassal: "c-marshal",
  artisan: "c-artist",
  remodel: "c-architect",
  platinum: "d-gold",
  colony: "d-province",
  potion: "c-alchemist",
  lurker: "c-magician",
  pawn: "i-person",
  conspirator: "c-blackmailer",
  ironworks: "d-smithy",
  mining_village: "d-mine",
  transmute: "c-alchemist",
  grand_market: "d-market",
  tunnel: "d-mine",
  nomad_camp: "d-barracks",
  ill_gotten_gains: "c-tax_collector",
  sage: "c-scholar",
  catacombs: "d-necropolis",
  engineer: "c-architect",
  overlord: "c-emperor",
  gladiator: "c-warlord",
  fortune: "d-gold",
  sheepdog: "d-manor",
};
/** Others by a word in their name, and the rest by lot: always the same one for a card. */
const BY_WORD: [RegExp, string][] = [
  [/village|hamlet|town|city|quarter|crossroads/, "d-village"],
  [/market|bazaar|fair|shop|peddler|outpost/, "d-market"],
  [/smith|forge|foundry/, "d-smithy"],
  [/witch|hex|hag|coven|sorcer/, "d-witch_hut"],
  [/mine|quarry|tunnel|crypt|tomb/, "d-mine"],
  [/tower|lookout|guard|keep|fortress/, "d-watchtower"],
  [/castle|palace|royal|noble|throne|king/, "d-castle"],
  [/harbor|haven|ship|wharf|pirate|sea|port|island|sailor|barge/, "d-harbor"],
  [/temple|church|monast|shrine|priest|bishop|monk/, "d-temple"],
  [/library|book|scholar|student|scribe|school|university|academy/, "d-library"],
  [/merchant|trader|treasur|bank|tax|coin|fortune|rich/, "c-merchant"],
  [/farm|field|mill|harvest|shepherd|ranch|stable/, "d-manor"],
  [/garden|orchard|forest|park|tree|grove/, "d-park"],
  [/inn|tavern|pub|taproom/, "d-tavern"],
  [/militia|soldier|knight|warrior|mercenary|legion|barbarian|captain/, "d-barracks"],
  [/jester|fool|minstrel|actor|masquerade|conspir|spy|rogue|thief|bandit|swindl/, "c-thief"],
  [/alchem|potion|apothecary|transmut|familiar|golem/, "c-alchemist"],
  [/explor|cartograph|map|scout|ranger|guide/, "c-navigator"],
  [/advis|court|council|steward|minister|envoy|ambassador|governor|duch|duke|count/, "c-diplomat"],
  [/wizard|magic|enchant|sage|oracle|seer|mystic|prophet/, "c-magician"],
  [/build|remodel|expand|mason|engineer|architect|upgrade/, "c-architect"],
];
const ANY = [
  "c-king",
  "c-queen",
  "c-scholar",
  "c-navigator",
  "c-artist",
  "c-spy",
  "c-diplomat",
  "c-trader",
  "c-seer",
  "c-abbot",
  "d-town_hall",
  "d-docks",
  "d-monastery",
  "d-trading_post",
  "d-great_wall",
  "d-observatory",
];

function emblemOf(id: string, own: string): string {
  if (names.includes(own)) return own;
  const lot = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return BY_WORD.find(([word]) => word.test(id))?.[1] ?? ANY[lot % ANY.length]!;
}

const FROM_SUPPLY = ["buy", "gain"];
const SUPPLY_QUESTIONS = ["trash_of_supply", "play_from_supply"];

export function look(id: string, entry: CardEntry | undefined): { kind: string; symbol: string; emblem: string; types: string[] } {
  const types: string[] = entry?.facts["types"] ?? [];
  const found = LOOKS.find(([type]) => types.includes(type));
  return { kind: found?.[1] ?? "action", symbol: found?.[2] ?? "i-play", emblem: BORROWED[id] ?? emblemOf(id, `d-${id}`), types };
}

export function isTreasure(entry: CardEntry | undefined): boolean {
  return (entry?.facts["types"] ?? []).includes("Treasure");
}

export function coinsOf(entry: CardEntry | undefined): number {
  return entry?.facts["cost"]?.coins ?? 0;
}

/** What a card of the Supply costs now: printed on it, unless the view says otherwise. */
export function coinsNow(kind: number, entry: CardEntry | undefined, view: ShownView): number {
  const prices: number[][] = view.facts["prices"] ?? [];
  return prices.find(([cheaper]) => cheaper === kind)?.[1] ?? coinsOf(entry);
}

export function isOnPile(option: ShownOption, decision: ShownDecision): boolean {
  return option.about === "kind" && (FROM_SUPPLY.includes(option.verb) || SUPPLY_QUESTIONS.includes(decision.question));
}

/** A card before the player is pressed for what is done with it; what declines something stands in the list only. */
export function isOnCard(option: ShownOption, decision: ShownDecision): boolean {
  return option.about === "kind" && option.verb !== "decline" && !isOnPile(option, decision);
}

/** The piles in the order of the view, the base cards first. */
export function pilesOf(zones: Record<string, number[]>): { base: string[]; kingdom: string[] } {
  const basic = ["copper", "silver", "gold", "platinum", "curse", "estate", "duchy", "province", "colony", "potion"];
  const all = Object.keys(zones).flatMap((zone) => (zone.startsWith("pile_") ? [zone.slice(5)] : []));
  return { base: basic.filter((name) => all.includes(name)), kingdom: all.filter((name) => !basic.includes(name)) };
}
