// One table as one viewer sees it: a socket that comes back by itself, the last view, and what happened so far.

import { api } from "./api";
import { judge, type News, type ServerMessage, type Update } from "./socket";
import { dropTable } from "./keys";
import { director, speedOfOthers } from "../moments/director";
import { motionIsOff } from "./settings.svelte";
import { retold, takeBack, Watched, type Happened } from "./watched.svelte";

type Waiting = { done: (args: Record<string, any>) => void; refused: (code: string, args: Record<string, any>) => void; text: string };

const PATIENCE = 4000; // milliseconds without an "accepted" before an answer is sent again
const QUIET = 15000; // milliseconds without a word before we ask whether anybody is there
const MOST_WAIT = 8000;
const COME_BACK: readonly string[] = ["draining", "storage", "slow", "too_fast"]; // goodbyes that are none: after a while there is room again
const BEAT = 450; // milliseconds between two acts of others, at a calm pace and while few wait to be shown
const HASTE = 150;
const MANY = 8;
const TAIL = 150; // entries that are told before the table appears; the chronicle brings those before them when somebody wants it all
const TOO_MANY = 24; // then everything at once: somebody was away

export class Client extends Watched {
  bye = $state("");
  spectators = $state(0);

  private socket: WebSocket | null = null;
  private seen = 0;
  private counted = 0;
  private open = -1;
  private refs = 0;
  private tries = 0;
  private heard = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private readonly waiting = new Map<string, Waiting>();
  private pending: { decision: number; option: number; at: number } | null = null;
  private left = false;
  private readonly arrived: Update[] = []; // not shown yet
  /** Entries that were left out of the story: after one number, up to another, before what has this id. */
  private gaps: { after: number; upto: number; before: number }[] = [];
  private shownAt = 0;
  private beat: ReturnType<typeof setTimeout> | undefined;
  /** Whether nobody wants to see what others do until the reader is asked again. */
  private rushes = false;

