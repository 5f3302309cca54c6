// What is shown of one table to one viewer, wherever it comes from: a socket (client) or the past (past).

import type { News, ShownTable, ShownView, Update } from "./socket";

export interface Happened {
  id: number;
  news: News;
  cause: number; // the decision that was open before it; -1 before the first
  undone?: boolean; // it was taken back
}
export abstract class Watched {
  table = $state.raw<ShownTable | null>(null);
  view = $state.raw<ShownView | null>(null);
  story = $state.raw<Happened[]>([]);
  viewer = $state(-1);
  status = $state<"connecting" | "live" | "lost" | "closed">("connecting");
  online = $state.raw<boolean[]>([]);
  problem = $state<{ code: string; args: Record<string, any> } | null>(null);
  lostAt = $state(0);
  answering = $state(-1); // the decision an answer of ours is under way for
  skew = 0; // the server's clock minus ours
  /** What to do with an update before it is shown: motion looks at where things are now. */
  onUpdate: (update: Update) => void = () => {};

  /** Show what others do at once, until the reader is asked; where that can be. */
  skip?: () => void;

  /** How many entries of the story were left out, for the table to appear at once. */
  missing = $state(0);
  /** Bring them. */
  recall?: () => Promise<void>;

  abstract get mine(): boolean;
  abstract answer(option: number): void;
  /** Everything else; resolves when it is done, throws the code when it is refused, quietly or with a banner. */
  abstract ask(t: string, fields?: Record<string, unknown>, quiet?: boolean): Promise<Record<string, any>>;
}

/** Mark the last so many events that still stand. */
export function takeBack(story: Happened[], events: number): void {
  for (let at = story.length - 1; at >= 0 && events > 0; at--) {
    const one = story[at]!;
    if (one.news.n !== "event" || one.undone) continue;
    story[at] = { ...one, undone: true };
    events--;
  }
}

/** A story in order, with everything marked that was taken back in it. */
export function retold(story: Happened[]): Happened[] {
  const whole: Happened[] = [];
  for (const { id, news, cause } of story) {
    if (news.n === "undone") takeBack(whole, news.events);
    whole.push({ id, news, cause });
  }
  return whole;
}
