// Who sits where: the words for people, and who plays against them.
export const ME = "me";
export const FRIEND = "friend";

/** The strongest of the computer players: the first that does not merely guess. */
export const opponent = (players: string[]): string => players.find((name) => name !== "random") ?? players[0] ?? ME;
