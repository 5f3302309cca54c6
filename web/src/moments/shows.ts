// How each moment moves (DESIGN: nothing but transform, opacity, filter and clip-path; no loops, no flashes, nothing shakes), and its quiet
// form for those who want no motion: the same facts, standing still for two seconds.

import type { Sound } from "./sounds";
import { ARC, BOTH, IN, OUT, center, type Box, type Layer, type Seen } from "./layer";
import type { Moment } from "./read";

export interface Scene {
  moment: Moment;
  sources: Seen[]; // as they were before
  targets: Seen[]; // as they are now, or were, where they are gone
  word: string;
  name: string; // of what is seen
  counts: boolean; // whether numbers count up as coins arrive: not after one's own answer, which is painted at once
}
export type Play = (sound: Sound, step?: number, after?: number) => void;
type Show = (layer: Layer, scene: Scene, sound: Play) => void;

const COIN = 20;
const BACK = { width: 34, height: 46 };
const MOST = 6; // coins or cards that fly

const from = (a: Box, b: Box): string =>
  `translate(${center(a)[0] - center(b)[0]}px, ${center(a)[1] - center(b)[1]}px) scale(${Math.max(0.2, a.width / Math.max(1, b.width))})`;
const at = (x: number, y: number): string => `translate(${x}px, ${y}px)`;
const around = ([x, y]: [number, number], width: number, height = width): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  width,
  height,
});

/** From one point to another over a hill. */
function arc([x0, y0]: [number, number], [x1, y1]: [number, number], turn = 0): Keyframe[] {
  const high = Math.min(140, 40 + Math.hypot(x1 - x0, y1 - y0) / 4);
  return Array.from({ length: 13 }, (_, step) => {
    const t = step / 12;
    return {
      transform: `${at((x1 - x0) * t, (y1 - y0) * t - 4 * high * t * (1 - t))} rotate(${turn * Math.sin(Math.PI * t)}deg)`,
    };
  });
}

function ring(layer: Layer, { box }: Seen, delay = 0, ms = 240): void {
  const node = layer.unseen("ring", box);
  layer.go(node, [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], ms, delay);
}

const call: Show = (layer, { sources, targets }, sound) => {
  const [tile, seat] = [sources[0], targets[0]];
  const on = tile ?? seat;
  if (!on) return;
  sound("page");
  const face = layer.piece("card", on.face, on.art ?? seat?.art ?? null);
  layer.go(face, [{ transform: "rotateY(90deg)" }, { transform: "none" }], 300, 0, BOTH);
  if (seat && tile) {
    const small = around(center(seat.box), Math.min(40, seat.box.height));
    layer.go(face, [{ transform: "scale(1.12)" }, { transform: from(small, on.face), opacity: 0.2 }], 180, 420);
    ring(layer, seat, 460, 140);
  }
};

const strike: Show = (layer, { targets, sources, word }, sound) => {
  const on = targets[0];
  if (!on) return;
  const halves = ["polygon(0 0, 100% 0, 100% 38%, 0 62%)", "polygon(0 64%, 100% 40%, 100% 100%, 0 100%)"];
  const whole = "polygon(0 0, 100% 0, 100% 100%, 0 100%)";
  const tops = halves.map(() => layer.piece("card", on.face, on.art));
  for (const half of tops) layer.go(half, [{ transform: "none" }, { transform: "scale(1.3)" }], 240);
  const agent = sources[0];
  if (agent?.art) {
    const width = Math.max(28, on.face.width * 0.5);
    const beside = layer.unseen("card", around([on.face.left - width / 2, center(on.face)[1]], width, on.face.height * 0.8), agent.art);
    layer.go(
      beside,
      [
        { opacity: 0, transform: "translateX(-40px)" },
        { opacity: 1, transform: "none" },
      ],
      200,
      240,
    );
  }
  sound("thud", 0, 440);
  tops.forEach((half, part) => {
    const apart = part ? "scale(1.3) translate(5px, 6px) rotate(2deg)" : "scale(1.3)";
    layer.go(
      half,
      [
        { clipPath: part ? halves[1]! : whole, transform: "scale(1.3)" },
        { clipPath: halves[part]!, transform: apart },
      ],
      120,
      440,
      IN,
    );
    layer.go(half, [{ filter: "grayscale(0)" }, { filter: "grayscale(1) brightness(.85)" }], 300, 560);
  });
  if (word) {
    const said = layer.word(word, on.face);
    said.style.opacity = "0";
    const leans = "translate(-50%, -50%) rotate(-8deg)";
    layer.go(
      said,
      [
        { opacity: 0, transform: `${leans} scale(1.5)` },
        { opacity: 1, transform: `${leans} scale(1)` },
      ],
      160,
      860,
    );
  }
};

