// A score as towers: one block for each district or Victory card, as high as its points; what comes on top is a bonus.

import { cityOf, costOf, tinctureOf } from "../games/citadels/look";
import { saidOr } from "../games/plain/plain";
import type { Play } from "../lib/play.svelte";
import { pictureOf } from "../pictures/pictures";

export interface Block {
  key: string;
  name: string;
  points: number; // of each
  times: number; // equal ones stand together
  picture: string;
  kind: string; // the tincture
  bonus: boolean;
}

/** A number of points as it is drawn. */
export function signed(points: number): string {
  return String(points).replace("-", "−");
}

const DISTRICTS = "districts";

/** The blocks of a seat from the ground up: what the sheet says, taken apart into cards as far as their points come to the same. */
export function blocksOf(play: Play, seat: number): Block[] {
  const sheet = play.view!.outcome!["sheets"][seat] as Record<string, number>;
  return Object.entries(sheet)
    .filter(([, points]) => points)
    .flatMap(([source, points]) => (source === DISTRICTS ? city(play, seat, points) : [card(play, seat, source, points)]))
    .sort((one, other) => Number(one.points < 0) - Number(other.points < 0)); // what was lost lies on top
}

function city(play: Play, seat: number, points: number): Block[] {
  const words = play.words!;
  const blocks = cityOf(play.view!, seat, [], words.lexicon).map(({ key, title, beautified }): Block => {
    const id = words.id("title", title);
    const entry = play.cards.get(id);
    return {
      key,
      name: words.name("title", title).text,
      points: (costOf(entry) ?? 0) + Number(beautified),
      times: 1,
      picture: pictureOf(play.game!, id) ?? "",
      kind: tinctureOf(entry),
      bonus: false,
    };
  });
  if (sumOf(blocks) === points) return blocks;
  return [{ key: DISTRICTS, name: words.source(DISTRICTS), points, times: 1, picture: "", kind: "action", bonus: false }];
}

function card(play: Play, seat: number, source: string, points: number): Block {
  const number = owned(play, seat, source);
  const isCard = number > 0 && Number.isInteger(points / number);
  return {
    key: source,
    name: saidOr(play.words!.source(source), source),
    points: isCard ? points / number : points,
    times: isCard ? number : 1,
    picture: pictureOf(play.game!, source) ?? "",
    kind: points < 0 ? "curse" : isCard ? "victory" : "noble",
    bonus: !isCard,
  };
}

/** How many of a card lie in what is a seat's own. */
function owned(play: Play, seat: number, id: string): number {
  const { lexicon } = play.words!;
  const number = lexicon.numbers["kind"]?.indexOf(id) ?? -1;
  if (number < 0) return 0;
  const own = Object.entries(play.view!.zones).filter(([zone]) => zone.endsWith(`_${seat}`));
  return own.reduce((sum, [, faces]) => sum + faces.filter((face) => face === number).length, 0);
}

export const sumOf = (blocks: Block[]): number => blocks.reduce((sum, one) => sum + one.points * one.times, 0);

/** As high as a tower stands, with what was lost on top. */
export const heightOf = (blocks: Block[]): number => blocks.reduce((sum, one) => sum + Math.abs(one.points) * one.times, 0);
