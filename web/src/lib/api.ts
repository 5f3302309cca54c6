// HTTP: the lobby, records, rules and cards.

import type { Lexicon } from "../words/lexicon";
import type { News, ShownOption, ShownSeat, ShownTable } from "./socket";

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, any> = {},
  ) {
    super(code);
  }
}

/** A body that is text already goes out as it is. */
async function ask<T>(path: string, body?: unknown, secret = ""): Promise<T> {
  const answer = await request(path, body, secret);
  const said = await answer.json().catch(() => ({ code: "fault" }));
  if (!answer.ok) throw new Refused(said.code ?? "fault", said.args);
  return said as T;
}

/** Records hold numbers longer than a browser counts: they stay text. */
async function askText(path: string, secret: string): Promise<string> {
  const answer = await request(path, undefined, secret);
  if (!answer.ok) throw new Refused((await answer.json().catch(() => ({}))).code ?? "fault");
  return answer.text();
}

/** What is said line by line, until the end. */
async function* askLines<T>(path: string, secret: string, signal: AbortSignal): AsyncGenerator<T> {
  const answer = await request(path, "", secret, signal);
  if (!answer.ok) throw new Refused((await answer.json().catch(() => ({}))).code ?? "fault");
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let left = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (left + value).split("\n");
    left = lines.pop()!;
    for (const line of lines) yield JSON.parse(line);
  }
}

