// The keys of a board: what each does, how they are rebound, what is kept between visits.

import { typedDigit } from "../../table/keys";

/** For each action its keys, as `KeyboardEvent.key` names them; `Shift+` before one that needs it. */
export type Chords<Action extends string> = Record<Action, string[]>;

export const DEFAULTS = {
  n: ["w", "ArrowUp"],
  ne: ["e"],
  se: ["d"],
  s: ["s", "ArrowDown"],
  sw: ["a"],
  nw: ["q"],
  left: ["ArrowLeft"],
  right: ["ArrowRight"],
  next: ["n", "Tab"],
  previous: ["Shift+n", "Shift+Tab"],
  "turn-left": ["["],
  "turn-right": ["]"],
  commit: ["Enter", " "],
  cancel: ["Escape"],
  sight: ["v"],
  measure: ["m"],
  odds: ["o"],
  "zoom-in": ["+", "="],
  "zoom-out": ["-"],
  fit: ["0"],
  centre: ["."],
};
export type Action = keyof typeof DEFAULTS;
export type Keymap = Chords<Action>;
export const ACTIONS = Object.keys(DEFAULTS) as Action[];
/** Keys of the page around the board, which no action may take. */
export const RESERVED = ["u", "r", "l", "t", "/", "?", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
export const STORE = "affray.board.keys";

export interface Pressed {
  action: Action;
  /** Shift with a direction: jump to the next hex that differs. */
  jump: boolean;
}

const MOVES = new Set<Action>(["n", "ne", "se", "s", "sw", "nw", "left", "right"]);
const folded = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/**
 * What a key press means; null where it is not the board's. AltGr counts as part of the sign it makes. With Shift a
 * letter means nothing but what it means with it, or a jump.
 */
export function keyPress<A extends string>(
  event: KeyboardEvent,
  keymap: Chords<A>,
  jumps: ReadonlySet<string> = MOVES,
): { action: A; jump: boolean } | null {
  const third = event.getModifierState("AltGraph");
  if (event.metaKey || event.isComposing) return null;
  if ((event.ctrlKey || event.altKey) && !third) return null;
  const name = folded(event.key);
  const find = (chord: string): A | undefined => (Object.keys(keymap) as A[]).find((one) => keymap[one].includes(chord));
  const shifted = event.shiftKey ? find(`Shift+${name}`) : undefined;
  const action = shifted ?? find(name);
  const jump = event.shiftKey && !shifted && action !== undefined && jumps.has(action);
  const bare = event.shiftKey && !shifted && !jump && /^[a-z ]$|^(?:Tab|Enter|Backspace)$/u.test(name);
  return action && !bare ? { action, jump } : null;
}

/** The digit 1 to 9 that a key press types; 0 for anything else. */
export function digit(event: KeyboardEvent): number {
  if (event.ctrlKey || event.metaKey || event.altKey) return 0;
  return event.shiftKey ? 0 : typedDigit(event);
}

/** The keymap with an action given other keys; a key taken from another action leaves it. */
export function withKeys(keymap: Keymap, action: Action, keys: string[]): Keymap {
  const bad = keys.find((key) => RESERVED.includes(key));
  if (bad) throw new RangeError(`key ${bad}: expected one that the page does not use`);
  const others = ACTIONS.filter((one) => one !== action).map((one) => [
    one,
    keymap[one].filter((k) => !keys.includes(k)),
  ]);
  return { ...Object.fromEntries(others), [action]: [...keys] } as Keymap;
}

type Store = Pick<Storage, "getItem">;
const strings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** The keymap kept by this browser; the defaults where there is none or it cannot be read. */
export function loadKeymap(store: Store | undefined = globalThis.localStorage): Keymap {
  try {
    const kept: unknown = JSON.parse(store?.getItem(STORE) ?? "{}");
    if (!kept || typeof kept !== "object") return DEFAULTS;
    return Object.entries(kept).reduce<Keymap>((map, [name, keys]) => {
      const action = ACTIONS.find((one) => one === name);
      return action && strings(keys) ? withKeys(map, action, keys) : map;
    }, DEFAULTS);
  } catch {
    return DEFAULTS;
  }
}

const SHOWN: Record<string, string> = {
  " ": "Space",
  Escape: "Esc",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
};
const shown = (chord: string): string => {
  const name = chord.replace(/^Shift\+/u, "");
  const plain = SHOWN[name] ?? (name.length === 1 ? name.toUpperCase() : name);
  return chord === name ? plain : `Shift+${plain}`;
};

/** The keys as a page lists them, each with the id of the text that says what it does, and the part of the ground it needs. */
export function keyList(keymap: Keymap): { keys: string; text: string; needs?: "overlay" }[] {
  const of = (...actions: Action[]): string => actions.flatMap((one) => keymap[one].map(shown)).join(" ");
  return [
    { keys: of("nw", "n", "ne", "sw", "s", "se", "left", "right"), text: "board-key-move" },
    { keys: "Shift", text: "board-key-jump" },
    { keys: of("next", "previous"), text: "board-key-next" },
    { keys: of("commit"), text: "board-key-commit" },
    { keys: of("turn-left", "turn-right"), text: "board-key-turn" },
    { keys: of("sight"), text: "board-key-sight" },
    { keys: of("measure"), text: "board-key-measure", needs: "overlay" },
    { keys: of("odds"), text: "board-key-odds" },
    { keys: of("zoom-in", "zoom-out", "fit", "centre"), text: "board-key-view" },
    { keys: of("cancel"), text: "board-key-cancel" },
    { keys: "1–9", text: "board-key-number" },
  ];
}
