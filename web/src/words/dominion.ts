// Dominion in words (as dominion/words.py does).

import type { ShownDecision, ShownOption, ShownView } from "../lib/socket";
import { GameWords, type EventKind, type Sentence, type Told } from "./game";
import { Name, Names } from "./grammar";
import type { Arguments, Said } from "./tongue";

const COUNTED: Record<string, string> = { cards: "cards", actions: "actions", buys: "buys", coins: "coins", potions: "potions" };

export class DominionWords extends GameWords {
  protected readonly own = "dominion-";
  protected readonly heads = ["turn", "extra_turn", "game_ends"];
  protected readonly rest = ["kinds"];
  protected readonly amounts = ["cards", "actions", "buys", "coins", "potions"];

  /** Kinds that are Treasures, so that playing several is one sentence; the server's cards say which. */
  treasures = new Set<number>();

  kindId(kind: number): string {
    return this.lexicon.numbers["kind"]![kind] ?? "";
  }

  card(kind: number): Name {
    return this.tongue.name(`dominion-card-${this.kindId(kind)}`);
  }

  private several(kinds: number[]): Names {
    const counted = new Map<number, number>();
    for (const kind of kinds) counted.set(kind, (counted.get(kind) ?? 0) + 1);
    const names = [...counted].map(([kind, number]) =>
      number === 1 ? this.card(kind) : new Name(this.times(kind, number), { article: "none" }),
    );
    return new Names(names, (words) => this.tongue.several(words));
  }

  times(kind: number, number: number): string {
    const card = this.card(kind);
    return number === 1 ? card.text : this.say("count-times", { card, number });
  }

  protected saidOf(type: string, number: number): Said | null {
    if (type === "seat") return this.seat(number);
    if (type === "kind") return this.card(number);
    if (type === "place") return this.say(`dominion-place-${this.lexicon.numbers["place"]![number]}`);
    if (type === "token") return this.say(`dominion-token-${this.lexicon.numbers["token"]![number]}`);
    return COUNTED[type] ? this.tongue.amount(COUNTED[type], number) : null;
  }

  /** A sort of tokens is said with how many there are: 1 Favor, 2 Favors. */
  protected override arguments(types: Record<string, string>, numbers: Record<string, number | number[]>): Arguments {
    const args = super.arguments(types, numbers);
    for (const [name, type] of Object.entries(types)) {
      if (type === "token" && "number" in types)
        args[name] = this.tongue.amount(this.lexicon.numbers["token"]![numbers[name] as number]!, numbers["number"] as number);
    }
    return args;
  }

  protected saidOfSeveral(_type: string, numbers: number[]): Names {
    return this.several(numbers);
  }

  /** Of a single card discarded everybody sees which it is. */
  protected override moods(kind: EventKind, numbers: Record<string, number | number[]>): string[] {
    const single = kind.told.some(({ name }) => name === "top") && numbers["number"] === 1 ? ["single"] : [];
    return [...single, ...super.moods(kind, numbers)];
  }

  /** Treasures played one after the other, with their coins, are one sentence; what is bought is not gained once more. */
  override story(news: Told[]): Sentence[] {
    const lines: Sentence[] = [];
    let spent: Told[] = [];
    let coins = 0;
    let bought = "";
    const flush = () => {
      const first = spent[0];
      if (first) {
        const seat = first.told[0]!;
        const cards = this.several(spent.filter((one) => one.kind === "plays").map((one) => one.told[1]!));
        const args = { seat: this.seat(seat), cards, coins: this.tongue.amount("coins", coins) };
        lines.push(this.sentence(first, this.tongue.phrase("dominion-treasures", seat === this.reader ? ["seat"] : [], [], args), spent));
      }
      spent = [];
      coins = 0;
    };
    for (const one of news) {
      if (one.kind === "plays" && this.treasures.has(one.told[1]!)) {
        if (spent[0] && spent[0].told[0] !== one.told[0]) flush();
        spent.push(one);
        continue;
      }
      if (one.kind === "plus_coins" && spent[0]?.told[0] === one.told[0] && spent.length) {
        coins += one.told[1]!;
        spent.push(one);
        continue;
      }
      const text = this.event(one);
      if (!text) continue;
      flush();
      const what = `${one.told[0]}-${one.told[1]}`;
      if (one.kind === "gains" && bought === what && one.rule === "G-GAIN-01") {
        bought = "";
        continue;
      }
      bought = one.kind === "buys" ? what : "";
      lines.push(this.sentence(one, text));
    }
    flush();
    return lines;
  }

  question(decision: ShownDecision, view: ShownView): string {
    const facts = view.facts;
    const last = facts["played"]?.at(-1);
    const how = decision.options?.length && decision.options.every((option) => option.verb !== "pass") ? ["due"] : [];
    if (facts["buys"] === 0) how.push("spent");
    if (last) how.push("played");
    return this.tongue.phrase(this.byRule(`dominion-question-${decision.question}`, decision.rule), [], how, {
      actions: this.tongue.amount("actions", facts["actions"]),
      buys: this.tongue.amount("buys", facts["buys"]),
      coins: this.tongue.amount("coins", facts["coins"]),
      active: this.seat(facts["active"]),
      card: last ? this.card(last[1]) : "",
    });
  }

  option(option: ShownOption, view: ShownView): string {
    if (option.verb === "pass" && view.decision) return this.passMeans(view.decision);
    const args: Arguments = {};
    if (option.about === "kind") {
      args["card"] = this.card(option.subject);
      args["cost"] = this.price(option.amounts ?? {});
    } else if (option.about === "number") args["number"] = option.subject;
    return this.say(`dominion-option-${option.verb}`, args);
  }

  /** Coins, Potions and Debt, as far as the card costs them. */
  price(amounts: Record<string, number>): string {
    const parts = [
      ["coins", amounts["coins"] ?? 0],
      ["potions", amounts["potions"] ?? 0],
      ["debt", amounts["debt"] ?? 0],
    ] as const;
    const said = parts.filter(([, number]) => number > 0).map(([unit, number]) => this.tongue.amount(unit, number));
    return said.length ? said.join(" + ") : this.tongue.amount("coins", 0);
  }
}
