// One socket to one table: greets, resumes from the last number seen, sends answers until they are accepted.

export interface ShownOption {
  verb: string;
  subject: number;
  about?: string;
  amounts?: Record<string, number>;
  useful?: boolean; // false: of no use now, as far as the rules tell; left out: it can be of use
  then?: Record<string, number>; // what the reader would have to spend afterwards (GameWords.then says it); only if certain
}
/** What is not offered and may be looked for; `why` says why not. */
export interface ShownWish {
  verb: string;
  subjects: number[];
  about?: string;
  where?: string; // its subjects lie in zones whose names begin so: "hand", "pile", "city"
  line?: boolean; // it would have a line among the options; otherwise it answers a touch
}
export interface ShownDecision {
  number: number;
  seat: number;
  question: string;
  rule: string;
  options: ShownOption[] | null;
  wishes?: ShownWish[]; // of one's own question
}
export interface ShownView {
  viewer: number;
  zones: Record<string, number[]>;
  facts: Record<string, any>;
  decision: ShownDecision | null;
  outcome: Record<string, any> | null;
  undoable?: boolean; // whether the reader has an answer that may be taken back
  step?: number; // of the lesson, where one fits
}
export interface ShownSeat {
  kind: "empty" | "person" | "bot";
  name: string;
  plays: "nobody" | "person" | "bot";
  bot: string;
  ready: boolean;
  muted: boolean;
}
export interface ShownTable {
  id: string;
  name: string;
  phase: "lobby" | "playing" | "over";
  choices: Record<string, any>;
  options: Record<string, any>;
  setup: Record<string, any> | null;
  rules: number;
  host: number;
  seats: ShownSeat[];
  undo: { number: number; seat: number; decision: number; answers: number; waits_for: number[] } | null;
  clock: { seat: number; deadline: number; banks: number[] };
  fair: { commitment: string; shares: string[]; secret: string; seed: string };
  next: string;
  practice: boolean; // it went on from a position of another game: nothing was shuffled
  lesson: string; // the one that coaches it
  origin?: { table: string; step: number; seat: number } | null; // the position of another table it went on from
}
export type News =
  | { n: "event"; kind: string; rule: string; told: number[]; secret?: number[] | null }
  | { n: "chat"; seat: number; text?: string; phrase?: string }
  | { n: "undone"; seat: number; decision: number; events: number; answers?: number } // the last events before it that still stood
  | { n: "table"; what: string; seat?: number; name?: string; bot?: string };

export interface Update {
  t: "update";
  after: number;
  seq: number;
  news?: News[];
  table?: ShownTable;
  view?: ShownView;
}
/** Why something may or may not be done. */
export interface ShownReason {
  legal: boolean;
  reason: string;
  rule: string;
  args?: Record<string, number>;
}
export type ServerMessage =
  | { t: "welcome"; protocol: number; viewer: number; seq: number; now: number; after?: number }
  | Update
  | { t: "accepted"; decision: number; option: number; seq: number }
  | { t: "reasons"; ref: string; decision: number; reasons: ShownReason[] }
  | { t: "done"; ref: string; args?: Record<string, any> }
  | { t: "error"; code: string; ref?: string; decision?: number; args?: Record<string, any> }
  | { t: "presence"; online: boolean[]; spectators: number }
  | { t: "pong"; seq: number; now: number }
  | { t: "bye"; code: string };

/** What to do with an update, given the last number taken (docs/protocol.md, "Numbers and resuming"). */
export function judge(update: { after: number; seq: number }, seen: number): "take" | "ignore" | "resume" {
  if (update.after === seen) return "take";
  if (update.seq <= seen) return "ignore";
  return "resume";
}
