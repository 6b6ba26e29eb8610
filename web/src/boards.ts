// The component that draws a kind of ground, loaded when a game needs it.
import type { Component } from "svelte";
import type { BoardHandle, Boards, Ground } from "./board/interface";
import type { HexBoard, PlaneBoard, StageBoard, WordedForm } from "./messages";
import type { Game } from "./game.svelte";
import type { Entry } from "./reducer";
import type { Say } from "./texts";

export type Kind = keyof Boards;
/** A key of the board's own and the id of the text that says what it does. */
export interface BoardKey {
  keys: string;
  text: string;
  /** The part of the ground without which the key does nothing. */
  needs?: keyof HexBoard | keyof PlaneBoard | keyof StageBoard;
}
/** What a board says of itself for the page's help. */
export interface BoardHelp {
  keymap?: BoardKey[];
  /** What its signs mean. */
  legend?: () => Promise<{ default: Component<{ say: Say }> }>;
  /** What came of the last answer. */
  tray?: Component<{ log: Entry[] }>;
  /** The story so far, to be read and written. */
  journal?: Component<{ game: Game }>;
  /** Whether a form has its place in the journal. */
  apart?: (form: WordedForm) => boolean;
  /** What a seat at a game master's table has before itself, in place of a question. */
  desk?: () => Promise<{ default: Component<{ game: Game }> }>;
}
export interface BoardModule<K extends Kind> extends BoardHelp {
  default: Component<Boards[K], BoardHandle & Record<string, unknown>>;
}
type Loader<K extends Kind> = () => Promise<BoardModule<K>>;

const found = import.meta.glob<BoardModule<never>>("./{board,plane,stage}/*Board.svelte");
const others = new Map<Kind, Loader<never>>();

/** Lets another component draw a kind of ground. */
export function useBoard<K extends Kind>(kind: K, loader: Loader<K>): void {
  others.set(kind, loader as Loader<never>);
}

/** The board for a kind of ground; null when there is none. */
export async function boardFor<K extends Kind>(kind: K): Promise<BoardModule<K> | null> {
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Board.svelte`;
  const loader = others.get(kind) ?? Object.entries(found).find(([path]) => path.endsWith(`/${name}`))?.[1];
  return loader ? (loader() as Promise<unknown> as Promise<BoardModule<K>>) : null;
}

/** Whether a ground has what a key needs. */
export const serves = (ground: Ground, { needs }: BoardKey): boolean => {
  if (!needs) return true;
  const part: unknown = (ground as unknown as Record<string, unknown>)[needs];
  return Array.isArray(part) ? part.length > 0 : Boolean(part);
};
