import { afterEach, expect, it, vi } from "vitest";
import { Regret } from "./regret";
import type { News, ShownTable } from "./socket";
import type { Happened } from "./watched.svelte";

const event: News = { n: "event", kind: "plays", rule: "", told: [0] };
const chat: News = { n: "chat", seat: 1, text: "well" };
const said: News = { n: "table", what: "renamed", seat: 1, name: "Ben" };
const undone = (seat: number): News => ({ n: "undone", seat, decision: 1, events: 1, answers: 2 });
const story = (...news: News[]): Happened[] => news.map((one, id) => ({ id, news: one, cause: 0 }));

afterEach(() => vi.unstubAllGlobals());

it("something was just taken back, whatever is said in the same moment, until the game goes on", () => {
  for (const after of [[], [chat], [said], [chat, said]]) expect(new Regret().sees(story(event, undone(0), ...after), 0)).toBe(true);
  for (const after of [[event], [event, chat]]) expect(new Regret().sees(story(undone(0), ...after), 0)).toBe(false);
  expect(new Regret().sees(story(chat), 0)).toBe(false);
  const regret = new Regret();
  expect([1, 2, 3].map(() => regret.sees(story(event, undone(0)), 0))).toEqual([true, false, false]); // an answer nothing is told of
  expect(regret.sees(story(event, undone(0), undone(1)), 0)).toBe(true);
});

it("an act is over once its player took it back, not when somebody else did", () => {
  const regret = new Regret();
  regret.act = 5;
  regret.sees(story(event, undone(1)), 0);
  expect(regret.act).toBe(5);
  regret.sees(story(event, undone(1), undone(0)), 0);
  expect(regret.act).toBe(-1);
});

it("an act is asked for as one again if the others refused it", async () => {
  vi.stubGlobal("document", { hidden: true, addEventListener: vi.fn() });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: vi.fn() });
  const { Play } = await import("./play.svelte"); // they look at the browser at once
  const { Watched } = await import("./watched.svelte");

  class Table extends Watched {
    readonly asked: Record<string, unknown>[] = [];
    readonly answered: number[] = [];
    get mine(): boolean {
      return true;
    }
    answer(option: number): void {
      this.answered.push(option);
    }
    ask = (t: string, fields: Record<string, unknown> = {}) => {
      this.asked.push({ t, ...fields });
      return Promise.resolve({});
    };
  }

  const table = new Table();
  const options = [{ verb: "play", subject: 1, about: "kind" }];
  const decision = { number: 7, seat: 0, question: "buy_phase", rule: "", options };
  table.viewer = 0;
  table.table = { choices: {}, seats: [], undo: null } as unknown as ShownTable;
  table.view = { viewer: 0, zones: {}, facts: {}, decision, outcome: null, undoable: true };
  const play = new Play(table);
  play.sendAll([{ key: "a", verb: "play", subject: 1 }]);
  expect(table.answered).toEqual([0]);
  for (let times = 0; times < 2; times++) {
    play.undo();
    await Promise.resolve(); // taken; the others are asked
    expect(table.asked.at(-1)).toEqual({ t: "undo", since: 7 });
  }
  play.send(0);
  play.undo();
  expect(table.asked.at(-1)).toEqual({ t: "undo" });
}, 120_000); // the first time all the page is read for it: a busy machine is no failure
