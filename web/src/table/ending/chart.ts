// How the chances of a side went over a game, as a line of steps.
export const WIDTH = 320;
export const HEIGHT = 84;

export interface Point {
  x: number;
  y: number;
}

/** Where a chance after so many answers lies in the chart. */
export const pointAt = (moment: number, chance: number, last: number): Point => ({
  x: last ? (moment / last) * WIDTH : 0,
  y: HEIGHT * (1 - chance),
});

/** The chance that holds after so many answers. */
export function chanceAt(course: [number, number[]][], side: number, moment: number): number {
  let found = course[0]?.[1][side] ?? 0;
  for (const [at, chances] of course) if (at <= moment) found = chances[side] ?? found;
  return found;
}

/** The line of a side, as a path that stays level from one change to the next. */
export function pathOf(course: [number, number[]][], side: number, last: number): string {
  const points = course.map(([moment, chances]) => pointAt(moment, chances[side] ?? 0, last));
  const [first, ...rest] = points.map(({ x, y }) => ({ x: x.toFixed(1), y: y.toFixed(1) }));
  return first ? `M${first.x} ${first.y}${rest.map(({ x, y }) => `H${x}V${y}`).join("")}H${WIDTH}` : "";
}
