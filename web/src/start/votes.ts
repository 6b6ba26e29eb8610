/** After so many seconds the lead decides a vote of friends, unless they choose otherwise; after no more than so many. */
export const VOTE_SECONDS = 60;
export const MOST_VOTE_SECONDS = 3600;

/** What is wrong with the seconds of a vote; an empty field leaves them as they usually are. */
export function voteFault(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined) return "";
  return Number.isInteger(seconds) && seconds >= 0 && seconds <= MOST_VOTE_SECONDS ? "" : "gather-seconds";
}
