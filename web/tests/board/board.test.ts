import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import HexBoard, { keymap } from "../../src/board/HexBoard.svelte";
import { bounds, centre } from "../../src/board/geometry";
import type { BoardHandle, Hex } from "../../src/board/interface";
import { TOOLS, View } from "../../src/board/view";
import { ids, sayer } from "../../src/texts";
import { at, ground, position, props } from "./made";

const VIEW = new View(bounds(ground().hexes.map(([q, r]): Hex => [q, r])), TOOLS);
type Props = ReturnType<typeof props>;

beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null));
let leave = (): void => undefined;
afterEach(() => {
  leave();
  cleanup();
  vi.restoreAllMocks();
});

function open(more: Parameters<typeof props>[0] = {}) {
  const given: Props = props(more);
  const page = vi.fn<(event: KeyboardEvent) => void>();
  window.addEventListener("keydown", page);
  leave = () => window.removeEventListener("keydown", page);
  const { component, rerender, unmount } = render(HexBoard, given);
  const app = screen.getByRole("application");
  app.focus();
  const key = (name: string, init: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...init });
    (document.activeElement ?? app).dispatchEvent(event);
    flushSync();
    return event.defaultPrevented;
  };
  const keys = (...names: string[]): void => names.forEach((name) => key(name));
  const pointer = (type: string, hex: Hex, pointerType = "mouse", aside = 0): void => {
    const { x, y } = VIEW.toScreen(centre(hex));
    const event = new MouseEvent(type, { bubbles: true, clientX: x + aside, clientY: y, button: 0 });
    app.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType }));
    flushSync();
  };
  const click = (hex: Hex, type = "mouse", aside = 0): void => {
    pointer("pointerdown", hex, type, aside);
    pointer("pointerup", hex, type, aside);
  };
  const drag = (from: Hex, to: Hex, type = "mouse"): void => {
    pointer("pointerdown", from, type);
    pointer("pointermove", to, type);
    pointer("pointerup", to, type);
  };
  const hex = (): string => document.querySelector("#board-hex")?.getAttribute("aria-label") ?? "";
  const last = (): string => given.onspeak.mock.lastCall?.[0] ?? "";
  const handle = component as unknown as BoardHandle;
  return { given, handle, app, key, keys, click, drag, pointer, hex, last, rerender, page, unmount };
}
const card = (): string => document.querySelector(".beside")?.textContent ?? "";

