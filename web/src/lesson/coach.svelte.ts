// The coach of a lesson: what it says at the open question, one thing after the other, and how it takes the answer.

import { api, type Lesson, type Puzzles } from "../lib/api";
import type { Play } from "../lib/play.svelte";
import { figure, said, speech, ui } from "../lib/speech.svelte";
import { finishLesson, isFinished } from "./progress";
import { asLessons, isPuzzleName, nameOf, nextPuzzle, solvedToday } from "./puzzles";

interface Line {
  point: string; // what it points at: a zone, "option", "card:ID", "seat:N", or "" for nothing
  text: string;
}

export class Coach {
  private lessons = $state.raw<Lesson[]>([]);
  private puzzles = $state.raw<Puzzles | null>(null); // if this is one
  private at = $state(0); // of the lines
  private tried = $state.raw<Line | null>(null); // what is said of an answer that was not taken
  private verdict = $state(""); // on the last answer
  private spoken = -1; // the decision the lines are of
  private answered = $state(false); // an answer that the coach judged is under way
  private isShown = $state(false); // the answer of the puzzle
  private readonly told = new Set<number>(); // steps that leave the answer free: each is said once
  private isTold = $state(false); // what fits the open question was said before
  ended = $state(false);
  private closed = $state(false);

  constructor(private readonly play: Play) {
    $effect(() => {
      const [game, id] = this.name.split("/");
      if (game && id && isPuzzleName(id)) {
        speech.need("hints");
        void api.puzzles(game).then((found) => {
          this.puzzles = found;
          this.lessons = asLessons(game, found);
        });
      } else if (game) void api.lessons(game).then((found) => (this.lessons = found));
    });
    play.guard = (option) => this.admits(option);
    play.isTaught = () => this.line !== null && Boolean(this.step?.show.length) && !this.isTold;
    $effect(() => this.follow());
  }

  private readonly name = $derived.by(() => this.play.client.table?.lesson ?? "");
  private readonly number = $derived(this.lessons.findIndex((one) => `${one.game}/${one.id}` === this.name));
  readonly lesson = $derived(this.lessons[this.number] ?? null);
  /** The lesson that comes after this one. */
  readonly following = $derived.by(() => {
    if (this.number < 0) return null;
    return (this.puzzles ? nextPuzzle(this.lessons, this.lesson!.id) : this.lessons[this.number + 1]) ?? null;
  });

  private readonly step = $derived.by(() => {
    const number = this.play.view?.step ?? -1;
    return this.play.mine ? (this.lesson?.steps[number] ?? null) : null;
  });
  /** Whether the learner has to find the answer. */
  readonly isPuzzle = $derived.by(() => Boolean(this.step && this.lesson!.puzzle && this.step === this.lesson!.steps.at(-1)));
  readonly isSolved = $derived.by(() => Boolean(this.ended && this.lesson?.puzzle));

  private say(id: string): string {
    const { game, id: lesson } = this.lesson!;
    if (this.puzzles) {
      const puzzle = this.puzzles.puzzles.find((one) => nameOf(one.id) === lesson);
      const [what, number] = puzzle?.led ?? ["prospects", 0];
      return ui(`puzzle-${id}`, { said: ui(`hint-more-${what}`, { number: figure(number, 1) }) }); // said as hints say it
    }
    return said(`${game}-lesson-${lesson}-${id}`, Object.fromEntries(this.play.names.map((name, seat) => [`seat${seat}`, name])));
  }

  readonly lines = $derived.by((): Line[] => {
    const { lesson, step } = this;
    if (!lesson || !speech.has(lesson.game) || (this.puzzles && !speech.has("hints"))) return [];
    const lines = this.verdict ? [{ point: "", text: this.say(this.verdict) }] : [];
    if (step && !this.answered && !this.isTold) lines.push(...step.show.map((one) => ({ point: one.point, text: this.say(one.say) })));
    else if (this.ended && !lesson.puzzle) lines.push({ point: "", text: ui("lesson-end") });
    return lines;
  });

