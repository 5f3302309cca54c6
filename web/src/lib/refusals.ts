// What the rules do not allow before a game begins, said in the reader's language (as words/refusals.py does).

import type { Arguments, Tongue } from "../words/tongue";

const CARDS = ["card", "cards", "character", "characters"]; // arguments that are ids of cards

function cardNamed(id: string, tongue: Tongue): string {
  const message = ["citadels", "dominion"].map((game) => `${game}-card-${id}`).find((one) => tongue.has(one));
  return message ? tongue.say(message) : id;
}

/** "" if there is no sentence for it. */
export function sayRefusal(args: Record<string, any>, tongue: Tongue | null): string {
  const message = `refused-${args["refused"]}`;
  if (!tongue?.has(message)) return "";
  const said: Arguments = {};
  for (const [name, of] of Object.entries((args["given"] ?? {}) as Record<string, any>)) {
    const one = (part: unknown) => (CARDS.includes(name) ? cardNamed(String(part), tongue) : String(part));
    said[name] = Array.isArray(of) ? of.map(one).join(", ") : typeof of === "number" ? of : one(of);
  }
  return tongue.say(message, said);
}
