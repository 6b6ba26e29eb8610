// Pieces of terrain to begin with. The names are in the catalogue: `field-preset-` and the key.
import { roundFine, type Spot } from "./field";

export interface Preset {
  key: string;
  /** How many corners; four make a rectangle. */
  corners: number;
  width: number;
  height: number;
  blocks: boolean;
}

export const PRESETS: readonly Preset[] = [
  { key: "wood", corners: 7, width: 7, height: 6, blocks: true },
  { key: "hill", corners: 10, width: 9, height: 6, blocks: true },
  { key: "ruin", corners: 4, width: 6, height: 4, blocks: true },
  { key: "house", corners: 4, width: 4, height: 4, blocks: true },
  { key: "rock", corners: 5, width: 3, height: 3, blocks: true },
  { key: "wall", corners: 4, width: 8, height: 1, blocks: false },
  { key: "pond", corners: 8, width: 6, height: 4, blocks: false },
  { key: "rubble", corners: 6, width: 4, height: 3, blocks: false },
];

/** A rectangle, or a polygon that fits into one, with its first corner at the top. */
export function shapeOf(corners: number, width: number, height: number, [x, y]: Spot): Spot[] {
  if (corners === 4) {
    const [left, right, low, high] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2].map(roundFine) as [
      number,
      number,
      number,
      number,
    ];
    return [
      [left, low],
      [right, low],
      [right, high],
      [left, high],
    ];
  }
  return Array.from({ length: corners }, (_, n) => {
    const angle = Math.PI / 2 + (2 * Math.PI * n) / corners;
    return [roundFine(x + (Math.cos(angle) * width) / 2), roundFine(y + (Math.sin(angle) * height) / 2)] as Spot;
  });
}
