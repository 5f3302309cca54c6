// Citadels in words (as words/citadels.py does).

import type { ShownDecision, ShownOption, ShownView } from "../lib/socket";
import { GameWords, type Lexicon } from "./game";
import { Name, Names } from "./grammar";
import type { Arguments, Said, Tongue } from "./tongue";

export const KINDS = 5;

/** A district in a city, as options name it: seat, title, whether a coin lies on it. */
export function placed(place: number): { seat: number; title: number; beautified: boolean } {
  return { seat: Math.floor(place / 120), title: Math.floor(place / 2) % 60, beautified: place % 2 === 1 };
}

export function placeOf(seat: number, title: number, beautified: boolean): number {
  return seat * 120 + title * 2 + (beautified ? 1 : 0);
}

export class CitadelsWords extends GameWords {
  protected readonly own = "citadels-";
  protected readonly heads = ["round_begins", "reveals", "nobody_answers", "witch_resumes", "game_over"];
  protected readonly rest = ["ranks", "titles"];
  protected readonly amounts = ["gold", "cards"];

  constructor(
    tongue: Tongue,
    lexicon: Lexicon,
    names: string[],
    reader: number,
    readonly cast: string[], // ids of the characters, from rank 1
  ) {
    super(tongue, lexicon, names, reader);
  }

  characterId(rank: number): string {
    return this.cast[rank - 1] ?? "";
  }

  character(rank: number): Name {
    return this.tongue.name(`citadels-card-${this.characterId(rank)}`);
  }

  titleId(title: number): string {
    return this.lexicon.numbers["title"]![title] ?? "";
  }

  card(title: number): Name {
    return this.tongue.name(`citadels-card-${this.titleId(title)}`);
  }

  kind(kind: number): string {
    return this.say(`citadels-kind-${this.lexicon.numbers["kind"]![kind]}`);
  }

  gold(number: number): string {
    return this.tongue.amount("gold", number);
  }

  /** A district in a city; the coin tells it from another of its name. */
  place(place: number): Name {
    const { title, beautified } = placed(place);
    const card = this.card(title);
    return beautified ? new Name(this.say("citadels-with_coin", { card }), card.grammar) : card;
  }

  protected saidOf(type: string, number: number): Said | null {
    switch (type) {
      case "seat":
        return this.seat(number);
      case "rank":
        return this.character(number);
      case "title":
        return this.card(number);
      case "kind":
        return this.kind(number);
      case "gold":
        return this.gold(number);
      case "cards":
        return this.cards(number);
      default:
        return null;
    }
  }

  protected saidOfSeveral(type: string, numbers: number[]): Said {
    const names = numbers.map((number) => (type === "ranks" ? this.character(number) : this.card(number)));
    return new Names(names, (words) => this.tongue.several(words));
  }

  question(decision: ShownDecision, view: ShownView): string {
    const facts = view.facts;
    const site = view.zones["site"] ?? [];
    const moods = !facts["gathered"] ? [] : facts["limit"] ? ["gathered"] : ["barred", "gathered"];
    return this.tongue.phrase(this.byRule(`citadels-question-${decision.question}`, decision.rule), [], moods, {
      acting: facts["acting"] ? this.character(facts["acting"]) : "",
      active: facts["active"] >= 0 ? this.seat(facts["active"]) : "",
      called: facts["called"] ? this.character(facts["called"]) : "",
      crowned: this.seat(facts["crown"]),
      site: site.length ? this.card(site.at(-1)!) : "",
      built: facts["built"],
      limit: facts["limit"],
    });
  }

  option(option: ShownOption, view: ShownView): string {
    const args: Arguments = { ...this.subject(option, view), ...this.price(option, view) };
    const own = option.about === "place" && placed(option.subject).seat === view.viewer;
    const moods = option.verb === "gather_cards" && option.amounts?.["all"] ? ["all"] : [];
    return this.tongue.phrase(`citadels-option-${option.verb}`, own ? ["owner"] : [], moods, args);
  }

  private subject({ about, subject, amounts }: ShownOption, view: ShownView): Arguments {
    switch (about) {
      case "title":
        return { card: this.card(subject), cost: amounts?.["cost"] === undefined ? this.say("citadels-cost-none") : String(amounts["cost"]) };
      case "rank":
        return { character: this.character(subject) };
      case "seat":
        return { seat: this.seat(subject), number: this.cards((view.zones[`hand_${subject}`] ?? []).length) };
      case "seat_and_kind":
        return { seat: this.seat(Math.floor(subject / KINDS)), kind: this.kind(subject % KINDS) };
      case "place":
        return { card: this.place(subject), owner: this.seat(placed(subject).seat), cost: String(amounts?.["cost"] ?? "") };
      case "number":
        return { number: String(subject) };
      default:
        return {};
    }
  }

  /** What taking an option costs or brings, as the server says it. */
  private price({ verb, subject, amounts = {} }: ShownOption, view: ShownView): Arguments {
    const args: Arguments = {};
    const { gold, cards } = amounts;
    if (gold !== undefined) args["gold"] = this.gold(gold);
    if (verb === "gather_cards" && cards !== undefined) args["number"] = String(cards);
    else if (cards !== undefined) args["number"] = this.cards(cards);
    if (verb === "income") args["income"] = cards !== undefined ? this.cards(cards) : this.gold(gold ?? 0);
    if (verb === "visit_wagon") {
      args["owner"] = this.seat(view.facts["wagon_owners"][subject]);
      args["number"] = String(subject + 1);
    }
    return args;
  }
}
