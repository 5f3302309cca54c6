// What decided a finished game: asked for, waited for, stopped.

import { api, Refused, type Analysis, type Moment } from "./api";

export type Standing = "asking" | "none" | "working" | "found" | "failed";

/** The chances that held after so many answers; before the first those it led to. */
export function chancesAt(found: Analysis, answered: number): number[] {
  const at = found.steps.filter((step) => step <= answered).length - 1;
  return found.chances[Math.max(0, at)] ?? [];
}

/** The decisive moments, in the order of the game. */
export function decisiveOf(found: Analysis): Moment[] {
  return found.moments.filter((moment) => found.decisive.includes(moment.step));
}

/** The decisions of a seat that mattered most, in the order of the game. */
export function matteredTo(found: Analysis, seat: number): Moment[] {
  const steps = found.mattered?.[seat] ?? [];
  return found.moments.filter((moment) => moment.seat === seat && steps.includes(moment.step));
}

export class Chances {
  standing = $state<Standing>("asking");
  found = $state.raw<Analysis | null>(null);
  step = $state(0);
  answers = $state(0);
  waiting = $state(0);
  refused = $state.raw<{ code: string; args: Record<string, any> }>({ code: "", args: {} });
  private listening: AbortController | null = null;

  constructor(
    private readonly id: string,
    private readonly secret: string,
  ) {}

  /** What was found before; whoever wants to know at once may begin to find it out. */
  async look(begin: boolean): Promise<void> {
    const listening = (this.listening = new AbortController());
    try {
      const found = await api.analysis(this.id, this.secret);
      if (listening.signal.aborted) return; // nobody wants to know any more, or it was started meanwhile
      this.found = found;
      this.standing = this.found ? "found" : "none";
      if (!this.found && begin && this.secret) await this.start();
    } catch (failure) {
      if (!listening.signal.aborted) this.fail(failure);
    }
  }

  async start(): Promise<void> {
    this.stop();
    const listening = (this.listening = new AbortController());
    this.standing = "working";
    try {
      for await (const line of api.analyse(this.id, this.secret, listening.signal)) {
        if (line.code) throw new Refused(line.code, line.args);
        this.step = line.step ?? this.step;
        this.answers = line.answers ?? this.answers;
        this.waiting = line.waiting ?? 0;
        if (line.analysis) {
          this.found = line.analysis;
          this.standing = "found";
        }
      }
      if (!this.found) throw new Refused("offline");
    } catch (failure) {
      if (!listening.signal.aborted) this.fail(failure);
    }
  }

  /** The server gives up when nobody listens any more. */
  stop(): void {
    this.listening?.abort();
    this.listening = null;
    if (this.standing === "working") this.standing = "none";
  }

  private fail(failure: unknown): void {
    this.refused = failure instanceof Refused ? { code: failure.code, args: failure.args } : { code: "offline", args: {} };
    this.standing = "failed";
  }
}
