// Links to tables, as they are sent, copied, typed and cut off.

const TABLE = /(?:^|\/t\/|\s)([a-z2-7]{16,32})(?![a-z0-9])(?:[^#\s]*#([\w-]{16,}))?/i;

/** The place on this page that a link or a code leads to; "" if it is none. */
export function placeOf(text: string): string {
  const found = TABLE.exec(text.trim());
  return found ? `/t/${found[1]!.toLowerCase()}${found[2] ? `#${found[2]}` : ""}` : "";
}
