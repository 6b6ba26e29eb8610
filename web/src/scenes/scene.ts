// Boards to look at before there is a game: what stands on one at a moment, and which part of it matters.
import { SIZE, bounds } from "../board/geometry";
import type { Box } from "../board/geometry";
import type { Figure, Frame, Film, Troop } from "../messages";

/** What stands on a board at each moment; after the first, frames say only what differs. */
export function frames(scene: Film): Frame[] {
  const figures = new Map<string, Figure>();
  const units = new Map<string, Troop>();
  return scene.frames.map((frame) => {
    for (const id of frame.gone ?? []) figures.delete(id);
    for (const figure of frame.figures ?? []) figures.set(figure.counter.id, figure);
    for (const unit of frame.units ?? []) units.set(unit.block.id, unit);
    return { ...frame, figures: [...figures.values()], units: [...units.values()] };
  });
}

/** Around the figures of all frames there is so much room, in sizes of a hex. */
const ROOM = 1.3;

/** The part of a board of hexes where anything ever stands. */
export function fought(all: readonly Frame[]): Box {
  const { x, y, w, h } = bounds(all.flatMap(({ figures = [] }) => figures.map(({ counter }) => counter.pos)));
  const room = ROOM * SIZE;
  return { x: x - room, y: y - room, w: w + 2 * room, h: h + 2 * room };
}

const STILL = 420;
const LETTER = 13;
const ROLLED = 1500;

/** How long a moment is looked at, in milliseconds: as long as it takes to read, and longer where dice fell. */
export const pause = ({ told = "", dice = [] }: Frame): number =>
  STILL + (dice.length ? ROLLED : 0) + LETTER * told.length;
