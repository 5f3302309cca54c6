import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Client as Table } from "./client.svelte";
import type { News } from "./socket";

/** The other end of the socket: what was said, and a way to say something. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  readonly heard: any[] = [];
  onopen: () => void = () => {};
  onclose: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text));
  }
  close(): void {}
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const told = (kind: string): News => ({ n: "event", kind, rule: "", told: [] });
const welcome = (seq: number, after: number) => ({ t: "welcome", protocol: 1, viewer: 0, seq, now: 0, after });
const kinds = (client: Table) =>
  client.story.map(({ news, undone }) => (news.n === "event" ? (undone ? `(${news.kind})` : news.kind) : news.n));

let asked: string[] = [];
let client: Table;
beforeEach(async () => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", { hidden: true, visibilityState: "visible", addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: vi.fn() });
  const { Client } = await import("./client.svelte"); // it looks at the browser at once
  client = new Client("t", "secret");
  FakeSocket.last.onopen();
}, 120_000); // the first time all the page is read for it: a busy machine is no failure
afterEach(() => {
  client.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Entry n told of the event n; the replay answers with those that are asked for. */
function answers(entries: [number, News[]][]): void {
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const { searchParams } = new URL(path, "http://here");
    const [after, upto] = [Number(searchParams.get("after")), Number(searchParams.get("upto"))];
    const found = { entries: entries.filter(([at]) => at > after && at <= upto) };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(found) });
  });
}

it("asks for the end of a long story and brings the beginning when it is wanted", async () => {
  expect(FakeSocket.last.heard[0]).toEqual({ t: "hello", table: "t", seen: 0, tail: 150, secret: "secret" });
  FakeSocket.last.say(welcome(4, 2));
  FakeSocket.last.say({ t: "update", after: 2, seq: 4, news: [told("c"), told("d")] });
  expect(kinds(client)).toEqual(["c", "d"]);
  expect(client.missing).toBe(2);
  answers([
    [1, [told("a")]],
    [2, [told("b")]],
    [3, [told("c")]],
  ]);
  await client.recall();
  expect(asked).toEqual(["/api/tables/t/replay?viewer=0&after=0&upto=2"]);
  expect(kinds(client)).toEqual(["a", "b", "c", "d"]);
  expect(client.missing).toBe(0);
  expect(new Set(client.story.map(({ id }) => id)).size).toBe(4);
});

it("has one gap for each time it was away for long, and marks what was taken back across them", async () => {
  FakeSocket.last.say(welcome(2, 0));
  FakeSocket.last.say({ t: "update", after: 0, seq: 2, news: [told("a"), told("b")] });
  FakeSocket.last.say(welcome(6, 4));
  FakeSocket.last.say({ t: "update", after: 4, seq: 6, news: [told("e"), { n: "undone", seat: 0, decision: 1, events: 2 }] });
  expect(kinds(client)).toEqual(["a", "(b)", "(e)", "undone"]);
  answers([
    [3, [told("c")]],
    [4, [told("d")]],
  ]);
  await client.recall();
  expect(kinds(client)).toEqual(["a", "b", "c", "(d)", "(e)", "undone"]);
});

it("keeps the gap when the beginning cannot be had", async () => {
  FakeSocket.last.say(welcome(3, 2));
  FakeSocket.last.say({ t: "update", after: 2, seq: 3, news: [told("c")] });
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: false, json: () => Promise.resolve({ code: "too_fast" }) }));
  await client.recall();
  expect([kinds(client), client.missing]).toEqual([["c"], 2]);
  answers([[1, [told("a")]]]);
  await client.recall();
  expect(kinds(client)).toEqual(["a", "c"]);
});

it("goes on from what it has seen where nothing was left out", () => {
  FakeSocket.last.say(welcome(1, 0));
  FakeSocket.last.say({ t: "update", after: 0, seq: 1, news: [told("a")] });
  FakeSocket.last.say(welcome(1, 1));
  expect([client.missing, kinds(client)]).toEqual([0, ["a"]]);
});

it.each(["draining", "storage", "slow", "too_fast"])("comes back when it was let go for a while: %s", (code) => {
  const before = FakeSocket.last;
  before.say({ t: "error", code, args: {} });
  before.say({ t: "bye", code });
  before.onclose();
  expect([client.status, client.problem]).toEqual(["connecting", null]);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.last).not.toBe(before);
  FakeSocket.last.say(welcome(0, 0));
  expect(client.status).toBe("live");
});

it("stays away from a table it was sent away from, and says why", () => {
  const before = FakeSocket.last;
  before.say({ t: "bye", code: "removed" });
  before.onclose();
  vi.advanceTimersByTime(60_000);
  expect([FakeSocket.last === before, client.status, client.bye]).toEqual([true, "closed", "removed"]);
});

it("comes in again after a goodbye that was about now", () => {
  const first = FakeSocket.last;
  first.say({ t: "bye", code: "elsewhere" });
  expect([client.status, client.bye]).toEqual(["closed", "elsewhere"]);
  client.again();
  expect(FakeSocket.last).not.toBe(first);
  FakeSocket.last.onopen();
  FakeSocket.last.say(welcome(1, 0));
  expect([client.status, client.bye]).toEqual(["live", ""]);
});
