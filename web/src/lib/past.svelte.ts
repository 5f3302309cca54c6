// A game that is over, step by step: the views a viewer was sent, drawn by the same table as the game itself.

import type { Replay } from "./api";
import type { News, ShownTable, ShownView } from "./socket";
import { Watched, type Happened } from "./watched.svelte";

export interface Step {
  view: ShownView;
  told: number; // how much of the story had been told then
}
type Row = [number, ShownView];

/** Each view whole: of later zones and facts the server sends what changed. */
export function unfolded(rows: Row[]): [number, ShownView][] {
  let last: ShownView | null = null;
  return rows.map(([number, change]) => {
    last = last ? { ...change, zones: { ...last.zones, ...change.zones }, facts: { ...last.facts, ...change.facts } } : change;
    return [number, last];
  });
}

/**
 * Steps worth stopping at: something was told. What was taken back is no part of the story any more.
 * `places`: by the number of answers given, the step that shows the game then.
 */
export function stepsOf(entries: [number, News[]][], rows: Row[]): { story: Happened[]; steps: Step[]; places: number[] } {
  const views = new Map(unfolded(rows));
  const story: Happened[] = [];
  const steps: Step[] = [];
  const places: number[] = [];
  for (const [number, news] of entries) {
    const view = views.get(number);
    if (!view) continue;
    const before = story.length;
    for (const one of news) if (one.n === "event") story.push({ id: story.length, news: one, cause: 0 });
    const step = { view, told: story.length };
    if (story.length > before || !steps.length) steps.push(step);
    else steps[steps.length - 1] = step;
    places.push(steps.length - 1);
  }
  return { story, steps, places };
}

/** For games of rules that no longer replay: what was told, without views. */
function eventsOf(entries: [number, News[]][]): Happened[] {
  return entries.flatMap(([, news]) => news.filter((one) => one.n === "event")).map((news, id) => ({ id, news, cause: 0 }));
}

export class Past extends Watched {
  steps = $state.raw<Step[]>([]);
  at = $state(0);
  places = $state.raw<number[]>([]);
  views = $state.raw<ShownView[]>([]); // after so many answers
  private all: Happened[] = [];

  constructor() {
    super();
    this.status = "live";
  }

  get mine(): boolean {
    return false;
  }

  /** Another viewer's past begins where the last one was left. */
  load(table: ShownTable, replay: Replay): void {
    const { story, steps, places } = stepsOf(replay.entries, replay.views ?? []);
    const share = this.steps.length ? this.at / this.steps.length : 0;
    this.all = story;
    this.steps = steps;
    this.places = places;
    this.views = unfolded(replay.views ?? []).map(([, view]) => view);
    this.table = table;
    this.viewer = replay.viewer;
    if (!steps.length) this.story = eventsOf(replay.entries);
    this.go(Math.round(share * steps.length));
  }

  go(at: number): void {
    this.at = Math.min(Math.max(0, at), Math.max(0, this.steps.length - 1));
    const step = this.steps[this.at];
    if (!step) return;
    this.onUpdate({ t: "update", after: 1, seq: 1, view: step.view });
    this.view = step.view;
    this.story = this.all.slice(0, step.told);
  }

  /** How many answers had been given. */
  get given(): number {
    return Math.max(0, this.places.lastIndexOf(this.at));
  }

  /** How much had been told before this step: what came later is what happened in it. */
  get toldBefore(): number {
    return this.at ? this.steps[this.at - 1]!.told : 0;
  }

  /** The steps in which something of these kinds happened. */
  marks(kinds: readonly string[]): { at: number; happened: Happened }[] {
    let told = 0;
    return this.steps.flatMap((step, at) => {
      const found = this.all.slice(told, step.told).find(({ news }) => news.n === "event" && kinds.includes(news.kind));
      told = step.told;
      return found ? [{ at, happened: found }] : [];
    });
  }

  answer(): void {}
  ask(): Promise<Record<string, any>> {
    return Promise.reject(new Error("the past cannot be changed"));
  }
}