  constructor(
    readonly id: string,
    readonly secret: string,
  ) {
    super();
    this.connect();
    this.timers.push(setInterval(() => this.look(), 1000));
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.left = true;
    clearTimeout(this.beat);
    this.timers.forEach(clearTimeout);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  get mine(): boolean {
    return Boolean(this.view?.decision?.options) && this.status === "live";
  }

  // -- sending ---------------------------------------------------------------------------------------------------------

  answer(option: number): void {
    const decision = this.view?.decision;
    if (!decision?.options || this.answering === decision.number || this.status !== "live") return;
    this.problem = null;
    this.answering = decision.number;
    this.pending = { decision: decision.number, option, at: Date.now() };
    this.send({ t: "answer", decision: decision.number, option });
  }

  ask(t: string, fields: Record<string, unknown> = {}, quiet = false): Promise<Record<string, any>> {
    const ref = `r${Date.now().toString(36)}${this.refs++}`;
    const text = JSON.stringify({ t, ref, ...fields });
    return new Promise((done, fail) => {
      const refused = (code: string, args: Record<string, any>) => {
        if (!quiet) this.problem = { code, args };
        fail(new Error(code));
      };
      this.waiting.set(ref, { done, refused, text });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // -- the connection --------------------------------------------------------------------------------------------------

  private connect(): void {
    if (this.left) return;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      const hello = { t: "hello", table: this.id, seen: this.seen, tail: TAIL };
      socket.send(JSON.stringify(this.secret ? { ...hello, secret: this.secret } : hello));
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.take(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (this.socket !== socket || this.left) return;
      if (this.status === "closed") return;
      if (this.status === "live") this.lostAt = Date.now();
      this.status = this.seen ? "lost" : "connecting";
      const wait = Math.min(MOST_WAIT, 300 * 2 ** this.tries++) * (0.7 + 0.6 * Math.random());
      this.timers.push(setTimeout(() => this.connect(), wait));
    };
  }

  /** After a goodbye that was about now and not for ever. */
  again(): void {
    this.bye = "";
    this.status = "connecting";
    this.tries = 0;
    this.connect();
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden" || this.status === "closed") return;
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) this.send({ t: "ping" });
    else {
      this.tries = 0;
      this.connect();
    }
  };

  private look(): void {
    if (this.status !== "live") return;
    const quiet = Date.now() - this.heard;
    if (quiet > 2 * QUIET) this.socket?.close();
    else if (quiet > QUIET) this.send({ t: "ping" });
    if (this.pending && Date.now() - this.pending.at > PATIENCE) {
      this.pending.at = Date.now();
      this.send({ t: "answer", decision: this.pending.decision, option: this.pending.option });
    }
  }

  // -- what comes in ---------------------------------------------------------------------------------------------------

  private take(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.viewer = message.viewer;
        this.skew = message.now - Date.now();
        this.status = "live";
        this.tries = 0;
        this.leaveOut(message.after ?? 0);
        if (this.pending) this.send({ t: "answer", decision: this.pending.decision, option: this.pending.option });
        for (const { text } of this.waiting.values()) this.socket?.send(text);
        break;
      case "update":
        this.update(message);
        break;
      case "accepted":
        if (this.pending?.decision === message.decision) this.pending = null;
        break;
      case "reasons":
        this.waiting.get(message.ref)?.done(message);
        this.waiting.delete(message.ref);
        break;
      case "done":
        this.waiting.get(message.ref)?.done(message.args ?? {});
        this.waiting.delete(message.ref);
        break;
      case "error":
        if (message.ref && this.waiting.has(message.ref)) {
          this.waiting.get(message.ref)!.refused(message.code, message.args ?? {});
          this.waiting.delete(message.ref);
        } else {
          this.problem = { code: message.code, args: message.args ?? {} };
          if (this.pending && (message.decision ?? -1) === this.pending.decision) this.pending = null;
          this.answering = -1;
        }
        break;
      case "presence":
        this.online = message.online;
        this.spectators = message.spectators;
        break;
      case "pong":
        this.skew = message.now - Date.now();
        if (message.seq > this.seen) this.send({ t: "resume", seen: this.seen });
        break;
      case "bye":
        this.bye = message.code;
        if (message.code === "handed_over") dropTable(this.id); // the seat is not this browser's any more
        if (!COME_BACK.includes(message.code)) this.status = "closed";
        else if (this.problem?.code === message.code) this.problem = null; // nothing the reader did was refused
        break;
    }
  }

  /** We were away for long, or come late: the story goes on after that entry. */
  private leaveOut(after: number): void {
    if (after <= this.seen) return;
    this.hurryUp();
    this.gaps.push({ after: this.seen, upto: after, before: this.counted });
    this.missing += after - this.seen;
    this.seen = after;
  }

  override recall = async (): Promise<void> => {
    const gaps = this.gaps;
    this.gaps = [];
    const found = await Promise.all(gaps.map(({ after, upto }) => api.told(this.id, this.viewer, this.secret, after, upto))).catch(
      () => null,
    );
    if (!found) {
      this.gaps.push(...gaps); // whoever asks again may have more luck
      return;
    }
    this.missing = this.gaps.reduce((sum, { after, upto }) => sum + upto - after, 0);
    const story = this.story.slice();
    gaps.forEach(({ before }, at) => {
      const told = found[at]!.flatMap(([, news]) => news).map((news) => ({ id: this.counted++, news, cause: -1 }));
      const place = story.findIndex(({ id }) => id === before);
      story.splice(place < 0 ? story.length : place, 0, ...told);
    });
    this.story = retold(story);
  };

  private update(update: Update): void {
    const verdict = judge(update, this.seen);
    if (verdict === "ignore") return;
    if (verdict === "resume") {
      this.send({ t: "resume", seen: this.seen });
      return;
    }
    this.seen = update.seq;
    this.arrived.push(update);
    this.showNext();
  }

  // -- one thing after the other: who looks on sees each act of the others, not only where they led --------------------------

  private showNext(): void {
    if (this.beat) return;
    while (this.arrived.length) {
      const wait = this.pause();
      if (wait > 0) {
        this.beat = setTimeout(() => {
          this.beat = undefined;
          const next = this.arrived.shift();
          if (next) this.show(next);
          this.showNext();
        }, wait);
        return;
      }
      this.show(this.arrived.shift()!);
    }
  }

  /** How long the next update waits: until the moments of the last one were seen. Never for one's own answer. */
  private pause(): number {
    const acts = this.arrived[0]!.news?.some((one) => one.n === "event");
    const speed = speedOfOthers();
    if (!acts || !this.view || !speed || this.rushes || this.answering >= 0 || motionIsOff() || document.hidden) return 0;
    if (this.arrived.length > TOO_MANY) return 0;
    const beat = (this.arrived.length > MANY ? HASTE : BEAT) * speed;
    return Math.max(beat - (Date.now() - this.shownAt), director.left);
  }

  /** Somebody does not want to wait: what has come is shown at once. */
  hurryUp = (): void => {
    director.jump();
    clearTimeout(this.beat);
    this.beat = undefined;
    while (this.arrived.length) this.show(this.arrived.shift()!);
  };

  /** And what will come, too, until the reader is asked. */
  override skip = (): void => {
    this.rushes = true;
    this.hurryUp();
  };

  private show(update: Update): void {
    this.onUpdate(update);
    this.shownAt = Date.now();
    if (update.news?.length) this.story = this.told(update.news);
    if (update.table) this.table = update.table;
    if (update.view) {
      this.view = update.view;
      this.open = update.view.decision?.number ?? this.open + 1;
      if (this.answering !== this.open) this.answering = -1;
      if (update.view.decision?.options) this.rushes = false;
    }
  }

  /** The story with the news; what was taken back stays and is marked. */
  private told(news: News[]): Happened[] {
    const story = this.story.slice();
    for (const one of news) {
      if (one.n === "undone") takeBack(story, one.events);
      story.push({ id: this.counted++, news: one, cause: this.open });
    }
    return story;
  }
}
