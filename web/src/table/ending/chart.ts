// How the chances of the sides went over a game: one band for each side, one upon the other, level between changes.
export type Course = readonly [number, readonly number[]][];
export const WIDTH = 320;
export const HEIGHT = 84;

export interface Point {
  x: number;
  y: number;
}

/** Where a share of the height after so many answers lies in the chart. */
export const pointAt = (moment: number, share: number, last: number): Point => ({
  x: last ? (moment / last) * WIDTH : 0,
  y: HEIGHT * (1 - share),
});

/** What the bands up to a side's, and its own, come to together. */
export const topOf = (chances: readonly number[], side: number): number =>
  chances.slice(0, side + 1).reduce((sum, chance) => sum + chance, 0);

/** The chances that hold after so many answers. */
export function chancesAt(course: Course, moment: number): readonly number[] {
  let found = course[0]?.[1] ?? [];
  for (const [at, chances] of course) if (at <= moment) found = chances;
  return found;
}

/** The upper edge of a side's band, as a path that stays level from one change to the next. */
export function edgeOf(course: Course, side: number, last: number): string {
  const points = course.map(([moment, chances]) => pointAt(moment, topOf(chances, side), last));
  const [first, ...rest] = points.map(({ x, y }) => ({ x: x.toFixed(1), y: y.toFixed(1) }));
  return first ? `M${first.x} ${first.y}${rest.map(({ x, y }) => `H${x}V${y}`).join("")}H${WIDTH}` : "";
}

/** All that lies under the upper edge of a side's band. */
export const areaOf = (course: Course, side: number, last: number): string =>
  `${edgeOf(course, side, last)}V${HEIGHT}H0Z`;
