// What would you do? Asked for at a decision against bots alone, shown beside the table, gone with the decision.

import { api, Refused, type Advice, type Hinted } from "../lib/api";
import type { Client } from "../lib/client.svelte";
import type { Play } from "../lib/play.svelte";
import { said, ui } from "../lib/speech.svelte";
import { isAlone } from "./told";

type Standing = "none" | "thinking" | "said" | "failed";

class Hints {
  standing = $state<Standing>("none");
  advice = $state.raw<Advice[]>([]);
  why = $state("");
  problem = $state("");
  chosen = $state(-1); // the place of the option that is shown on the table
  private decision = -1;

  readonly open = $derived(this.standing !== "none");

  /** Where a hint can be asked for now. */
  isOffered(play: Play): boolean {
    const table = play.client.table;
    return Boolean(
      table?.phase === "playing" && play.mine && play.choices.length > 1 && "secret" in play.client && isAlone(table.seats, play.me),
    );
  }

  async ask(play: Play): Promise<void> {
    if (this.open) return this.close();
    if (!this.isOffered(play)) return;
    const client = play.client as Client;
    const decision = (this.decision = play.decision!.number);
    this.standing = "thinking";
    this.chosen = -1;
    try {
      const found: Hinted = await api.hint(client.id, client.secret, decision);
      if (this.decision !== decision || !this.open) return; // it was answered, or nobody wants to know any more
      this.advice = found.advice;
      this.why = found.why;
      this.standing = "said";
    } catch (failure) {
      if (this.decision !== decision || !this.open) return;
      this.problem = ui(`error-${failure instanceof Refused ? failure.code : "offline"}`);
      this.standing = "failed";
    }
  }

  /** Another question: what was said of the last one is gone. */
  follow(decision: number): void {
    if (this.open && decision !== this.decision) this.close();
  }

  show(option: number): void {
    this.chosen = this.chosen === option ? -1 : option;
  }

  close = (): void => {
    this.standing = "none";
    this.decision = this.chosen = -1;
    this.advice = [];
  };
}

export const hints = new Hints();

/** What the panel says as a whole, for those who listen. */
export function spoken(play: Play, advice: Advice[], percent: (share: number) => string): string {
  const [best] = advice;
  return best ? `${play.choices[best.option]?.text ?? ""}: ${said("web-hint-chance", { chance: percent(best.chance) })}.` : "";
}
