// The keys of a board: what each does, how they are rebound, what is kept between visits.

export const ACTIONS = [
  "n",
  "ne",
  "se",
  "s",
  "sw",
  "nw",
  "left",
  "right",
  "next",
  "previous",
  "turn-left",
  "turn-right",
  "commit",
  "cancel",
  "sight",
  "measure",
  "odds",
  "zoom-in",
  "zoom-out",
  "fit",
  "centre",
] as const;
export type Action = (typeof ACTIONS)[number];
/** For each action its keys, as `KeyboardEvent.key` names them; `Shift+` before one that needs it. */
export type Keymap = Record<Action, string[]>;

export const DEFAULTS: Keymap = {
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

/** What a key press means; null where it is not the board's. AltGr counts as part of the sign it makes. */
export function keyPress(event: KeyboardEvent, keymap: Keymap): Pressed | null {
  const third = event.getModifierState("AltGraph");
  if (event.metaKey || event.isComposing) return null;
  if ((event.ctrlKey || event.altKey) && !third) return null;
  const name = folded(event.key);
  const find = (chord: string): Action | undefined => ACTIONS.find((one) => keymap[one].includes(chord));
  if (event.shiftKey) {
    const shifted = find(`Shift+${name}`);
    if (shifted) return { action: shifted, jump: false };
    const plain = find(name);
    if (plain && MOVES.has(plain)) return { action: plain, jump: true };
    return plain && !/^[a-z]$|^(Tab|Enter| )$/u.test(name) ? { action: plain, jump: false } : null;
  }
  const action = find(name);
  return action ? { action, jump: false } : null;
}

/** The digit 1 to 9 that a key press types; 0 for anything else. */
export function digit(event: KeyboardEvent): number {
  if (event.ctrlKey || event.metaKey || event.altKey) return 0;
  const typed = /^(?:Digit|Numpad)([1-9])$/u.exec(event.code)?.[1] ?? (/^[1-9]$/u.test(event.key) ? event.key : "0");
  return event.shiftKey ? 0 : Number(typed);
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

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;
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

/** Keeps what differs from the defaults. Throws where the browser keeps nothing. */
export function saveKeymap(keymap: Keymap, store: Store | undefined = globalThis.localStorage): void {
  const changed = ACTIONS.filter((one) => keymap[one].join() !== DEFAULTS[one].join());
  if (changed.length)
    store?.setItem(STORE, JSON.stringify(Object.fromEntries(changed.map((one) => [one, keymap[one]]))));
  else store?.removeItem(STORE);
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
