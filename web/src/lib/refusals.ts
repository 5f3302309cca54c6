// What the rules do not allow before a game begins, said in the reader's language (as words/refusals.py does).

import type { Name } from "../words/grammar";
import type { Arguments, Tongue } from "../words/tongue";

const MOST = 8; // names in a sentence; the form itself shows all there are
const CARDS = ["card", "cards", "character", "characters"]; // arguments that are ids of cards

/** With its grammar, where it is a card: sentences put articles before it. */
function cardNamed(id: string, game: string, tongue: Tongue): Name | string {
  const message = `${game}-card-${id}`;
  return tongue.has(message) ? tongue.name(message) : id;
}

function listed(names: string[]): string {
  return names.length > MOST ? `${names.slice(0, MOST).join(", ")} …` : names.join(", ");
}

/** What a game refuses; "" if there is no sentence for it. */
export function sayRefusal(args: Record<string, any>, game: string, tongue: Tongue | null): string {
  const message = `refused-${args["refused"]}`;
  if (!tongue?.has(message)) return "";
  const said: Arguments = {};
  for (const [name, of] of Object.entries((args["given"] ?? {}) as Record<string, any>)) {
    const one = (part: unknown) => (CARDS.includes(name) ? cardNamed(String(part), game, tongue) : String(part));
    const plain = (part: unknown) => String(Object(one(part)).text ?? one(part));
    said[name] = Array.isArray(of) ? listed(of.map(plain)) : typeof of === "number" ? of : one(of);
  }
  return tongue.say(message, said);
}
