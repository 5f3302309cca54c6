import { expect, it } from "vitest";
import { uncovered } from "./turn";

it("draws the border once around, with as many corners at every step", () => {
  const frames = [0, 0.125, 0.5, 0.9, 1].map(uncovered);
  expect(new Set(frames.map((frame) => frame.split(",").length))).toEqual(new Set([6]));
  expect(frames[0]).toBe("polygon(50% 50%, -6% -6%, -6% -6%, -6% -6%, -6% -6%, -6% -6%)");
  expect(frames[2]).toContain("106% -6%, 106% 106%, 106% 106%");
  expect(frames[4]).toBe("polygon(50% 50%, -6% -6%, 106% -6%, 106% 106%, -6% 106%, -6% -6%)");
});
