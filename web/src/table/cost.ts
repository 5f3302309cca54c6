// What something costs, as it is drawn: coins, potion, debt, in this order.

import { ui } from "../lib/speech.svelte";

export interface Price {
  coins?: number | undefined;
  potion?: number | undefined;
  debt?: number | undefined;
  plus?: boolean | undefined; // one may pay more: 4+
  star?: boolean | undefined; // not for sale, or it varies: 3*
  was?: number | undefined; // what is printed on it, if it costs something else now
}

export function priceOf(cost: number | Price | null | undefined): Price | null {
  return typeof cost === "number" ? { coins: cost } : (cost ?? null);
}

/** For those who cannot see the glyphs. */
export function priceText({ coins, potion, debt, plus, star, was }: Price): string {
  const parts = [
    coins !== undefined || (!potion && !debt) ? ui("card-costs", { number: coins ?? 0 }) : "",
    potion ? ui("cost-potion", { number: potion }) : "",
    debt ? ui("cost-debt", { number: debt }) : "",
    plus ? ui("cost-plus") : "",
    star ? ui("cost-star") : "",
    was !== undefined && was !== coins ? ui("cost-was", { number: was }) : "",
  ];
  return parts.filter(Boolean).join(", ");
}
