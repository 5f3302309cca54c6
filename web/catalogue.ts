// The words of a language as files hold them: messages in Fluent, and the names of cards, which stand in the games' catalogues.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const PACKAGE = fileURLToPath(new URL("../src/regalia/", import.meta.url));

type Name = string | ({ name: string } & Record<string, string>);
interface Row {
  id: string;
  n?: number;
  names: Record<string, Name>;
}

/** What is said of a game, or of all of them (`words`): every file with its text. */
export function filesOf(part: string, language: string): Map<string, string> {
  const folder = `${PACKAGE}${part}/messages/${language}/`;
  const names = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
  const found = new Map(names.sort().map((file) => [folder + file, readFileSync(folder + file, "utf8")]));
  const catalogue = `${PACKAGE}${part}/cards.json`;
  if (existsSync(catalogue)) found.set(catalogue, namesOf(part, JSON.parse(readFileSync(catalogue, "utf8")), language));
  return found;
}

export const isGame = (part: string) => existsSync(`${PACKAGE}${part}/cards.json`);
export const games = () => readdirSync(PACKAGE).filter(isGame);
export const languages = () => readdirSync(`${PACKAGE}words/messages/`).filter((name) => /^[a-z]{2}$/.test(name));

/** The names of cards as messages, their grammar as attributes (as words/messages does). */
function namesOf(game: string, rows: Row[], language: string): string {
  const said = rows.filter(({ n }) => n !== undefined).map(({ id, names }) => [id, names[language] ?? names["en"]!] as const);
  return said
    .map(([id, name]) => {
      if (typeof name === "string") return `${game}-card-${id} = ${name}\n`;
      const grammar = Object.entries(name).filter(([key]) => key !== "name");
      return `${game}-card-${id} = ${name.name}\n${grammar.map(([key, form]) => `    .${key} = ${form}\n`).join("")}`;
    })
    .join("");
}
