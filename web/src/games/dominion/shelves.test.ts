import { expect, it } from "vitest";
import type { CardEntry } from "../../lib/api";
import { bySet, setOf } from "./shelves";

const card = (id: string, expansion: string, coins: number, type = "Action"): CardEntry => ({
  id,
  names: { en: id },
  facts: { expansion, cost: { coins }, types: [type] },
});

it.each([
  ["Dominion (2nd ed.)", "base"],
  ["Base cards (Alchemy)", "base"],
  ["Cornucopia & Guilds (2nd ed.)", "cornucopia"],
  ["Guilds (1st ed. only)", "cornucopia"],
  ["Dark Ages", "dark_ages"],
  ["Promo", "promos"],
])("%s is the set %s", (expansion, set) => {
  expect(setOf(card("one", expansion, 0))).toBe(set);
});

it("orders sets as they came out, then cards by cost and name, then what is no card", () => {
  const found = bySet(
    [
      card("b", "Allies", 4),
      card("event", "Allies", 0, "Event"),
      card("z", "Dominion (2nd ed.)", 5),
      card("a", "Allies", 4),
      card("c", "Allies", 2),
    ],
    ["base", "intrigue", "allies"],
    (one) => one.id,
  );
  expect(found.map(([set, cards]) => [set, cards.map((one) => one.id)])).toEqual([
    ["base", ["z"]],
    ["allies", ["c", "a", "b", "event"]],
  ]);
});
