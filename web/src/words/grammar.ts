// Names with their grammar, and the functions catalogues call to put an article before one (as words/grammar.py does).

import { FluentType } from "@fluent/bundle";

const NO_ARTICLE = "none";
/** Dutch: "de Tuinen", but not "een Tuinen". */
const PLURAL = "plural";
/** What English puts "an" before. */
const AN = /^(?!uni|eu)[aeiou]/i;

/** German: what stands for the masculine form if the noun is feminine, neuter or plural. */
const ARTICLES: Record<string, Record<string, string>> = {
  DER: { m: "der", f: "die", n: "das", p: "die" },
  DEN: { m: "den", f: "die", n: "das", p: "die" },
  DEM: { m: "dem", f: "der", n: "dem", p: "den" },
  DES: { m: "des", f: "der", n: "des", p: "der" },
  EIN: { m: "ein", f: "eine", n: "ein", p: "" },
  EINEN: { m: "einen", f: "eine", n: "ein", p: "" },
  EINEM: { m: "einem", f: "einer", n: "einem", p: "" },
  DEIN: { m: "dein", f: "deine", n: "dein", p: "deine" },
  DEINEN: { m: "deinen", f: "deine", n: "dein", p: "deine" },
  DEINEM: { m: "deinem", f: "deiner", n: "deinem", p: "deinen" },
  DEINES: { m: "deines", f: "deiner", n: "deines", p: "deiner" },
};
const PRONOUNS: Record<string, Record<string, string>> = { IHN: { m: "ihn", f: "sie", n: "es", p: "sie" } };
const CASES: Record<string, string> = {
  DEN: "accusative",
  EINEN: "accusative",
  DEINEN: "accusative",
  DEM: "dative",
  EINEM: "dative",
  DEINEM: "dative",
  DES: "genitive",
  DEINES: "genitive",
};
/** For which genders a name takes its weak form, the one after "der": das Zerstörte Dorf. */
const AFTER_DER: Record<string, string> = { DER: "mfnp", DEN: "fnp", DEIN: "p", DEINEN: "p" };
export const GRAMMAR = ["article", "gender", "weak", "accusative", "dative", "genitive"] as const;

export type Grammar = Partial<Record<(typeof GRAMMAR)[number], string>>;

/** A name as it is shown, and how the reader's language treats it. */
export class Name extends FluentType<string> {
  constructor(
    readonly text: string,
    readonly grammar: Grammar = {},
  ) {
    super(text);
  }

  override toString(): string {
    return this.text;
  }
}

/** Several names in one breath: each takes the article it is given. */
export class Names extends FluentType<string> {
  constructor(
    readonly parts: Name[],
    readonly join: (words: string[]) => string,
  ) {
    super(join(parts.map((part) => part.text)));
  }

  override toString(): string {
    return this.join(this.parts.map((part) => part.text));
  }
}

/** Several names in one breath come as text and take no article. */
function spoken(value: unknown): Name {
  return value instanceof Name ? value : new Name(String(value), { article: NO_ARTICLE });
}

function the(value: unknown): string {
  const noun = spoken(value);
  return noun.grammar.article === NO_ARTICLE ? noun.text : `the ${noun.text}`;
}

function a(value: unknown): string {
  const noun = spoken(value);
  const article = AN.test(noun.text.normalize("NFKD")) ? "an" : "a";
  return noun.grammar.article === NO_ARTICLE ? noun.text : `${article} ${noun.text}`;
}

function een(value: unknown): string {
  const noun = spoken(value);
  const bare = noun.grammar.article === NO_ARTICLE || noun.grammar.article === PLURAL;
  return bare ? noun.text : `een ${noun.text}`;
}

function de(value: unknown): string {
  const noun = spoken(value);
  const article = noun.grammar.article ?? "de";
  return article === NO_ARTICLE ? noun.text : `${article === PLURAL ? "de" : article} ${noun.grammar.weak ?? noun.text}`;
}

function declined(name: string): (value: unknown) => string {
  const articles = ARTICLES[name]!;
  const form = CASES[name] as keyof Grammar | undefined;
  return (value) => {
    const noun = spoken(value);
    const text = (form && noun.grammar[form]) ?? noun.text;
    if (noun.grammar.article === NO_ARTICLE) return text;
    const gender = noun.grammar.gender ?? "m";
    const isWeak = AFTER_DER[name]?.includes(gender);
    return `${articles[gender]} ${(isWeak && noun.grammar.weak) || text}`.trim();
  };
}

function pronoun(name: string): (value: unknown) => string {
  return (value) => PRONOUNS[name]![spoken(value).grammar.gender ?? "m"]!;
}

type FluentFunction = (positional: unknown[]) => string;

function wrapped(functions: Record<string, (value: unknown) => string>): Record<string, FluentFunction> {
  return Object.fromEntries(
    Object.entries(functions).map(([name, act]) => [
      name,
      ([value]: unknown[]) => (value instanceof Names ? value.join(value.parts.map(act)) : act(value)),
    ]),
  );
}

export const FUNCTIONS: Record<string, Record<string, FluentFunction>> = {
  en: wrapped({ THE: the, A: a }),
  de: wrapped({
    ...Object.fromEntries(Object.keys(ARTICLES).map((name) => [name, declined(name)])),
    ...Object.fromEntries(Object.keys(PRONOUNS).map((name) => [name, pronoun(name)])),
  }),
  nl: wrapped({ DE: de, EEN: een }),
};
