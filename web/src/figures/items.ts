// What a figure can wear, hold and carry, as lists to choose from.
import type { FigureChoices, ItemChoice, SlotChoice } from "../messages";

export interface Group {
  kind: string;
  items: ItemChoice[];
}

/** Things by their kind, in the order in which the kinds come. */
export function groupItems(items: ItemChoice[]): Group[] {
  const kinds = [...new Set(items.map((one) => one.kind))];
  return kinds.map((kind) => ({ kind, items: items.filter((one) => one.kind === kind) }));
}

/** What a place is filled from: where weapons go, those of one's own first; then the lists in their order. */
export const itemsFor = (choices: FigureChoices, slot: SlotChoice, own: ItemChoice[]): ItemChoice[] => [
  ...(slot.lists.includes("weapons") ? own : []),
  ...slot.lists.flatMap((name) => choices.lists[name] ?? []),
];

/** The choice of a name; the name alone where nobody knows it. */
export const itemOf = (items: ItemChoice[], name: string): ItemChoice =>
  items.find((one) => one.name === name) ?? { name, word: name.split("|")[0] ?? name, kind: "", effect: "" };
