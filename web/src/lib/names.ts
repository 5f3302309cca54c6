// Who sits where: people by their names, bots of a level by those of their level, somebody in particular by their own, others by the
// usual ones (words/opponents.py).

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
    const message = `opponents-${seat.bot}`;
    const own = tongue.has(message) ? tongue.say(message).split(",") : [];
    if (own.length === 1) {
      const before = seats.slice(0, at).filter((other) => !other.name && other.bot === seat.bot).length;
      return before ? `${own[0]} ${before + 1}` : own[0]!;
    }
    return own[at] ?? usual[next++] ?? seat.bot;
  });
}
