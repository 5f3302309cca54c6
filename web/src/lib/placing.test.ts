import { expect, it } from "vitest";
import { placeOfRefusal } from "./placing";

it.each([
  ["bad_setup", "needs_seats", "cast"],
  ["bad_setup", "rank_9-missing", "cast"],
  ["bad_setup", "uniques-number", "uniques"],
  ["bad_setup", "unique-needs", "uniques"],
  ["bad_setup", "kingdom-piles", "kingdom"],
  ["bad_setup", "dominion-seats", "seats"],
  ["bad_setup", "action_cards", "options"],
  ["unknown_bot", "", "bots"],
  ["table_full", "", "bots"],
  ["bad_setup", "seed", "end"],
])("%s %s stands beside %s", (code, refused, place) => {
  expect(placeOfRefusal(code, { refused })).toBe(place);
});
