// Prospects as a table shows them: the chances with their names, found by the answer they belong to.
import type { Chance, Choice, WordedProspect } from "../../messages";
import { percent, points, say } from "../../words.svelte";

export interface Row {
  name: string;
  value: number;
  text: string;
  points: boolean;
}

/** What is counted, on average, then the chances of a prospect, with their names in words, in their order. */
export const rowsOf = (worded: WordedProspect): Row[] => [...meansOf(worded), ...chancesOf(worded)];

/** The same for a list of answers: of one that can come to nothing only there is nothing to count. */
export function listedRows(worded: WordedProspect): Row[] {
  const rows = rowsOf(worded);
  return rows.some(({ value }) => value > 0) ? rows : [];
}

const meansOf = ({ prospect, spreads = [] }: WordedProspect): Row[] =>
  (prospect.spreads ?? []).map(({ name, chances }, place) => {
    const value = chances.reduce((sum, chance, number) => sum + chance * number, 0);
    return { name: say("odds-mean", { name: spreads[place] ?? name.id }), value, text: points(value), points: true };
  });

const chancesOf = (worded: WordedProspect): Row[] =>
  worded.prospect.chances.map((chance, place) => rowOf(chance, worded.names[place]));

const rowOf = (chance: Chance, name = chance.name.id): Row => ({
  name,
  value: chance.value,
  text: chance.points ? points(chance.value) : percent(chance.value),
  points: Boolean(chance.points),
});

/** The few numbers that stand beside an answer in a list, where there are any. */
export const shortOf = ({ prospect, brief = [] }: WordedProspect): Row[] =>
  (prospect.brief ?? []).map((chance, place) => rowOf(chance, brief[place]));

/** So many numbers stand beside an answer in a menu. */
const MENU = 2;

/** The first numbers that answers promise which differ in their dice only, from the least to the most. */
export function spanWords(prospects: WordedProspect[], choices: Choice[]): string[] {
  const all = choices.flatMap((choice) => prospectOf(prospects, choice) ?? []).map((one) => briefOf(one));
  return (all[0] ?? []).slice(0, MENU).map(({ name }, place) => {
    const rows = all.flatMap((one) => one[place] ?? []).sort((a, b) => a.value - b.value);
    const [least, most] = [rows[0]!.text, rows.at(-1)!.text];
    return `${name} ${least === most ? least : `${least}–${most}`}`;
  });
}

const briefOf = (one: WordedProspect): Row[] => (one.prospect.brief?.length ? shortOf(one) : listedRows(one));

/** The prospect of a choice; undefined where nothing is rolled for it. */
export const prospectOf = (prospects: WordedProspect[], choice: Choice): WordedProspect | undefined =>
  prospects.find((one) => one.prospect.text === choice.offer.text);

/** What had chances so far, by group and first word: whoever asks the like again keeps their room from the start. */
const promising = new Set<string>();
const kindOf = ({ offer }: Choice): string => `${offer.group} ${offer.text.split(" ", 1)[0]}`;
export const hasRoom = (choice: Choice): boolean => promising.has(kindOf(choice));
export function keepRoom(prospects: WordedProspect[], choices: Choice[]): void {
  for (const choice of choices) if (prospectOf(prospects, choice)) promising.add(kindOf(choice));
}
