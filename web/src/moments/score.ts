// The count of a score, aloud: a coin when a block comes to stand, a chord when the winner's total does.

import { sound } from "../lib/sound";

const APART = 60; // milliseconds: what comes at the same time is one coin
const HIGHEST = 24; // coins that rise in pitch

/** Hears the towers of a score grow, wherever they are drawn. */
export function hearScore(): void {
  let [last, coins] = [0, 0];
  addEventListener("animationstart", ({ target, timeStamp }) => {
    const on = target as Element;
    if (on.matches("[data-tower].won .total")) {
      sound("chord");
      coins = 0;
    } else if (on.matches("[data-tower] .block") && timeStamp - last >= APART) {
      sound("coin", Math.min(coins++, HIGHEST));
      last = timeStamp;
    }
  });
}
