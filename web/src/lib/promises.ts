// What this browser kept of a shuffle before it was made: the server's commitment, and the shares its own seats gave. A file that
// is sound in itself proves little; only against these does it prove that nobody chose the cards.

import { share } from "./share";

export interface Promised {
  table: string;
  commitment: string;
  shares: string[];
}
export interface Fair {
  commitment: string;
  secret: string;
  shares: string[];
}
interface Asking {
  table: { id: string; fair: { commitment: string } } | null;
  ask(command: string, args: Record<string, unknown>): Promise<unknown>;
}
const KEY = "regalia-promises";
const MOST = 60;
const DOMAIN = "regalia-fair-1"; // what every seal begins with

function all(): Promised[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** What was kept of a table; none if this browser gave no share there. */
export const promisedAt = (table: string): Promised | undefined => all().find((one) => one.table === table);

/** The commitment that was seen first stays. */
export function keepPromise(table: string, commitment: string, given: string): void {
  const before = promisedAt(table) ?? { table, commitment, shares: [] };
  const kept = { ...before, shares: [...before.shares, given] };
  try {
    localStorage.setItem(KEY, JSON.stringify([kept, ...all().filter((one) => one.table !== table)].slice(0, MOST)));
  } catch {
    // nothing can be kept here: Verify says so
  }
}

/** Ready to play: kept first, then given. */
export function ready(client: Asking): Promise<unknown> {
  const given = share();
  if (client.table) keepPromise(client.table.id, client.table.fair.commitment, given);
  return client.ask("ready", { ready: true, share: given });
}

/** What is not as it was kept: the commitment, a share, or nothing. */
export async function brokenPromise(kept: Promised, fair: Fair): Promise<"" | "commitment" | "share"> {
  if (kept.commitment !== fair.commitment || !(await seals(fair.commitment, fair.secret))) return "commitment";
  // A share that was given again took the place of the one before.
  return kept.shares.some((one) => fair.shares.includes(one)) ? "" : "share";
}

/** Whether the commitment is that of the secret; pages without encryption cannot count it and leave it to the server. */
async function seals(commitment: string, secret: string): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return true;
  if (!/^([0-9a-f]{2})+$/.test(secret)) return false;
  const bytes = Uint8Array.of(...new TextEncoder().encode(DOMAIN), ...secret.match(/../g)!.map((pair) => parseInt(pair, 16)));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