  readonly line = $derived(this.closed ? null : (this.tried ?? this.lines[this.at] ?? null));
  readonly hasMore = $derived(!this.tried && this.at < this.lines.length - 1);
  readonly place = $derived(!this.tried && this.lines.length > 1 ? { at: this.at + 1, all: this.lines.length } : null);
  /** After a wrong try the answer of a puzzle may be asked for. */
  readonly canShow = $derived(this.isPuzzle && this.tried !== null && !this.isShown);
  readonly isOver = $derived(this.ended && !this.hasMore);

  /** Where the option lies that the step wants. */
  readonly option = $derived(this.step?.do ?? -1);

  next = (): void => {
    if (this.hasMore) this.at++;
  };

  /** Point at the puzzle's answer; the learner still gives it. */
  showAnswer = (): void => {
    this.isShown = true;
    this.play.unselect();
    this.tried = { point: "option", text: ui("lesson-answer", { option: this.play.choices[this.option]?.text ?? "" }) };
  };

  /** The learner's open question; -1 while others play. */
  readonly asked = $derived.by(() => (this.play.mine ? this.play.decision!.number : -1));

  /** Once the lesson is over, the coach may go. */
  close = (): void => {
    this.closed = true;
  };

  /** Whether an answer may be sent: the coach insists on some, and says so. */
  private admits(option: number): boolean {
    const step = this.step;
    if (!step || !this.lesson) return true;
    const isRight = step.do < 0 || option === step.do || (step.also ?? []).includes(option);
    const reason = isRight ? "" : (step.wrong?.[String(option)] ?? step.other ?? "");
    if (step.only && !isRight) {
      const point = this.isPuzzle && !this.isShown ? "" : "option";
      this.tried = { point, text: reason ? this.say(reason) : ui("lesson-insists") };
      return false;
    }
    this.answered = true;
    this.tried = null;
    this.at = 0;
    this.verdict = isRight ? (step.well ?? "") : reason;
    if (step === this.lesson.steps.at(-1)) {
      this.ended = true;
      finishLesson(this.lesson.game, this.lesson.id);
      if (this.puzzles && this.lesson.id === nameOf(this.puzzles.today)) solvedToday(this.lesson.game);
    }
    return true;
  }

  /** A new question: begin with what is to be said of the last answer. */
  private follow(): void {
    const decision = this.play.mine ? this.play.decision!.number : -1;
    if (decision < 0 || decision === this.spoken || !this.lesson) return;
    const { step, lesson } = this;
    const number = step && step.do < 0 ? lesson.steps.indexOf(step) : -1;
    const wasOver = this.spoken < 0 && number === lesson.steps.length - 1 && isFinished(lesson.game, lesson.id);
    this.isTold = number >= 0 && (this.told.has(number) || wasOver);
    if (number >= 0) this.told.add(number);
    if (!this.answered && !this.isSolved) this.verdict = "";
    this.answered = false;
    this.spoken = decision;
    this.at = 0;
    this.tried = null;
    this.isShown = false;
  }
}

const ZONES: Record<string, string> = {
  head: ".frame > .bar",
  world: ".z-track, .z-kingdom",
  stage: "#stage",
  strip: "#ask",
  dock: ".z-dock",
  hand: "#hand",
  rail: ".rail, .bar [data-log]", // where there is no rail, a button brings the chronicle
};

function selectorOf(point: string, option: number): string | undefined {
  if (point.startsWith("card:")) return `[data-card="${CSS.escape(point.slice(5))}"]`;
  if (point.startsWith("seat:")) return `[data-seat="${CSS.escape(point.slice(5))}"]`;
  return point === "option" ? `[data-option="${option}"]` : ZONES[point];
}

/** What a line points at, as it lies on the page now; where an option lies in several places, on the stage or in the hand.
 * One that is only seen after another press is looked for on the stage. */
export function pointed(point: string, option: number): Element | null {
  const selector = selectorOf(point, option);
  if (!selector) return null;
  const found = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
  return found.find((one) => one.closest("#stage, #hand")) ?? found[0] ?? (point === "option" ? document.querySelector("#stage") : null);
}
