import { describe, expect, it } from "vitest";
import { blocksOf, partsOf, type Thing } from "./chronicle";

const thing = (name: string): Thing => ({ type: "title", number: 1, id: name.toLowerCase(), name });

describe("a sentence of the chronicle", () => {
  it("has its players and cards apart", () => {
    expect(partsOf("Ada builds the Harbor for 4 gold.", ["Ada"], [thing("Harbor")])).toEqual([
      { text: "Ada", who: true },
      { text: " builds the " },
      { text: "Harbor", thing: thing("Harbor") },
      { text: " for 4 gold." },
    ]);
  });

  it("takes the longest name, and endings of cards with it", () => {
    const parts = partsOf("Ada zeigt die Karte des Königs von Ada B.", ["Ada", "Ada B"], [thing("König")]);
    expect(parts.filter((part) => part.who).map((part) => part.text)).toEqual(["Ada", "Ada B"]);
    expect(parts.find((part) => part.thing)!.text).toBe("Königs");
  });

  it("does not find a name inside another word", () => {
    expect(partsOf("Canada is far.", ["Ada", "Can"], []).some((part) => part.who)).toBe(false);
    expect(partsOf("The Marketplace stands.", [], [thing("Market")])).toEqual([{ text: "The Marketplace stands." }]);
  });

  it("is whole when it names nothing", () => {
    expect(partsOf("The game begins.", [], [])).toEqual([{ text: "The game begins." }]);
  });
});

describe("blocks", () => {
  it("begin with what begins something new", () => {
    const lines = [false, true, false, false, true].map((begins, id) => ({ id, begins }));
    expect(blocksOf(lines).map((block) => block.lines.map(({ id }) => id))).toEqual([[0], [1, 2, 3], [4]]);
  });
});
