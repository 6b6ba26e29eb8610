// Whose fights carry hints: those of somebody who has played few, until he wants none.
import { memory } from "../memory";

const FIRST_FIGHTS = 3;
/** What stands among the hints known when none is wanted any more. */
export const ALL = "*";

/** Whether a game is among the first in this browser. */
export const isNewcomer = (game: string): boolean =>
  !memory.known.includes(ALL) && (memory.fights.includes(game) || memory.fights.length < FIRST_FIGHTS);

/** Counts a game among the first. */
export function count(game: string): void {
  if (!memory.fights.includes(game)) memory.fights = [...memory.fights, game];
}
