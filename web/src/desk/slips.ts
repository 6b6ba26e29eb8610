// What lies on a game master's table, and which answers and forms are about it.
import type { Choice, Role, Stage, WordedForm, WordedSlip } from "../messages";
import { isPerson } from "../stage/scene";

/** What answers and forms call a slip. */
export const slipName = ({ slip }: WordedSlip): string => `${slip.kind} ${slip.id}`;

/** The slips of some kinds, in the order in which they lie there. */
export const ofKind = (slips: WordedSlip[], ...kinds: string[]): WordedSlip[] =>
  slips.filter(({ slip }) => kinds.includes(slip.kind));

export const choicesAbout = (choices: Choice[], slip: WordedSlip): Choice[] =>
  choices.filter(({ offer }) => offer.item === slipName(slip));

export const formsAbout = (forms: WordedForm[], slip: WordedSlip): WordedForm[] =>
  forms.filter(({ form }) => form.about === slipName(slip));

/** The forms of a part of the desk that are about no slip. */
export const formsOf = (forms: WordedForm[], ...groups: string[]): WordedForm[] =>
  forms.filter(({ form }) => !form.about && groups.includes(form.group ?? ""));

/** The choices of these kinds that are about no slip. */
export function choicesOf(choices: Choice[], slips: WordedSlip[], ...groups: string[]): Choice[] {
  const names = new Set(slips.map(slipName));
  return choices.filter(({ offer }) => groups.includes(offer.group) && !names.has(offer.item ?? ""));
}

/** The choices that are about no slip and of none of these kinds. */
export function restOf(choices: Choice[], slips: WordedSlip[], ...groups: string[]): Choice[] {
  const names = new Set(slips.map(slipName));
  return choices.filter(({ offer }) => !groups.includes(offer.group) && !names.has(offer.item ?? ""));
}

/** What a code of a slip is called; "" where it has none of that kind. */
export function nameIn({ slip, names = [] }: WordedSlip, kind: string): string {
  const place = (slip.codes ?? []).findIndex(([one]) => one === kind);
  return place < 0 ? "" : (names[place] ?? "");
}

/** The code of a kind itself. */
export const codeOf = ({ slip }: WordedSlip, kind: string): string =>
  (slip.codes ?? []).find(([one]) => one === kind)?.[1] ?? "";

/** A number of a slip; null where it has none of that name. */
export const countOf = ({ slip }: WordedSlip, name: string): number | null =>
  (slip.numbers ?? []).find(([one]) => one === name)?.[1] ?? null;

/** The characters of these sides, in their order. */
export const peopleOf = (stage: Stage, sides: number[]): Role[] =>
  stage.roles.filter((role) => isPerson(role) && sides.includes(role.actor.side));

/** Foes and obstacles. */
export const thingsOf = (stage: Stage): Role[] => stage.roles.filter((role) => !isPerson(role));
