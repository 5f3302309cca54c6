// The seats this browser holds: a secret is the seat, so it is kept where only this page reads it.

export interface HeldSeat {
  table: string;
  seat: number;
  secret: string;
  game: string;
  name: string;
  at: number;
  shared?: boolean; // several of them at one device, hands hidden in between
}
const KEY = "regalia-seats";
const MOST = 40;

export function heldSeats(): HeldSeat[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

function keep(seats: HeldSeat[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats.slice(0, MOST)));
  } catch {
    // the address still holds the secret
  }
}

export function holdSeat(seat: HeldSeat): void {
  keep([seat, ...heldSeats().filter((one) => one.table !== seat.table || one.secret !== seat.secret)]);
}

export function dropTable(table: string): void {
  keep(heldSeats().filter((one) => one.table !== table));
  take(table, undefined);
}

export function seatsAt(table: string): HeldSeat[] {
  return heldSeats().filter((one) => one.table === table);
}

// -- which of them this window plays: another window may play another seat of the same table --------------------------------------

function taken(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** This window plays that seat from now on; whether it could be kept. */
export function takeSeat(table: string, secret: string): boolean {
  return take(table, secret);
}

function take(table: string, secret: string | undefined): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...taken(), [table]: secret }));
    return true;
  } catch {
    return false;
  }
}

/** The secret of the seat this window plays; "" if it holds none. */
export function secretAt(table: string): string {
  return taken()[table] ?? seatsAt(table)[0]?.secret ?? "";
}
