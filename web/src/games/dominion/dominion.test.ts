import { describe, expect, it } from "vitest";
import type { CardEntry } from "../../lib/api";
import type { Choice } from "../../lib/play.svelte";
import type { ShownView } from "../../lib/socket";
import { isLandscape, look, priceNow, priceOf } from "./look";
import { decksOf, landsOf, marketOf, ownersOf, pileOf, tokensOn } from "./market";
import { longest } from "../../table/names";
import { namedIn, placed } from "./places";
import { counted, knownOf, laterOf, marksOf } from "./seats";

const entry = (id: string, types: string[], facts: object = {}): [string, CardEntry] => [id, { id, names: {}, facts: { types, ...facts } }];
const KINDS = ["copper", "silver", "moat", "horse", "canal", "basilica", "flag", "wharf", "castle_a", "castle_b"];
const cards = new Map([
  entry("copper", ["Treasure"], { cost: { coins: 0 } }),
  entry("silver", ["Treasure"], { cost: { coins: 3 } }),
  entry("moat", ["Action", "Reaction"], { cost: { coins: 2 } }),
  entry("horse", ["Action"], { cost: { coins: 3, mark: "*" }, beside: 30 }),
  entry("canal", ["Project"], { cost: { coins: 7 } }),
  entry("basilica", ["Landmark"], { cost: null }),
  entry("flag", ["Artifact"], { cost: null }),
  entry("wharf", ["Action", "Duration"], { cost: { coins: 5 } }),
]);
const view = (zones: Record<string, number[]>, facts: Record<string, unknown> = {}, question = "") =>
  ({
    viewer: 0,
    zones,
    facts,
    outcome: null,
    decision: question ? { number: 1, seat: 0, question, rule: "", options: [] } : null,
  }) as ShownView;

describe("what is printed", () => {
  it("dresses cards by their types, the one that matters most first", () => {
    expect(look("witch", entry("witch", ["Action", "Attack"])[1])).toMatchObject({ kind: "attack", type: "Attack" });
    expect(look("village", entry("village", ["Action"])[1]).kind).toBe("action");
    expect(look("canal", cards.get("canal")).kind).toBe("duration");
    expect([isLandscape(cards.get("canal")), isLandscape(cards.get("moat"))]).toEqual([true, false]);
  });
  it("reads every kind of cost", () => {
    const cost = (printed: object | null) => priceOf({ id: "x", names: {}, facts: { cost: printed } });
    expect(cost({ debt: 8 })).toMatchObject({ coins: undefined, debt: 8 });
    expect(cost({ coins: 6, potions: 1 })).toMatchObject({ coins: 6, potion: 1 });
    expect(cost({ coins: 2, mark: "+" })).toMatchObject({ plus: true, star: false });
    expect(cost({ coins: 3, mark: "*" })).toMatchObject({ plus: false, star: true });
    expect(cost(null)).toBeNull();
  });
  it("says what a card costs now, and what is printed on it", () => {
    const now = view({}, { prices: [[1, 2, 0, 0]] });
    expect(priceNow(1, cards.get("silver"), now)).toMatchObject({ coins: 2, was: 3 });
    expect(priceNow(2, cards.get("moat"), now)).toMatchObject({ coins: 2 });
    expect(priceNow(2, cards.get("moat"), now)!.was).toBeUndefined();
  });
  it("knows how long the longest word is, soft hyphens being breaks", () => {
    expect([longest("Throne Room"), longest("Schatz­kammer"), longest("Steuereintreiber")]).toEqual([8, 8, 16]);
  });
});

describe("the market", () => {
  const zones = {
    trash: [],
    pile_moat: [2, 2],
    pile_silver: [],
    pile_copper: [0],
    pile_horse: [3],
    pile_castles: [9, 9, 8],
    boons: [-1, -1],
    boon_discards: [5],
  };
  it("puts base cards first, and what is not in the Supply apart", () => {
    expect(marketOf(view(zones), cards)).toEqual({ base: ["copper", "silver"], kingdom: ["moat", "castles"], beside: ["horse"] });
    expect(marketOf(view(zones), cards, ["moat"]).beside).toEqual(["moat", "horse"]);
  });
  it("sees a pile from its top", () => {
    expect(pileOf(view(zones), "castles", KINDS)).toEqual({ id: "castle_a", kind: 8, left: 3, others: [9] });
    expect(pileOf(view(zones), "silver", KINDS)).toMatchObject({ id: "silver", kind: 1, left: 0 });
  });
  it("finds the tokens that lie on a pile", () => {
    const tokens = ["debt", "card_token"];
    const on = (name: string) => tokensOn(view(zones, { tokens: [4, 1, 0, 4] }), name, tokens, 2);
    expect(on("moat")).toEqual([{ seat: 0, token: "card_token" }]);
    expect(on("horse")).toEqual([{ seat: 1, token: "card_token" }]); // a number of Debt is no place
    expect(on("copper")).toEqual([]);
  });
  it("knows who has a landscape", () => {
    const found = landsOf(view(zones, { held: { canal: 5, basilica: 5, flag: 0 } }), cards, 3, ["Project", "Landmark"]);
    expect(found).toEqual([
      { id: "canal", held: 5, owners: [0, 2] },
      { id: "basilica", held: 5, owners: [0, 2] },
    ]);
    expect(ownersOf(0, 4)).toEqual([]);
  });
  it("counts the decks that belong to nobody", () => {
    expect(decksOf(view(zones))).toEqual([{ zone: "boons", left: 2, seen: [5] }]);
  });
});

