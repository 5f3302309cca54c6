// Citadels in words (as citadels/words.py does).

import type { ShownDecision, ShownOption, ShownView } from "../lib/socket";
import { apart, GameWords, together, type Lexicon } from "./game";
import { Name, Names } from "./grammar";
import type { Arguments, Said, Tongue } from "./tongue";

/** A district in a city, as options name it: seat, title, whether a coin lies on it. */
export interface Placed {
  seat: number;
  title: number;
  beautified: boolean;
}

export function placed(place: number, { factors }: Lexicon): Placed {
  const { seat, title, coin } = apart(place, factors["place"]!);
  return { seat: seat!, title: title!, beautified: coin === 1 };
}

export function placeOf({ seat, title, beautified }: Placed, { factors }: Lexicon): number {
  return together({ seat, title, coin: Number(beautified) }, factors["place"]!);
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
    const { title, beautified } = placed(place, this.lexicon);
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
    const { args, moods } = this.brought(option);
    const own = option.about === "place" && placed(option.subject, this.lexicon).seat === view.viewer;
    return this.tongue.phrase(`citadels-option-${option.verb}`, own ? ["owner"] : [], moods, { ...this.subject(option, view), ...args });
  }

  private subject({ about, subject }: ShownOption, view: ShownView): Arguments {
    switch (about) {
      case "title":
        return { card: this.card(subject), cost: this.say("citadels-cost-none") };
      case "rank":
        return { character: this.character(subject) };
      case "seat":
        return { seat: this.seat(subject), number: this.cards((view.zones[`hand_${subject}`] ?? []).length) };
      case "seat_and_kind": {
        const { seat, kind } = apart(subject, this.lexicon.factors[about]!);
        return { seat: this.seat(seat!), kind: this.kind(kind!) };
      }
      case "place":
        return { card: this.place(subject), owner: this.seat(placed(subject, this.lexicon).seat) };
      case "number":
        return { number: String(subject) };
      default:
        return {};
    }
  }
}
