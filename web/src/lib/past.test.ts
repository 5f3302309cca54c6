import { describe, expect, it } from "vitest";
import { stepsOf, unfolded } from "./past.svelte";
import { seriesOf } from "./rounds";
import type { News, ShownView } from "./socket";

const view = (zones: Record<string, number[]>, facts: Record<string, any> = {}): ShownView => ({
  viewer: -1,
  zones,
  facts,
  decision: null,
  outcome: null,
});
const event = (kind: string): News => ({ n: "event", kind, rule: "C-TURN-01", told: [0] });

describe("a replay", () => {
  it("puts views together from what changed", () => {
    const rows = unfolded([
      [3, view({ a: [1], b: [2] }, { gold: [1] })],
      [4, view({ b: [] })],
      [6, view({}, { gold: [2] })],
    ]);
    expect(rows.map(([number, one]) => [number, one.zones, one.facts["gold"]])).toEqual([
      [3, { a: [1], b: [2] }, [1]],
      [4, { a: [1], b: [] }, [1]],
      [6, { a: [1], b: [] }, [2]],
    ]);
  });

  it("stops where something was told and leaves out what was taken back", () => {
    const entries: [number, News[]][] = [
      [1, [{ n: "table", what: "opened" }]],
      [2, [event("deals")]],
      [3, []],
      [4, [event("builds")]],
      [5, [event("rued")]],
      [6, [{ n: "undone", seat: 0, decision: 3, events: 1 }]],
      [7, [event("gathers")]],
    ];
    const { story, steps, places } = stepsOf(entries, [
      [2, view({ a: [] })],
      [3, view({ a: [1] })],
      [4, view({ a: [2] })],
      [7, view({ a: [3] })],
    ]);
    expect(story.map(({ news }) => news.n === "event" && news.kind)).toEqual(["deals", "builds", "gathers"]);
    expect(steps.map((step) => [step.view.zones["a"], step.told])).toEqual([
      [[1], 1],
      [[2], 2],
      [[3], 3],
    ]);
    expect(places).toEqual([0, 0, 1, 2]);
  });
});

it("charts take points and holdings by round", () => {
  const replay = {
    table: "",
    viewer: -1,
    verified: "",
    entries: [],
    rounds: [
      [1, [2, 3], [4, 0]],
      [2, [5, 3], [1, 1]],
    ] as [number, number[], number[]][],
  };
  expect(seriesOf(replay)).toEqual({
    rounds: [1, 2],
    points: [
      [2, 3],
      [5, 3],
    ],
    holdings: [
      [4, 0],
      [1, 1],
    ],
  });
});
