// A game of Dominion, ready to be laid out: what each part of the table shows, in words.

import type { CardEntry } from "../../lib/api";
import type { Choice, Play } from "../../lib/play.svelte";
import { said, speech, ui, upper } from "../../lib/speech.svelte";
import type { Wish } from "../../lib/wishes";
import { hasPicture } from "../../pictures/pictures";
import { priceText, type Price } from "../../table/cost";
import type { Item, Mark } from "../../table/lens.svelte";
import { look, priceNow, priceOf, type Looks } from "./look";
import { embargoOn, landsOf, marketOf, pileOf, tokensOn, type Land, type Lying } from "./market";
import { isPhase, placed } from "./places";
import { counted, knownOf, type Known } from "./seats";

export interface Fact {
  key: string;
  text: string;
  number?: number; // of tokens
  picture?: string; // of the token or the mat
  item?: Item; // what a look at it shows
}

/** The picture of a token or a mat, by its name in the view; "" for what has none. */
export function tokenPicture(name: string): string {
  const id = `t-${name}`;
  return hasPicture(id) ? id : "";
}

export class Dominion {
  constructor(readonly play: Play) {}

  view = $derived.by(() => this.play.view!);
  facts = $derived.by(() => this.view.facts);
  kinds = $derived.by((): string[] => this.play.lexicon!.numbers["kind"]!);
  tokens = $derived.by((): string[] => this.play.lexicon!.numbers["token"] ?? []);
  seats = $derived.by(() => this.play.names.length);
  active = $derived.by(() => this.facts["active"] as number);
  /** The further piles that Young Witch and Ferryman brought to this table. */
  banes = $derived.by((): string[] => this.play.client.table?.setup?.["bane"] ?? []);
  ferried = $derived.by((): string[] => this.play.client.table?.setup?.["ferryman"] ?? []);
  market = $derived.by(() => marketOf(this.view, this.play.cards, this.ferried));
  lands = $derived.by(() => landsOf(this.view, this.play.cards, this.seats, ["Event", "Project", "Landmark", "Way", "Ally"]));
  artifacts = $derived.by(() => landsOf(this.view, this.play.cards, this.seats, ["Artifact"]));
  piles = $derived.by(() => [...this.market.base, ...this.market.kingdom, ...this.market.beside]);
  places = $derived.by(() =>
    placed(this.play.mine ? this.play.choices : [], this.play.ending, this.view, this.kinds, this.piles, this.play.me),
  );
  inPhase = $derived.by(() => Boolean(this.play.mine && isPhase(this.play.decision!)));

  // -- cards -----------------------------------------------------------------------------------------------------------

  id(face: number): string {
    return this.kinds[face] ?? "";
  }
  entry(id: string): CardEntry | undefined {
    return this.play.cards.get(id);
  }
  looks(id: string): Looks {
    return look(id, this.entry(id));
  }
  name(id: string): string {
    return said(`dominion-card-${id}`);
  }
  typeNames(id: string): string {
    const names = this.looks(id).types.map((type) => said(`dominion-type-${type.toLowerCase()}`));
    return upper(names.join(" · "));
  }
  /** The letter of the type that gives a card its colour. */
  sign(id: string): string {
    const { type } = this.looks(id);
    return type ? upper(said(`dominion-type-${type.toLowerCase()}`)).charAt(0) : "";
  }
  price(kind: number): Price | null {
    return priceNow(kind, this.entry(this.id(kind)), this.view);
  }
  item(id: string, facts: string[] = []): Item {
    const { kind, picture } = this.looks(id);
    const cost = priceOf(this.entry(id));
    const line = [this.typeNames(id), cost ? priceText(cost) : ""].filter(Boolean).join(" · ");
    return { game: "dominion", id, picture, name: this.name(id), kind, line, cost, facts };
  }
  /** "2 Estates, Copper and 3 cards": equal cards once, backs counted. */
  list(faces: readonly number[]): string {
    const words = this.play.words!;
    const known = faces.filter((face) => face >= 0);
    const parts = counted(known).map(({ face, number }) => words.times("kind", face, number));
    if (known.length < faces.length) parts.push(words.cards(faces.length - known.length));
    return parts.join(", ");
  }

