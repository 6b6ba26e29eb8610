// What a figure can wear, hold and carry, as lists to choose from.
import type { FigureChoices, ItemChoice } from "../messages";

export interface Group {
  kind: string;
  items: ItemChoice[];
}

/** Things by their kind, in the order in which the kinds come. */
export function grouped(items: ItemChoice[]): Group[] {
  const kinds = [...new Set(items.map((one) => one.kind))];
  return kinds.map((kind) => ({ kind, items: items.filter((one) => one.kind === kind) }));
}

/** What can be in a hand or a pack: weapons of one's own first, then weapons by kind, then shields. */
export const holdable = (choices: FigureChoices, own: ItemChoice[]): ItemChoice[] => [
  ...own,
  ...choices.weapons,
  ...choices.shields,
];

/** The choice of a name; the name alone where nobody knows it. */
export const itemOf = (items: ItemChoice[], name: string): ItemChoice =>
  items.find((one) => one.name === name) ?? { name, word: name.split("|")[0] ?? name, kind: "", effect: "" };
