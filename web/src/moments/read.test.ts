import { describe, expect, it } from "vitest";
import type { News, ShownView } from "../lib/socket";
import type { Lexicon } from "../words/lexicon";
import { keysOf, lasts, lowOf, momentsOf, type Moment } from "./read";

const seat = (name: string) => ({ name, type: "seat" });
const lexicon = {
  said: {
    seat: { seat: true },
    rank: { name: "x-card-*", chosen: "cast" },
    ranks: { several: "rank" },
    kind: { name: "x-card-*", by: "kind" },
    place: { message: "x-place-*", by: "place" },
    gold: { amount: "gold" },
  },
  numbers: { kind: ["copper", "moat"], place: ["deck", "hand"] },
  low: { pile_moat: 3 },
  events: {
    robs: {
      told: [seat("seat"), { name: "characters", type: "ranks" }],
      secret: [],
      moment: { shows: "honour", of: "characters", source: "role:seat", target: "rank:characters", word: "" },
    },
    takes: {
      told: [seat("seat"), seat("victim"), { name: "gold", type: "gold" }],
      secret: [],
      moment: { shows: "gold", of: "gold", source: "gold:victim", target: "gold:seat", word: "" },
    },
    gains: {
      told: [seat("seat"), { name: "card", type: "kind" }, { name: "place", type: "place" }],
      secret: [],
      moment: { shows: "place", of: "card", source: "pile:card", target: "place:seat", word: "" },
    },
    looks: { told: [seat("seat")], secret: [] },
  },
} as unknown as Lexicon;
const event = (kind: string, ...told: number[]): News => ({ n: "event", kind, rule: "X-1", told });
const read = (...news: News[]) => momentsOf(news, lexicon, { cast: ["assassin", "thief", "magician"] });

describe("moments", () => {
  it("are what the game declares, and nothing else", () => {
    expect(read(event("looks", 1), { n: "chat", seat: 0, text: "hello" })).toEqual([]);
  });

  it("know who gives and who takes how much", () => {
    const [moment] = read(event("takes", 2, 0, 5));
    expect(moment).toMatchObject({ shows: "gold", number: 5, source: { place: "gold", seat: 0 }, target: { place: "gold", seat: 2 } });
    expect(keysOf(moment!.source!, [], [], 3)).toEqual(["gold-0", "@0"]);
  });

  it("go to the place an argument names", () => {
    const [moment] = read(event("gains", 1, 1, 1));
    expect(moment).toMatchObject({ ids: ["moat"], source: { place: "pile", ids: ["moat"] }, target: { place: "hand", seat: 1 } });
    expect(keysOf(moment!.source!, moment!.faces, moment!.ids, 0)).toContain("pile-moat");
    expect(keysOf(moment!.target!, moment!.faces, moment!.ids, 1)).toEqual(["hand-1-1*", "hand-1*", "hand-1-moat", "hand-1", "hand", "@1"]);
  });

  it("may be of several things", () => {
    const [moment] = read(event("robs", 0, 2, 3));
    expect(moment).toMatchObject({ faces: [2, 3], ids: ["thief", "magician"], number: 2 });
    expect(keysOf(moment!.target!, moment!.faces, moment!.ids, 0).slice(0, 2)).toEqual(["rank-2", "rank-3"]);
  });

  it("tell of a pile once, when it gets low", () => {
    const view = (moats: number) => ({ zones: { pile_moat: Array(moats).fill(1) } }) as unknown as ShownView;
    expect(lowOf(view(4), view(3), lexicon)).toMatchObject([{ shows: "complete", number: 3, target: { place: "pile", ids: ["moat"] } }]);
    expect(lowOf(view(3), view(2), lexicon)).toEqual([]);
    expect(lowOf(null, view(2), lexicon)).toEqual([]);
  });

  it("last as long as the storyboard says", () => {
    const long = (shows: Moment["shows"], number = 1) => lasts({ shows, number } as Moment);
    expect([long("call"), long("strike"), long("place"), long("break"), long("honour"), long("complete")]).toEqual([
      600, 1300, 260, 1000, 700, 500,
    ]);
    expect([long("gold", 1), long("gold", 5), long("gold", 30)]).toEqual([360, 600, 660]);
    expect([long("draw", 1), long("draw", 3), long("draw", 20)]).toEqual([180, 300, 540]);
  });
});