describe("players", () => {
  it("everything beside a player is known, zero is not said", () => {
    const zones = { play_0: [7], exile_0: [0, 0], face_down_0: [-1], tavern_0: [] };
    const facts = {
      tokens: [3, 0, 9, 0, 2, 0],
      held: { canal: 1, basilica: 1, flag: 2 },
      pending: [
        [0, 9, 7, false, false],
        [0, 9, 6, false, false],
        [0, 19, 2, false, false],
      ],
      deputies: [1, 1],
    };
    const known = knownOf(view(zones, facts), 0, 2, ["debt", "coffers", "card_token"], cards);
    expect(known.map((one) => [one.key, one.number])).toEqual([
      ["debt", 3],
      ["held-canal", 0],
      ["exile", 2],
      ["face_down", 1],
      ["later", 1],
      ["deputy", 0],
    ]);
    expect(known.find((one) => one.key === "later")!.faces).toEqual([6]); // what lies in play says so itself
    expect(laterOf(view(zones, facts), 0)).toEqual([7, 6]);
  });
  it("counts equal cards and finds what was chosen for cards in play", () => {
    expect(counted([2, 1, 2])).toEqual([
      { face: 2, number: 2 },
      { face: 1, number: 1 },
    ]);
    expect(marksOf(view({}, { marks: [[0, 7, "plus_coin"]] }), 0).get(7)).toEqual(["plus_coin"]);
  });
});

describe("where options lie", () => {
  const zones = { hand_0: [0, 2], trash: [2], pile_copper: [0], pile_moat: [2] };
  const option = (at: number, verb: string, subject = 0, about?: string): Choice => ({
    at,
    text: "",
    verb,
    subject,
    ...(about ? { about } : {}),
  });
  const find = (choices: Choice[], question: string, facts = {}) =>
    placed(
      choices,
      choices.find((one) => one.verb === "pass"),
      view(zones, facts, question),
      KINDS,
      ["copper", "moat"],
      0,
    );
  const where = (choices: Choice[], question: string, facts = {}) => {
    const { piles, lands, hand, stage, strip } = find(choices, question, facts);
    return { piles: [...piles.keys()], lands: [...lands.keys()], hand: [...hand.keys()], stage: stage.length, strip: strip.length };
  };
  it("a buy phase: piles, landscapes, the hand, and acts without a card in the strip", () => {
    const choices = [
      option(0, "play", 0, "kind"),
      option(1, "buy", 2, "kind"),
      option(2, "buy", 4, "kind"),
      option(3, "pay_off"),
      option(4, "pass"),
    ];
    expect(where(choices, "buy_phase", { held: { canal: 0 } })).toEqual({
      piles: ["moat"],
      lands: ["canal"],
      hand: [0],
      stage: 0,
      strip: 1,
    });
  });
  it("what the hand has and what lies elsewhere", () => {
    expect(where([option(0, "trash", 0, "kind"), option(1, "pass")], "trash_from_hand").hand).toEqual([0]);
    expect(where([option(0, "topdeck", 0, "kind"), option(1, "pass")], "topdeck_from_discard")).toMatchObject({ hand: [], stage: 1 });
    expect(where([option(0, "trash", 0, "kind"), option(1, "trash", 1, "kind")], "trash_from_hand")).toMatchObject({ hand: [], stage: 2 });
  });
  it("one question about cards of the hand and others", () => {
    const choices = [option(0, "play", 0, "kind"), option(1, "buy", 7, "kind"), option(2, "pass")];
    expect(where(choices, "black_market")).toMatchObject({ piles: [], hand: [0], stage: 1 });
  });
  it("cards gained from the trash are not pressed on piles of the same name", () => {
    expect(where([option(0, "gain", 2, "kind")], "gain")).toMatchObject({ piles: [], stage: 1 });
    expect(where([option(0, "gain", 2, "kind"), option(1, "gain", 0, "kind")], "gain").piles).toEqual(["moat", "copper"]);
  });
  it("a second answer about one card lies on the stage, and no answer is lost", () => {
    const choices = [option(0, "play", 2, "kind"), option(1, "buy_animal_fair_with", 2, "kind"), option(2, "pass")];
    expect(where(choices, "buy_phase")).toMatchObject({ hand: [2], stage: 1 });
  });
  it("finds the card an option's name speaks of", () => {
    expect(namedIn("reveal_moat", KINDS)).toBe("moat");
    expect(namedIn("plus_card", KINDS)).toBe("");
  });
});