const gold: Show = (layer, { moment, sources, targets, counts }, sound) => {
  const [giver, taker] = [sources[0], targets[0]];
  const number = Math.min(MOST, moment.number);
  if (!number || (!giver && !taker)) return;
  const end = (seen: Seen | undefined, other: Seen): [number, number] => {
    const [x, y] = center((seen ?? other).box);
    return seen ? [x, y] : [x, y - 46]; // the bank lies nowhere: out of the air, and back into it
  };
  const [start, stop] = [end(giver, taker ?? giver!), end(taker, giver ?? taker!)];
  const count = counts ? counter(layer, taker, moment.number, number) : null;
  for (let step = 0; step < number; step++) {
    const coin = layer.unseen("coin", around(start, COIN));
    layer.go(coin, arc(start, stop), 320, 60 * step, ARC);
    layer.go(coin, [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], 320, 60 * step, "linear");
    sound("coin", step, 60 * step + 300);
    if (count) layer.after(60 * step + 300, () => count(step + 1));
  }
  if (taker) ring(layer, taker, 60 * number + 240, 160);
};

/** Lets the number on the taker's purse count up: from what it was to what it is. */
function counter(layer: Layer, taker: Seen | undefined, amount: number, steps: number): ((step: number) => void) | null {
  const text = taker && numberIn(taker.node);
  if (!text) return null;
  const now = text.data;
  const last = Number(now.trim());
  let shown = now;
  const write = (value: number) => {
    if (text.data !== shown) return; // the table was drawn anew meanwhile
    shown = now.replace(now.trim(), String(value));
    text.data = shown;
  };
  write(last - amount);
  layer.finally(() => {
    if (text.data === shown) text.data = now;
  });
  return (step) => write(step >= steps ? last : last - amount + Math.floor((amount * step) / steps));
}

function numberIn(node: Element): Text | null {
  const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode() as Text | null; text; text = walk.nextNode() as Text | null)
    if (/^\s*\d+\s*$/.test(text.data)) return text;
  return null;
}

const place: Show = (layer, { sources, targets }, sound) => {
  const [old, now] = [sources[0], targets[0]];
  if (!now) return;
  sound("wood", 0, 220);
  if (!old || old.node === now.node) return ring(layer, now, 0, 260);
  const card = layer.piece("card", now.box, now.art ?? old.art);
  layer.hide(now.node, 250);
  layer.go(card, [{ transform: from(old.box, now.box) }, { transform: "scale(1.04)", offset: 0.8 }, { transform: "none" }], 260);
};

const crumble: Show = (layer, { sources, targets }, sound) => {
  const on = sources[0] ?? targets[0];
  if (!on) return;
  const cuts = ["polygon(0 0, 60% 0, 40% 100%, 0 100%)", "polygon(60% 0, 100% 0, 100% 100%, 40% 100%)"];
  const falls = ["translate(-12px, 14px) rotate(-7deg)", "translate(13px, 18px) rotate(9deg)"];
  const place_ = layer.piece("gap", on.box);
  layer.go(place_, [{ opacity: 1 }, { opacity: 1, offset: 0.78 }, { opacity: 0 }], 1000, 0, "linear");
  sound("rubble", 0, 300);
  cuts.forEach((clipPath, part) => {
    const half = layer.piece("card", on.box, on.art);
    const lifted = "translateY(-8px)";
    const tilted = "translate(3px, 4px) rotate(5deg)";
    half.style.clipPath = clipPath;
    layer.go(half, [{ transform: "none" }, { transform: lifted }], 140);
    layer.go(half, [{ transform: lifted }, { transform: tilted }], 160, 140, IN);
    layer.go(half, [{ transform: tilted }, { transform: falls[part]! }], 220, 300);
    layer.go(
      half,
      [
        { transform: falls[part]!, opacity: 1 },
        { transform: `translateY(26px) ${falls[part]!}`, opacity: 0 },
      ],
      260,
      520,
      IN,
    );
  });
};

