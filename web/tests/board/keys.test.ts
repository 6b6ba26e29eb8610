import { describe, expect, test } from "vitest";
import {
  ACTIONS,
  type Action,
  DEFAULTS,
  RESERVED,
  STORE,
  digit,
  keyList,
  loadKeymap,
  keyPress,
  withKeys,
} from "../../src/board/hands/keys";
import { ids } from "../../src/texts";

const press = (key: string, more: KeyboardEventInit = {}) =>
  keyPress(new KeyboardEvent("keydown", { key, ...more }), DEFAULTS);
const store = (text: string): Pick<Storage, "getItem"> => ({ getItem: () => text });

describe("the keymap", () => {
  test.each<[string, Action]>([
    ["q", "nw"],
    ["w", "n"],
    ["e", "ne"],
    ["a", "sw"],
    ["s", "s"],
    ["d", "se"],
    ["ArrowUp", "n"],
    ["ArrowDown", "s"],
    ["ArrowLeft", "left"],
    ["ArrowRight", "right"],
    ["n", "next"],
    ["Tab", "next"],
    ["[", "turn-left"],
    ["]", "turn-right"],
    ["Enter", "commit"],
    [" ", "commit"],
    ["Escape", "cancel"],
    ["v", "sight"],
    ["o", "odds"],
    ["+", "zoom-in"],
    ["-", "zoom-out"],
    ["0", "fit"],
    [".", "centre"],
  ])("%s means %s", (key, action) => expect(press(key)).toEqual({ action, jump: false }));

  test("shift with a direction jumps; with Tab and N it goes back", () => {
    expect(press("W", { shiftKey: true })).toEqual({ action: "n", jump: true });
    expect(press("ArrowLeft", { shiftKey: true })).toEqual({ action: "left", jump: true });
    expect(press("Tab", { shiftKey: true })?.action).toBe("previous");
    expect(press("N", { shiftKey: true })?.action).toBe("previous");
    expect(press("V", { shiftKey: true })).toBeNull();
  });
  test("a sign that needs shift or AltGr on some keyboards still works", () => {
    expect(press("+", { shiftKey: true })?.action).toBe("zoom-in");
    expect(press("[", { ctrlKey: true, altKey: true, modifierAltGraph: true })?.action).toBe("turn-left");
  });
  test("keys with Ctrl, Alt or Meta are not the board's", () => {
    for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
      for (const key of ["Enter", "s", "1", "+"]) expect(press(key, more)).toBeNull();
    }
  });
  test("the page's keys mean nothing here", () => {
    for (const key of RESERVED) expect(press(key)).toBeNull();
  });
  test("no key has two meanings", () => {
    const all = ACTIONS.flatMap((action) => DEFAULTS[action]);
    expect(new Set(all).size).toBe(all.length);
  });
  test("digits are 1 to 9 without modifiers", () => {
    expect(digit(new KeyboardEvent("keydown", { key: "7" }))).toBe(7);
    expect(digit(new KeyboardEvent("keydown", { key: "&", code: "Digit1" }))).toBe(1);
    expect(digit(new KeyboardEvent("keydown", { key: "7", altKey: true }))).toBe(0);
    expect(digit(new KeyboardEvent("keydown", { key: "0" }))).toBe(0);
  });
});

describe("rebinding", () => {
  test("a key taken leaves its old action", () => {
    const map = withKeys(DEFAULTS, "centre", ["w"]);
    expect(map.centre).toEqual(["w"]);
    expect(map.n).toEqual(["ArrowUp"]);
    expect(keyPress(new KeyboardEvent("keydown", { key: "w" }), map)?.action).toBe("centre");
  });
  test("a key of the page is refused", () => expect(() => withKeys(DEFAULTS, "fit", ["u"])).toThrow(/key u/u));
  test("what is kept is read back", () => {
    const kept = { n: ["k"], s: ["j"] };
    expect(loadKeymap(store(JSON.stringify(kept)))).toEqual({ ...DEFAULTS, ...kept });
  });
  test("what cannot be read gives the defaults", () => {
    for (const text of ["{", "3", "null", '{"n": 4}', '{"n": ["u"]}', '{"what": ["k"]}'])
      expect(loadKeymap(store(text))).toEqual(DEFAULTS);
  });
  test("the browser's own store is used by default", () => {
    localStorage.setItem(STORE, '{"fit": ["f"]}');
    expect(loadKeymap().fit).toEqual(["f"]);
    localStorage.removeItem(STORE);
  });
});

test("every listed key has words in both languages", () => {
  for (const { keys, text } of keyList(DEFAULTS)) {
    expect(keys).not.toBe("");
    expect(ids("en")).toContain(text);
    expect(ids("de")).toContain(text);
  }
});
