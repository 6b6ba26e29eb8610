// The component that draws a kind of ground, loaded when a game needs it.
import type { Component } from "svelte";
import type { BoardHandle, BoardProps, Ground } from "./board/interface";
import type { Say } from "./texts";

export type BoardComponent = Component<BoardProps, BoardHandle & Record<string, unknown>>;
/** A key of the board's own and the id of the text that says what it does. */
export interface BoardKey {
  keys: string;
  text: string;
  /** The part of the ground without which the key does nothing. */
  needs?: keyof Ground;
}
export interface BoardModule {
  default: BoardComponent;
  keymap?: BoardKey[];
  /** What its signs mean. */
  legend?: Component<{ say: Say }>;
}
type Loader = () => Promise<BoardModule>;

const found = import.meta.glob<BoardModule>("./board/*Board.svelte");
const others = new Map<string, Loader>();

/** Lets another component draw a kind of ground. */
export function useBoard(kind: string, loader: Loader): void {
  others.set(kind, loader);
}

/** The board for a kind of ground; null when there is none. */
export async function boardFor(kind: Ground["board"]): Promise<BoardModule | null> {
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const loader = others.get(kind) ?? found[`./board/${name}Board.svelte`];
  return loader ? loader() : null;
}
