// A game in words, as one reader is told it (as words/game_words.py does): one class for all games, from what the lexicon says.

import type { News, ShownDecision, ShownOption, ShownReason, ShownView } from "../lib/socket";
import { Name, Names } from "./grammar";
import { apart, type Argument, type EventKind, type Lexicon, type Run, type Saying, type Types } from "./lexicon";
import type { Arguments, Said, Tongue } from "./tongue";

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

export class GameWords {
  private readonly own: string;
  private readonly said = new WeakMap<Told, string>();

  constructor(
    readonly tongue: Tongue,
    readonly lexicon: Lexicon,
    readonly names: string[],
    readonly reader: number,
    readonly setup: Record<string, any>, // what was chosen, for types that are numbered by it
  ) {
    this.own = `${lexicon.game}-`;
  }

  // -- names -------------------------------------------------------------------------------------------------------------

  say(message: string, args: Arguments = {}): string {
    return this.tongue.say(message, args);
  }

  seat(seat: number): string {
    return seat === this.reader ? this.say("reader") : (this.names[seat] ?? "");
  }

  cards(number: number): string {
    return this.tongue.amount("cards", number);
  }

  /** The id of a thing, "" for what is none. */
  id(type: string, number: number): string {
    const { by, chosen } = this.saying(type);
    return (by ? this.lexicon.numbers[by]![number] : this.setup[chosen!]?.[number - 1]) ?? "";
  }

  /** What a thing is called, with its grammar. */
  name(type: string, number: number): Name {
    return this.tongue.name(this.saying(type).name!.replace("*", this.id(type, number)));
  }

  times(type: string, thing: number, number: number): string {
    const card = this.name(type, thing);
    return number === 1 ? card.text : this.say("count-times", { card, number });
  }

  /** Things in the order of their first appearance; equal ones may be counted. */
  private several(type: string, numbers: number[], grouped: boolean): Names {
    const counts = new Map<number, number>();
    for (const thing of numbers) counts.set(thing, (counts.get(thing) ?? 0) + 1);
    const found = grouped ? [...counts] : numbers.map((thing) => [thing, 1] as const);
    const names = found.map(([thing, number]) =>
      number === 1 ? this.name(type, thing) : new Name(this.times(type, thing, number), { article: "none" }),
    );
    return new Names(names, (words) => this.tongue.several(words));
  }

  tieBreak(): string {
    return this.say(`${this.own}score-tie_break`);
  }

  /** A line of the score sheet: a rule's own name for it, or the card that brings the points. */
  source(source: string): string {
    const line = `${this.own}score-${source}`;
    return this.say(this.tongue.has(line) ? line : `${this.own}card-${source}`);
  }

  // -- arguments ---------------------------------------------------------------------------------------------------------

  private saying(type: string): Saying {
    return this.lexicon.said[type] ?? {};
  }

  private isAmount(type: string): boolean {
    return this.saying(type).amount !== undefined;
  }

  /** An argument by its type; "" for a number that means nobody. */
  private saidOf(type: string, number: number | number[]): Said {
    const saying = this.saying(type);
    if (Array.isArray(number)) return this.several(saying.several!, number, saying.grouped ?? false);
    if (saying.seat) return number >= 0 ? this.seat(number) : "";
    if (saying.amount) return this.tongue.amount(saying.amount, number);
    if ((saying.by || saying.chosen) && number < (saying.chosen ? 1 : 0)) return "";
    if (saying.name) return this.name(type, number);
    if (saying.by) return this.say(saying.message!.replace("*", this.id(type, number)));
    return number + (saying.plus ?? 0);
  }

