// What a board component is given and what it tells: the same for hexes, inches and range bands.
import type { Choice, Position, Side, Threat, Welcome, WordedPlace, WordedSight } from "../messages";
import type { Say } from "../texts";

export type Hex = [number, number];
export type Ground = Welcome["board"];

export interface BoardProps {
  ground: Ground;
  position: Position;
  sides: Side[];
  /** The sides that this seat plays. */
  mine: number[];
  /** The board only shows: a replay, an onlooker, another side's turn. */
  reading: boolean;
  /** The figure selected, or "". */
  selected: string;
  /** Where the selected figure can go; empty until the answer comes. */
  places: WordedPlace[];
  /** The hexes threatened, shown while the overlay is on. */
  threats: Threat[];
  /** The line of sight last asked for. */
  sight: WordedSight | null;
  say: Say;
  /** An answer is being put together: a click picks one, and gives the one picked, which is shown where it is given. */
  picking?: boolean;
  picked?: Choice | null;
  onpick?: (text: string) => void;
  /** A figure is selected ("" for none): the page fetches its places and sheet. */
  onselect: (id: string) => void;
  /** Answers to give, one after another. */
  onanswer: (answers: string[]) => void;
  /** A figure is looked at as a target: the page shows its prospects ("" for none). */
  ontarget: (id: string) => void;
  /** The line between two hexes is wanted. */
  onsight: (from: Hex, to: Hex) => void;
  /** Words for the one polite live region. */
  onspeak: (text: string) => void;
}

/** What the page can ask a board to do (keys pressed elsewhere, a figure chosen in a list). */
export interface BoardHandle {
  focusFigure(id: string): void;
  focusBoard(): void;
  zoom(step: number): void;
  reset(): void;
  centre(): void;
}
