// Two clicks to a game: open a table, fill it with bots, and the table starts by itself.

import { SEATS } from "../choices/choices";
import { api } from "./api";
import { usualBot } from "./bots";
import { holdSeat } from "./keys";
import { router } from "./router.svelte";

export async function quickGame(game: string, player: string, wished = ""): Promise<void> {
  const lexicon = await api.lexicon(game);
  const seats = Number(lexicon.choices.find((one) => one["name"] === SEATS)?.["default"] ?? lexicon.seats[0]);
  const bot = usualBot(lexicon.bots, wished);
  const seated = await api.open(
    player,
    { game, seats },
    Array.from({ length: seats - 1 }, () => bot),
    { listed: false },
  );
  holdSeat({ ...seated, game, name: player, at: Date.now() });
  router.go(`/t/${seated.table}?go#${seated.secret}`);
}
