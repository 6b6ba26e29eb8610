// Which names of units are written where they stand close together: those that matter first, then whatever finds room.

export interface Plate {
  id: string;
  /** The middle of its upper edge, in pixels of the screen. */
  x: number;
  y: number;
  letters: number;
  /** It is written in any case. */
  must: boolean;
}
const WIDE = 7;
const HIGH = 13;

export function readablePlates(plates: readonly Plate[]): Set<string> {
  const taken: Plate[] = [];
  for (const plate of [...plates].sort((a, b) => Number(b.must) - Number(a.must))) {
    const free = taken.every(
      (other) =>
        Math.abs(other.y - plate.y) > HIGH ||
        Math.abs(other.x - plate.x) > ((other.letters + plate.letters) * WIDE) / 2,
    );
    if (plate.must || free) taken.push(plate);
  }
  return new Set(taken.map(({ id }) => id));
}
