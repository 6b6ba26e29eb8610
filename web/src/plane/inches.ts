// A table in inches: places, directions (degrees counter-clockwise from the right) and where they are on the screen.
import type { Box, Point } from "../board/geometry";
import type { Spot } from "../board/interface";
import type { Arc, Block } from "../messages";

/** An inch in units of the board. */
export const INCH = 24;
/** What is pressed is so many pixels wide at least. */
export const PRESS = 24;
const MARGIN = 1.1;
/** Left of it stand the numbers of the ruler, which keep their size on a small board. */
const LEFT = 2.2;
/** So far beside it is their middle. */
export const RULED = 1.1;
const FINE = 100;
/** Bases so near to each other in inches touch. */
const TOUCH = 0.02;

export const boardPoint = ([x, y]: Spot): Point => ({ x: x * INCH, y: -y * INCH });
export const spotOf = ({ x, y }: Point): Spot => [x / INCH, -y / INCH];
export const boxOf = ([wide, high]: Spot): Box => ({
  x: -LEFT * INCH,
  y: -(high + MARGIN) * INCH,
  w: (LEFT + wide + MARGIN) * INCH,
  h: (high + 2 * MARGIN) * INCH,
});
export const pointsOf = (spots: readonly Spot[]): string =>
  spots.map((spot) => `${round(boardPoint(spot).x)},${round(boardPoint(spot).y)}`).join(" ");
/** A number with at most two decimals. */
export const round = (number: number): number => Math.round(number * FINE) / FINE;
/** A place as the pointer gives it: to a tenth of an inch. */
export const tenth = ([x, y]: Spot): Spot => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
export const roundSpot = ([x, y]: Spot): Spot => [round(x), round(y)];

// --- distances and directions ---------------------------------------------------------------------------------------
const rad = (degrees: number): number => (degrees * Math.PI) / 180;
export const plus = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [ax + bx, ay + by];
export const minus = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [ax - bx, ay - by];
export const distance = (a: Spot, b: Spot): number => Math.hypot(...minus(a, b));
export const direction = (degrees: number, far = 1): Spot => [
  Math.cos(rad(degrees)) * far,
  Math.sin(rad(degrees)) * far,
];
/** How near those are that stand nearest to each other. */
export const nearest = (spots: readonly Spot[]): number =>
  Math.min(...spots.flatMap((one, n) => spots.slice(n + 1).map((other) => distance(one, other))));
