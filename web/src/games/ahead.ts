// The page of a game's table, fetched before it is needed; Citadels' comes with the screen.

export async function fetchTable(game: string): Promise<void> {
  await Promise.all([import("../screens/Table.svelte"), game === "dominion" ? import("./dominion/Table.svelte") : null]);
}
