// Hexes of a flat-top board: neighbours, labels and places on the screen. Axial (q, r); directions clockwise from north.
import type { Hex } from "./interface";

export const DIRECTIONS: readonly Hex[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
/** The distance from a hex's centre to its corner, in units of the board. */
export const SIZE = 40;
/** The distance from a hex's centre to the middle of its side. */
export const APOTHEM = (SIZE * Math.sqrt(3)) / 2;

export interface Point {
  x: number;
  y: number;
}

export const key = ([q, r]: Hex): string => `${q},${r}`;
export const same = (a: Hex | null, b: Hex | null): boolean => !!a && !!b && a[0] === b[0] && a[1] === b[1];
const turn = (n: number): number => ((n % 6) + 6) % 6;

export function neighbour([q, r]: Hex, direction: number): Hex {
  const [dq, dr] = DIRECTIONS[turn(direction)]!;
  return [q + dq, r + dr];
}

export function distance([aq, ar]: Hex, [bq, br]: Hex): number {
  const [q, r] = [aq - bq, ar - br];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The column and row of a hex on the map; odd columns lie half a hex lower. */
export const columnRow = ([q, r]: Hex): [number, number] => [q, r + Math.floor(q / 2)];
/** The label of a hex as the board prints it: column and row. */
export const label = (hex: Hex): string => columnRow(hex).join(",");

/** The side of a facing on which a direction lies: 0 front, 1 front right, ... 3 rear, ... 5 front left. */
export const relative = (facing: number, direction: number): number => turn(direction - facing);
export type Arc = "front" | "side" | "rear";
const ARCS: readonly Arc[] = ["front", "front", "side", "rear", "side", "front"];
export const arc = (facing: number, direction: number): Arc => ARCS[relative(facing, direction)]!;

/** The directions of the sectors of a that hold b: one, two on a border, none where they are the same hex. */
export function bearings(a: Hex, b: Hex): number[] {
  const [q, r] = [b[0] - a[0], b[1] - a[1]];
  if (!q && !r) return [];
  const s = -q - r;
  const [east, north, west] = [q - r, s - r, s - q];
  const along = [north, east, -west, -north, -east, west];
  const most = Math.max(...along);
  return along.flatMap((value, direction) => (value === most ? [direction] : []));
}

/** The direction of the one step from a to b; -1 unless they are neighbours. */
export const directionTo = (a: Hex, b: Hex): number => DIRECTIONS.findIndex((_, d) => same(neighbour(a, d), b));

/** The step along the map's row: left and right arrows keep the row of the label. */
export function sideways([q]: Hex, right: boolean): number {
  const odd = Math.abs(q % 2) === 1;
  if (right) return odd ? 1 : 2;
  return odd ? 5 : 4;
}

/** The rim of the wheel that turns a figure, and half the width of its spokes, as they are drawn for a mouse. */
export const RIM = 63;
export const SPOKE = 16;

// --- places on the screen ---------------------------------------------------------------------------------------------
export const centre = ([q, r]: Hex): Point => ({ x: SIZE * 1.5 * q, y: 2 * APOTHEM * (r + q / 2) });

/** The hex that a point of the board lies in. */
export function hexAt({ x, y }: Point): Hex {
  const q = x / (SIZE * 1.5);
  const r = y / (2 * APOTHEM) - q / 2;
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return [rq + 0, rr + 0];
}

/** Where a direction points from a hex's centre, at a distance. */
export function towards(direction: number, far: number): Point {
  const angle = (Math.PI / 3) * direction - Math.PI / 2;
  return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
}

export function corners(size: number): Point[] {
  return Array.from({ length: 6 }, (_, i) => ({
    x: size * Math.cos((Math.PI / 3) * i),
    y: size * Math.sin((Math.PI / 3) * i),
  }));
}
const written = (points: Point[]): string => points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ");
/** A hex around the origin as the points of a polygon. */
export const outline = (size: number): string => written(corners(size));

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The box that holds every hex, with a margin. */
export function bounds(hexes: Iterable<Hex>, margin = 8): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const hex of hexes) {
    const { x, y } = centre(hex);
    left = Math.min(left, x - SIZE);
    right = Math.max(right, x + SIZE);
    top = Math.min(top, y - APOTHEM);
    bottom = Math.max(bottom, y + APOTHEM);
  }
  if (left > right) return { x: 0, y: 0, w: 1, h: 1 };
  return { x: left - margin, y: top - margin, w: right - left + 2 * margin, h: bottom - top + 2 * margin };
}
