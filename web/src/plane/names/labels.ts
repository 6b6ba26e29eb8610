// Where names and numbers are written over a table in inches, so that none lies over another and none hides a miniature.
import type { Box, Point } from "../../board/geometry";

/** Something to write: how large it is, and the middles of the places where it may stand, the best first. */
export interface Label {
  id: string;
  wide: number;
  high: number;
  /** The places, or what gives them once it is known where others are written, by their ids. */
  spots: readonly Point[] | ((written: ReadonlyMap<string, Box>) => readonly Point[]);
  /** It is written even over bodies, where nothing else is free. */
  must?: boolean;
  /** It belongs over bodies. */
  over?: boolean;
}

/** So much stays free around what is written. */
const ROOM = 2;

export const boxAround = ({ x, y }: Point, wide: number, high: number): Box => ({
  x: x - wide / 2,
  y: y - high / 2,
  w: wide,
  h: high,
});
export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** How far one box is from another. */
const gap = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, b.x - a.x - a.w, a.x - b.x - b.w), Math.max(0, b.y - a.y - a.h, a.y - b.y - b.h));

/** How far a box is from a body that stands in several. */
export const gapTo = (a: Box, body: readonly Box[]): number => Math.min(...body.map((box) => gap(a, box)));

/** Whether what is written there belongs to a body: it is no farther off than `short`, and any other by `apart` more. */
export function belongs(
  written: Box,
  own: readonly Box[],
  others: readonly Box[],
  { short = Infinity, apart = 0 } = {},
): boolean {
  const off = gapTo(written, own);
  return off <= short && others.every((other) => off + apart <= gap(written, other));
}

/** The box of two boxes. */
export function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

/** The box of some points. */
export function boxOfAll(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

const holds = (a: Box, b: Box): boolean => a.x <= b.x && a.y <= b.y && b.x + b.w <= a.x + a.w && b.y + b.h <= a.y + a.h;

/** Where each label is written within a box, those that matter first; one that finds no room is not. */
export function placeLabels(labels: readonly Label[], bodies: readonly Box[], within?: Box): Map<string, Point> {
  const found = new Map<string, Point>();
  const boxed = new Map<string, Box>();
  for (const { id, wide, high, spots: given, must, over } of labels) {
    const spots = typeof given === "function" ? given(boxed) : given;
    const written = [...boxed.values()];
    const boxes = spots.map((spot) => boxAround(spot, wide + 2 * ROOM, high + 2 * ROOM));
    const inside = [...boxes.keys()].filter((n) => !within || holds(within, boxes[n]!));
    const free = inside.filter((n) => !written.some((other) => overlap(other, boxes[n]!)));
    const clear = free.find((n) => over || !bodies.some((body) => overlap(body, boxes[n]!)));
    const place = clear ?? (must ? free[0] : undefined);
    if (place === undefined) continue;
    found.set(id, spots[place]!);
    boxed.set(id, boxes[place]!);
  }
  return found;
}

/** So many of the places around a body lie straight below, above or beside it; at the others it is off a corner. */
export const STRAIGHT = 8;

/** Around a body: below, above, beside it, and below and above towards its corners. */
export function spotsAround(body: Box, wide: number, high: number): Point[] {
  const [x, y] = [body.x + body.w / 2, body.y + body.h / 2];
  const gap = high / 2 + 4;
  const [under, over] = [body.y + body.h + gap, body.y - gap];
  const [left, right] = [body.x - wide / 2 - 4, body.x + body.w + wide / 2 + 4];
  const aside = [body.x + wide / 2, body.x + body.w - wide / 2];
  return [
    { x, y: under },
    { x, y: over },
    ...aside.map((at) => ({ x: at, y: under })),
    ...aside.map((at) => ({ x: at, y: over })),
    { x: right, y },
    { x: left, y },
    { x: right, y: under },
    { x: left, y: under },
    { x: right, y: over },
    { x: left, y: over },
  ];
}

/** Over a body: at the best of its places, else a little beside one of them, else around it. */
export function spotsOver(body: Box, places: readonly Point[], wide: number, high: number): Point[] {
  const shifts = [0.5, -0.5, 1, -1];
  const beside = places.flatMap(({ x, y }) => [
    ...shifts.map((part) => ({ x: x + part * (wide + 2 * ROOM), y })),
    ...shifts.map((part) => ({ x, y: y + part * (high + 2 * ROOM) })),
  ]);
  const within = beside.filter(
    ({ x, y }) => x >= body.x && y >= body.y && x <= body.x + body.w && y <= body.y + body.h,
  );
  return [...places, ...within, ...spotsAround(body, wide, high)];
}

/** Close beside a body, or one of the parts that it stands in: right, left, below, above. */
export function spotsBeside(parts: readonly Box[], wide: number, high: number): Point[] {
  return parts.flatMap(({ x, y, w, h }) => {
    const [mx, my] = [x + w / 2, y + h / 2];
    const [aside, off] = [w / 2 + ROOM + wide / 2, h / 2 + high / 2];
    return [
      { x: mx + aside, y: my },
      { x: mx - aside, y: my },
      { x: mx, y: my + off },
      { x: mx, y: my - off },
    ];
  });
}

/** In a circle around a body, wider by and by: where a line has to say whose it is. */
export function spotsAfar(body: Box, wide: number, high: number): Point[] {
  const [x, y] = [body.x + body.w / 2, body.y + body.h / 2];
  return FAR.flatMap((far) =>
    WAYS.map((way) => ({
      x: x + Math.cos(way) * (body.w / 2 + wide / 2 + far),
      y: y + Math.sin(way) * (body.h / 2 + high / 2 + far),
    })),
  );
}
const FAR = [10, 24, 40];
const WAYS = Array.from({ length: 8 }, (_, n) => (n * Math.PI) / 4 + Math.PI / 2);

/** So many of the places around a body lie straight below and above it. */
const BESIDE = 6;

/** Within a piece of terrain from its middle outwards, then close below or above it. */
export function spotsWithin(piece: Box, wide: number, high: number): Point[] {
  const [x, y] = [piece.x + piece.w / 2, piece.y + piece.h / 2];
  const lines = [0, 0.25, -0.25, 0.42, -0.42].map((part) => ({ x, y: y + part * (piece.h - high) }));
  const beside = piece.w > wide ? [0.5, -0.5].map((part) => ({ x: x + part * (piece.w - wide), y })) : [];
  return [...lines, ...beside, ...spotsAround(piece, wide, high).slice(0, BESIDE)];
}

let pen: CanvasRenderingContext2D | null | undefined;
/** The letters of the page: asked for once, since asking makes the browser work out all styles. */
let letters = "";
/** How wide a text is in letters of `MEASURED` pixels, by its weight and itself. */
const widths = new Map<string, number>();
const MEASURED = 100;
/** An average letter, in sizes of the font. */
const LETTER = 0.62;

/** How wide a text is in pixels. */
export function widthOf(text: string, size: number, weight = 400): number {
  if (pen === undefined) pen = document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * size * LETTER;
  letters ||= getComputedStyle(document.documentElement).getPropertyValue("--sans") || "sans-serif";
  const key = `${weight} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    pen.font = `${weight} ${MEASURED}px ${letters}`;
    widths.set(key, (width = pen.measureText(text).width));
  }
  return (width * size) / MEASURED;
}