const honour: Show = (layer, { sources, targets }, sound) => {
  const [old, ...nowhere] = [sources[0], ...targets];
  sound("fanfare", 0, 520);
  for (const now of nowhere.slice(0, 3)) {
    if (!now) continue;
    ring(layer, now, 560, 140);
    if (!old || old.node === now.node) continue;
    const isSmall = old.box.width <= 60;
    const token = layer.piece(isSmall && old.art ? "token bare" : "token", around(center(old.box), 30), isSmall ? old.art : null);
    const path = arc(center(old.box), center(now.box), 12);
    layer.go(token, [{ transform: "none" }, { transform: "translateY(-6px)" }], 100);
    layer.go(token, path, 420, 100, BOTH);
    const [x, y] = [center(now.box)[0] - center(old.box)[0], center(now.box)[1] - center(old.box)[1]];
    layer.go(token, [{ transform: at(x, y) }, { transform: at(x, y + 6), offset: 0.5 }, { transform: at(x, y) }], 120, 520);
    layer.go(token, [{ opacity: 1 }, { opacity: 0 }], 60, 640);
  }
};

const draw: Show = (layer, { moment, sources, targets }, sound) => {
  const [old, now] = [sources[0], targets[0]];
  if (!now || !old || old.node === now.node) return;
  const [start, end] = [center(old.box), center(now.box)];
  for (let step = 0; step < Math.min(MOST, Math.max(1, moment.number)); step++) {
    const back = layer.unseen("back", around(start, BACK.width, BACK.height));
    const target = at(end[0] - start[0], end[1] - start[1]);
    layer.go(
      back,
      [
        { transform: "none", opacity: 1 },
        { opacity: 1, offset: 0.8 },
        { transform: target, opacity: 0 },
      ],
      180,
      60 * step,
    );
    sound("page", 0, 60 * step);
  }
};

const shuffle: Show = (layer, { targets }, sound) => {
  const on = targets[0];
  if (!on) return;
  for (let step = 0; step < 3; step++) {
    for (const side of [-1, 1]) {
      const back = layer.unseen("back", around(center(on.box), BACK.width, BACK.height));
      layer.go(
        back,
        [
          { transform: "none", opacity: 1 },
          { transform: `translateX(${side * 16}px) rotate(${side * 6}deg)`, opacity: 1, offset: 0.5 },
          { transform: "none", opacity: 0 },
        ],
        180,
        180 * step,
        BOTH,
      );
    }
    sound("page", 0, 180 * step);
  }
};

const complete: Show = (layer, { targets, word }, sound) => {
  const on = targets[0];
  if (!on) return;
  sound("chord");
  ring(layer, on, 0, 500);
  if (word) {
    const said = layer.word(word, on.box);
    said.classList.add("m-good");
    layer.go(
      said,
      [
        { opacity: 0, transform: "translate(-50%, -50%) scale(1.3)" },
        { opacity: 1, transform: "translate(-50%, -50%)" },
      ],
      200,
    );
  } else layer.go(on.node, [{ transform: "none" }, { transform: "scale(1.08)", offset: 0.4 }, { transform: "none" }], 500, 0, OUT);
};

export const SHOWS: Record<Moment["shows"], Show> = { call, strike, gold, place, break: crumble, honour, draw, shuffle, complete };

/** The lower edge: names stand above what somebody has, and beside it. */
const below = ({ left, top, width, height }: Box): Box => ({ left, top: top + height, width, height });

/** The same without a movement; whether there is anything to stand still for two seconds. */
export function stand(layer: Layer, { moment, sources, targets, word, name }: Scene, sound: Play): boolean {
  const on = targets[0] ?? sources[0];
  const sounds: Record<Moment["shows"], Sound> = {
    call: "page", strike: "thud", gold: "coin", place: "wood", break: "rubble", honour: "fanfare", draw: "page", shuffle: "page", complete: "chord",
  }; // prettier-ignore
  sound(sounds[moment.shows]);
  if (!on) return false;
  switch (moment.shows) {
    case "gold":
      if (!moment.number) return false; // nothing was paid
      if (sources[0]) layer.piece("sum less", below(sources[0].box)).textContent = `−${moment.number}`;
      if (targets[0]) layer.piece("sum more", below(targets[0].box)).textContent = `+${moment.number}`;
      return true;
    case "strike":
      layer.piece("grey", on.box);
      if (word) layer.word(word, on.box);
      return true;
    case "break":
      layer.piece("gap", (sources[0] ?? on).box).textContent = name;
      return true;
    case "complete":
      if (word) layer.word(word, on.box).classList.add("m-good");
      else layer.piece("ring", on.box);
      return true;
    case "place":
    case "honour":
      for (const one of targets.slice(0, 3)) layer.piece("ring", one.box);
      return true;
    default:
      return false;
  }
}
