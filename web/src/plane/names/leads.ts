// The thin line from what is written to the unit that it means, where that does not stand right beside it.
import type { Box, Point } from "../../board/geometry";
import { gapTo, overlap } from "./labels";

/** So far off in pixels it still stands beside its unit. */
const BESIDE = 6;
/** Another unit is farther off than its own by so much, or it might be that one's. */
const CLEAR = 3;

const middle = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });
/** How far apart two spans are. */
const apart = (from: number, to: number, start: number, end: number): number => Math.max(0, start - to, from - end);
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

const nearestTo = (written: Box, boxes: readonly Box[]): Box =>
  boxes.reduce((best, one) => (gapTo(written, [one]) < gapTo(written, [best]) ? one : best));

/** From where to where the line leads; null where what is written is plainly its unit's, or beside the unit's `letters`. */
export function leadOf(
  written: Box,
  own: readonly Box[],
  others: readonly Box[],
  letters?: Box,
): [Point, Point] | null {
  const nearest = nearestTo(written, letters ? [...own, letters] : own);
  if (overlap(written, nearest)) return null;
  const dx = apart(written.x, written.x + written.w, nearest.x, nearest.x + nearest.w);
  const dy = apart(written.y, written.y + written.h, nearest.y, nearest.y + nearest.h);
  const off = Math.hypot(dx, dy);
  const cornered = dx > 1 && dy > 1;
  if (off <= BESIDE && !cornered && others.every((other) => gapTo(written, [other]) >= off + CLEAR)) return null;
  const end = middle(nearestTo(written, own));
  const start = {
    x: within(end.x, written.x, written.x + written.w),
    y: within(end.y, written.y, written.y + written.h),
  };
  return [start, end];
}
