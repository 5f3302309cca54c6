// The border that draws itself once around the strip when it is the reader's turn.

import type { Box, Layer } from "./layer";

const CORNERS: [number, number][] = [
  [100, 0],
  [100, 100],
  [0, 100],
  [0, 0],
];
const OVER = 6; // percent beyond the edge, so that the border itself is inside

/** What is uncovered of a box after a part of the way around it, from the top left corner clockwise: a polygon of always as many corners. */
export function uncovered(part: number): string {
  const way = part * 4;
  const reach = (share: number): [number, number] => {
    const leg = Math.min(3, Math.floor(share));
    const [a, b] = [leg ? CORNERS[leg - 1]! : ([0, 0] as const), CORNERS[leg]!];
    const along = Math.min(1, share - leg);
    return [a[0] + (b[0] - a[0]) * along, a[1] + (b[1] - a[1]) * along];
  };
  const beyond = (value: number) => (value <= 0 ? -OVER : value >= 100 ? 100 + OVER : value);
  const points = [[50, 50], [0, 0], ...CORNERS.map((_, at) => reach(Math.min(way, at + 1)))];
  return `polygon(${points.map(([x, y], at) => (at ? `${beyond(x!)}% ${beyond(y!)}%` : "50% 50%")).join(", ")})`;
}

export function turnAround(layer: Layer, box: Box, ms: number): void {
  const border = layer.piece("round", box);
  if (!ms) return;
  const frames = Array.from({ length: 9 }, (_, at) => ({ clipPath: uncovered(at / 8) }));
  layer.go(border, frames, ms, 0, "linear");
  layer.go(border, [{ opacity: 1 }, { opacity: 0 }], 200, ms + 180);
}
