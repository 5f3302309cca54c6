// What a hint says, and of what, from plain values.

import type { Advice } from "../lib/api";
import type { ShownOption, ShownSeat } from "../lib/socket";
import type { Lexicon } from "../words/lexicon";
import type { Arguments } from "../words/tongue";

/** Whether nobody but the reader is a person here. */
export function isAlone(seats: Pick<ShownSeat, "kind">[], me: number): boolean {
  return me >= 0 && seats.every((seat, at) => at === me || seat.kind === "bot");
}

type Say = (message: string, args?: Arguments) => string;

/** What speaks for an option and what against it, in one sentence. `first`: it is the best one; `tied`: another is as good. */
export function sentenceOf(ui: Say, figure: (value: number, digits: number) => string, one: Advice, first: boolean, tied = false): string {
  const { gain, cost, close } = one;
  const part = (way: "more" | "less", reason: Advice["gain"]) =>
    reason ? ui(`hint-${way}-${reason[0]}`, { number: figure(reason[1], 1) }) : "";
  const [good, bad] = [part("more", gain), part("less", cost)];
  if (close && !good && !bad) return ui("hint-as-good");
  const but = (gains: string, costs: string) => (gains && costs ? ui("hint-but", { gain: gains, cost: costs }) : gains || costs);
  let told = but(good, bad);
  if (first && tied) return good || bad ? ui("hint-first", { said: told }) : ui("hint-tied");
  if (first && !good) told = but(bad, ui("hint-more-prospects"));
  else if (!first && !close && !bad) told = but(good, ui("hint-less-prospects"));
  return ui(close ? "hint-even" : first ? "hint-first" : "hint-other", { said: told });
}

/** The card an option is about, if it is about one: its id in the catalogue. A number may name several things, each times a factor. */
export function cardOf(lexicon: Lexicon, setup: Record<string, any>, { about, subject }: Pick<ShownOption, "about" | "subject">): string[] {
  const factors = lexicon.factors[about ?? ""];
  const parts: [string, number][] = [];
  if (factors) {
    let left = subject;
    for (const [type, factor] of Object.entries(factors)) {
      parts.push([type, Math.floor(left / factor)]);
      left %= factor;
    }
  } else if (about) parts.push([about, subject]);
  return parts.flatMap(([type, number]) => {
    const saying = lexicon.said[type];
    const by = saying?.by ?? type;
    const id = saying?.chosen ? setup[saying.chosen]?.[number - 1] : lexicon.numbers[by]?.[number];
    return typeof id === "string" ? [id] : [];
  });
}