  /** What a sentence is given, by the names of the arguments. */
  private arguments(types: Types, numbers: Numbers): Arguments {
    const args: Arguments = {};
    for (const [name, number] of Object.entries(numbers)) {
      const { counted } = this.saying(types[name]!);
      args[name] =
        counted && counted in numbers // 1 Favor, 2 Favors
          ? this.tongue.amount(this.id(types[name]!, number as number), numbers[counted] as number)
          : this.saidOf(types[name]!, number);
    }
    for (const [name, number] of Object.entries(numbers)) {
      const { upon, message } = this.saying(types[name]!);
      const card = upon && args[upon];
      if (number && card instanceof Name) args[upon!] = new Name(this.say(message!, { card }), card.grammar);
    }
    return args;
  }

  private numbered(types: Argument[], numbers: number[]): Numbers {
    const found: Numbers = {};
    types.forEach(({ name, type }, at) => {
      if (this.saying(type).several) found[name] = numbers.slice(at);
      else if (numbers[at] !== undefined) found[name] = numbers[at];
    });
    return found;
  }

  private phrase(message: string, kind: EventKind, numbers: Numbers): string {
    const types = Object.fromEntries([...kind.told, ...kind.secret].map(({ name, type }) => [name, type]));
    return this.tongue.phrase(message, this.persons(kind, numbers), this.moods(kind, numbers), this.arguments(types, numbers));
  }

  private byRule(message: string, rule: string): string {
    const special = `${message}-${rule.replaceAll(".", "_")}`;
    return this.tongue.has(special) ? special : message;
  }

  /** Which arguments are the reader, all of them first; else whether two players are one. */
  private persons(kind: EventKind, numbers: Numbers): string[] {
    const seats = kind.told.filter(({ type }) => type === "seat").map(({ name }) => name);
    const mine = seats.filter((name) => numbers[name] === this.reader);
    if (mine.length > 1) return [mine.join("-and-"), ...mine];
    if (seats.length === 2 && numbers[seats[0]!] === numbers[seats[1]!]) return ["self"];
    return mine;
  }

  /** What else chooses between variants: one alone, nothing at all, a flag, a later one, a secret that may be known. */
  private moods(kind: EventKind, numbers: Numbers): string[] {
    const moods: string[] = [];
    const amounts = kind.told.filter(({ type }) => this.isAmount(type)).map(({ name }) => numbers[name]);
    if (amounts.includes(1)) moods.push("single");
    if (amounts.includes(0)) moods.push("none");
    for (const { name, type } of kind.told) if (type === "flag" && numbers[name]) moods.push(name);
    if (kind.told.some(({ name, type }) => type === "order" && (numbers[name] as number) > 1)) moods.push("later");
    if (kind.secret.length && kind.secret.every(({ name }) => name in numbers)) moods.push("known");
    return moods;
  }

  // -- events and reasons ------------------------------------------------------------------------------------------------

  /** The sentence for what happened; "" for what needs none. Said once, kept: stories are told again with every update. */
  event(one: Told): string {
    let text = this.said.get(one);
    if (text === undefined) {
      text = this.tell(one);
      this.said.set(one, text);
    }
    return text;
  }

  /** What has a sentence; other kinds follow the cards. */
  private kindOf(one: Told): EventKind | undefined {
    return KERNEL.has(one.kind) ? undefined : this.lexicon.events[one.kind];
  }

  private tell(one: Told): string {
    const kind = this.kindOf(one);
    if (!kind) return "";
    const numbers: Numbers = this.numbered(kind.told, one.told);
    if (one.secret) Object.assign(numbers, this.numbered(kind.secret, one.secret));
    return this.phrase(this.byRule(`${this.own}event-${one.kind}`, one.rule), kind, numbers);
  }

  /** Why the reader may or may not do something. */
  reason({ reason, rule, args = {} }: ShownReason): string {
    const kind = { told: this.lexicon.reasons[reason] ?? [], secret: [] };
    const shared = `reason-${reason}`;
    return this.phrase(this.tongue.has(shared) ? shared : this.byRule(`${this.own}reason-${reason}`, rule), kind, args);
  }

