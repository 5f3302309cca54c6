import { describe, expect, it } from "vitest";
import type { ShownDecision } from "./socket";
import { missingLines, wishFor } from "./wishes";

const decision: ShownDecision = {
  number: 7,
  seat: 0,
  question: "turn",
  rule: "",
  options: [],
  wishes: [
    { verb: "income", subjects: [0], line: true },
    { verb: "rob", subjects: [3, 4], about: "rank", line: true },
    { verb: "play", subjects: [5], about: "kind", where: "hand" },
    { verb: "buy", subjects: [5, 6], about: "kind", where: "pile" },
  ],
};

describe("wishes", () => {
  it("are what the server says cannot be done with a thing, by its type and where it lies", () => {
    expect(wishFor(decision, "rank", 4)).toEqual(["rob", 4]);
    expect(wishFor(decision, "kind", 5, "hand")).toEqual(["play", 5]);
    expect(wishFor(decision, "kind", 5, "pile")).toEqual(["buy", 5]);
    expect(wishFor(decision, "kind", 6, "hand")).toBeUndefined();
    expect(wishFor(decision, "rank", 1)).toBeUndefined();
    expect(wishFor(null, "rank", 4)).toBeUndefined();
  });

  it("are listed once a verb where they would have a line", () => {
    expect(missingLines(decision)).toEqual([
      ["income", 0],
      ["rob", 3],
    ]);
    expect(missingLines(null)).toEqual([]);
  });
});
