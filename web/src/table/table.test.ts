import { describe, expect, it } from "vitest";
import { shelve } from "./paging";

describe("a stage of options", () => {
  it("shows all of them in even rows where there is room", () => {
    expect(shelve(8, 8, 1074, 180, 150, 56)).toEqual({ columns: 4, rows: 2, each: 12, pages: 1 });
    expect(shelve(2, 2, 1074, 180, 150, 44).columns).toBe(2);
    expect(shelve(2, 2, 180, 93, 116, 44, 4)).toEqual({ columns: 1, rows: 2, each: 2, pages: 1 }); // on the stage of a phone
  });
  it("has pages for the rest, and keeps room for turning them while somebody searches", () => {
    const all = shelve(40, 40, 380, 200, 84, 60);
    expect(all.pages).toBe(Math.ceil(40 / all.each));
    expect(shelve(3, 40, 380, 200, 84, 60)).toMatchObject({ each: all.each, pages: 1 });
    expect(shelve(5, 5, 30, 10, 84, 60)).toMatchObject({ columns: 1, each: 1, pages: 5 });
  });
  it("shows everything before it was measured", () => {
    expect(shelve(9, 9, 0, 0, 84, 60).pages).toBe(1);
  });
});
