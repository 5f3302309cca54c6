// Every sentence of the page is in its catalogue, and the catalogue holds no other.
/// <reference types="node" />

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { filesOf, games } from "../../catalogue";
import { cut } from "./tongue";

const SOURCES = new URL("../", import.meta.url);
const code = (readdirSync(SOURCES, { recursive: true }) as string[])
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(new URL(file.replaceAll("\\", "/"), SOURCES), "utf8"))
  .join("\n");
const OURS = /\/(web|hints|puzzles|home|page)\.ftl$/; // home and page: of each game
const texts = ["words", ...games()].flatMap((part) => [...filesOf(part, "en")].filter(([file]) => OURS.test(file)).map(([, text]) => text));
const ids = texts.flatMap((text) => [...cut(text).keys()]).filter((id) => !id.startsWith("game-"));
const whole = new Set([...code.matchAll(/["'`](?:web-)?([a-z0-9][a-z0-9_-]*)["'`]/g)].map(([, id]) => id!));
const begun = [...code.matchAll(/`(?:web-)?([a-z][a-z_-]*-)\$\{/g)].map(([, beginning]) => beginning!);

it("says nothing that is not in the catalogue", () => {
  const said = [...code.matchAll(/\bui\(\s*["`]([a-z][a-z0-9_-]*)["`]/g)].map(([, id]) => `web-${id}`);
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((id) => !ids.includes(id))).toEqual([]);
});

it("has nothing in the catalogue that is never said", () => {
  const unused = ids.filter((id) => !whole.has(id.slice(4)) && !begun.some((beginning) => id.slice(4).startsWith(beginning)));
  expect(unused).toEqual([]);
});
