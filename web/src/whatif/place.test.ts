import { expect, it } from "vitest";
import { linkTo, placeIn } from "./place";

it("is an address and can be read again", () => {
  for (const place of [
    { step: 0, seat: -1 },
    { step: 41, seat: 3 },
  ])
    expect(placeIn(new URL(linkTo("abc", place), "http://x").search)).toEqual(place);
});

it("holds no secret", () => {
  expect(linkTo("abc", { step: 4, seat: 1 })).toBe("/t/abc/replay?at=4&seat=1");
});

it("takes nothing else for a position", () => {
  for (const query of ["", "?at=", "?at=-3", "?at=x&seat=9", "?at=1e5&seat=-1", "?decided"])
    expect(placeIn(query)).toEqual({ step: -1, seat: -1 });
});
