// Names that fit: a long word is set smaller, none is cut.

/** The letters of the longest part that cannot be broken; at least so many that short names are all set in one size. */
export function longest(name: string, least = 8): number {
  return Math.max(least, ...name.split(/[\s\u00ad-]/).map((word) => word.length));
}
