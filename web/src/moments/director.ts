// One moment after the other: what an update brings is seen and heard, unless nobody looks, nobody wants to wait, or too much waits.

import "./moments.css";
import { tick } from "svelte";
import { sound } from "../lib/sound";
import { motionIsOff, paceNow, type Pace } from "../lib/settings.svelte";
import type { Update } from "../lib/socket";
import type { GameWords } from "../words/game";
import { Layer, see, type Seen } from "./layer";
import { keysOf, lasts, lowOf, momentsOf, type Moment, type Spot } from "./read";
import { hearScore } from "./score";
import { SHOWS, stand, type Scene } from "./shows";
import { turnAround } from "./turn";

const SPEEDS: Record<Pace, number> = { calm: 1, brisk: 0.5, once: 0 };
const MOST = 3; // with more waiting, jump to the end
const STANDS = 2000; // milliseconds of what does not move
const TURN = 320;

/** What a director must know of a table. */
export interface Table {
  words: GameWords | null;
  me: number;
  mine: boolean;
  client: { view: { decision: { seat: number } | null } | null; table: { setup: Record<string, any> | null } | null };
}
interface Waiting {
  scene: Scene;
  speed: number;
  asked: () => boolean;
}

/** How much slower than at full length others are seen to act: 0 is at once. */
export function speedOfOthers(): number {
  return SPEEDS[paceNow()];
}

export class Director {
  private queue: Waiting[] = [];
  private layer: Layer | null = null;
  private border: Layer | null = null; // around the strip
  private ends: ReturnType<typeof setTimeout> | undefined;
  private until = 0; // when what waits will have been seen

  /** Milliseconds until everything was seen. */
  get left(): number {
    return Math.max(0, this.until - Date.now());
  }

  /** To be called before an update is drawn; the moments begin by themselves once it is. */
  watch(table: Table, update: Update): void {
    const { words, client } = table;
    const news = update.news ?? [];
    if (!words || !update.view || update.after === 0 || document.hidden || news.some((one) => one.n === "undone")) return;
    const before = client.view as typeof update.view | null;
    const moments = [...momentsOf(news, words.lexicon, client.table?.setup ?? {}), ...lowOf(before, update.view, words.lexicon)];
    if (!moments.length) return;
    const own = before?.decision?.seat === table.me && table.me >= 0;
    const speed = own ? 1 : speedOfOthers();
    if (!speed) return;
    const seen = moments.map((moment) => ({
      source: this.find(moment, moment.source, table.me),
      target: this.find(moment, moment.target, table.me),
    }));
    void tick().then(() => {
      const scenes = moments.map((moment, at): Scene => {
        const now = moment.shows === "break" ? [] : this.find(moment, moment.target, table.me);
        return {
          moment,
          sources: seen[at]!.source,
          targets: now.length ? now : seen[at]!.target,
          word: moment.word ? words.say(moment.word) : "",
          name: this.nameOf(moment, words),
          counts: !own,
        };
      });
      this.add(scenes.map((scene) => ({ scene, speed, asked: () => table.mine })));
    });
  }

  /** It is the reader's turn: the border of the strip is drawn once around. */
  yourTurn(): void {
    sound("bell");
    const strip = document.querySelector(".z-strip");
    if (!strip || document.hidden) return;
    this.border?.clear();
    const layer = (this.border = new Layer(1));
    layer.under(true);
    turnAround(layer, see(strip).box, motionIsOff() ? 0 : TURN);
    layer.after(motionIsOff() ? STANDS : TURN + 400, () => layer.clear());
  }

  /** The table is gone, or lies elsewhere: what was drawn over it would hang in the air. */
  leave(): void {
    this.border?.clear();
    this.jump();
  }

  /** The reader is asked: whatever still moves does so behind the question. */
  asked(): void {
    this.layer?.under(true);
  }

  /** To the end of everything: the table already shows it. */
  jump = (): void => {
    this.queue = [];
    this.finish();
    this.until = 0;
  };

  private add(waiting: Waiting[]): void {
    if (this.queue.length + waiting.length > MOST) return this.jump();
    this.queue.push(...waiting);
    const length = waiting.reduce((sum, one) => sum + lasts(one.scene.moment) * one.speed, 0);
    if (!motionIsOff()) this.until = Math.max(Date.now(), this.until) + length;
    if (!this.layer) this.next();
  }

  private next(): void {
    const one = this.queue.shift();
    if (!one) return;
    const still = motionIsOff();
    this.layer = new Layer(one.speed);
    this.layer.under(one.asked());
    const { moment } = one.scene;
    if (still) {
      if (!stand(this.layer, one.scene, sound)) {
        this.finish();
        return this.next();
      }
    } else SHOWS[moment.shows](this.layer, one.scene, (name, step, after = 0) => sound(name, step, after * one.speed));
    this.ends = setTimeout(
      () => {
        this.finish();
        this.next();
      },
      still ? STANDS : lasts(moment) * one.speed,
    );
  }

  private finish(): void {
    clearTimeout(this.ends);
    this.layer?.clear();
    this.layer = null;
  }

  // -- things on the table ---------------------------------------------------------------------------------------------

  private find(moment: Moment, spot: Spot | null, me: number): Seen[] {
    if (!spot) return [];
    const found: Element[] = [];
    const wanted = spot.faces.length > 1 && spot.seat < 0 ? spot.faces.length : 1;
    for (const key of keysOf(spot, moment.faces, moment.ids, me)) {
      const node = lookUp(key, me);
      if (node && !found.includes(node)) found.push(node);
      if (found.length >= wanted) break;
    }
    return found.map(see).filter(({ box }) => box.width > 0);
  }

  private nameOf(moment: Moment, words: GameWords): string {
    const id = moment.ids[0];
    return id ? words.say(`${words.lexicon.game}-card-${id}`) : "";
  }
}

const WORLD = [".z-lands", ".z-kingdom", ".z-base", ".z-shelf", ".z-track", ".z-seats"];

/** The last thing under a key. The reader's own seat is the dock. */
function lookUp(key: string, me: number): Element | null {
  const name = CSS.escape(key.replace(/^[@=]|\*$/g, ""));
  const selector = key.startsWith("@")
    ? `[data-seat="${name}"]`
    : key.startsWith("=")
      ? WORLD.map((zone) => `${zone} [data-card="${name}"], ${zone} [data-key$="-${name}"]`).join()
      : key.endsWith("*")
        ? `[data-key="${name}"], [data-key^="${name}-"]`
        : `[data-key="${name}"]`;
  const all = document.querySelectorAll(selector);
  return all[all.length - 1] ?? (key === `@${me}` ? document.querySelector(".z-dock") : null);
}

export const director = new Director();
hearScore();
