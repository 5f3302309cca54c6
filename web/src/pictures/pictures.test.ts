import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { hasPicture, paletteOf, pictureOf } from "./pictures";

const rows = (game: string): { id: string; section: string }[] =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../src/regalia/${game}/cards.json`, import.meta.url)), "utf8"));
const CARDS = /characters|districts|action_cards|glossary_cards|further_cards/;

describe("the picture of a card", () => {
  it.each(["citadels", "dominion"])("is found by the card's id: %s", (game) => {
    const cards = rows(game).filter(({ section }) => CARDS.test(section));
    expect(cards.length).toBeGreaterThan(80);
    expect(cards.filter(({ id }) => !pictureOf(game, id)).map(({ id }) => id)).toEqual([]);
  });

  it("is of the game asked for, and of the kind", () => {
    expect(pictureOf("citadels", "smithy")).toBe("d-smithy");
    expect(pictureOf("dominion", "smithy")).toBe("m-smithy");
    expect(pictureOf("dominion", "way_of_the_ox")).toBe("l-way-of-the-ox");
    expect(pictureOf("dominion", "the_suns_gift")).toBe("l-boon-the-suns-gift");
    expect(pictureOf("dominion", "nothing")).toBeUndefined();
    expect(hasPicture("d-harbor")).toBe(true);
    expect(paletteOf("d-harbor")).toBe("p-trade");
  });

  it("is that of a pile's first card where the pile has none", () => {
    expect(pictureOf("dominion", "augurs")).toBe("m-herb_gatherer");
    expect(pictureOf("dominion", "knights")).toBe("m-knights");
  });
});
