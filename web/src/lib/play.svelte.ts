// A game at a table, ready to be drawn: the view in words, what may be pressed, what is chosen but not yet sent.

import { untrack } from "svelte";
import { GameWords, type Told } from "../words/game";
import type { Lexicon } from "../words/lexicon";
import { entriesOf } from "./entries";
import { api, type CardEntry } from "./api";
import { Regret } from "./regret";
import { repeats, severalOf, type Pressed } from "./several";
import type { ShownDecision, ShownOption } from "./socket";
import { namesOf } from "./names";
import { type Happened, type Watched } from "./watched.svelte";
import { speech, ui, upper } from "./speech.svelte";
import { director } from "../moments/director";
import { settings } from "./settings.svelte";

export interface Choice extends ShownOption {
  at: number;
  text: string;
}
export interface Line {
  id: number;
  head: boolean;
  text: string;
  rule: string;
  about: boolean; // it was done to the reader
  begins?: boolean; // it begins something new
  mine?: boolean; // the reader did it
  undone?: boolean; // it was taken back
  events?: Told[];
  quote?: string;
}

const FORCED = 600; // milliseconds before what is forced is done

export class Play {
  lexicon = $state.raw<Lexicon | null>(null);
  cards = $state.raw<Map<string, CardEntry>>(new Map());
  selected = $state(-1);
  several = $state.raw<Pressed[]>([]);
  alerts = $state.raw<Line[]>([]);
  announced = $state(""); // for those who listen
  private queue: Pressed[] = [];
  private queueFor = $state(""); // the question that is being answered several times
  private stopAfter = false;

  constructor(readonly client: Watched) {
    client.onUpdate = (update) => {
      const news = update.news ?? [];
      if (update.after > 0) this.notice(news.filter((one): one is Told => one.n === "event"));
      director.watch(this, update);
    };
    $effect(() => {
      const game = this.game;
      if (!game) return;
      speech.need(game);
      void Promise.all([api.lexicon(game), entriesOf(game)]).then(([lexicon, cards]) => {
        this.cards = cards;
        this.lexicon = lexicon;
      });
    });
    $effect(() => this.doForced());
    let [last, lastSeat] = [-1, -1];
    $effect(() => {
      const number = this.decision?.number ?? -1;
      if (number === last) return;
      if (number >= 0 && this.regret.sees(client.story, this.me)) this.rued = number;
      last = number;
      const begins = lastSeat !== this.me; // one's turn, not one's next question
      lastSeat = this.decision?.seat ?? -1;
      this.selected = -1;
      if (!this.goOn()) {
        this.several = [];
        if (this.mine) this.callToTurn(begins);
      }
    });
    let phase = "";
    $effect(() => {
      const now = client.table?.phase ?? "";
      if (phase === "playing" && now === "over" && this.me >= 0) untrack(() => settings.played++);
      phase = now;
    });
  }

  // -- the game in words -------------------------------------------------------------------------------------------------

  game = $derived.by(() => this.client.table?.choices["game"] as string | undefined);
  view = $derived.by(() => this.client.view);
  decision = $derived.by(() => this.client.view?.decision ?? null);
  me = $derived.by(() => this.client.viewer);
  mine = $derived.by(() => this.client.mine);
  busy = $derived.by(() => Boolean(this.queueFor) || (this.client.answering >= 0 && this.client.answering === this.decision?.number));
  cast = $derived.by((): string[] => this.client.table?.setup?.["cast"] ?? []);

  names = $derived.by((): string[] => namesOf(this.client.table?.seats ?? [], speech.tongue));

  words = $derived.by((): GameWords | null => {
    const { lexicon, game } = this;
    if (!speech.tongue || !lexicon || !game || !speech.has(game)) return null;
    return new GameWords(speech.tongue, lexicon, this.names, this.me, this.client.table?.setup ?? {});
  });

  question = $derived.by(() => {
    const { words, decision, view } = this;
    return words && decision && view ? words.question(decision, view) : "";
  });

