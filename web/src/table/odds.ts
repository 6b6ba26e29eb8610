// Prospects as a table shows them: the chances with their names, found by the answer they belong to.
import type { Choice, WordedProspect } from "../messages";
import { percent, points, say } from "../words.svelte";

export interface Row {
  name: string;
  value: number;
  text: string;
  points: boolean;
}

/** What is counted, on average, then the chances of a prospect, with their names in words, in their order. */
export const rowsOf = (worded: WordedProspect): Row[] => [...meansOf(worded), ...chancesOf(worded)];

const meansOf = ({ prospect, spreads = [] }: WordedProspect): Row[] =>
  (prospect.spreads ?? []).map(({ name, chances }, place) => {
    const value = chances.reduce((sum, chance, number) => sum + chance * number, 0);
    return { name: say("odds-mean", { name: spreads[place] ?? name.id }), value, text: points(value), points: true };
  });

const chancesOf = (worded: WordedProspect): Row[] =>
  worded.prospect.chances.map((chance, place) => ({
    name: worded.names[place] ?? chance.name.id,
    value: chance.value,
    text: chance.points ? points(chance.value) : percent(chance.value),
    points: Boolean(chance.points),
  }));

/** The numbers of a prospect that has short words for some of them: of those of one kind the chances each by its name where
 * there are several, what is lost summed up, what comes last as it is in the end. */
export function shortOf(worded: WordedProspect): Row[] {
  const kinds = new Map<string, Row[]>();
  for (const [place, { name }] of worded.prospect.chances.entries()) {
    const kind = `short-${name.id.replace(/-it$/u, "")}`;
    if (say(kind) !== kind) kinds.set(kind, [...(kinds.get(kind) ?? []), chancesOf(worded)[place]!]);
  }
  return [...kinds].flatMap(([kind, rows]) => {
    const last = rows.at(-1)!;
    if (rows.length > 1 && kind === "short-guide-down") return rows;
    const value = last.points ? rows.reduce((sum, row) => sum + row.value, 0) : last.value;
    return [{ ...last, name: say(kind), value, text: last.points ? points(value) : last.text }];
  });
}

/** The prospect of a choice; undefined where nothing is rolled for it. */
export const prospectOf = (prospects: WordedProspect[], choice: Choice): WordedProspect | undefined =>
  prospects.find((one) => one.prospect.text === choice.offer.text);
