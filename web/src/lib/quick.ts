// Two clicks to a game: open a table, fill it with bots, and the table starts by itself.

import { SEATS } from "../choices/choices";
import { fetchTable } from "../games/ahead";
import { api } from "./api";
import { usualBot } from "./bots";
import { holdSeat } from "./keys";
import { router } from "./router.svelte";
import { speech } from "./speech.svelte";

export async function quickGame(game: string, player: string, wished = ""): Promise<void> {
  soon(game);
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

/** What the table needs is fetched while it is being opened, not after. */
function soon(game: string): void {
  speech.need(game);
  const quietly = () => {}; // the table asks for it again
  api.cards(game).catch(quietly);
  fetchTable(game).catch(quietly);
}
