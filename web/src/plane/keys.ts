// The keys of a table in inches and what they mean.
import type { BoardKey } from "../boards";

export const ACTIONS = [
  "up",
  "down",
  "left",
  "right",
  "next",
  "previous",
  "turn-left",
  "turn-right",
  "commit",
  "cancel",
  "ruler",
  "odds",
  "mode",
  "contact",
  "suggest",
  "more-files",
  "fewer-files",
  "form",
  "part",
  "back",
  "shorten",
  "zoom-in",
  "zoom-out",
  "fit",
  "centre",
] as const;
export type Action = (typeof ACTIONS)[number];
/** How far a step goes: an inch, a tenth, six inches; or how far a turn: 5 degrees, 45. */
export type Pace = "plain" | "fine" | "far";
export interface Pressed {
  action: Action;
  pace: Pace;
}

const KEYS: Record<string, [Action, Pace]> = {
  ArrowUp: ["up", "plain"],
  ArrowDown: ["down", "plain"],
  ArrowLeft: ["left", "plain"],
  ArrowRight: ["right", "plain"],
  w: ["up", "far"],
  s: ["down", "far"],
  a: ["left", "far"],
  d: ["right", "far"],
  n: ["next", "plain"],
  Tab: ["next", "plain"],
  "[": ["turn-left", "plain"],
  "]": ["turn-right", "plain"],
  "{": ["turn-left", "far"],
  "}": ["turn-right", "far"],
  q: ["turn-left", "plain"],
  e: ["turn-right", "plain"],
  Enter: ["commit", "plain"],
  " ": ["commit", "plain"],
  Escape: ["cancel", "plain"],
  v: ["ruler", "plain"],
  o: ["odds", "plain"],
  m: ["mode", "plain"],
  c: ["contact", "plain"],
  x: ["suggest", "plain"],
  f: ["more-files", "plain"],
  k: ["form", "plain"],
  p: ["part", "plain"],
  b: ["back", "plain"],
  Backspace: ["shorten", "plain"],
  "+": ["zoom-in", "plain"],
  "=": ["zoom-in", "plain"],
  "-": ["zoom-out", "plain"],
  "0": ["fit", "plain"],
  ".": ["centre", "plain"],
};
/** What keys mean together with Shift, where that is something else. */
const SHIFTED: Record<string, [Action, Pace]> = {
  ArrowUp: ["up", "fine"],
  ArrowDown: ["down", "fine"],
  ArrowLeft: ["left", "fine"],
  ArrowRight: ["right", "fine"],
  n: ["previous", "plain"],
  Tab: ["previous", "plain"],
  q: ["turn-left", "far"],
  e: ["turn-right", "far"],
  "[": ["turn-left", "far"],
  "]": ["turn-right", "far"],
  f: ["fewer-files", "plain"],
};
const PLAIN = /^[a-z ]$|^(?:Enter|Backspace)$/u;

/** What a key press means; null where it is not the board's. AltGr counts as part of the sign it makes. */
export function keyPress(event: KeyboardEvent): Pressed | null {
  const third = event.getModifierState("AltGraph");
  if (event.metaKey || event.isComposing) return null;
  if ((event.ctrlKey || event.altKey) && !third) return null;
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const found = (event.shiftKey && SHIFTED[name]) || (event.shiftKey && PLAIN.test(name) ? undefined : KEYS[name]);
  return found ? { action: found[0], pace: found[1] } : null;
}

/** The keys as a page lists them, each with the id of the text that says what it does. */
export const KEY_LIST: BoardKey[] = [
  { keys: "↑ ↓ ← →", text: "plane-key-move" },
  { keys: "Shift+↑…", text: "plane-key-fine" },
  { keys: "W A S D", text: "plane-key-far" },
  { keys: "N Tab", text: "plane-key-next" },
  { keys: "[ ] Q E", text: "plane-key-turn" },
  { keys: "Enter Space", text: "plane-key-commit" },
  { keys: "M", text: "plane-key-mode" },
  { keys: "C", text: "plane-key-contact" },
  { keys: "X", text: "plane-key-suggest" },
  { keys: "F Shift+F", text: "plane-key-files" },
  { keys: "K", text: "plane-key-form" },
  { keys: "P B Backspace", text: "plane-key-drive" },
  { keys: "V", text: "plane-key-ruler" },
  { keys: "O", text: "plane-key-odds" },
  { keys: "+ − 0 .", text: "plane-key-view" },
  { keys: "Esc", text: "board-key-cancel" },
  { keys: "1–9", text: "board-key-number" },
];