describe("the focus", () => {
  test("starts at the selected figure; six keys go to the six neighbours", () => {
    const board = open();
    expect(board.hex()).toMatch(/^Column 3, row 3\./u);
    for (const [name, column, row] of [
      ["w", 3, 2],
      ["e", 4, 2],
      ["d", 5, 2],
      ["s", 5, 3],
      ["a", 4, 4],
      ["q", 3, 3],
    ] as const) {
      expect(board.key(name)).toBe(true);
      expect(board.hex()).toMatch(new RegExp(`^Column ${column}, row ${row}\\.`, "u"));
      expect(board.last()).toBe(board.hex());
    }
  });
  test("arrows go along the column and the row", () => {
    const board = open();
    board.keys("ArrowRight", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowDown");
    expect(board.hex()).toMatch(/^Column 4, row 4\./u);
  });
  test("shift jumps to the next hex that differs, or to the edge", () => {
    const board = open({ places: [], position: { ...position(), asked: null } });
    board.key("ArrowLeft", { shiftKey: true });
    expect(board.hex()).toMatch(/^Column 2, row 3\./u);
    board.key("ArrowLeft", { shiftKey: true });
    expect(board.hex()).toMatch(/^Column 1, row 3\. Brush/u);
    board.keys("d", "d");
    board.key("S", { shiftKey: true });
    expect(board.hex()).toMatch(/^Column 3, row 6\./u);
  });
  test("the edge of the board is said and holds", () => {
    const board = open();
    board.keys("w", "w", "w", "w");
    expect(board.last()).toBe("Edge of the board");
    expect(board.hex()).toMatch(/^Column 3, row 0\./u);
  });
  test("the board is one tab stop, whose active part is the focused hex", () => {
    const board = open();
    const own = document.querySelectorAll(".app [tabindex], .app button, .app a");
    expect(own).toHaveLength(0);
    const id = board.app.getAttribute("aria-activedescendant")!;
    expect(board.app.querySelector(`#${id}`)?.getAttribute("role")).toBe("img");
    expect(board.app.getAttribute("aria-label")).toBe("Board");
  });
  test("the page can move it: to a figure, to the board", () => {
    const board = open();
    board.handle.focusFigure("Snik");
    flushSync();
    expect(board.hex()).toContain("Snik, Blue");
    (document.activeElement as HTMLElement).blur();
    board.handle.focusBoard();
    expect(document.activeElement).toBe(board.app);
  });
});

describe("figures able to act", () => {
  const picks = (): Parameters<typeof props>[0] => ({
    selected: "",
    places: [],
    position: {
      ...position(),
      asked: {
        side: 0,
        code: "pick",
        text: "Who moves?",
        choices: ["Bors", "Ceda"].map((id) => ({
          label: `Move ${id}`,
          offer: { text: `pick ${id}`, group: "pick", target: id },
        })),
      },
    },
  });
  test("n goes round, Shift+N back", () => {
    const board = open(picks());
    board.key("n");
    expect(board.given.onselect).toHaveBeenLastCalledWith("Bors");
    board.key("n");
    expect(board.given.onselect).toHaveBeenLastCalledWith("Ceda");
    board.key("n");
    expect(board.given.onselect).toHaveBeenLastCalledWith("Bors");
    board.key("N", { shiftKey: true });
    expect(board.given.onselect).toHaveBeenLastCalledWith("Ceda");
  });
  test("Tab leaves the board after the last, Shift+Tab before the first", () => {
    const board = open(picks());
    expect(board.key("Tab")).toBe(true);
    expect(board.key("Tab")).toBe(true);
    expect(board.hex()).toContain("Ceda");
    expect(board.key("Tab")).toBe(false);
    expect(board.key("Tab", { shiftKey: true })).toBe(true);
    expect(board.key("Tab", { shiftKey: true })).toBe(false);
  });
  test("a selected figure is picked by a second click or Enter", () => {
    const board = open({ ...picks(), selected: "Ceda" });
    board.click(at(2, 5));
    expect(board.given.onanswer).toHaveBeenLastCalledWith(["pick Ceda"]);
    board.key("Enter");
    expect(board.given.onanswer).toHaveBeenCalledTimes(2);
  });
  test("nobody able is said", () => {
    const board = open({ mine: [], selected: "" });
    board.key("n");
    expect(board.last()).toBe("No figure can act now");
    expect(board.key("Tab")).toBe(false);
  });
});

describe("select, preview, commit", () => {
  test("Enter on a place sends its path", () => {
    const board = open();
    board.keys("d", "s", "Enter");
    expect(board.given.onanswer).not.toHaveBeenCalled();
    board.keys("w");
    expect(card()).toContain("4,4");
    expect(board.given.onanswer).not.toHaveBeenCalled();
    board.keys("Enter");
    expect(board.given.onanswer).toHaveBeenCalledExactlyOnceWith(["step S", "step NE"]);
  });
  test("hovering draws the way and shows cost, stop, engagement and rolls", () => {
    const board = open();
    board.pointer("pointermove", at(4, 4));
    expect(document.querySelectorAll(".way polyline")).toHaveLength(2);
    for (const words of [
      "2 points",
      "Facing north-east",
      "Must stop: engaged",
      "Engaged by Gruk",
      "footing, 63 %",
      "Aim",
    ]) {
      expect(card()).toContain(words);
    }
  });
  test.each(["mouse", "touch"])("the second click of a %s commits a place, the first only previews", (type) => {
    const board = open();
    board.click(at(4, 4), type);
    expect(board.given.onanswer).not.toHaveBeenCalled();
    expect(card()).toContain("Click again to move there");
    board.click(at(3, 4), type);
    expect(board.given.onanswer).not.toHaveBeenCalled();
    board.click(at(3, 4), type);
    expect(board.given.onanswer).toHaveBeenCalledExactlyOnceWith(["step S"]);
  });
  test("a step of the open question is given by its hex: at once by mouse, at the second tap by finger", () => {
    const mouse = open();
    mouse.click(at(3, 2));
    expect(mouse.given.onanswer).toHaveBeenCalledExactlyOnceWith(["step N"]);
    mouse.unmount();
    const finger = open();
    finger.click(at(3, 2), "touch");
    expect(finger.given.onanswer).not.toHaveBeenCalled();
    finger.click(at(3, 2), "touch");
    expect(finger.given.onanswer).toHaveBeenCalledExactlyOnceWith(["step N"]);
  });
  test("dragging from the figure draws a path that a second tap commits", () => {
    const board = open();
    board.drag(at(3, 3), at(4, 4), "touch");
    expect(card()).toContain("Click again to move there");
    board.click(at(4, 4), "touch");
    expect(board.given.onanswer).toHaveBeenCalledExactlyOnceWith(["step S", "step NE"]);
  });
  test("dragging empty ground moves the board and gives nothing", async () => {
    const board = open();
    const plane = document.querySelector<HTMLElement>(".plane")!;
    await vi.waitFor(() => expect(plane.style.transform).not.toBe(""));
    const before = plane.style.transform;
    board.drag(at(0, 6), at(2, 5));
    await vi.waitFor(() => expect(plane.style.transform).not.toBe(before));
    expect(board.given.onanswer).not.toHaveBeenCalled();
    expect(board.given.onselect).not.toHaveBeenCalled();
  });
  test("a figure of one's own is selected; an enemy is looked at, then its answers open", () => {
    const board = open();
    board.click(at(2, 5));
    expect(board.given.onselect).toHaveBeenLastCalledWith("Ceda");
    board.click(at(5, 3));
    expect(board.given.ontarget).toHaveBeenLastCalledWith("Gruk");
    expect(document.querySelector('[data-figure="Gruk"] .reticle')).not.toBeNull();
    expect(board.last()).toContain("Gruk, Blue");
    board.click(at(5, 3));
    // Answers that differ in their dice are one row; the dice are chosen beside the board.
    expect(screen.getAllByRole("button", { name: /Strike Gruk/u })).toHaveLength(1);
    board.key("1", { code: "Digit1" });
    expect(board.given.onchoose).toHaveBeenCalledExactlyOnceWith("strike Gruk 1");
  });
  test("what cannot be done with an enemy or a hex stands below with the reason and its clause", async () => {
    const shut = { offer: { text: "hurl Gruk 1", group: "hurl" }, label: "hurl at Gruk", why: "out of reach" };
    const ondeeds = vi.fn(() => Promise.resolve([{ ...shut, clauses: ["FM-OPT-06"] }]));
    const board = open({ ondeeds });
    board.click(at(5, 3));
    await screen.findByText("hurl at Gruk");
    expect(ondeeds).toHaveBeenLastCalledWith({ who: "Gruk" });
    expect(screen.getAllByRole("button", { name: /Strike Gruk/u })).toHaveLength(1);
    expect(screen.getByRole("list", { name: "Not possible now" }).textContent).toContain("out of reach");
    expect(screen.getByRole("button", { name: "FM-OPT-06" })).toBeTruthy();
    board.key("Escape");
    board.click(at(0, 0));
    await screen.findByText("hurl at Gruk");
    expect(ondeeds).toHaveBeenLastCalledWith({ hex: at(0, 0) });
    expect(board.last()).toContain("hurl at Gruk: out of reach");
  });
  test("an open menu is clicked, too, and closed by Escape", async () => {
    const board = open();
    board.keys("Enter");
    const stop = screen.getByRole("button", { name: "Stop here" });
    expect(document.activeElement).toBe(stop);
    board.key("Escape");
    expect(screen.queryByRole("button", { name: "Stop here" })).toBeNull();
    board.keys("Enter");
    await fireEvent.click(screen.getByRole("button", { name: "Stop here" }));
    expect(board.given.onanswer).toHaveBeenCalledExactlyOnceWith(["stop"]);
    expect(document.activeElement).toBe(board.app);
  });
  test("what is pressed is told and marked, in place of all else, where somebody takes it", () => {
    const onpoint = vi.fn();
    const { given, click } = open({ onpoint });
    click(at(5, 3));
    click(at(5, 3));
    click(at(3, 4), "touch");
    expect(onpoint.mock.calls).toEqual([
      [at(5, 3), "Gruk"],
      [at(5, 3), "Gruk"],
      [at(3, 4), ""],
    ]);
    expect([given.onselect.mock.lastCall, document.querySelectorAll(".armed").length]).toEqual([["Gruk"], 1]);
    expect(given.onanswer).not.toHaveBeenCalled();
    expect(card()).not.toContain("again");
  });
  test("a board that only shows gives nothing", () => {
    const board = open({ reading: true });
    board.click(at(3, 4));
    board.click(at(3, 4));
    board.click(at(3, 2));
    board.keys("[", "Enter");
    expect(board.given.onanswer).not.toHaveBeenCalled();
    expect(board.given.onspeak.mock.calls.flat()).toContain("The board only shows: nothing can be done on it now");
  });
  test("a new position drops what was tried", async () => {
    const board = open();
    board.click(at(4, 4));
    await board.rerender({ position: { ...position(), state: 2 } });
    board.click(at(4, 4));
    expect(board.given.onanswer).not.toHaveBeenCalled();
  });
});

describe("facing", () => {
  test("brackets turn, with the roll and its chance; Enter gives the turn", () => {
    const board = open();
    board.key("[");
    expect(board.last()).toBe("Bors would face north-east; 3 dice, 11 or less: 63%");
    expect(document.querySelector('[data-spoke="1"]')?.textContent).toMatch(/NE\s*63%\s*3D≤11/u);
    expect(document.querySelectorAll(".spoke")).toHaveLength(6);
    board.key("[");
    expect(board.last()).toBe("Bors would face north");
    board.key("]");
    board.key("Enter");
    expect(board.given.onanswer).toHaveBeenCalledExactlyOnceWith(["face NE"]);
  });
  test("a facing that is not offered is said and not given", () => {
    const board = open();
    board.keys("]", "Enter");
    expect(board.given.onspeak.mock.calls.flat()).toContain("Bors cannot turn south");
    expect(board.given.onanswer).not.toHaveBeenCalled();
  });
  test("a click on the figure opens the wheel, a click on a spoke gives it; a finger taps twice", () => {
    const board = open();
    board.click(at(3, 3));
    board.click(at(3, 2));
    expect(board.given.onanswer).toHaveBeenCalledExactlyOnceWith(["face N"]);
    board.click(at(3, 3), "touch");
    board.click(at(4, 3), "touch");
    expect(board.given.onanswer).toHaveBeenCalledTimes(1);
    expect(board.last()).toContain("would face north-east");
    board.click(at(4, 3), "touch");
    expect(board.given.onanswer).toHaveBeenLastCalledWith(["face NE"]);
  });
  test("front, side and rear are labelled around the selected figure", () => {
    open();
    const words = [...document.querySelectorAll(".wheel .arc")].map((one) => one.textContent);
    expect(words).toEqual(["side", "front", "front", "front", "side", "rear"]);
  });
});

describe("overlays and tools", () => {
  test("threatened hexes carry their counts, now apart from next turn", () => {
    open({
      threats: [
        { hex: at(4, 4), by: ["Gruk", "Snik"], now: true },
        { hex: at(2, 2), by: ["Snik"], now: false },
      ],
    });
    const counts = [...document.querySelectorAll(".threat text")].map((one) => one.textContent);
    expect(counts).toEqual(["2!", "1"]);
    expect(document.querySelectorAll(".threat.now polygon")).toHaveLength(2);
  });
  test("v asks for the line from the figure to each hex in focus, and ends it", () => {
    const board = open();
    board.keys("v", "w", "w");
    expect(board.given.onsight.mock.calls).toEqual([
      [at(3, 3), at(3, 2)],
      [at(3, 3), at(3, 1)],
    ]);
    board.key("v");
    expect(board.last()).toBe("Line of sight off");
    board.key("w");
    expect(board.given.onsight).toHaveBeenCalledTimes(2);
  });
  test("v held and dragged asks from hex to hex", () => {
    const board = open();
    board.key("v");
    board.drag(at(1, 1), at(7, 1));
    expect(board.given.onsight).toHaveBeenLastCalledWith(at(1, 1), at(7, 1));
    board.app.dispatchEvent(new KeyboardEvent("keyup", { key: "v", bubbles: true }));
    expect(board.last()).toBe("Line of sight off");
  });
  test("what blocks the line is marked and named", async () => {
    const board = open();
    board.keys("v", "w");
    const blocked = { code: "blocked", said: "Brush stands between", clauses: ["FM-LOS-02"] };
    await board.rerender({
      sight: { sight: { hexes: [at(3, 3), at(3, 2)], where: at(3, 2), blocked }, text: "Blocked." },
    });
    expect(document.querySelector(".sight .block")).not.toBeNull();
    board.pointer("pointermove", at(3, 2));
    const seen = [...document.querySelectorAll(".seen")];
    expect(seen).toHaveLength(2);
  });
  test("o looks at the focused target and leaves the key to the page", () => {
    const board = open();
    board.handle.focusFigure("Gruk");
    expect(board.key("o")).toBe(false);
    expect(board.given.ontarget).toHaveBeenLastCalledWith("Gruk");
    expect(board.page).toHaveBeenCalled();
  });
  test("zoom in, out, the whole board and the figure in the middle", async () => {
    const board = open();
    const plane = document.querySelector<HTMLElement>(".plane")!;
    const width = (): number => Number(document.querySelector(".plane svg")?.getAttribute("width"));
    const whole = width();
    expect(board.key("+")).toBe(true);
    await vi.waitFor(() => expect(width()).toBeCloseTo(whole * 1.25));
    board.keys("-", "-");
    await vi.waitFor(() => expect(width()).toBeLessThan(whole));
    board.key("0");
    await vi.waitFor(() => expect(width()).toBeCloseTo(whole));
    const before = plane.style.transform;
    board.keys("+", ".");
    await vi.waitFor(() => expect(plane.style.transform).not.toBe(before));
    const { x, y } = centre(at(3, 3));
    const [left = 0, top = 0] = [...plane.style.transform.matchAll(/-?[\d.]+(?=px)/gu)].map(Number);
    const k = width() / VIEW.box.w;
    expect(left + x * k).toBeCloseTo(400, 0);
    expect(top + y * k).toBeCloseTo(300, 0);
    await fireEvent.click(screen.getByRole("button", { name: "Show the whole board" }));
    await vi.waitFor(() => expect(width()).toBeCloseTo(whole));
  });
  test("Escape undoes one thing after the other, then belongs to the page", () => {
    const board = open();
    board.click(at(5, 3));
    expect(board.key("Escape")).toBe(true);
    board.keys("v", "[");
    expect([1, 2, 3].map(() => board.key("Escape"))).toEqual([true, true, true]);
    expect(board.given.ontarget).toHaveBeenLastCalledWith("");
    expect(board.key("Escape")).toBe(false);
  });
  test("the page's own keys come through", () => {
    const board = open();
    for (const name of ["u", "r", "l", "t", "/", "?", "1"]) expect(board.key(name)).toBe(false);
    expect(board.key("Enter", { ctrlKey: true })).toBe(false);
    expect(board.page).toHaveBeenCalledTimes(8);
    expect(board.given.onanswer).not.toHaveBeenCalled();
  });
});

test("figures in one hex stand apart; the one hit is taken", () => {
  const now = position();
  now.figures[1]!.counter.pos = at(5, 3);
  const board = open({ position: now });
  const moved = [...document.querySelectorAll<SVGElement>("[data-figure]")].map((one) => one.style.transform);
  expect(new Set(moved).size).toBe(4);
  board.click(at(5, 3), "mouse", 12);
  expect(board.given.ontarget).toHaveBeenLastCalledWith("Gruk");
  board.click(at(5, 3), "mouse", -12);
  expect(board.given.onselect).toHaveBeenLastCalledWith("Ceda");
  expect(board.hex()).toMatch(/Ceda, Red, yours.*Gruk, Blue/u);
});

test("the words are German where the page is", () => {
  const board = open({ say: sayer("de") });
  expect(board.app.getAttribute("aria-label")).toBe("Spielfeld");
  board.key("w");
  expect(board.last()).toMatch(/^Spalte 3, Reihe 2\. Offenes Gelände\. 1 Feld nördlich von Bors\./u);
});

test("the keys a page lists have words", () => {
  expect(keymap.map(({ text }) => text).filter((id) => !ids("de").includes(id))).toEqual([]);
});
