// Spells put in order for casting: by the spell, then the ST that goes into it and its form, then what it is cast at.
import type { Choice } from "./messages";

export interface Spell {
  key: string;
  name: string;
  /** What it does, in words. */
  effect: string;
  choices: Choice[];
}

/** What a spell is cast at: a figure, a hex or the caster's surroundings, with every way to cast it there. */
export interface Mark {
  key: string;
  label: string;
  choices: Choice[];
}

export const CAST = "cast";

/** The spells among choices, in the order of their first choice. */
export function spellsOf(choices: Choice[]): Spell[] {
  const found = new Map<string, Spell>();
  for (const choice of choices) {
    const { group, item = "" } = choice.offer;
    if (group !== CAST) continue;
    const spell = found.get(item) ?? { key: item, ...worded(choice), choices: [] };
    spell.choices.push(choice);
    found.set(item, spell);
  }
  return [...found.values()];
}

function worded({ allows, label }: Choice): { name: string; effect: string } {
  const [name = "", ...effect] = (allows || label).split(": ");
  return { name, effect: effect.join(": ") };
}

/** The amounts of ST that may go into a spell, rising. */
export const amountsOf = (choices: Choice[]): number[] =>
  [...new Set(choices.map(({ offer }) => offer.dice ?? 0))].sort((a, b) => a - b);

/** The forms of what is made; one that is empty where there are none. */
export const formsOf = (choices: Choice[]): string[] => [...new Set(choices.map(({ form }) => form ?? ""))];

export const markOf = ({ offer }: Choice): string => offer.target || offer.hex?.join() || "";

/** What choices of one spell, ST and form are cast at: enemies first, then hexes, friends, and at last oneself. */
export function marksOf(choices: Choice[], foes: ReadonlySet<string> = new Set(), self = ""): Mark[] {
  const found = new Map<string, Choice[]>();
  const rank = ({ offer: { target } }: Choice): number =>
    !target ? 1 : foes.has(target) ? 0 : target === self ? 3 : 2;
  for (const choice of [...choices].sort((a, b) => rank(a) - rank(b)))
    found.set(markOf(choice), [...(found.get(markOf(choice)) ?? []), choice]);
  const labels = differences([...found.values()].map(([first]) => first!.label));
  return [...found].map(([key, members], place) => ({
    key,
    // Of a group of hexes the first says where it begins.
    label: members[0]!.offer.target || labels[place]!.split(";")[0]!,
    choices: members,
  }));
}

/** What labels differ in, without the words that all begin or end with; a single one stays whole. */
export function differences(labels: string[]): string[] {
  const split = labels.map((label) => label.split(" "));
  const [first] = split;
  if (!first || split.length < 2) return labels;
  const least = Math.min(...split.map((words) => words.length)) - 1;
  let before = 0;
  while (before < least && split.every((words) => words[before] === first[before])) before += 1;
  let after = 0;
  while (after < least - before && split.every((words) => words.at(-1 - after) === first.at(-1 - after))) after += 1;
  return split.map((words) => words.slice(before, words.length - after).join(" ") || words.join(" "));
}