  /** What happened, sentence by sentence; what the game merges is one of them. */
  story(news: Told[]): Sentence[] {
    const lines: Sentence[] = [];
    let running: Told[] = [];
    let before: Told | null = null; // what was told last
    const flush = () => {
      if (running.length) lines.push(this.runSentence(running));
      running = [];
    };
    for (const one of news) {
      if (!this.kindOf(one)) continue;
      if (running.length && this.goesOn(running[0]!, one)) {
        running.push(one);
        continue;
      }
      flush();
      if (this.runOf(one)) {
        running = [one];
        continue;
      }
      const isImplied: boolean = before !== null && this.isImplied(before, one);
      before = isImplied ? null : one;
      const text = isImplied ? "" : this.event(one);
      if (text) lines.push(this.sentence(one, text));
    }
    flush();
    return lines;
  }

  private sentence(one: Told, text: string, events: Told[] = [one]): Sentence {
    return { head: this.lexicon.heads.includes(one.kind), text, rule: one.rule, about: this.isAboutReader(one), events };
  }

  /** Whether the reader is somebody this was done to. */
  isAboutReader(one: Told): boolean {
    const kind = this.lexicon.events[one.kind];
    if (!kind || this.reader < 0 || this.lexicon.heads.includes(one.kind)) return false;
    return kind.told.some((argument, at) => argument.type === "seat" && at > 0 && one.told[at] === this.reader);
  }

  private aboutOf(run: Run, one: Told): number {
    return one.told[this.lexicon.events[run.event]!.told.findIndex(({ name }) => name === run.about)]!;
  }

  private runOf(one: Told): Run | undefined {
    return this.lexicon.merge.runs.find((run) => {
      if (one.kind !== run.event) return false;
      const { type } = this.lexicon.events[run.event]!.told.find(({ name }) => name === run.about)!;
      return run.only.includes(this.id(type, this.aboutOf(run, one)));
    });
  }

  /** An event of the same player that the run lists or adds up. */
  private goesOn(first: Told, one: Told): boolean {
    const run = this.runOf(first)!;
    return first.told[0] === one.told[0] && (one.kind === run.brings || this.runOf(one) === run);
  }

  private runSentence(running: Told[]): Sentence {
    const first = running[0]!;
    const run = this.runOf(first)!;
    const listed = running.filter((one) => one.kind === run.event).map((one) => this.aboutOf(run, one));
    const added = running.filter((one) => one.kind === run.brings).reduce((sum, one) => sum + one.told.at(-1)!, 0);
    const told = Object.entries(run.told).map(([name, type]) => ({ name, type }));
    const found = [first.told[0]!, listed, added];
    const numbers = Object.fromEntries(told.map(({ name }, at) => [name, found[at]!]));
    return this.sentence(first, this.phrase(run.message, { told, secret: [] }, numbers), running);
  }

  private isImplied(before: Told, one: Told): boolean {
    return this.lexicon.merge.implied.some(
      ({ event, after, rule }) =>
        before.kind === after &&
        one.kind === event &&
        one.rule === rule &&
        before.told[0] === one.told[0] &&
        before.told[1] === one.told[1],
    );
  }

  // -- questions and options ---------------------------------------------------------------------------------------------

  /** `$asks`: whether to take its only option, or which. */
  question(decision: ShownDecision, view: ShownView): string {
    const { asks } = this.lexicon;
    const numbers: Record<string, number> = {};
    for (const name of Object.keys(asks)) {
      if (asks[name] === "mood") continue;
      const found = asked(view.facts[name] ?? view.zones[name]);
      if (found !== null) numbers[name] = found;
    }
    const args: Arguments = {
      ...Object.fromEntries(Object.keys(asks).map((name) => [name, ""])),
      ...this.arguments(asks, numbers),
      asks: this.asks(decision, view),
    };
    const persons = Object.keys(numbers).filter((name) => asks[name] === "seat" && numbers[name] === this.reader);
    const moods = decision.options?.length && decision.options.every(({ verb }) => verb !== "pass") ? ["due"] : []; // none of it may be left
    for (const [name, number] of Object.entries(numbers)) if (this.isAmount(asks[name]!) && number === 0) moods.push(`no_${name}`);
    for (const [name, number] of Object.entries(numbers))
      if ((asks[name] === "flag" && number) || Array.isArray(view.facts[name])) moods.push(name);
    if (!moods.includes("due")) moods.push(...this.moodsOf(view));
    return this.tongue.phrase(this.byRule(`${this.own}question-${decision.question}`, decision.rule), persons, moods, args);
  }

