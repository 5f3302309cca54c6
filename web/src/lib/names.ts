// Who sits where: people by their names, bots of a level by those of their level, others by the usual ones (words/opponents.py).

import type { Tongue } from "../words/tongue";
import type { ShownSeat } from "./socket";

export function namesOf(seats: ShownSeat[], tongue: Tongue | null): string[] {
  if (!tongue) return seats.map((seat) => seat.name || seat.bot);
  const taken = new Set(seats.map((seat) => seat.name));
  const usual = tongue
    .say("names")
    .split(",")
    .filter((name) => !taken.has(name));
  let next = 0;
  return seats.map((seat, at) => {
    if (seat.name) return seat.name;
    const level = `opponents-${seat.bot}`;
    const own = tongue.has(level) ? tongue.say(level).split(",")[at] : undefined;
    return own ?? usual[next++] ?? seat.bot;
  });
}