  choices = $derived.by((): Choice[] => {
    const { words, decision, view } = this;
    if (!words || !view || !decision?.options) return [];
    return decision.options.map((option, at) => ({ ...option, at, text: upper(words.option(option, view)) }));
  });
  ending = $derived.by(
    () =>
      this.choices.find((choice) => choice.verb === "end_turn") ?? this.choices.find((choice) => this.lexicon?.ends.includes(choice.verb)),
  );
  others = $derived.by(() => this.choices.filter((choice) => choice !== this.ending));
  /** Nothing useful is left: the end is what one will do. Where the server does not say, only when nothing else is offered. */
  endIsPrimary = $derived.by(() => {
    if (this.ending?.verb !== "end_turn") return false;
    return this.others.every((choice) => choice.useful === false) || !this.others.length;
  });
  choosesSeveral = $derived.by(() => (this.decision && this.mine ? repeats(this.decision, this.lexicon?.repeats ?? []) : false));

  lines = $derived.by((): Line[] => {
    const { words } = this;
    if (!words) return [];
    const lines: Line[] = [];
    let run: Happened[] = [];
    const flush = () => {
      const ids = new Map(run.map((one) => [one.news, one.id]));
      const undone = run[0]?.undone ?? false;
      for (const { events, head: begins, text, rule, about } of words.story(run.map((one) => one.news as Told))) {
        const [first] = events as [Told];
        const head = words.lexicon.headings.includes(first.kind);
        const mine = this.me >= 0 && words.lexicon.events[first.kind]?.told[0]?.type === "seat" && first.told[0] === this.me;
        lines.push({ id: ids.get(first)!, head, begins, text, rule, about, mine, undone, events });
      }
      run = [];
    };
    for (const one of this.client.story) {
      if (one.news.n === "event") {
        if (run.length && Boolean(run[0]!.undone) !== Boolean(one.undone)) flush();
        run.push(one);
      } else {
        flush();
        const line = this.aside(one);
        if (line) lines.push(line);
      }
    }
    flush();
    return lines;
  });

  /** What was said or done around the game. */
  private aside({ id, news }: Happened): Line | null {
    const line = { id, head: false, rule: "", about: false };
    if (news.n === "chat") return { ...line, text: this.names[news.seat] ?? "", quote: news.text || this.phrase(news.phrase ?? "") };
    if (news.n !== "table" && news.n !== "undone") return null;
    const { seat = -1 } = news;
    const message = `web-happened-${news.n === "undone" ? news.n : news.what}`;
    const told = seat >= 0 && seat === this.me ? ["seat"] : []; // the reader is called "you"
    const answers = news.n === "undone" ? (news.answers ?? 1) : 1; // stories kept from before do not say how many
    const text = speech.tongue?.has(message) ? speech.tongue.phrase(message, told, [], { seat: this.names[seat] ?? "", answers }) : "";
    return text ? { ...line, text } : null;
  }

  phrases = $state.raw<Record<string, Record<string, string>>>({});
  phrase(id: string): string {
    return this.phrases[id]?.[settings.language] ?? this.phrases[id]?.["en"] ?? id;
  }

  // -- taking back -----------------------------------------------------------------------------------------------------

  private nothingToUndo = $state(-1); // the decision at which the server said so
  private readonly regret = new Regret();

  /** Whether the reader has an answer that might be taken back. */
  canUndo = $derived.by(() => {
    if (this.me < 0 || !this.decision || this.client.table?.undo || this.nothingToUndo === this.decision.number) return false;
    return this.view?.undoable ?? false;
  });
  /** Somebody else played on since: people are asked for their consent. */
  undoNeedsConsent = $derived.by(
    () => this.decision?.seat !== this.me && (this.client.table?.seats ?? []).some((seat, at) => at !== this.me && seat.plays === "person"),
  );

  undo(): void {
    if (!this.canUndo) return;
    const number = this.decision?.number ?? -1;
    const since = this.regret.act < 0 ? {} : { since: this.regret.act };
    this.client.ask("undo", since).catch(() => (this.nothingToUndo = number));
  }

  // -- pressing ------------------------------------------------------------------------------------------------------------

  needsConfirming(choice: Choice): boolean {
    const confirmed = this.lexicon?.confirmed ?? [];
    return confirmed.includes(choice.about ?? "") || confirmed.includes(choice.verb);
  }

  press(at: number): void {
    const choice = this.choices[at];
    if (!choice || !this.mine || this.busy) return;
    if (this.needsConfirming(choice) && this.selected !== at) this.selected = at;
    else this.send(at);
  }

