import { expect, it } from "vitest";
import { placeOf } from "./links";

const ID = "abcdefghij234567abcdefgh";

it.each([
  [ID, `/t/${ID}`],
  [` ${ID.toUpperCase()} `, `/t/${ID}`],
  [`https://play.example/t/${ID}`, `/t/${ID}`],
  [`https://play.example/t/${ID}?go#aaaaaaaaaaaaaaaaaaaa`, `/t/${ID}#aaaaaaaaaaaaaaaaaaaa`],
  [`https://play.example/t/${ID}/replay`, `/t/${ID}`],
  [`Come and play: https://play.example/t/${ID} at eight`, `/t/${ID}`],
  ["", ""],
  ["https://play.example/t/short", ""],
  ["hello there", ""],
])("%s leads to %s", (text, place) => {
  expect(placeOf(text)).toBe(place);
});
