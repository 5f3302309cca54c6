// HTTP: the lobby, records, rules and cards.

import type { Lexicon } from "../words/game";
import type { ShownOption, ShownSeat, ShownTable } from "./socket";

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
  editions?: string[];
  rule?: string;
  check?: string;
  cards?: string[];
  situation?: string;
  ruling?: string;
  certainty?: string;
}
export interface Replay {
  table: string;
  viewer: number;
  verified: string;
  entries: any[];
  views?: any[];
  rounds?: [round: number, totals: number[], holdings: number[]][];
}

export interface Moment {
  step: number; // of the answer, from 1
  seat: number;
  with_best: number;
  with_taken: number;
  loss: number;
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

export const api = {
  games: () => ask<{ games: string[]; seats: Record<string, number[]> }>("/api/games"),
  lexicon: kept((game) => ask<Lexicon>(`/api/games/${game}`)),
  cards: kept((game) => ask<Record<string, CardEntry[]>>(`/api/cards/${game}`)),
  rule: kept((rule) => ask<{ rules: Rule[] }>(`/api/rules/${encodeURIComponent(rule)}`).then((found) => found.rules[0])),
  search: (words: string, game: string) =>
    ask<{ rules: Rule[] }>(`/api/rules?q=${encodeURIComponent(words)}&game=${game}`).then((found) => found.rules),
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
  receive: (id: string, code: string, secret: string) => ask<Seated>(`/api/tables/${id}/handed`, { code, secret }),
  sit: (id: string, player: string) => ask<Seated>(`/api/tables/${id}/seats`, { player }),
  record: (id: string, secret: string) => askText(`/api/tables/${id}/record`, secret),
  replay: (id: string, viewer: number, secret: string) =>
    ask<Replay>(`/api/tables/${id}/replay?viewer=${viewer}&views=1`, undefined, secret),
  analysis: (id: string, secret: string) =>
    ask<{ analysis: Analysis | null }>(`/api/tables/${id}/analysis`, undefined, secret).then((found) => found.analysis),
  analyse: (id: string, secret: string, signal: AbortSignal) => askLines<AnalysisLine>(`/api/tables/${id}/analysis`, secret, signal),
  verify: (record: string) => ask<{ replays: boolean; fair: boolean | null; verified: string; problem: string }>("/api/verify", record),
  balance: kept((query) => ask<Balance>(`/api/balance?${query}`)),
  phrases: kept(() => ask<{ phrases: Record<string, Record<string, string>> }>("/api/phrases").then((found) => found.phrases)),
};