  /** The only thing there is to do is done by itself, unless it ends the turn, or somebody has just taken it back. */
  private doForced(): (() => void) | void {
    const only = this.choices[0];
    if (!settings.forced || !this.mine || this.busy || this.choices.length !== 1 || only!.verb === "end_turn") return;
    if (this.decision!.number === this.rued) return;
    const timer = setTimeout(() => !this.isTaught() && this.send(0), FORCED);
    return () => clearTimeout(timer);
  }
  /** A coach speaks of the open question: even what is forced is then the learner's to do. */
  isTaught: () => boolean = () => false;
  private rued = $state(-1); // a forced answer that was taken back is not given again by itself

  /** A coach may insist on another answer. */
  guard: (at: number) => boolean = () => true;

  send(at: number): void {
    if (!this.guard(at)) return;
    if (this.choices[at]?.verb === "end_turn") this.alerts = [];
    this.selected = -1;
    this.regret.act = -1;
    this.client.answer(at);
  }

  confirm(): void {
    if (this.selected >= 0) this.send(this.selected);
    else if (this.several.length) this.sendSeveral();
  }

  unselect(): void {
    this.selected = -1;
    this.several = [];
  }

  // -- several at once: the engine asks one by one, people choose all of them and say so -----------------------------------

  toggle(pressed: Pressed): void {
    const at = this.several.findIndex((one) => one.key === pressed.key);
    this.several = at < 0 ? [...this.several, pressed] : this.several.filter((_, index) => index !== at);
  }

  sendSeveral(): void {
    if (this.decision) this.sendQueue(this.decision, this.several, true);
  }

  /** All of them, and no answer after that. */
  sendAll(all: Pressed[]): void {
    if (this.decision) this.sendQueue(this.decision, all, false);
  }

  private sendQueue(decision: ShownDecision, queue: Pressed[], stopAfter: boolean): void {
    this.queue = queue;
    this.queueFor = decision.question;
    this.stopAfter = stopAfter;
    this.regret.act = decision.number;
    this.goOn();
  }

  /** Whether an answer of the queue fitted the question; what no longer fits is forgotten. */
  private goOn(): boolean {
    const { decision } = this;
    if (!decision?.options || decision.question !== this.queueFor || !this.client.mine) {
      if (this.queueFor && decision && (decision.seat !== this.me || decision.question !== this.queueFor)) this.forget();
      return false;
    }
    const next = severalOf(decision.options, this.queue, this.stopAfter, this.lexicon?.ends ?? []);
    this.queue = next.left;
    if (next.at < 0) {
      this.forget();
      return false;
    }
    if (next.isLast) this.forget();
    if (!this.guard(next.at)) {
      this.forget();
      return false;
    }
    this.client.answer(next.at);
    return true;
  }

  private forget(): void {
    this.queue = [];
    this.queueFor = "";
    this.stopAfter = false;
  }

  // -- what was done to me -------------------------------------------------------------------------------------------------

  private notice(news: Told[]): void {
    const { words, view } = this;
    if (!words || this.me < 0) return;
    const ranks = view?.zones[`role_${this.me}`] ?? [];
    if (news.some((one) => one.kind === "round_begins")) this.alerts = this.alerts.filter((line) => !line.head); // "this round" is over
    const found: Line[] = [];
    for (const one of news) {
      const named = !!words.tongue.has(`web-alert-${one.kind}`) && ranks.includes(one.told[1]!) && one.told[0] !== this.me;
      const plain = ["destroyed", "discards_district", "round_begins", "acrobat_keeps_crown"].includes(one.kind);
      if (!named && (plain || !words.isAboutReader(one) || one.told[0] === this.me)) continue;
      const happened = words.event(one);
      const text = named && happened ? ui(`alert-${one.kind}`, { what: happened }) : happened;
      if (text) found.push({ id: Math.random(), head: named, text, rule: one.rule, about: true });
    }
    if (found.length) {
      this.alerts = [...this.alerts, ...found].slice(-3);
      this.announced = found.map((line) => line.text).join(" ");
    }
  }

  private callToTurn(begins: boolean): void {
    this.announced = this.question;
    director.asked();
    if (begins) director.yourTurn();
  }
}
