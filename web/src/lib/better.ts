// A moment of a finished game in words.

import type { Moment } from "./api";
import type { Past } from "./past.svelte";
import type { Play } from "./play.svelte";
import { figure, percent, ui, upper } from "./speech.svelte";

/** An answer as its player saw it among the options. */
export function saidOption(moment: Moment, which: "taken" | "best", past: Past, play: Play): string {
  const view = past.views[moment.step - 1];
  return view && play.words ? upper(play.words.option(moment[`${which}_option`], { ...view, viewer: moment.seat })) : "";
}

/** What would have been better, and what it would have led to. */
export function toldBetter(moment: Moment, past: Past, play: Play): string {
  const better = ui("chances-better", { best: saidOption(moment, "best", past, play), chance: percent(moment.with_best) });
  const [what, more] = moment.led ?? [];
  return what ? `${better} ${ui(`chances-led-${what}`, { number: figure(more ?? 0, 1) })}` : better;
}
