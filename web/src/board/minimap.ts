// What the small map shows of a board: its ground by kinds, who stands where, how large it is and in which corner.
import type { HexBoard, PlaneBoard, Position } from "../messages";
import type { Box, Point } from "./geometry";

/** All ground of one code of terrain, as one path. */
export interface Land {
  name: string;
  path: string;
}
export interface Dot {
  id: string;
  at: Point;
  side: number;
  active: boolean;
  /** How much of the board it takes, around its place; nothing where that is left out. */
  size?: Size;
}
interface Size {
  w: number;
  h: number;
}

/** A hex around a place, in whole units: the map loads by itself, without the geometry of the board. */
export const HEX = "m40 0l-20 35h-40l-20-35l20-35h40z";

/** Where a place of a board is drawn. */
export type Placed = (place: [number, number]) => Point;

export function landsOf(ground: HexBoard | PlaneBoard, placed: Placed): Land[] {
  const found = new Map<string, string>();
  const add = (name: string, path: string): unknown => found.set(name, (found.get(name) ?? "") + path);
  const written = (place: [number, number]): string => {
    const { x, y } = placed(place);
    return `${Math.round(x)} ${Math.round(y)}`;
  };
  if (ground.board === "plane") {
    const [w, h] = ground.size;
    const piece = (name: string, corners: [number, number][]): unknown => add(name, `M${corners.map(written).join("L")}z`);
    piece("open", [[0, 0], [w, 0], [w, h], [0, h]]);
    for (const { corners, blocks_sight: blocks = true } of ground.terrain) piece(blocks ? "wall" : "brush", corners);
  } else for (const [q, r, kind] of ground.hexes) add(ground.terrain[kind]?.name ?? "", `M${written([q, r])}${HEX}`);
  return [...found].map(([name, path]) => ({ name, path }));
}

/** The middle of some points and how much they take around it. */
export function around(points: Point[]): { at: Point; size: Size } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return { at: { x: (left + right) / 2, y: (top + bottom) / 2 }, size: { w: right - left, h: bottom - top } };
}

/** Who stands on the board; who is down is not there any more. */
export function dotsOf({ figures, units = [] }: Pick<Position, "figures" | "units">, placed: Placed): Dot[] {
  const standing = figures.flatMap(({ counter: { id, side, pos, down, active = false } }) =>
    down ? [] : [{ id, at: placed(pos), side, active }],
  );
  const fielded = units.flatMap(({ block: { id, side, bases, active = false } }) =>
    bases.length ? [{ id, ...around(bases.flat().map(placed)), side, active }] : [],
  );
  return [...standing, ...fielded];
}

const SHARE = 0.26;
const WIDEST = 190;
const LEAST = 84;

interface Room {
  width: number;
  height: number;
}

/** The size in pixels of the map of a board in a window: a quarter of it at most, and never too small to be pressed. */
export function sizeOf(box: Box, { width, height }: Room): Size {
  const room = (length: number): number => Math.min(WIDEST, Math.max(LEAST, length * SHARE));
  const scale = Math.min(room(width) / box.w, room(height) / box.h);
  return { w: Math.round(box.w * scale), h: Math.round(box.h * scale) };
}

export const CORNERS = ["bottom left", "top left", "top right"] as const;
export type Corner = (typeof CORNERS)[number];

/** What of a window something so large takes in a corner. */
const boxIn = (corner: Corner, { w, h }: Size, { width, height }: Room): Box => ({
  x: corner.endsWith("left") ? 0 : width - w,
  y: corner.startsWith("top") ? 0 : height - h,
  w,
  h,
});
const meet = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Whether each of what is written in a window would be hidden in part by something so large in a corner. */
export const coverOf = (corner: Corner, size: Size, window: Room, written: Box[]): boolean[] =>
  written.map((box) => meet(box, boxIn(corner, size, window)));

/** What lies in a window, and how much it matters that it is seen; without a size it is a point. */
export interface Seen {
  at: Point;
  weight: number;
  size?: Size;
}

/** How much of what matters something so large hides in a corner; all that is written counts for less than one figure. */
export function hiddenIn(corner: Corner, size: Size, window: Room, spots: Seen[], written: Box[] = []): number {
  const box = boxIn(corner, size, window);
  return spots.reduce(
    (sum, { at: { x, y }, weight, size: { w, h } = { w: 0, h: 0 } }) =>
      meet({ x: x - w / 2, y: y - h / 2, w, h }, box) ? sum + weight : sum,
    coverOf(corner, size, window, written).filter(Boolean).length / (written.length + 1),
  );
}

/** The corner in which something so large hides least: the one that it has, unless another hides less. */
export function freeCorner(has: Corner, size: Size, window: Room, spots: Seen[], written: Box[] = []): Corner {
  const hidden = (corner: Corner): number => hiddenIn(corner, size, window, spots, written);
  return [has, ...CORNERS].reduce((best, one) => (hidden(one) < hidden(best) ? one : best));
}
