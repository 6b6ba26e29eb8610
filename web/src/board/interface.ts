// What a board component is given and what it tells: what every board has, and what boards of hexes and of inches add.
import type {
  Choice,
  HexBoard,
  PlaneBoard,
  Position,
  Side,
  StageBoard,
  Threat,
  WordedMeasure,
  WordedPlace,
  WordedProspect,
  WordedSight,
  WordedTrial,
} from "../messages";
import type { Say } from "../texts";

export type Hex = [number, number];
/** A place of a table in inches, x to the right and y up. */
export type Spot = [number, number];
export type Ground = HexBoard | PlaneBoard | StageBoard;

export interface BoardProps<G extends Ground> {
  ground: G;
  position: Position;
  sides: Side[];
  /** The sides that this seat plays. */
  mine: number[];
  /** The board only shows: a replay, an onlooker, another side's turn. */
  reading: boolean;
  /** The figure or unit selected, or "". */
  selected: string;
  say: Say;
  /** A figure is selected ("" for none): the page fetches what is known of it. */
  onselect: (id: string) => void;
  /** Answers to give, one after another. */
  onanswer: (answers: string[]) => void;
  /** A figure is looked at as a target: the page shows its prospects ("" for none). */
  ontarget: (id: string) => void;
  /** Words for the one polite live region. */
  onspeak: (text: string) => void;
  /** What the answers promise. */
  prospects: WordedProspect[];
  /** What one might want to do with a thing and may not now, each with the reason. */
  ondeeds: (at: Pointed) => Promise<Choice[]>;
  /** An answer is wanted whose number is still to be chosen, such as that of its dice. */
  onchoose: (text: string) => void;
}

/** What is pointed at: a figure, unit, actor or way by its name, or a hex. */
export interface Pointed {
  who?: string;
  hex?: Hex;
}

export interface HexProps extends BoardProps<HexBoard> {
  /** Where the selected figure can go; empty until the answer comes. */
  places: WordedPlace[];
  /** The hexes threatened, shown while the overlay is on. */
  threats: Threat[];
  /** The line of sight last asked for. */
  sight: WordedSight | null;
  /** An answer is being put together: a click picks one, and gives the one picked, which is shown where it is given. */
  picking?: boolean;
  picked?: Choice | null;
  onpick?: (text: string) => void;
  /** Takes what is pressed, a hex and who is there, in place of all that the board does itself. */
  onpoint?: ((hex: Hex, who: string) => void) | null;
  /** The line between two hexes is wanted. */
  onsight: (from: Hex, to: Hex) => void;
}

export interface PlaneProps extends BoardProps<PlaneBoard> {
  /** Distances may be measured before anything is declared. */
  exact: boolean;
  /** What was last put together in a form. */
  composed?: { answer: string };
  /** Takes a place "X,Y" that is pressed, where a form asks for one. */
  onplace?: ((place: string) => void) | null;
  /** What an answer would come to; null when nothing is known or the game has gone on. */
  ontrial: (text: string) => Promise<WordedTrial | null>;
  /** What lies between two places, each "X,Y" or the name of a unit. */
  onmeasure: (source: string, target: string) => Promise<WordedMeasure | null>;
}

export type StageProps = BoardProps<StageBoard>;

/** What a board of each kind of ground is given. */
export interface Boards {
  hex: HexProps;
  plane: PlaneProps;
  stage: StageProps;
}

/** What the page can ask a board to do (keys pressed elsewhere, a figure chosen in a list). */
export interface BoardHandle {
  focusFigure(id: string): void;
  focusBoard(): void;
  zoom(step: number): void;
  reset(): void;
  centre(): void;
  /** Gives what is put together on the board; false where nothing is. */
  finish?(): boolean;
}
