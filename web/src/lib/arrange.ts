// How cards and seats are laid out, at any table.

/** Equal cards get keys of their own: a card has no identity. */
export function keyed(faces: number[]): { key: string; face: number }[] {
  const counts = new Map<number, number>();
  return faces.map((face) => {
    const number = counts.get(face) ?? 0;
    counts.set(face, number + 1);
    return { key: `${face}-${number}`, face };
  });
}

/** The seats going round from the reader's left; a spectator sees all, from the first. */
export function around(seats: number, me: number): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return me < 0 ? all : all.map((step) => (me + step) % seats).slice(1);
}
