import { describe, expect, it } from "vitest";
import { likeness, nearest } from "./typed";

const offered = ["Build the Harbor for 4 gold", "Build the Temple for 1 gold", "Take 2 gold", "End your turn"].map((text, at) => ({
  at,
  verb: "",
  text,
}));

describe("did you mean", () => {
  it("finds what was mistyped, the nearest first", () => {
    expect(nearest("build harbour", offered)[0]!.at).toBe(0);
    expect(nearest("end trun", offered)[0]!.at).toBe(3);
    expect(nearest("temple", offered).map(({ at }) => at)).toEqual([1]);
  });
  it("offers nothing where nothing is near", () => {
    expect(nearest("xyzzy", offered)).toEqual([]);
    expect(nearest("…", offered)).toEqual([]);
  });
  it("never offers more than three", () => {
    expect(nearest("gold", [...offered, ...offered]).length).toBeLessThanOrEqual(3);
  });
  it("measures how much of a word stays", () => {
    expect(likeness("harbor", "harbor")).toBe(1);
    expect(likeness("harbour", "harbor")).toBeCloseTo(6 / 7);
    expect(likeness("a", "b")).toBe(0);
  });
});
