// An answer put together in a form: which fields are shown, what the text is, what it costs.
import type { Field, WordedField, WordedForm, WordedPick } from "../messages";

/** The values of the fields by their keys; a flag that is set has one. */
export type Values = Record<string, string[]>;

/** What a form is known by among others. */
export const keyOf = ({ form }: WordedForm): string => [...form.words, form.code].join(" ");

/** What a form begins with. */
export const startOf = (form: WordedForm): Values =>
  Object.fromEntries(form.fields.map(({ field }) => [field.key, [...(field.start ?? [])]]));

/** Whether a field is shown while the others have these values. */
export const isShown = ({ field }: WordedField, values: Values): boolean =>
  (field.when ?? []).every(([key, wanted]) => {
    const own = values[key] ?? [];
    return (own.length ? own : [""]).some((value) => wanted.includes(value));
  });

export const shownOf = (form: WordedForm, values: Values): WordedField[] =>
  form.fields.filter((field) => isShown(field, values));

/** What stands in the value of a step for its number. */
const NUMBER = "#";
export const isStep = ({ pick }: WordedPick): boolean => pick.value.includes(NUMBER);

/** The value of a step with its number. */
export const withNumber = (pick: string, number: string): string => pick.replace(NUMBER, number);

/** Which of the steps a value is, and its number. */
export function stepOf(kinds: WordedPick[], value: string): { pick: string; number: string } {
  // The longest fits first: "turn -30" is a turn the other way, not one by a number below 0.
  const byLength = kinds.map(({ pick }) => pick.value).sort((a, b) => b.length - a.length);
  const pick = byLength.find((one) => value.startsWith(one.split(NUMBER)[0]!)) ?? "";
  return { pick, number: value.slice(pick.split(NUMBER)[0]!.length) };
}

/** The steps among the values of a field. */
export function stepsOf({ picks = [] }: WordedField, values: string[]): string[] {
  const first = new Set(picks.filter((one) => !isStep(one)).map(({ pick }) => pick.value));
  return values.filter((value) => !first.has(value));
}

/** Whether a field has all that it needs. */
function isFilled(field: WordedField, values: Values): boolean {
  const own = filledOf(values, field.field.key);
  if (field.field.kind !== "steps") return own.length > 0;
  const kinds = (field.picks ?? []).filter(isStep);
  const steps = stepsOf(field, own);
  return steps.length > 0 && steps.every((value) => stepOf(kinds, value).number);
}

const filledOf = (values: Values, key: string): string[] => (values[key] ?? []).filter((value) => value.trim());

/** The titles of what is still missing. */
export const missingFields = (form: WordedForm, values: Values): string[] =>
  shownOf(form, values)
    .filter((one) => one.field.needed && !isFilled(one, values))
    .map(({ title }) => title);

/** A word of an answer, in quotes where it needs them. */
export const quoteWord = (word: string): string => (/^[^\s":]\S*$/u.test(word) ? word : JSON.stringify(word));

/** A place written with a comma for decimals and something else between its numbers, as in "12,5; 14,5" or "12,5 14,5". */
const PLACE = /^(\d+(?:[.,]\d+)?)(?:\s*;\s*|\s+)(\d+(?:[.,]\d+)?)$/u;
/** The same place as answers have it: "12.5,14.5". */
export const plainPlace = (value: string): string =>
  value.replace(PLACE, (_, ...found: string[]) =>
    found
      .slice(0, 2)
      .map((number) => number.replace(",", "."))
      .join(","),
  );

/** So many letters may be said in a call for a ruling or in one. */
export const MOST_SAID = 240;
/** A word of an answer without quotes: a name has underscores for spaces. */
export const bareWord = (word: string): string => word.replace(/\s+/gu, "_");

/** The words of a field with its lead. */
function led({ lead = "", kind, join, apart }: Field, values: string[]): string[] {
  const own = values.map((value) => (kind === "words" ? plainPlace(value.trim()) : value.trim()));
  const before = lead.split(" ").filter(Boolean);
  if (kind === "flag") return before;
  const all = join ? [own.join(join)] : own;
  if (lead.endsWith("=")) return all.map((value) => lead + value);
  return [...before, ...(apart ? all.flatMap((value) => value.split(/\s+/u)) : all)];
}

/** The answer as text. */
export function composeAnswer(form: WordedForm, values: Values): string {
  const words = [...form.form.words];
  let said = "";
  for (const { field } of shownOf(form, values)) {
    const own = filledOf(values, field.key);
    if (!own.length) continue;
    if (field.kind === "said") said = own[0]!.replace(/\s+/gu, " ").trim();
    else words.push(...led(field, own));
  }
  const text = words.map(form.form.bare ? bareWord : quoteWord).join(" ");
  return said ? `${text} : ${said}` : text;
}

const WHOLE = /^\d+$/u;
const NUMERIC = /^\d+(?:[.,]\d+)?$/u;
/** The fields of which one cannot be read: those with a number that is none, else all that are typed into, but for plain whole
 * numbers beside others. */
export function unreadFields(form: WordedForm, values: Values): WordedField[] {
  const typed = shownOf(form, values).filter(
    ({ field }) => ["words", "number", "steps"].includes(field.kind) && filledOf(values, field.key).length,
  );
  const wrong = typed.filter(
    ({ field }) => field.kind === "number" && !filledOf(values, field.key).every((value) => NUMERIC.test(value)),
  );
  const doubtful = typed.filter(
    ({ field }) => field.kind !== "number" || !filledOf(values, field.key).every((value) => WHOLE.test(value)),
  );
  return [wrong, doubtful, typed].find((found) => found.length) ?? [];
}

/** What all that is picked costs. */
export const costOf = (form: WordedForm, values: Values): number =>
  shownOf(form, values).reduce(
    (sum, { field, picks = [] }) =>
      sum +
      filledOf(values, field.key).reduce(
        (own, value) => own + (picks.find(({ pick }) => pick.value === value)?.pick.price ?? 0),
        0,
      ),
    0,
  );

/** The field that a tap on somebody fills in: one that has this one already, else the first that is empty, else the first. */
export function fieldFor(form: WordedForm, values: Values, id: string): WordedField | undefined {
  const all = shownOf(form, values).filter(({ picks }) => picks?.some(({ pick, why }) => pick.value === id && !why));
  const has = all.find(({ field }) => values[field.key]?.includes(id));
  return has ?? all.find(({ field }) => !filledOf(values, field.key).length) ?? all[0];
}

/** The values with one picked or left again: one alone, or one of several up to the most. */
export function withPick({ field }: WordedField, values: Values, value: string): Values {
  const own = values[field.key] ?? [];
  const has = own.includes(value);
  if (field.kind !== "many") return { ...values, [field.key]: has && !field.needed ? [] : [value] };
  const more = field.most && own.length >= field.most ? own.slice(1 - field.most || own.length) : own;
  return { ...values, [field.key]: has ? own.filter((one) => one !== value) : [...more, value] };
}

/** The values with one more of something, or one less. */
export function withCount(key: string, values: Values, value: string, by: 1 | -1): Values {
  const own = values[key] ?? [];
  if (by > 0) return { ...values, [key]: [...own, value] };
  const place = own.lastIndexOf(value);
  return { ...values, [key]: own.filter((_, n) => n !== place) };
}

export const countOf = (values: Values, key: string, value: string): number =>
  (values[key] ?? []).filter((one) => one === value).length;

/** Whether the picks of a field are wares: each with a price, as many of each as one likes. */
export const isShop = ({ picks = [] }: WordedField): boolean => picks.some(({ pick }) => pick.price);
