// What a ladder shows, looked at by who meets whom.
import type { Bounded, LadderFound, RatingList, Score } from "../../messages";

/** What a player scores against another: games, and the share of the points with its bounds. */
export type Met = Pick<Score, "games" | "won" | "drawn" | "lost" | "share">;

/** The ratings on a group of scenarios. */
export const listOf = (found: LadderFound, group: string, adjusted = false): RatingList | undefined =>
  found.lists.find((one) => one.group === group && one.adjusted === adjusted);

/** A player's rating in a list. */
export const eloIn = (list: RatingList | undefined, player: string): Bounded | undefined =>
  list?.ratings.find((one) => one.player === player)?.elo;

/** The players, the strongest first. */
export const ranked = (found: LadderFound): string[] =>
  listOf(found, "all")?.ratings.map(({ player }) => player) ?? found.players;

const turned = ({ games, won, drawn, lost, share }: Score): Met => ({
  games,
  won: lost,
  drawn,
  lost: won,
  share: { value: 1 - share.value, low: 1 - share.high, high: 1 - share.low },
});

/** What the first scores against the second, on a scenario or on all; from either side as it was counted. */
export function metOf(found: LadderFound, first: string, second: string, scenario = ""): Met | undefined {
  const same = (one: Score, a: string, b: string): boolean =>
    one.first === a && one.second === b && one.scenario === scenario;
  const other = found.scores.find((one) => same(one, second, first));
  return found.scores.find((one) => same(one, first, second)) ?? (other && turned(other));
}

/** Where a rating stands between the lowest and the highest bound of some lists, 0 among them, from 0 to 100. */
export function scaleOf(lists: RatingList[]): (elo: number) => number {
  const bounds = lists.flatMap(({ ratings }) => ratings.flatMap(({ elo }) => [elo.low, elo.high]));
  const [low, high] = [Math.min(0, ...bounds), Math.max(0, ...bounds)];
  return (elo) => (high > low ? ((elo - low) / (high - low)) * 100 : 50);
}

/** A rating with how far it may be off. */
export function eloText({ value, low, high }: Bounded): string {
  const off = Math.round((high - low) / 2);
  const rounded = Math.round(value);
  const signed = rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : "0";
  return off ? `${signed} ± ${off}` : signed;
}
