// How figures are told apart without colour: letters, shapes, patterns, and chips for what their notes say.
import type { Counter, Figure } from "../../messages";
import { isLarge } from "../body";
import { type Point, SIZE } from "../geometry";

const LETTERS = /[\p{L}\p{N}]/u;
const DIGITS = "0123456789";
const ALPHABET = "abcdefghijklmnopqrstuvwxyz";
/** First words of names that say nothing of who it is. */
const ARTICLES = ["the", "a", "an", "der", "die", "das", "ein", "eine"];
type Marked = Pick<Counter, "id" | "side">;

/** The letters and digits of a name without its article. */
function bareName(name: string): string {
  const [first = "", ...rest] = name.split(" ");
  const own = rest.length && ARTICLES.includes(first.toLowerCase()) ? rest.join(" ") : name;
  return [...own].filter((sign) => LETTERS.test(sign)).join("") || "?";
}

const inCase = (mark: string, { side }: Marked): string => (side % 2 ? mark.toLowerCase() : mark.toUpperCase());

// The terminal has these rules too (`core/words/marks.py`); tests/kept/marks.json holds both to the same letters.

/** One or two letters for each figure that no other has: capitals for even sides, small ones for odd. */
export function lettersOf(figures: readonly Marked[]): Map<string, string> {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  const begun = figures.map(({ id }) => bareName(id).charAt(0).toLowerCase());
  for (const figure of figures) {
    const [first = "", ...rest] = bareName(figure.id);
    const alone = begun.filter((letter) => letter === first.toLowerCase()).length === 1;
    const numbers = [...rest].reverse().filter((sign) => DIGITS.includes(sign));
    const wanted = alone ? [first] : [...numbers, ...rest, ...DIGITS].map((sign) => first + sign);
    const mark = wanted.find((one) => !taken.has(one.toLowerCase())) ?? first + rest.join("");
    taken.add(mark.toLowerCase());
    found.set(figure.id, inCase(mark, figure));
  }
  return found;
}

/** One letter for each unit: one serves two units only where all others are taken, and then in its two forms. */
export function unitLettersOf(units: readonly Marked[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const unit of units) {
    const name = [...bareName(unit.id).toLowerCase()].filter((letter) => ALPHABET.includes(letter));
    const wanted = [...name, ...ALPHABET].map((letter) => inCase(letter, unit));
    const taken = new Set(found.values());
    const alone = wanted.find((one) => !taken.has(one.toLowerCase()) && !taken.has(one.toUpperCase()));
    found.set(unit.id, alone ?? [...wanted, ...DIGITS].find((one) => !taken.has(one)) ?? "+");
  }
  return found;
}

export const SHAPES = ["round", "square", "peak", "diamond", "flag", "star"] as const;
export type Shape = (typeof SHAPES)[number];
/** The pattern on a side's base. */
export const PATTERNS = ["plain", "stripes", "dots", "checks", "bars", "rings"] as const;
export const shapeOf = (side: number): Shape => SHAPES[side % SHAPES.length]!;
export const patternOf = (side: number): string => PATTERNS[side % PATTERNS.length]!;

/** The base of each shape as a path, pointing north. */
export const BASES: Record<Shape, string> = {
  round: "M0-22A22 22 0 0 1 22 0A22 22 0 0 1-22 0A22 22 0 0 1 0-22Z",
  square: "M-15-21H15Q20-21 20-16V15Q20 20 15 20H-15Q-20 20-20 15V-16Q-20-21-15-21Z",
  peak: "M0-23L20-11.5V11.5L0 23L-20 11.5V-11.5Z",
  diamond: "M0-26L24 0L0 26L-24 0Z",
  flag: "M-20-20H20V10L0 24L-20 10Z",
  star: "M-9-22H9L22-9V9L9 22H-9L-22 9V-9Z",
};

export type ChipKind = "prone" | "engaged" | "grapple" | "aim" | "shield" | "dodge" | "acted" | "air" | "note";
export interface Chip {
  kind: ChipKind;
  /** A number or letter shown in it, or "". */
  text: string;
  title: string;
}

const KINDS: [RegExp, ChipKind][] = [
  [/^prone|^kneel|^crouch/u, "prone"],
  [/^engaged/u, "engaged"],
  [/^hand.to.hand|^grappl|^hth/u, "grapple"],
  [/^aim/u, "aim"],
  [/^defend|^guard|^on guard|^parr/u, "shield"],
  [/^dodg|^evad/u, "dodge"],
  [/^acted|^done|^moved/u, "acted"],
];

/** The chips of a figure: its notes as codes give the sign, in words the title. */
export function chipsOf({ counter, notes }: Figure): Chip[] {
  return (counter.notes ?? []).map((note, at) => {
    const kind = KINDS.find(([pattern]) => pattern.test(note.toLowerCase()))?.[1] ?? "note";
    const number = /[-+]?\d+/u.exec(note)?.[0].replace("+", "") ?? "";
    const text = kind === "note" ? note.charAt(0).toUpperCase() + number : kind === "aim" ? number : "";
    return { kind, text, title: notes[at] ?? note };
  });
}

export interface Stand {
  at: Point;
  scale: number;
}

/** Where the figures of one hex stand so that each can be read: alone in the middle, else around it. */
export function stand(place: number, of: number): Stand {
  if (of <= 1) return { at: { x: 0, y: 0 }, scale: 1 };
  const far = of === 2 ? SIZE * 0.4 : SIZE * 0.46;
  const start = of === 2 ? Math.PI : -Math.PI / 2;
  const angle = start + (2 * Math.PI * place) / of;
  return { at: { x: far * Math.cos(angle), y: far * Math.sin(angle) }, scale: of === 2 ? 0.64 : 0.54 };
}

const ASIDE = 0.5;

/**
 * Where each figure of a hex stands, those who stand first: whoever is down lies small beside them. A body of several
 * hexes stays where it is, and the others make room.
 */
export function stands(here: readonly Figure[]): Stand[] {
  const room = here.some(({ counter }) => isLarge(counter)) ? 1 : 0;
  const small = here.filter(({ counter }) => !isLarge(counter));
  const up = small.filter(({ counter }) => !counter.down).length;
  const places = small.map((_, n) => {
    if (n < up || !(up + room)) return stand(n + room, (up || small.length) + room);
    return { at: { x: SIZE * (0.5 - 0.22 * (n - up)), y: SIZE * 0.45 }, scale: ASIDE };
  });
  return here.map((figure) => places[small.indexOf(figure)] ?? stand(0, 1));
}