  // -- piles and landscapes --------------------------------------------------------------------------------------------

  pile(name: string): Lying {
    return pileOf(this.view, name, this.kinds);
  }
  pileFacts(name: string, lying: Lying): string[] {
    const facts = [lying.left ? ui("pile-left", { number: lying.left }) : ui("dom-pile-empty")];
    if (this.market.beside.includes(name)) facts.push(ui("dom-beside-one"));
    if (this.banes.includes(name)) facts.push(ui("dom-bane"));
    if (this.ferried.includes(name)) facts.push(ui("dom-ferried"));
    if (lying.others.length) facts.push(ui("dom-below", { cards: lying.others.map((kind) => this.name(this.id(kind))).join(", ") }));
    return [...facts, ...this.pileMarks(name).map((mark) => mark.text)];
  }
  /** The tokens among the facts of a pile, with their pictures. */
  pileMarks(name: string): Mark[] {
    const marks = this.tokensOn(name).map(({ seat, token }) => ({
      picture: tokenPicture(token),
      text: ui("dom-token-on", { seat: this.play.names[seat] ?? "", token: ui(`dom-on-${token}`) }),
    }));
    const embargo = this.embargoOn(name);
    if (embargo) marks.push({ picture: tokenPicture("embargo"), text: ui("dom-on-embargo", { number: embargo }) });
    const trade = tokenPicture("trade_route");
    if (this.tradedOn(name)) marks.push({ picture: trade, text: ui("dom-on-trade") });
    if (name === "trade_route")
      marks.push({ picture: trade, text: ui("dom-trade-mat", { number: (this.view.facts["trade_route"] ?? 0) as number }) });
    return marks;
  }
  /** Whether a Trade Route token lies on a pile. */
  tradedOn(name: string): boolean {
    return ((this.view.facts["trade_tokens"] ?? []) as string[]).includes(name);
  }
  embargoOn(name: string): number {
    return embargoOn(this.view, name);
  }
  tokensOn(name: string) {
    return tokensOn(this.view, name, this.tokens, this.seats);
  }
  landFacts({ id, held, owners }: Land): string[] {
    const types = this.looks(id).types;
    if (types.includes("Landmark")) return held ? [ui("dom-vp-on", { number: held })] : [ui("dom-vp-none")];
    const names = owners.map((seat) => this.play.names[seat] ?? "").join(", ");
    if (types.includes("Project")) return owners.length ? [ui("dom-built-by", { seats: names })] : [ui("dom-not-built")];
    if (types.includes("Artifact")) return [owners.length ? ui("dom-held-by", { seat: names }) : ui("dom-not-held")];
    return [];
  }

  // -- what one may do -------------------------------------------------------------------------------------------------

  /** What touching something that is not offered would mean; the server says why it cannot be done. */
  private wish(where: string, subject: number): Wish | undefined {
    const meant = this.play.mine
      ? this.play.decision!.wishes?.find((one) => one.where === where && one.subjects.includes(subject))
      : undefined;
    return meant && [meant.verb, subject];
  }
  pileWish(name: string): Wish | undefined {
    return this.places.piles.has(name) ? undefined : this.wish("pile", this.pile(name).kind);
  }
  landWish(id: string): Wish | undefined {
    return this.places.lands.has(id) ? undefined : this.wish("pile", this.kinds.indexOf(id));
  }
  handWish(face: number): Wish | undefined {
    return this.places.hand.has(face) ? undefined : this.wish("hand", face);
  }
  press(key: string, choice: Choice): void {
    if (this.play.choosesSeveral) this.play.toggle({ key, verb: choice.verb, subject: choice.subject });
    else this.play.press(choice.at);
  }
  stateOf(key: string, choice: Choice | undefined): "" | "legal" | "selected" | "barred" {
    if (this.play.several.some((one) => one.key === key) || (choice && choice.at === this.play.selected)) return "selected";
    return choice ? "legal" : this.inPhase || this.places.hand.size ? "barred" : "";
  }
  /** The act on the bar of a card, and how many coins it brings where that is certain. */
  tab(choice: Choice | undefined): string {
    const message = `web-tab-${choice?.verb}`;
    if (!choice || !speech.tongue?.has(message)) return "";
    const brings = this.brings(choice);
    return brings > 0 ? `${said(message)} · ${brings}` : said(message);
  }
  brings({ then }: Choice): number {
    return then?.["coins"] === undefined ? 0 : then["coins"] - (this.facts["coins"] as number);
  }

