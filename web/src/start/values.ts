// The values of house rules, and what packs of them are called.
import type { SystemInfo } from "../messages";

export type Value = string | number | boolean;

export const plain = (value: Value): string => String(value);

/** The value of an option as its own kind: yes and no, a number, or a word. */
export function typed(text: string): Value {
  if (text === "true" || text === "false") return text === "true";
  return /^-?\d+$/u.test(text) ? Number(text) : text;
}

/** The title of a pack. */
export const packTitle = (system: SystemInfo, name: string): string =>
  (system.packs ?? []).find((pack) => pack.name === name)?.title ?? name;
