import { expect, it } from "vitest";
import { cut, Tongue } from "../words/tongue";
import { sayRefusal } from "./refusals";

const tongue = new Tongue(
  "en",
  cut(
    "citadels-card-queen = Queen\ncitadels-card-artist = Artist\nrefused-rank_9-missing = { $seats } players need one of { $characters }.\nrefused-needs_seats = { THE($character) } needs { $seats } players\n",
  ),
);

it("says in words what the rules refuse", () => {
  expect(sayRefusal({ refused: "rank_9-missing", given: { seats: 3, characters: ["artist", "queen"] } }, "citadels", tongue)).toBe(
    "3 players need one of Artist, Queen.",
  );
  expect(sayRefusal({ refused: "needs_seats", given: { seats: 3, character: "queen" } }, "citadels", tongue)).toBe(
    "the Queen needs 3 players",
  );
  expect(sayRefusal({ problem: "unnamed" }, "citadels", tongue)).toBe("");
});
