// Where on the form of a new table a refusal belongs: beside the choice it is about.

export type Place = "cast" | "uniques" | "kingdom" | "seats" | "bots" | "options" | "end";

const PLACES: [Place, RegExp][] = [
  ["uniques", /^(unique|products-uniques)/],
  ["kingdom", /^(kingdom|expansion|landscape|printing|ally|black-market|curses)/],
  ["options", /^(action_cards|nl_card_first|crown)/],
  ["seats", /-seats$/],
  ["cast", /^(rank|cast|needs_seats|one_of_rank|substitute|products|character|scenario|edition)/],
];

export function placeOfRefusal(code: string, args: Record<string, any>): Place {
  if (code === "unknown_bot" || code === "table_full") return "bots";
  return PLACES.find(([, names]) => names.test(String(args["refused"] ?? "")))?.[0] ?? "end";
}
