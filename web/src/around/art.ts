// Which drawings stand for what around the table. A game of others has none here and is shown by its name alone.

/** Side by side on the tile of a game; so many in a row. */
export const MOSAICS: Record<string, { row: number; pictures: string[] }> = {
  citadels: {
    row: 5,
    pictures: "c-assassin c-queen c-magician c-merchant c-warlord d-castle d-cathedral d-harbor d-fortress d-observatory".split(" "),
  },
  dominion: { row: 4, pictures: "m-village m-witch m-throne_room m-wharf m-gold m-market m-knights m-province".split(" ") },
};

const FACES = "c-artist c-scholar c-trader c-navigator c-seer c-abbot c-wizard c-diplomat".split(" ");

/** The face of a seat: always the same one at a place. */
export const faceOf = (seat: number): string => FACES[seat % FACES.length]!;

/** A drawing for a table in a list, told apart from its neighbours by its id. */
export function pictureOfTable(game: string, table: string): string {
  const { pictures } = MOSAICS[game] ?? { pictures: [] };
  const sum = [...table].reduce((all, letter) => all * 31 + letter.charCodeAt(0), 7);
  return pictures[Math.abs(sum) % (pictures.length || 1)] ?? "";
}

/** On what is chosen before the game, by game, list or choice, and id; sets of cards show their own. */
const PRESETS: Record<string, string> = {
  "citadels/scenarios/first_game": "c-assassin c-thief c-magician c-king c-bishop",
  "citadels/scenarios/devious": "c-witch c-blackmailer c-wizard c-emperor c-abbot",
  "citadels/scenarios/illustrious": "c-magistrate c-spy c-seer c-patrician c-cardinal",
  "citadels/scenarios/vicious": "c-assassin c-blackmailer c-magician c-emperor c-diplomat",
  "citadels/scenarios/cunning": "c-thief c-wizard c-merchant c-architect c-artist",
  "dominion/kingdom/random": "m-witch m-wharf m-laboratory m-knights m-small_castle",
  "dominion/kingdom/custom": "l-way-of-the-otter m-fortune m-throne_room l-project-canal m-harem",
};
export const presetArt = (game: string, list: string, id: string): string[] => PRESETS[`${game}/${list}/${id}`]?.split(" ") ?? [];
