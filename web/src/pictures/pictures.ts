// The pictures of the cards: symbols of one hidden drawing in the page, fetched when a table needs them.

import "pictures:palettes.css";
import "./pictures.css";
import { bundles, folder, games, others, palettes } from "pictures:index";

const SVG = "http://www.w3.org/2000/svg";
const paletteOfPicture = spread(palettes);
const bundleOfPicture = spread(bundles);
const gameOfPicture = spread(games);
const pictureOfCard = new Map([...gameOfPicture].map(([picture, game]) => [`${game}/${cardOf(picture)}`, picture]));
for (const [id, shown] of Object.entries(others)) pictureOfCard.set(`${gameOfPicture.get(shown)}/${cardOf(id)}`, shown);
const asked = new Map<string, Promise<void>>();
let sheet: SVGSVGElement | undefined;

function spread(lists: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(lists).flatMap(([key, ids]) => ids.split(" ").map((id) => [id, key] as const)));
}

/** `m-village` and `l-event-lost-arts` to the ids of the catalogue; a Way keeps its whole name. */
function cardOf(picture: string): string {
  if (!picture.startsWith("l-")) return picture.slice(2);
  return picture.replace(/^l-(?!way-)[a-z]+-|^l-/, "").replaceAll("-", "_");
}

/** The picture of a card, landscape or action card of a game's catalogue, if there is one. */
export const pictureOf = (game: string, card: string): string | undefined => pictureOfCard.get(`${game}/${card}`);

/** The picture itself: a mixed pile shows that of its first card. */
export const shownAs = (id: string): string => others[id] ?? id;

export const hasPicture = (id: string): boolean => paletteOfPicture.has(shownAs(id));

/** Its class: the colours by day and by night. */
export const paletteOf = (id: string): string => `p-${paletteOfPicture.get(shownAs(id)) ?? "action"}`;

function put(text: string): void {
  if (!sheet) {
    sheet = document.createElementNS(SVG, "svg");
    sheet.setAttribute("class", "picture-sheet");
    sheet.setAttribute("aria-hidden", "true");
    document.body.append(sheet);
  }
  const drawn = new DOMParser().parseFromString(text, "image/svg+xml");
  const has = (one: Element): boolean => sheet!.querySelector(`:scope > #${CSS.escape(one.id)}`) !== null;
  sheet.append(...[...drawn.documentElement.children].filter((one) => !has(one))); // home's are in two files
}

function fetched(bundle: string): Promise<void> {
  let found = asked.get(bundle);
  if (!found) {
    found = fetch(`${folder}${bundle}.svg`)
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`${bundle}: ${answer.status}`);
        put(await answer.text());
      })
      .catch(() => void asked.delete(bundle)); // offline: the next who needs it asks again
    asked.set(bundle, found);
  }
  return found;
}

/** Loads the pictures of one table, each once; ids of pictures (`d-harbor`) or of the game's cards (`harbor`). */
export async function needPictures(game: string, ids: Iterable<string>): Promise<void> {
  const wanted = [...ids].map((id) => (hasPicture(id) ? shownAs(id) : pictureOf(game, id)));
  const files = new Set(wanted.flatMap((id) => (id === undefined ? [] : [bundleOfPicture.get(id) ?? id])));
  await Promise.all([...files].map(fetched));
}

/** Loads what the tiles of the games show. */
export const needHomePictures = (): Promise<void> => fetched("home");
