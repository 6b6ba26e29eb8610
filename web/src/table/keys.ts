// The keys of the table, and who gets a key: fields keep theirs, a focused board comes first.
import { stepped } from "../ui/roving_focus";
import type { Asked } from "../messages";

/** What the page can ask of the open question in the panel. */
export interface QuestionHandle {
  press(number: number): boolean;
  pick(text: string): void;
  choose(text: string): void;
  back(): boolean;
  /** Gives what is put together; false where nothing is. */
  finish(): boolean;
}

export interface Deeds {
  undo(): void;
  again(): void;
  finish(): void;
  threats(): void;
  odds(): void;
  command(): void;
  help(): void;
  roll(back: number): void;
  press(number: number): boolean;
  next(back: boolean): void;
  zoom(step: number): void;
  reset(): void;
  centre(): void;
  escape(): void;
}

/** The keys as they are listed, each with the id of the text that says what it does. */
export const PAGE_KEYS: readonly (readonly [string, string])[] = [
  ["1–9", "key-number"],
  ["Ctrl+Enter", "key-end"],
  ["u", "key-undo"],
  ["r", "key-redo"],
  ["n", "key-next"],
  ["o", "key-odds"],
  ["t", "key-threats"],
  ["l", "key-roll"],
  ["Alt+1–9", "key-rolls"],
  ["+ − 0 .", "key-zoom"],
  ["/", "key-command"],
  ["?", "key-help"],
  ["Esc", "key-escape"],
];

/** Kinds of fields in which nothing is written that Ctrl+Enter might send. */
const SET = /^(?:radio|checkbox|range|number)$/u;

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/u.test(target.tagName))
  );
}

/** The digit from 1 that a key types, whatever is held with it; 0 for another key. */
export const typedDigit = ({ code, key }: KeyboardEvent): number =>
  Number(/^(?:Digit|Numpad)([1-9])$/u.exec(code)?.[1] ?? (/^[1-9]$/u.test(key) ? key : 0));

/** So many milliseconds after a question took the place of another, a number is meant for the one before. */
const EARLY = 300;
/** Whether a number pressed now is meant for the question before the one that came at that time. */
export const isMeantForLast = (came: number, now = performance.now()): boolean => now - came < EARLY;

/** What a key does at the table; whether it did anything. */
export function handle(event: KeyboardEvent, deeds: Deeds): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.key === "Escape") return (deeds.escape(), true);
  const finishes = event.key === "Enter" && (event.ctrlKey || event.metaKey);
  if (finishes && event.target instanceof HTMLInputElement && SET.test(event.target.type))
    return (deeds.finish(), true);
  if (typing(event.target)) return false;
  if (finishes) return (deeds.finish(), true);
  if (event.ctrlKey || event.metaKey) return false;
  const digit = typedDigit(event);
  if (digit && event.altKey) return (deeds.roll(digit), true);
  if (event.altKey) return false;
  if (digit && !event.shiftKey) return deeds.press(digit);
  return plain(event.key, deeds);
}

function plain(key: string, deeds: Deeds): boolean {
  const table: Record<string, () => void> = {
    u: () => deeds.undo(),
    r: () => deeds.again(),
    n: () => deeds.next(false),
    N: () => deeds.next(true),
    o: () => deeds.odds(),
    t: () => deeds.threats(),
    l: () => deeds.roll(1),
    "/": () => deeds.command(),
    "?": () => deeds.help(),
    "+": () => deeds.zoom(1),
    "-": () => deeds.zoom(-1),
    "0": () => deeds.reset(),
    ".": () => deeds.centre(),
  };
  const deed = table[key];
  deed?.();
  return deed !== undefined;
}

/** The figure after the chosen one, or before it: of those that can be picked now, else of this seat's own. */
export function nextOf(asked: Asked | null, own: readonly { id: string }[], chosen: string, back: boolean): string {
  const picks = (asked?.choices ?? []).filter((one) => one.offer.group === "pick").map((one) => one.offer.target ?? "");
  const all = picks.length ? picks : own.map((one) => one.id);
  return all[stepped(all.length, all.indexOf(chosen), back)] ?? "";
}
