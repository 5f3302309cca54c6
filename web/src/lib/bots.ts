// Bots by name: four levels that mean the same in every game, then somebody in particular (a style of their own).

const LEVELS = ["easy", "medium", "hard", "master"];

export function levelsOf(bots: string[]): string[] {
  return LEVELS.filter((one) => bots.includes(one));
}

export function othersOf(bots: string[]): string[] {
  return bots.filter((one) => !LEVELS.includes(one));
}

/** Whom a table gets if nobody chooses: the wished one, else the middle level, which answers at once. */
export function usualBot(bots: string[], wished = ""): string {
  return [wished, "medium"].find((one) => bots.includes(one)) ?? bots.at(-1) ?? "";
}
