// A game in words, as one reader is told it (as words/game_words.py does). Each game has a module of its own beside this one.

import type { News, ShownDecision, ShownOption, ShownReason, ShownView } from "../lib/socket";
import type { Name } from "./grammar";
import type { Arguments, Said, Tongue } from "./tongue";

/** What each thing a number names is multiplied by, the largest first. */
export type Factors = Record<string, number>;

export function apart(number: number, factors: Factors): Record<string, number> {
  const parts: Record<string, number> = {};
  let rest = number;
  for (const [part, factor] of Object.entries(factors)) {
    parts[part] = Math.floor(rest / factor);
    rest %= factor;
  }
  return parts;
}

export function together(parts: Record<string, number>, factors: Factors): number {
  return Object.entries(factors).reduce((sum, [part, factor]) => sum + factor * parts[part]!, 0);
}

export interface Argument {
  name: string;
  type: string;
}
export interface EventKind {
  told: Argument[];
  secret: Argument[];
}
/** What GET /api/games/GAME says the numbers are. */
export interface Lexicon {
  game: string;
  rules: number;
  seats: number[];
  bots: string[];
  choices: Record<string, any>[]; // what may be chosen before the game: its kind, bounds and default
  lists: Record<string, Record<string, Record<string, any>>>; // the ids choices are made from
  numbers: Record<string, string[]>;
  factors: Record<string, Factors>; // of numbers that name several things
  zones: Record<string, string>;
  events: Record<string, EventKind>;
  reasons: Record<string, Argument[]>;
  brings: Record<string, string>; // the types of an option's amounts
}
export type Told = Extract<News, { n: "event" }>;
export interface Sentence {
  head: boolean; // it begins something new
  text: string;
  rule: string;
  about: boolean; // it is about the reader
  events: Told[];
}
type Numbers = Record<string, number | number[]>;

const KERNEL = new Set(["moves", "moves_all", "shuffles", "shuffles_under", "shows", "shows_card", "shows_cards", "picks", "sinks"]);

export abstract class GameWords {
  protected abstract readonly own: string;
  protected abstract readonly heads: string[];
  protected abstract readonly rest: string[]; // types of arguments that take all numbers that are left
  protected abstract readonly amounts: string[];

  constructor(
    readonly tongue: Tongue,
    readonly lexicon: Lexicon,
    readonly names: string[],
    readonly reader: number,
  ) {}

  abstract card(face: number, zone?: string): Name;
  abstract question(decision: ShownDecision, view: ShownView): string;
  abstract option(option: ShownOption, view: ShownView): string;
  protected abstract saidOf(type: string, number: number): Said | null;
  protected abstract saidOfSeveral(type: string, numbers: number[]): Said;

  say(message: string, args: Arguments = {}): string {
    return this.tongue.say(message, args);
  }

  seat(seat: number): string {
    return seat === this.reader ? this.say("reader") : (this.names[seat] ?? "");
  }

  cards(number: number): string {
    return this.tongue.amount("cards", number);
  }

  tieBreak(): string {
    return this.say(`${this.own}score-tie_break`);
  }

  /** A line of the score sheet: a rule's own name for it, or the card that brings the points. */
  source(source: string): string {
    const line = `${this.own}score-${source}`;
    return this.say(this.tongue.has(line) ? line : `${this.own}card-${source}`);
  }

  passMeans(decision: ShownDecision): string {
    return this.tongue.attribute(`${this.own}question-${decision.question}`, "pass") || this.say(`${this.own}option-pass`);
  }

  story(news: Told[]): Sentence[] {
    return news.flatMap((one) => {
      const text = this.event(one);
      return text ? [this.sentence(one, text)] : [];
    });
  }

  protected sentence(one: Told, text: string, events: Told[] = [one]): Sentence {
    return { head: this.heads.includes(one.kind), text, rule: one.rule, about: this.isAboutReader(one), events };
  }

  /** Whether the reader is somebody this was done to. */
  isAboutReader(one: Told): boolean {
    const kind = this.lexicon.events[one.kind];
    if (!kind || this.reader < 0 || this.heads.includes(one.kind)) return false;
    return kind.told.some((argument, at) => argument.type === "seat" && at > 0 && one.told[at] === this.reader);
  }

