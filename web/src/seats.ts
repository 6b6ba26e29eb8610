// Who sits where: the words for people, and who plays against them.
import { memory } from "./memory";
import type { Side } from "./messages";
import { say, sayOr } from "./words.svelte";

export const ME = "me";
export const FRIEND = "friend";

/** Whether a side is a person's. */
export const isPerson = (kind: string): boolean => kind === ME || kind === FRIEND;

/** Whether a person plays a side: none does whose person has left. */
export const isPlayed = (side?: Side): boolean => isPerson(side?.player ?? "") && !side?.resigned;

/** The sides of a seat that have left the game, where it has no other that decides. */
export function leftSides(sides: Side[], mine: number[]): Side[] {
  const acting = mine.flatMap((place) => sides[place] ?? []).filter((side) => !side.idle);
  return acting.every((side) => side.resigned) ? acting : [];
}

const COMPUTER = "computer:";
/** A computer player without its style, such as `computer:4`. */
export const levelOf = (kind: string): string =>
  kind.startsWith(COMPUTER) ? kind.split(":").slice(0, 2).join(":") : kind;
/** The style of a computer player; empty for none. */
export const styleOf = (kind: string): string => (kind.startsWith(COMPUTER) ? (kind.split(":")[2] ?? "") : "");
/** Whether a computer player may have a style. */
export const hasStyles = (kind: string): boolean => kind.startsWith(COMPUTER);
/** A level in a style, or in none. */
export const styled = (kind: string, style: string): string => levelOf(kind) + (style ? `:${style}` : "");

/** What a player is called. */
export function playerTitle(kind: string): string {
  const number = kind.startsWith(COMPUTER) ? (kind.split(":")[1] ?? "") : "";
  const title = number
    ? say("player-level", { number })
    : sayOr(`player-${kind}`, say("player-computer", { name: kind }));
  const style = styleOf(kind);
  return style ? `${title}, ${sayOr(`style-${style}`, style)}` : title;
}
/** The easiest computer player. */
export const EASIEST = `${COMPUTER}1`;
/** The number of a computer player's level; 0 for other players. */
export const levelNumber = (kind: string): number => (kind.startsWith(COMPUTER) ? Number(kind.split(":")[1]) || 0 : 0);
/** Whom somebody meets who has played nobody yet: one that errs often. */
const FIRST = 2;
/** Who plays if nobody says otherwise: the level met last in this browser, or the strongest below it that is offered. */
export function opponent(players: string[]): string {
  const usual = memory.level || FIRST;
  const fits = players.filter((name) => levelNumber(name) > 0 && levelNumber(name) <= usual);
  return fits.at(-1) ?? players[0] ?? ME;
}
/** Who plays the sides of a scenario: as was chosen before, other sides the computer chosen last, else mine and the computer's. */
export function seatsFor(sides: string[], players: string[], chosen: string[] = []): string[] {
  const others = chosen.filter(levelNumber).at(-1) ?? opponent(players);
  return sides.map((_, place) => chosen[place] ?? (place ? others : ME));
}
/** Keeps the level of the computer players that sit at a table. */
export function meet(kinds: string[]): void {
  const level = Math.max(0, ...kinds.map(levelNumber));
  if (level) memory.level = level;
}

/** Whether friends play together, against a world that nobody plays. */
export const areFriends = (sides: Side[]): boolean => sides.length > 2 && sides.some(({ idle }) => idle);
