// A position of a finished game as an address: which answers had been given, and whose view it is. No secret is in it.

export interface Place {
  step: number; // answers given; -1: none is named
  seat: number; // -1: a spectator's view
}

export function placeIn(query: string): Place {
  const named = new URLSearchParams(query);
  const number = (name: string) => (/^\d{1,5}$/.test(named.get(name) ?? "") ? Number(named.get(name)) : -1);
  return { step: number("at"), seat: number("seat") < 8 ? number("seat") : -1 };
}

export function linkTo(table: string, { step, seat }: Place): string {
  return `/t/${table}/replay?at=${step}${seat >= 0 ? `&seat=${seat}` : ""}`;
}
