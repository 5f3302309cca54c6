// The cards of a game as the server lists them, by id.

import { api, type CardEntry } from "./api";

/** Later sections hold terms and lists, some of them under the id of a card: what comes first is the card. */
export async function entriesOf(game: string): Promise<Map<string, CardEntry>> {
  const sections = await api.cards(game);
  return new Map(
    Object.values(sections)
      .flat()
      .reverse()
      .map((entry) => [entry.id, entry] as const),
  );
}
