// The keys of a table in inches and what they mean.
import { keyPress as press } from "../board/hands/keys";
import type { BoardKey } from "../boards";

/** How far a step goes: an inch, a tenth, six inches; or how far a turn: 5 degrees, 45. */
export type Pace = "plain" | "fine" | "far";

/** The keys of each action; behind it the pace, where that is not the plain one. */
const KEYMAP = {
  up: ["ArrowUp"],
  "up fine": ["Shift+ArrowUp"],
  "up far": ["w"],
  down: ["ArrowDown"],
  "down fine": ["Shift+ArrowDown"],
  "down far": ["s"],
  left: ["ArrowLeft"],
  "left fine": ["Shift+ArrowLeft"],
  "left far": ["a"],
  right: ["ArrowRight"],
  "right fine": ["Shift+ArrowRight"],
  "right far": ["d"],
  next: ["n", "Tab"],
  previous: ["Shift+n", "Shift+Tab"],
  "turn-left": ["[", "q"],
  "turn-left far": ["{", "Shift+[", "Shift+q"],
  "turn-right": ["]", "e"],
  "turn-right far": ["}", "Shift+]", "Shift+e"],
  commit: ["Enter", " "],
  cancel: ["Escape"],
  ruler: ["v"],
  odds: ["o"],
  mode: ["m"],
  contact: ["c"],
  suggest: ["x"],
  "more-files": ["f"],
  "fewer-files": ["Shift+f"],
  form: ["k"],
  part: ["p"],
  back: ["b"],
  shorten: ["Backspace"],
  "zoom-in": ["+", "="],
  "zoom-out": ["-"],
  fit: ["0"],
  centre: ["."],
};
export interface Pressed {
  action: string;
  pace: Pace;
}
const NOWHERE: ReadonlySet<string> = new Set();

/** What a key press means; null where it is not the board's. */
export function keyPress(event: KeyboardEvent): Pressed | null {
  const [action, pace = "plain"] = press(event, KEYMAP, NOWHERE)?.action.split(" ") ?? [];
  return action ? { action, pace: pace as Pace } : null;
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
