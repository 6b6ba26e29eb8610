// What a unit's notes say as signs, so that its state is not told by colour.
import type { Troop } from "../messages";

export const SIGNS = ["leader", "activated", "disordered", "shaken", "engaged", "prepared", "half", "hurt"] as const;
export type SignKind = (typeof SIGNS)[number];
export interface SignOf {
  kind: SignKind;
  title: string;
}

const KINDS: [RegExp, SignKind][] = [
  [/^leader$/u, "leader"],
  [/^activated/u, "activated"],
  [/^disordered/u, "disordered"],
  [/^shaken/u, "shaken"],
  [/^engaged/u, "engaged"],
  [/^prepared/u, "prepared"],
  [/^half crew/u, "half"],
  [/^(?:steps|slower|weaker|shorter|worse)\b|lost$/u, "hurt"],
];

/** The signs of a unit, each once, with its note in words. */
export function signsOf({ block, notes }: Troop): SignOf[] {
  const found = new Map<SignKind, string>();
  for (const [at, note] of (block.notes ?? []).entries()) {
    const kind = KINDS.find(([pattern]) => pattern.test(note))?.[1];
    if (kind) found.set(kind, [found.get(kind), notes[at] ?? note].filter(Boolean).join(", "));
  }
  return [...found].map(([kind, title]) => ({ kind, title }));
}
