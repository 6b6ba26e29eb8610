// Spells put in order for casting: by the spell, then the ST that goes into it, then what it is cast at.
import type { Choice } from "./messages";

export interface Spell {
  key: string;
  /** What it is, in words. */
  words: string;
  /** The amounts of ST, rising, each with its choices. */
  amounts: [number, Choice[]][];
}

export const CAST = "cast";

/** The spells among choices, in the order of their first choice. */
export function spellsOf(choices: Choice[]): Spell[] {
  const found = new Map<string, { words: string; amounts: Map<number, Choice[]> }>();
  for (const choice of choices) {
    const { group, item = "", dice = 0 } = choice.offer;
    if (group !== CAST) continue;
    const spell = found.get(item) ?? { words: choice.allows || choice.label, amounts: new Map<number, Choice[]>() };
    spell.amounts.set(dice, [...(spell.amounts.get(dice) ?? []), choice]);
    found.set(item, spell);
  }
  return [...found].map(([key, { words, amounts }]) => ({
    key,
    words,
    amounts: [...amounts].sort(([a], [b]) => a - b),
  }));
}