async function request(path: string, body: unknown, secret: string, signal: AbortSignal | null = null): Promise<Response> {
  try {
    return await fetch(path, {
      signal,
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(secret ? { authorization: `Bearer ${secret}` } : {}),
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new Refused("offline");
  }
}

export interface Seated {
  table: string;
  seat: number;
  secret: string;
}
export interface Listed {
  id: string;
  name: string;
  game: string;
  phase: string;
  seats: number;
  taken: number;
  players: string[];
}
/** How it stands at a table where this browser holds a seat. */
export interface Glance {
  table: string;
  game: string;
  phase: "lobby" | "playing" | "over";
  seat: number;
  asked: number; // -1: nobody
  seats: ShownSeat[];
  winners: number[];
}
export interface ReadChoices {
  choices: Record<string, any>;
  unknown: string[];
}
export interface CardEntry {
  id: string;
  names: Record<string, string>;
  facts: Record<string, any>;
}
export interface Rule {
  id: string;
  game?: string;
  topic?: string;
  heading?: string;
  editions?: string[];
  rule?: string;
  check?: string;
  cards?: string[];
  situation?: string;
  ruling?: string;
  certainty?: string;
  /** Whether a case lays out a position that shows it. */
  position?: boolean;
}
/** A rule book in the reader's language. */
export interface Book {
  title: string;
  introduction: string;
  chapters: {
    id: string;
    title: string;
    introduction: string;
    topics: { heading: string; card: string; rules: { id: string; rule: string; editions: string[]; position: boolean }[] }[];
  }[];
  glossary: string[][];
}
/** The position of a case that shows a rule; a seat without a name is the table. */
export interface Position {
  game: string;
  rule: string;
  seats: {
    name: string;
    asked: boolean;
    amounts: string[];
    heaps: { label: string; cards: { id: string; name: string; number: number }[] }[];
  }[];
  story: string[];
  playable: boolean;
}
export interface Replay {
  table: string;
  viewer: number;
  verified: string;
  entries: any[];
  views?: any[];
  rounds?: [round: number, totals: number[], holdings: number[]][];
}

/** What the coach says at one question; `do`: the answer it wants (-1: any), `also`: as good; `only`: it insists. */
export interface LessonStep {
  do: number;
  only: boolean;
  show: { point: string; say: string }[];
  also?: number[];
  well?: string;
  other?: string;
  wrong?: Record<string, string>; // said of these answers instead of `other`
}
/** `do`: the number of its answer; `led`: what speaks for it, and how much of it. */
export interface Puzzle {
  id: number;
  level: number;
  do: number;
  led: [string, number];
}
export interface Puzzles {
  today: number;
  puzzles: Puzzle[];
}
export interface Lesson {
  id: string;
  game: string;
  seats: number;
  puzzle: boolean;
  picture: string; // the card that stands for it
  steps: LessonStep[];
}

/** An option with its chance of winning; what speaks for it and against it, and how much of it. */
export interface Advice {
  option: number;
  chance: number;
  gain: [what: string, more: number] | null;
  cost: [what: string, less: number] | null;
  close: boolean;
}
export interface Hinted {
  decision: number;
  advice: Advice[];
  why: string; // nothing can be said
}

export interface Moment {
  step: number; // of the answer, from 1
  seat: number;
  with_best: number;
  with_taken: number;
  loss: number;
  led?: [what: string, more: number] | []; // what the best one would have led to
  taken_option: ShownOption;
  best_option: ShownOption;
}
export interface Analysis {
  seats: number;
  answers: number;
  steps: number[];
  chances: number[][]; // after each of the steps, by seat
  moments: Moment[];
  decisive: number[]; // steps, the costliest first
  mattered?: number[][]; // by seat, the steps of its own costliest, in their order
}
export interface AnalysisLine {
  step?: number;
  answers?: number;
  waiting?: number;
  analysis?: Analysis;
  code?: string;
  args?: Record<string, any>;
}

export type MeasuredLine = [name: string, games: number, share: number, low: number, high: number, points: number];
export interface Balance {
  heading: { bot: string; games: number };
  measured: { edition: string; seats: number; games: number; tables: Record<string, MeasuredLine[]> }[];
}

/** What the rules say of choices: why they are refused, what they leave open, what the rest of them comes to. */
export interface Checked {
  code?: string;
  args?: Record<string, any>;
  open?: Record<string, string[]>;
  follows?: Record<string, string[]>;
}

function kept<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const found = new Map<string, Promise<T>>();
  return (key) => {
    let one = found.get(key);
    if (!one) {
      one = load(key);
      one.catch(() => found.delete(key));
      found.set(key, one);
    }
    return one;
  };
}

const bookOf = kept((book) => ask<Book>(`/api/books/${book}`));
const ruleIn = kept((rule) => ask<{ rules: Rule[] }>(`/api/rules/${rule}`).then((found) => found.rules[0]));

export const api = {
  games: () => ask<{ games: string[]; seats: Record<string, number[]> }>("/api/games"),
  lexicon: kept((game) => ask<Lexicon>(`/api/games/${game}`)),
  cards: kept((game) => ask<Record<string, CardEntry[]>>(`/api/cards/${game}`)),
  book: (game: string, language: string, edition: string) => bookOf(`${game}?lang=${language}${edition ? `&edition=${edition}` : ""}`),
  rule: (rule: string, language: string) => ruleIn(`${encodeURIComponent(rule)}?lang=${language}`),
  search: (words: string, game: string, language: string) =>
    ask<{ rules: Rule[] }>(`/api/rules?q=${encodeURIComponent(words)}&game=${game}&lang=${language}`).then((found) => found.rules),
  tables: () => ask<{ tables: Listed[] }>("/api/tables").then((found) => found.tables),
  table: (id: string, secret: string) => ask<ShownTable>(`/api/tables/${id}`, undefined, secret),
  open: (player: string, choices: object, bots: string[], options: object = {}) =>
    ask<Seated>("/api/tables", { player, choices, bots, options }),
  check: (choices: object, bots: string[], options: object) => ask<Checked>("/api/check", { choices, bots, options }),
  read: (game: string, text: string) => ask<ReadChoices>("/api/read", { game, text }),
  glances: (held: { table: string; secret: string }[]) =>
    ask<{ tables: Glance[] }>("/api/glances", { seats: held.map(({ table, secret }) => ({ table, secret })) }).then(
      (found) => found.tables,
    ),
  lessons: kept((game) => ask<{ lessons: Lesson[] }>(`/api/games/${game}/lessons`).then((found) => found.lessons)),
  position: (rule: string, language: string, edition: string) =>
    ask<Position>(`/api/positions/${encodeURIComponent(rule)}?lang=${language}&edition=${edition}`),
  playPosition: (player: string, rule: string, edition: string) =>
    ask<Seated>(`/api/positions/${encodeURIComponent(rule)}`, { player, edition }),
  puzzles: kept((game) => ask<Puzzles>(`/api/games/${game}/puzzles`)),
  takeLesson: (player: string, lesson: string) => ask<Seated>("/api/lessons", { player, lesson }),
  playOn: (id: string, secret: string, player: string, seat: number, step: number, bot: string) =>
    ask<Seated>(`/api/tables/${id}/practice`, { player, seat, step, bot }, secret),
  hint: (id: string, secret: string, decision: number) => ask<Hinted>(`/api/tables/${id}/hint`, { decision }, secret),
  receive: (id: string, code: string, secret: string) => ask<Seated>(`/api/tables/${id}/handed`, { code, secret }),
  sit: (id: string, player: string) => ask<Seated>(`/api/tables/${id}/seats`, { player }),
  record: (id: string, secret: string) => askText(`/api/tables/${id}/record`, secret),
  replay: (id: string, viewer: number, secret: string) =>
    ask<Replay>(`/api/tables/${id}/replay?viewer=${viewer}&views=1`, undefined, secret),
  /** What entries after one and up to another told a viewer. */
  told: (id: string, viewer: number, secret: string, after: number, upto: number) =>
    ask<Replay>(`/api/tables/${id}/replay?viewer=${viewer}&after=${after}&upto=${upto}`, undefined, secret).then(
      (found) => found.entries as [number, News[]][],
    ),
  analysis: (id: string, secret: string) =>
    ask<{ analysis: Analysis | null }>(`/api/tables/${id}/analysis`, undefined, secret).then((found) => found.analysis),
  analyse: (id: string, secret: string, signal: AbortSignal) => askLines<AnalysisLine>(`/api/tables/${id}/analysis`, secret, signal),
  verify: (record: string) => ask<{ replays: boolean; fair: boolean | null; verified: string; problem: string }>("/api/verify", record),
  balance: kept((query) => ask<Balance>(`/api/balance?${query}`)),
  phrases: kept(() => ask<{ phrases: Record<string, Record<string, string>> }>("/api/phrases").then((found) => found.phrases)),
};
