// What is taken back: as how much, and what follows from it.

import type { Happened } from "./watched.svelte";

/** Who took what back, if that is the last thing that happened in the game; what is said or done around it may come after. */
function justTakenBack(story: Happened[]): { id: number; seat: number } | null {
  for (let at = story.length - 1; at >= 0; at--) {
    const { id, news } = story[at]!;
    if (news.n === "undone") return { id, seat: news.seat };
    if (news.n === "event") return null;
  }
  return null;
}

export class Regret {
  act = -1; // several answers are one act, and taken back as one: the decision it began with
  private known = -1;

  /** Whether a new question is there because somebody has just taken something back. The reader's act is over with that, and not before. */
  sees(story: Happened[], me: number): boolean {
    const taken = justTakenBack(story);
    if (!taken || taken.id === this.known) return false;
    this.known = taken.id;
    if (taken.seat === me) this.act = -1;
    return true;
  }
}