  private asks(decision: ShownDecision, view: ShownView): string {
    const options = (decision.options ?? []).filter(({ verb }) => verb !== "pass");
    if (options.length !== 1) return this.say(options.length ? "asks-which" : "asks-nothing");
    const option = this.option(options[0]!, view);
    return this.say("asks-option", { option: option.charAt(0).toUpperCase() + option.slice(1) });
  }

  /** Words among the facts that choose between sentences. */
  private moodsOf(view: ShownView): string[] {
    const { asks } = this.lexicon;
    return Object.keys(asks)
      .filter((name) => asks[name] === "mood")
      .map((name) => String(view.facts[name]));
  }

  /** What doing nothing means depends on what was asked, and when. */
  passMeans(decision: ShownDecision, view: ShownView): string {
    const message = `${this.own}question-${decision.question}`;
    for (const way of [...this.moodsOf(view).map((mood) => `pass-${mood}`), "pass"]) {
      const meant = this.tongue.attribute(message, way);
      if (meant) return meant;
    }
    return this.say(`${this.own}option-pass`);
  }

  /** The parts of what an option is about, with their types; usually one, called as its type. */
  private parts({ verb, about }: ShownOption): Types {
    return this.lexicon.about[verb] ?? (about ? (this.lexicon.about[about] ?? { [about]: about }) : {});
  }

  option(option: ShownOption, view: ShownView): string {
    if (option.verb === "pass" && view.decision) return this.passMeans(view.decision, view);
    const { about = "", subject, amounts = {} } = option;
    const parts = this.parts(option);
    const factors = this.lexicon.factors[about];
    const split = factors ? apart(subject, factors) : Object.fromEntries(Object.keys(parts).map((name) => [name, subject]));
    const numbers = { ...split, ...amounts };
    const types: Types = { ...parts };
    for (const name of Object.keys(amounts)) types[name] = this.lexicon.brings[name]!;
    const args = { cost: this.cost(amounts), ...this.arguments(types, numbers) };
    const persons = Object.keys(types).filter((name) => types[name] === "seat" && numbers[name] === view.viewer);
    const moods = Object.keys(amounts).filter((name) => amounts[name] || types[name] !== "flag");
    return this.tongue.phrase(`${this.own}option-${option.verb}`, persons, moods, args);
  }

  /** What the reader would have to spend after an option; "" where that is not certain. */
  then({ then }: ShownOption): string {
    return then ? this.say(`${this.own}then`, this.arguments(this.lexicon.purse, then)) : "";
  }

  /** A price in all its units; what has none may be said so. */
  cost(amounts: Record<string, number>): string {
    const units = this.lexicon.costs;
    const said = units.filter((unit) => (amounts[unit] ?? 0) > 0).map((unit) => this.tongue.amount(unit, amounts[unit]!));
    if (units.length) return said.join(" + ") || this.tongue.amount(units[0]!, 0);
    return this.tongue.has(`${this.own}cost-none`) ? this.say(`${this.own}cost-none`) : "";
  }
}

/** A fact or what lies in a zone; of several the last one, and of that what it is about. */
function asked(found: unknown): number | null {
  while (Array.isArray(found)) found = found.at(-1);
  return found === undefined ? null : Number(found);
}