export const spotAt = (from: Spot, degrees: number, far: number): Spot => plus(from, direction(degrees, far));
/** From 0 up to 360. */
export const wrap = (degrees: number): number => ((degrees % 360) + 360) % 360;
export const bearing = (from: Spot, to: Spot): number =>
  wrap((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
/** The turn from one heading to another, the short way: above 0 to the left. */
export const turnBetween = (from: number, to: number): number => wrap(to - from + 180) - 180;
/** An angle that looks in a direction, the nearest to another, so that nothing turns the long way round. */
export const nearestAngle = (degrees: number, to: number): number => to + turnBetween(to, degrees);
/** The nearest of eight ways from east counter-clockwise: 0 is east, 2 north. */
export const compass = (degrees: number): number => Math.round(wrap(degrees) / 45) % 8;

/** A place as it is turned and moved with something that stood at `from` looking one way and now stands at `to`. */
export function moveWith(spot: Spot, from: Spot, to: Spot, turn: number): Spot {
  const [x, y] = minus(spot, from);
  const [cos, sin] = [Math.cos(rad(turn)), Math.sin(rad(turn))];
  return plus(to, [x * cos - y * sin, x * sin + y * cos]);
}

export const middleOf = (spots: readonly Spot[]): Spot => {
  const sum = spots.reduce<Spot>((all, one) => plus(all, one), [0, 0]);
  return [sum[0] / spots.length, sum[1] / spots.length];
};

// --- shapes -----------------------------------------------------------------------------------------------------------
/** Whether a place lies in a polygon. */
export function isWithin(polygon: readonly Spot[], [x, y]: Spot): boolean {
  let inside = false;
  for (const [n, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon[(n + 1) % polygon.length]!;
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
  }
  return inside;
}

/** How far a place is from a polygon; 0 inside. */
export function distanceTo(polygon: readonly Spot[], spot: Spot): number {
  if (isWithin(polygon, spot)) return 0;
  return Math.min(
    ...polygon.map((a, n) => {
      const [along, off] = [minus(polygon[(n + 1) % polygon.length]!, a), minus(spot, a)];
      const length = along[0] ** 2 + along[1] ** 2 || 1;
      const part = Math.max(0, Math.min(1, (off[0] * along[0] + off[1] * along[1]) / length));
      return Math.hypot(off[0] - along[0] * part, off[1] - along[1] * part);
    }),
  );
}

/** Which way a ray leaves a circle, seen from its middle. */
function leaves(middle: Spot, radius: number, from: Spot, way: number): number {
  const [ox, oy] = minus(from, middle);
  const [dx, dy] = direction(way);
  const b = ox * dx + oy * dy;
  const far = -b + Math.sqrt(Math.max(0, b * b - (ox * ox + oy * oy - radius * radius)));
  return bearing(middle, spotAt(from, way, far));
}

/** Whether an arc that has one point for both borders faces a place. */
export const isFacing = ({ left, left_way, right_way }: Arc, spot: Spot): boolean =>
  wrap(bearing(left, spot) - right_way) <= wrap(left_way - right_way);

const STEPS = 24;

/** What an arc faces up to so many inches from the middle of its unit, as a polygon. */
export function arcShape(
  arc: Pick<Arc, "left" | "right" | "left_way" | "right_way">,
  middle: Spot,
  far: number,
): Spot[] {
  const first = leaves(middle, far, arc.right, arc.right_way);
  const last = leaves(middle, far, arc.left, arc.left_way);
  const sweep = wrap(last - first) || 360;
  const rim = Array.from({ length: STEPS + 1 }, (_, n) => spotAt(middle, first + (sweep * n) / STEPS, far));
  const joined = distance(arc.left, arc.right) < 1e-6 ? [arc.right] : [arc.left, arc.right];
  return [...rim, ...joined];
}

// --- units ------------------------------------------------------------------------------------------------------------
/** A base as it is drawn about its own middle and its heading. */
export interface Stand {
  x: number;
  y: number;
  /** Corners about the middle before turning, for a heading to the right. */
  corners: string;
  turn: number;
}

/** Which way a base looks, from its corners: the front right one first, then round to the left. */
export const headingOf = (corners: readonly Spot[]): number =>
  corners.length < 4 ? 0 : bearing(middleOf([corners[2]!, corners[3]!]), middleOf([corners[0]!, corners[1]!]));

/** A base about a place and a heading, in units of the board. */
export function local(corners: readonly Spot[], middle: Spot, heading: number): string {
  return pointsOf(corners.map((corner) => moveWith(corner, middle, [0, 0], -heading)));
}

export type Kind = "regiment" | "vehicle" | "open";
/** How a unit goes: a block that wheels, a vehicle, or miniatures in open order. */
export const kindOf = ({ arcs = [] }: Pick<Block, "arcs">): Kind =>
  arcs.length === 1 ? "regiment" : arcs.length > 1 ? "vehicle" : "open";

/** How far a place is from a unit's bases; 0 on one of them, none where it has none. */
export const offUnit = ({ bases }: Pick<Block, "bases">, spot: Spot): number =>
  Math.min(Infinity, ...bases.map((base) => distanceTo(base, spot)));

/** Whether two units stand base to base: of two bases that touch, a corner of one is on the other. */
export const areTouching = (one: Pick<Block, "bases">, other: Pick<Block, "bases">): boolean =>
  one.bases.some((base) => base.some((corner) => offUnit(other, corner) <= TOUCH)) ||
  other.bases.some((base) => base.some((corner) => offUnit(one, corner) <= TOUCH));

/** Pairs of miniatures near enough to be drawn as linked: each with its nearest towards the first. */
export function chain(middles: readonly Spot[]): [Spot, Spot][] {
  return middles.slice(1).map((one, n) => {
    const earlier = middles.slice(0, n + 1);
    const nearest = earlier.reduce((best, other) => (distance(other, one) < distance(best, one) ? other : best));
    return [one, nearest];
  });
}