  // -- players ---------------------------------------------------------------------------------------------------------

  known(seat: number): Fact[] {
    return knownOf(this.view, seat, this.seats, this.tokens, this.play.cards).map((one) => this.fact(one));
  }
  private fact(one: Known): Fact {
    const { key, number } = one;
    const picture = tokenPicture(key);
    if (one.sort === "token") {
      const text = ui(`dom-has-${key}`, { number });
      return { key, number, picture, text, ...(picture ? { item: { game: "dominion", id: "", picture, name: text } } : {}) };
    }
    if (one.sort === "deputy") return { key, text: ui("dom-deputy", { seat: this.play.names[one.seat] ?? "" }) };
    if (one.sort === "land") {
      const built = this.looks(one.id).types.includes("Project");
      return {
        key,
        text: built ? ui("dom-built", { card: this.name(one.id) }) : this.name(one.id),
        item: this.item(one.id),
      };
    }
    const cards = this.list(one.faces);
    const seen = one.faces.filter((face) => face >= 0);
    const text = one.sort === "later" ? ui("dom-later", { cards }) : ui(`dom-mat-${key}`, { cards });
    const marks = [{ picture, text }];
    if (seen.length) return { key, picture, text, item: { ...this.item(this.id(seen.at(-1)!)), marks } };
    return { key, picture, text, ...(picture ? { item: { game: "dominion", id: "", picture, name: text } } : {}) };
  }
  /** How many cards a deck has is nobody's business, unless the table agreed to show it: then the view has them all. */
  deck(seat: number): { number: number; text: string } {
    const faces = this.view.zones[`deck_${seat}`] ?? [];
    const counts = seat === this.play.me || faces.length > 1;
    const top = faces.filter((face) => face >= 0);
    const text = [
      counts ? ui("dom-deck-count", { number: faces.length }) : ui(faces.length ? "deck-some" : "deck-none"),
      top.length ? ui("dom-deck-known", { cards: this.list(top) }) : "",
    ];
    return { number: counts ? faces.length : -1, text: text.filter(Boolean).join(", ") };
  }
  discard(seat: number): string {
    const faces = this.view.zones[`discard_${seat}`] ?? [];
    const top = faces.at(-1) ?? -1;
    const parts = [
      top >= 0 ? ui("discard-top", { card: this.name(this.id(top)) }) : "",
      faces.length > 1 ? ui("dom-discard-count", { number: faces.length }) : "",
    ];
    return parts.filter(Boolean).join(" · ") || ui("discard-none");
  }
  hand(seat: number): number[] {
    return this.view.zones[`hand_${seat}`] ?? [];
  }

  // -- the turn --------------------------------------------------------------------------------------------------------

  turnFacts = $derived.by((): Fact[] => {
    const { facts } = this;
    const found: Fact[] = [];
    const say = (key: string, text: string) => found.push({ key, text });
    const extra = this.id(facts["turn_kind"] as number);
    if (extra) say("turn_kind", ui("dom-extra-turn", { card: this.name(extra) }));
    const force: number[] = facts["in_force"] ?? [];
    if (force.length) say("in_force", ui("dom-in-force", { cards: this.list(force) }));
    if (facts["hand_size"] !== USUAL_HAND) say("hand_size", ui("dom-hand-size", { number: facts["hand_size"] as number }));
    if ((facts["plays_left"] as number) < ANY) say("plays_left", ui("dom-plays-left", { number: facts["plays_left"] as number }));
    return found;
  });
  /** The card whose instructions are being followed. */
  doing = $derived.by((): number => ((this.facts["text"] ?? []) as number[])[0] ?? -1);
  verbName(verb: string): string {
    const message = `dominion-option-${verb}`;
    return speech.tongue?.has(message) ? upper(said(message)) : verb;
  }
}

const USUAL_HAND = 5; // of another size is said
const ANY = 100_000; // more plays than anybody has: no limit