  private readonly told = new WeakMap<Told, string>();

  /** The sentence for what happened; "" for what needs none. Said once, kept: stories are told again with every update. */
  event(one: Told): string {
    let text = this.told.get(one);
    if (text === undefined) {
      text = this.tell(one);
      this.told.set(one, text);
    }
    return text;
  }

  private tell(one: Told): string {
    const kind = this.lexicon.events[one.kind];
    if (!kind || KERNEL.has(one.kind)) return ""; // it follows the cards; the sentence comes from the rule
    const numbers: Numbers = this.numbered(kind.told, one.told);
    if (one.secret) Object.assign(numbers, this.numbered(kind.secret, one.secret));
    const types = Object.fromEntries([...kind.told, ...kind.secret].map(({ name, type }) => [name, type]));
    const args = this.arguments(types, numbers);
    const message = this.byRule(`${this.own}event-${one.kind}`, one.rule);
    return this.tongue.phrase(message, this.persons(kind, numbers), this.moods(kind, numbers), args);
  }

  /** What a sentence is given, by the names of the arguments. */
  protected arguments(types: Record<string, string>, numbers: Numbers): Arguments {
    const args: Arguments = {};
    for (const [name, of] of Object.entries(numbers)) {
      const type = types[name]!;
      args[name] = Array.isArray(of) ? this.saidOfSeveral(type, of) : (this.saidOf(type, of) ?? of);
    }
    return args;
  }

  /** What an option costs or brings, and which of it chooses between variants. */
  protected brought({ amounts = {} }: ShownOption): { args: Arguments; moods: string[] } {
    const moods = Object.keys(amounts).filter((name) => amounts[name] || this.lexicon.brings[name] !== "flag");
    return { args: this.arguments(this.lexicon.brings, amounts), moods };
  }

  /** Why the reader may or may not do something. */
  reason({ reason, rule, args = {} }: ShownReason): string {
    const told = (this.lexicon.reasons[reason] ?? []).map(({ name, type }) => ({ name, type: type === "other" ? "seat" : type }));
    const kind = { told, secret: [] };
    const shared = `reason-${reason}`;
    const message = this.tongue.has(shared) ? shared : this.byRule(`${this.own}reason-${reason}`, rule);
    const parts: Arguments = {};
    for (const { name, type } of told) parts[name] = this.saidOf(type, args[name]!) ?? args[name]!;
    return this.tongue.phrase(message, this.persons(kind, args), this.moods(kind, args), parts);
  }

  protected byRule(message: string, rule: string): string {
    const special = `${message}-${rule.replaceAll(".", "_")}`;
    return this.tongue.has(special) ? special : message;
  }

  private numbered(types: Argument[], numbers: number[]): Numbers {
    const found: Numbers = {};
    types.forEach(({ name, type }, at) => {
      if (this.rest.includes(type)) found[name] = numbers.slice(at);
      else if (numbers[at] !== undefined) found[name] = numbers[at];
    });
    return found;
  }

  /** Which arguments are the reader, all of them first; else whether two players are one. */
  private persons(kind: EventKind, numbers: Numbers): string[] {
    const seats = kind.told.filter(({ type }) => type === "seat").map(({ name }) => name);
    const mine = seats.filter((name) => numbers[name] === this.reader);
    if (mine.length > 1) return [mine.join("-and-"), ...mine];
    if (seats.length === 2 && numbers[seats[0]!] === numbers[seats[1]!]) return ["self"];
    return mine;
  }

  /** What else chooses between variants: nothing at all, a flag, a later one, a secret that may be known. */
  protected moods(kind: EventKind, numbers: Numbers): string[] {
    const moods: string[] = [];
    if (kind.told.some(({ name, type }) => this.amounts.includes(type) && numbers[name] === 0)) moods.push("none");
    for (const { name, type } of kind.told) if (type === "flag" && numbers[name]) moods.push(name);
    if (kind.told.some(({ name, type }) => type === "order" && (numbers[name] as number) > 1)) moods.push("later");
    if (kind.secret.length && kind.secret.every(({ name }) => name in numbers)) moods.push("known");
    return moods;
  }
}
