// Why not: what the server answers about things that are not offered now, kept for as long as the question is open.

import type { GameWords } from "../words/game";
import type { ShownReason } from "./socket";
import { said, speech, ui } from "./speech.svelte";
import type { Watched } from "./watched.svelte";
import type { Wish } from "./wishes";

const MOST = 60; // wishes in one question
const PATIENCE = 1000; // milliseconds before a refused ask is made again

interface Asking {
  readonly client: Watched;
  readonly words: GameWords | null;
}
export interface Because {
  text: string;
  short: string; // for the tab of a card; "" if there is no short way to say it
  rule: string;
}

class Reasons {
  private known = $state.raw<{ decision: number; answers: Map<string, ShownReason> }>({ decision: -1, answers: new Map() });
  private asked = new Set<string>();
  private refused = $state(0); // asks that came to nothing: whoever still wants to know asks again
  private at = $state.raw<Asking | null>(null);

  /** The table that is shown; null when it is left. */
  serve(asking: Asking | null): void {
    this.at = asking;
    this.asked.clear();
    this.known = { decision: -1, answers: new Map() };
  }

  private decision(): number {
    return this.at?.client.view?.decision?.number ?? -1;
  }

  /** Ask for what is not known yet; all in one message. In an effect it is asked again for the next question, and after a lost connection. */
  want(wishes: readonly Wish[]): void {
    const { at } = this;
    const decision = this.decision();
    void this.refused;
    if (!at || at.client.viewer < 0 || decision < 0 || at.client.status !== "live") return;
    const fresh = wishes.filter(([verb, subject]) => subject >= 0 && !this.asked.has(`${decision} ${verb} ${subject}`)).slice(0, MOST);
    if (!fresh.length) return;
    fresh.forEach(([verb, subject]) => this.asked.add(`${decision} ${verb} ${subject}`));
    at.client.ask("why", { decision, wishes: fresh }, true).then(
      (reply) => this.take(fresh, reply as { decision: number; reasons: ShownReason[] }),
      () => {
        fresh.forEach(([verb, subject]) => this.asked.delete(`${decision} ${verb} ${subject}`));
        setTimeout(() => this.refused++, PATIENCE);
      },
    );
  }

  private take(wishes: Wish[], reply: { decision: number; reasons: ShownReason[] }): void {
    if (reply.decision !== this.decision()) return; // the question has changed meanwhile
    const answers = new Map(this.known.decision === reply.decision ? this.known.answers : []);
    wishes.forEach(([verb, subject], at) => answers.set(`${verb} ${subject}`, reply.reasons[at]!));
    this.known = { decision: reply.decision, answers };
  }

  /** The reason in words, once it is known; nothing for what may be done. */
  of(wish: Wish | undefined): Because | null {
    if (!wish || this.known.decision !== this.decision()) return null;
    const reason = this.known.answers.get(`${wish[0]} ${wish[1]}`);
    const words = this.at?.words;
    if (!reason || reason.legal || !words) return null;
    return { text: words.reason(reason), short: shortly(reason), rule: reason.rule };
  }
}

function shortly({ reason, args = {} }: ShownReason): string {
  const message = `web-short-${reason}`;
  if (!speech.tongue?.has(message)) return "";
  const { needs = 0, gold = 0, coins = 0 } = args;
  return said(message, { missing: needs - (reason === "too_few_coins" ? coins : gold) });
}

/** What a wish is about, for lists and tips: "Build", "Destroy". */
export function wishName([verb]: Wish): string {
  return speech.tongue?.has(`web-wish-${verb}`) ? ui(`wish-${verb}`) : ui("wish");
}

export const reasons = new Reasons();
