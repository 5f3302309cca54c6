// What a reader speaks: a language, and perhaps the names of cards in another one (as words/tongue.py does).

import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentVariable } from "@fluent/bundle";
import { FUNCTIONS, GRAMMAR, Name, Names, type Grammar } from "./grammar";

export const LANGUAGES = ["en", "de", "nl"] as const;
/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", nl: "Nederlands" };
export type Language = (typeof LANGUAGES)[number];
export type Said = string | number | Name | Names;
export type Arguments = Record<string, Said>;

const A_CARD = /^[a-z]+-card-[\w]+$/;
const A_VALUE = /=[^\n]*/;
const AN_ENTRY = /^(-?[a-zA-Z][\w-]*) *=/gm;
const A_REFERENCE = /\{ *([a-z][a-z0-9_-]*) *\}/g;

/** The entries of a file: id -> source. */
export function cut(text: string): Map<string, string> {
  const starts = [...text.matchAll(AN_ENTRY)];
  return new Map(starts.map((found, at) => [found[1]!, text.slice(found.index, starts[at + 1]?.index ?? text.length)] as const));
}

/** Says messages by their ids. An entry is parsed when it is first said. */
export class Tongue {
  private readonly bundle: FluentBundle;
  private readonly known = new Map<string, Name>();

  constructor(
    readonly language: Language,
    private readonly sources: Map<string, string>,
    private readonly foreign: Map<string, string> | null = null, // the names of cards, if in another language
  ) {
    const functions = Object.fromEntries(
      Object.entries(FUNCTIONS[language]!).map(([name, act]) => [name, ([given]: unknown[]) => act([this.named(given)])]),
    );
    this.bundle = new FluentBundle(language, { functions, useIsolating: false });
  }

  has(message: string): boolean {
    return this.sources.has(message);
  }

  say(message: string, args: Arguments = {}): string {
    return this.format(message, "", args);
  }

  /** The first variant there is: by who the reader is in it, then by how things are, then without either. */
  phrase(message: string, who: string[], how: string[], args: Arguments): string {
    const entry = this.entry(message);
    for (const person of [...who, ""]) {
      for (const mood of [...how, ""]) {
        const variant = [person, mood].filter(Boolean).join("-");
        if (variant === "" ? entry?.value : entry?.attributes[variant]) return this.format(message, variant, args);
      }
    }
    return `⟨${message}⟩`;
  }

  amount(unit: string, number: number): string {
    return this.say(`count-${unit}`, { number });
  }

  /** Several things in one breath: "a, b and c". */
  several(words: Said[]): string {
    const said = words.map(String);
    if (said.length === 0) return this.say("list-nothing");
    if (said.length === 1) return said[0]!;
    return this.say("list-and", { rest: said.slice(0, -1).join(", "), last: said.at(-1)! });
  }

  /** A name with its grammar, for the functions of the catalogues. */
  name(message: string): Name {
    let found = this.known.get(message);
    if (!found) {
      const grammar: Grammar = {};
      for (const part of GRAMMAR) {
        if (this.foreign && part !== "article" && part !== "gender") continue; // a foreign name is not declined
        const said = this.attribute(message, part);
        if (said) grammar[part] = said;
      }
      found = new Name(this.say(message), grammar);
      this.known.set(message, found);
    }
    return found;
  }

  /** A sentence may name a card by its id: { DEN("GAME-card-hero") }. */
  private named(given: unknown): unknown {
    return typeof given === "string" && A_CARD.test(given) ? this.name(given) : given;
  }

  attribute(message: string, attribute: string): string {
    if (!this.has(message) || !this.entry(message)?.attributes[attribute]) return "";
    return this.format(message, attribute, {});
  }

  typed(message: string): string[] {
    return this.attribute(message, "typed")
      .split(";")
      .map((way) => way.trim())
      .filter(Boolean);
  }

  private entry(message: string) {
    if (!this.bundle.hasMessage(message)) this.load(message);
    return this.bundle.getMessage(message);
  }

  private load(message: string): void {
    let source = this.sources.get(message);
    if (source === undefined) return;
    if (this.foreign && A_CARD.test(message)) {
      const value = this.foreign.get(message)?.match(A_VALUE)?.[0]; // the name of there, the grammar of here
      if (value) source = source.replace(A_VALUE, () => value);
    }
    this.bundle.addResource(new FluentResource(source));
    for (const [, name] of source.matchAll(A_REFERENCE)) {
      if (!this.bundle.hasMessage(name!)) this.load(name!);
    }
  }

  private format(message: string, variant: string, args: Arguments): string {
    const entry = this.entry(message);
    const pattern = variant ? entry?.attributes[variant] : entry?.value;
    if (!pattern) return `⟨${message}${variant && "." + variant}⟩`; // shown, so that it is noticed; the check forbids it
    return this.bundle.formatPattern(pattern, fluent(args));
  }
}

/** Numbers choose plural forms and are written without commas; names are declined; anything else is text. */
function fluent(args: Arguments): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).map(([name, of]) => [
      name,
      typeof of === "number" ? new FluentNumber(of, { useGrouping: false }) : of instanceof FluentType ? of : String(of),
    ]),
  );
}

/** The first of some tags (de-AT, nl_BE) there are words for, else English. */
export function firstKnown(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = tag
      .trim()
      .toLowerCase()
      .split(/[-_.@;]/)[0]!;
    if ((LANGUAGES as readonly string[]).includes(language)) return language as Language;
  }
  return "en";
}
