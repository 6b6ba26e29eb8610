// Where on the screen things stand, and where beside them a tag hides least.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const PIECES = "[data-figure], [data-unit]";
const OFFERED = "[data-place]";

/** A box of the window in the measure of a room in it. */
const within = (room: DOMRect, { x, y, width, height }: Box): Box => ({ x: x - room.x, y: y - room.y, width, height });

function boxOf(room: HTMLElement, element: Element | null): Box | null {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? within(room.getBoundingClientRect(), box) : null;
}

/** Where what has an id stands in its room; null where it is not there. */
export function boxAt(room: HTMLElement, id: string): Box | null {
  const name = CSS.escape(id);
  return boxOf(room, room.querySelector(`[data-figure="${name}"], [data-unit="${name}"], [data-way="${name}"]`));
}

/** Everything that stands in a room, and the places that are offered there. */
export const piecesIn = (room: HTMLElement): Box[] =>
  [...room.querySelectorAll(`${PIECES}, ${OFFERED}`)].flatMap((element) => boxOf(room, element) ?? []);
/** How many places are offered in a room. */
export const offeredIn = (room: HTMLElement): number => room.querySelectorAll(OFFERED).length;

const GAP = 6;
const EDGE = 6;
/** A tag lies rather so many pixels further off than that it hides the whole of something, however small that is drawn. */
const HIDDEN = 300;

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}

const clamp = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

/** A tag lies anywhere rather than on another one, which would not be read. */
const OVER = 2000;

/** Where a tag of a size lies beside a place, or else in a corner, so that it hides least of what stands there, and nothing of
 * other tags, `taken`, where it can. */
export function beside(
  place: Box,
  size: [number, number],
  room: [number, number],
  others: Box[],
  taken: Box[] = [],
): Box {
  const [width, height] = size;
  const [middleX, middleY] = [place.x + place.width / 2 - width / 2, place.y + place.height / 2 - height / 2];
  const [above, below] = [place.y - height - GAP, place.y + place.height + GAP];
  const [left, right] = [place.x - width - GAP, place.x + place.width + GAP];
  const tries = [
    [middleX, above],
    [middleX, below],
    [right, middleY],
    [left, middleY],
    [left, above],
    [right, above],
    [left, below],
    [right, below],
    [0, 0],
    [room[0], 0],
    [0, room[1]],
    [room[0], room[1]],
    ...taken.flatMap((tag) => [
      [middleX, tag.y - height - GAP],
      [middleX, tag.y + tag.height + GAP],
    ]),
  ].map(([x, y]) => ({ x: clamp(x!, room[0] - width), y: clamp(y!, room[1] - height), width, height }));
  const far = ({ x, y }: Box): number => Math.hypot(x - middleX, y - middleY);
  const hidden = (box: Box, one: Box): number => (HIDDEN * shared(box, one)) / (one.width * one.height);
  const cost = (box: Box): number =>
    3 * hidden(box, place) +
    others.reduce((sum, one) => sum + hidden(box, one), far(box)) +
    OVER * taken.filter((tag) => shared(box, tag) > 0).length;
  return tries.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}
