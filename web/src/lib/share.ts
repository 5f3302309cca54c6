/** What a seat adds to the shuffle, so that the server alone does not choose the cards. */
export function share(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
