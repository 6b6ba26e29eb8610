// Who sits where: the words for people, and who plays against them.
import { say, sayOr } from "./words.svelte";

export const ME = "me";
export const FRIEND = "friend";

/** Whether a side is a person's. */
export const isPerson = (kind: string): boolean => kind === ME || kind === FRIEND;

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
const USUAL = `${COMPUTER}5`;
export const EASIEST = `${COMPUTER}1`;
/** Who plays if nobody says otherwise. */
export const opponent = (players: string[]): string => players.find((name) => name === USUAL) ?? players[0] ?? ME;
