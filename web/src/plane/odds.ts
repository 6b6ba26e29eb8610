// What attacks on a unit promise, in a line each.
import type { Choice, WordedProspect } from "../messages";
import { prospectOf, rowsOf } from "../table/asking/odds";

const MOST = 4;

/** The chances of each attack behind its label. */
export const oddsLines = (prospects: WordedProspect[], choices: Choice[]): string[] =>
  choices.slice(0, MOST).flatMap((choice) => {
    const found = prospectOf(prospects, choice);
    const rows = found
      ? rowsOf(found)
          .filter(({ value }) => value > 0)
          .slice(0, MOST)
      : [];
    const what = [choice.label, choice.allows].filter(Boolean).join("; ");
    return [rows.length ? `${what}: ${rows.map(({ name, text }) => `${name} ${text}`).join(", ")}` : what];
  });
