import { describe, expect, it } from "vitest";
import { cut, firstKnown, Tongue } from "./tongue";

const german = cut(`
dominion-card-vassal = Vasall
    .gender = m
    .accusative = Vasallen
dominion-card-witch = Hexe
    .gender = f
dominion-card-ruined_village = Zerstörtes Dorf
    .gender = n
    .weak = Zerstörte Dorf
dominion-card-survivors = Überlebende
    .gender = p
    .weak = Überlebenden
keeps = { DEN($card) }, { EINEN($card) }, { DEINEN($card) }
follows = { DEM("dominion-card-witch") } folgen
list-and = { $rest } und { $last }
list-nothing = nichts
count-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
gains = { $seat } nimmt { EINEN($card) }.
    .seat = Du nimmst { EINEN($card) }.
    .seat-known = Du nimmst { EINEN($card) }, wie du weißt.
`);

it("gives Dutch names de, het or nothing", () => {
  const dutch = new Tongue(
    "nl",
    cut(`
dominion-card-market = Markt
dominion-card-village = Dorp
    .article = het
dominion-card-gardens = Tuinen
    .article = plural
dominion-card-plunder = Plunderen
    .article = none
both = { DE($card) }, { EEN($card) }
`),
  );
  const said = ["market", "village", "gardens", "plunder"].map((card) => dutch.say("both", { card: dutch.name(`dominion-card-${card}`) }));
  expect(said).toEqual(["de Markt, een Markt", "het Dorp, een Dorp", "de Tuinen, Tuinen", "Plunderen, Plunderen"]);
});

describe("a tongue", () => {
  const tongue = new Tongue("de", german);

  it("declines names", () => {
    expect(tongue.phrase("gains", [], [], { seat: "Ada", card: tongue.name("dominion-card-vassal") })).toBe("Ada nimmt einen Vasallen.");
    expect(tongue.phrase("gains", [], [], { seat: "Ada", card: tongue.name("dominion-card-witch") })).toBe("Ada nimmt eine Hexe.");
  });

  it("declines adjectives by what stands before them", () => {
    const said = (card: string) => tongue.say("keeps", { card: tongue.name(`dominion-card-${card}`) });
    expect(said("ruined_village")).toBe("das Zerstörte Dorf, ein Zerstörtes Dorf, dein Zerstörtes Dorf");
    expect(said("survivors")).toBe("die Überlebenden, Überlebende, deine Überlebenden");
  });

  it("declines a card that a sentence names", () => {
    expect(tongue.say("follows")).toBe("der Hexe folgen");
  });

  it("addresses the reader, and says more to who may know", () => {
    const card = tongue.name("dominion-card-witch");
    expect(tongue.phrase("gains", ["seat"], [], { seat: "Du", card })).toBe("Du nimmst eine Hexe.");
    expect(tongue.phrase("gains", ["seat"], ["known"], { seat: "Du", card })).toBe("Du nimmst eine Hexe, wie du weißt.");
    expect(tongue.phrase("gains", [], ["known"], { seat: "Ada", card })).toBe("Ada nimmt eine Hexe.");
  });

  it("counts and lists", () => {
    expect([1, 2].map((number) => tongue.amount("cards", number))).toEqual(["1 Karte", "2 Karten"]);
    expect([[], ["a"], ["a", "b", "c"]].map((words) => tongue.several(words))).toEqual(["nichts", "a", "a, b und c"]);
  });

  it("shows the names of another box with the grammar of here", () => {
    const english = new Tongue("de", german, cut("dominion-card-vassal = Vassal\n"));
    expect(english.say("gains", { seat: "Ada", card: english.name("dominion-card-vassal") })).toBe("Ada nimmt einen Vassal.");
  });
});

it("finds the first language there are words for", () => {
  expect(firstKnown(["fr-FR", "nl-BE", "en"])).toBe("nl");
  expect(firstKnown(["sv"])).toBe("en");
});
