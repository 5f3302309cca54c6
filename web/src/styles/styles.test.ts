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

// What was measured by day holds by night: colours and shadows change, no size does.
it("changes colours by night, and nothing else", () => {
  const spoken = files.filter((path) => /\.(css|svelte)$/.test(path) && /dark\)|theme=["']?dark/.test(readFileSync(`src/${path}`, "utf8")));
  expect(spoken.map((path) => path.replace("\\", "/"))).toEqual(["styles/tokens.css"]);
  const text = readFileSync("src/styles/tokens.css", "utf8");
  const nights = [...text.matchAll(/(?::not\(\[data-theme=light\]\)|\[data-theme=dark\]) \{([^}]*)\}/g)].map((found) => found[1]!);
  expect(nights.length).toBe(2);
  const set = nights.flatMap((night) => [...night.matchAll(/([\w-]+): ([^;]+);/g)].map((found) => [found[1]!, found[2]!] as const));
  expect(set.length).toBeGreaterThan(90);
  const isColour = (value: string) => /^(#[\da-f]{3,8}|rgb\([^)]*\)|var\(--hatch-\w+\))$/.test(value);
  const isShadow = (name: string, value: string) => name.startsWith("--lift-") && /^0 \d+px \d+px rgb\([^)]*\)$/.test(value);
  expect(set.filter(([name, value]) => name !== "color-scheme" && !isColour(value) && !isShadow(name, value))).toEqual([]);
  const lifted = read(/\.(css|svelte)$/).flatMap((one) => [...one.matchAll(/([\w-]+):[^;{}]*var\(--lift-/g)].map((found) => found[1]!));
  expect([...new Set(lifted)]).toEqual(["box-shadow"]);
});
