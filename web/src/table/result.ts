// How a game ended for whoever sat here, as the list of games played lately says it.
import type { Recent } from "../memory";
import type { Side } from "../messages";

type Result = NonNullable<Recent["result"]>;

/** "over" where somebody sat on no side or several, or where nobody played against him. */
export function resultOf(score: readonly number[], mine: readonly number[], sides: readonly Side[]): Result {
  if (mine.length !== 1 || sides.filter((side) => !side.idle).length < 2) return "over";
  const best = Math.max(...score);
  if ((score[mine[0]!] ?? 0) < best) return "lost";
  return score.filter((one) => one === best).length > 1 ? "drawn" : "won";
}
