// Figures of a hex board, units of a table in inches and actors on a stage alike: what every list and sheet needs of them.
import type { Position, Side } from "../messages";
import { label } from "./geometry";

export interface Marker {
  id: string;
  side: number;
  /** Its decision is asked. */
  active: boolean;
  /** Pairs of (left, of). */
  bars: [number, number][];
  /** One line on how it stands. */
  condition: string;
  notes: string[];
  /** Its coordinates as the board prints them; "" for a unit that is not on the table. */
  place: string;
}

/** Everything that a position shows, in its order. */
export function markersOf(position: Position | null): Marker[] {
  if (!position) return [];
  const figures = position.figures.map(({ counter, notes, condition }) => ({
    ...said(counter, notes, condition),
    place: label(counter.pos),
  }));
  const units = (position.units ?? []).map(({ block, notes, condition }) => ({
    ...said(block, notes, condition),
    place: block.bases.length ? block.centre.map((inches) => Math.round(inches * 10) / 10).join(", ") : "",
  }));
  const roles = (position.stage?.roles ?? []).map(({ actor, notes = [], condition = "" }) => ({
    ...said(actor, notes, condition),
    place: "",
  }));
  return [...figures, ...units, ...roles];
}

/** The enemies of the side that is asked. */
export function enemiesOf(position: Position | null, sides: Side[] = []): Set<string> {
  /** Where nobody plays a side, such as the world of a delve, the foes are its own. */
  const world = sides.some((side) => side.idle);
  const isFoe = (side: number): boolean => (world ? Boolean(sides[side]?.idle) : side !== position?.asked?.side);
  return new Set(markersOf(position).flatMap(({ id, side }) => (isFoe(side) ? [id] : [])));
}

interface Said {
  id: string;
  side: number;
  active?: boolean;
  bars?: [number, number][];
}
const said = (
  { id, side, active = false, bars = [] }: Said,
  notes: string[],
  condition: string,
): Omit<Marker, "place"> => ({
  id,
  side,
  active,
  bars,
  condition,
  notes,
});
