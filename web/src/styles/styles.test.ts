// Every class a stylesheet speaks of is worn by something: styles of what is gone are found here.

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) => !path.endsWith(".test.ts"));
const read = (named: RegExp) => files.filter((path) => named.test(path)).map((path) => readFileSync(`src/${path}`, "utf8"));
const words = (text: string) => text.match(/[\w-]+/g) ?? [];
const scripts = read(/\.(svelte|ts)$/).map((text) => text.replace(/<style[^>]*>[^]*?<\/style>/g, ""));

/** What stands in an attribute or a directive, or is given to a node by a script. */
function worn(text: string): string[] {
  const attributes = [...text.matchAll(/(?:class|cls)=(?:"((?:[^"{]|\{[^{}]*\})*)"|\{([^{}]*)\})/g)];
  const directives = [...text.matchAll(/class:([\w-]+)/g)];
  const given = [...text.matchAll(/(?:classList\.\w+|className =|"class",|narrows|fitWhole|allWithout)(.*)/g)];
  return [...attributes, ...directives, ...given].flatMap((found) => words(found.slice(1).join(" ")));
}
// Layouts, games, what a card is, and the pieces of moments are named by scripts.
const NAMED = read(/^(table\/room\.svelte|games\/\w+\/look|moments\/\w+)\.ts$/).flatMap(words);
const COMPUTED = /^([sm]-\w+|mini|citadels|dominion|action|military|noble|religious|trade|unique)$/;
const used = new Set([...scripts.flatMap(worn), ...NAMED, ...words(readFileSync("index.html", "utf8"))]);

it.each(files.filter((path) => path.endsWith(".css")))("%s is about what there is", (path) => {
  const text = readFileSync(`src/${path}`, "utf8").replace(/\/\*[^]*?\*\//g, "");
  const selectors = [...text.matchAll(/([^{}]+)\{/g)].map((found) => found[1]!).filter((one) => !one.trim().startsWith("@"));
  const classes = selectors.flatMap((one) => [...one.matchAll(/\.([a-zA-Z][\w-]*)/g)].map((found) => found[1]!));
  expect([...new Set(classes)].filter((one) => !used.has(one) && !COMPUTED.test(one))).toEqual([]);
});
