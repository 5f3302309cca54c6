// A lesson is a table of its own: take it, or go back to where it was left.

import { api } from "../lib/api";
import { holdSeat } from "../lib/keys";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { ui } from "../lib/speech.svelte";
import { beginLesson, type Begun } from "./progress";

export async function takeLesson(game: string, id: string): Promise<void> {
  const name = settings.name || ui("guest");
  const seated = await api.takeLesson(name, `${game}/${id}`);
  holdSeat({ ...seated, game, name, at: Date.now() });
  beginLesson(game, id, seated);
  resumeLesson(seated);
}

export function resumeLesson({ table, secret }: Begun): void {
  router.go(`/t/${table}#${secret}`);
}
