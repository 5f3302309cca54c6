// The chronicle: what happened, one block a turn, with the names of cards as things one can look at.

import type { GameWords, Told } from "../words/game";

/** A card a sentence names. */
export interface Thing {
  type: string;
  number: number;
  id: string;
  name: string;
}
export interface Part {
  text: string;
  who?: boolean; // a player
  thing?: Thing;
}
interface Headed {
  id: number;
  begins?: boolean; // it begins something new
}
export interface Block<L> {
  id: number;
  lines: L[];
}

/** The cards that are told of in these events, each once. */
export function thingsIn(events: Told[], words: Pick<GameWords, "lexicon" | "id" | "name">): Thing[] {
  const found = new Map<string, Thing>();
  const { said } = words.lexicon;
  for (const one of events) {
    const kind = words.lexicon.events[one.kind];
    if (!kind) continue;
    const lists = [
      [kind.told, one.told],
      [kind.secret, one.secret ?? []],
    ] as const;
    for (const [types, numbers] of lists)
      types.forEach(({ type }, at) => {
        const single = said[type]?.several ?? type;
        if (!said[single]?.name) return;
        for (const number of single === type ? numbers.slice(at, at + 1) : numbers.slice(at)) {
          const id = number >= 0 ? words.id(single, number) : "";
          if (id) found.set(`${single} ${number}`, { type: single, number, id, name: words.name(single, number).text });
        }
      });
  }
  return [...found.values()];
}

/** A sentence in parts: players and cards are told apart by their names, the longest first; a name takes its ending with it (Königs). */
export function partsOf(text: string, players: string[], things: Thing[]): Part[] {
  const named = new Map<string, Part>();
  for (const player of players) if (player) named.set(player, { text: player, who: true });
  for (const thing of things) if (thing.name) named.set(thing.name, { text: thing.name, thing });
  const names = [...named.keys()].sort((a, b) => b.length - a.length);
  if (!names.length) return [{ text }];
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const parts: Part[] = [];
  let last = 0;
  for (const match of text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join("|")})(\\p{L}{0,2})(?![\\p{L}\\p{N}])`, "gu"))) {
    const found = named.get(match[1]!)!;
    if (found.who && match[2]) continue;
    if (match.index > last) parts.push({ text: text.slice(last, match.index) });
    parts.push({ ...found, text: match[0] });
    last = match.index + match[0].length;
  }
  if (last < text.length) parts.push({ text: text.slice(last) });
  return parts;
}

/** One block a turn: each begins with what begins something new. */
export function blocksOf<L extends Headed>(lines: L[]): Block<L>[] {
  const blocks: Block<L>[] = [];
  for (const line of lines) {
    if (line.begins || !blocks.length) blocks.push({ id: line.id, lines: [] });
    blocks.at(-1)!.lines.push(line);
  }
  return blocks;
}
