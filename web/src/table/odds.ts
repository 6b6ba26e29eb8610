// Prospects as a table shows them: the chances with their names, found by the answer they belong to.
import type { Choice, WordedProspect } from "../messages";
import { percent, points } from "../words.svelte";

export interface Row {
  name: string;
  value: number;
  text: string;
  points: boolean;
}

/** The chances of a prospect with their names in words, in their order. */
export const rowsOf = (worded: WordedProspect): Row[] =>
  worded.prospect.chances.map((chance, place) => ({
    name: worded.names[place] ?? chance.name.id,
    value: chance.value,
    text: chance.points ? points(chance.value) : percent(chance.value),
    points: Boolean(chance.points),
  }));

/** The prospect of a choice; undefined where nothing is rolled for it. */
export const prospectOf = (prospects: WordedProspect[], choice: Choice): WordedProspect | undefined =>
  prospects.find((one) => one.prospect.text === choice.offer.text);
