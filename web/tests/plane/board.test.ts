import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { BoardHandle, PlaneProps, Spot } from "../../src/board/interface";
import { TOOLS, View } from "../../src/board/view";
import { KEY_LIST, keyPress } from "../../src/plane/keys";
import Legend from "../../src/plane/Legend.svelte";
import PlaneBoard from "../../src/plane/PlaneBoard.svelte";
import { boardPoint, boxOf } from "../../src/plane/inches";
import { LANGUAGES, ids, sayer } from "../../src/texts";
import { UNITS, acting, choice, deploying, picking, position, props, tank, trialOf, waiting } from "./made";

const VIEW = new View(boxOf([48, 36]), TOOLS);
type Given = ReturnType<typeof props>;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(more: Partial<PlaneProps> = {}) {
  const given: Given = props(more);
  const { component, rerender } = render(PlaneBoard, given);
  const app = screen.getByRole("application");
  // All of the table is in sight, so that a place is where the tests say.
  (component as unknown as BoardHandle).reset();
  given.onspeak.mockClear();
  app.focus();
  const key = (name: string, init: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...init });
    (document.activeElement ?? app).dispatchEvent(event);
    flushSync();
    return event.defaultPrevented;
  };
  const keys = (...names: string[]): void => names.forEach((name) => key(name));
  const pointer = (type: string, spot: Spot, pointerType = "mouse"): void => {
    const { x, y } = VIEW.toScreen(boardPoint(spot));
    const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, button: 0 });
    app.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType }));
    flushSync();
  };
  const click = (spot: Spot, type = "mouse"): void => {
    pointer("pointerdown", spot, type);
    pointer("pointerup", spot, type);
  };
  const drag = (from: Spot, to: Spot): void => {
    pointer("pointerdown", from);
    pointer("pointermove", to);
    pointer("pointermove", to);
    pointer("pointerup", to);
  };
  const spoken = (): string => document.querySelector("#board-spot")?.getAttribute("aria-label") ?? "";
  const last = (): string => given.onspeak.mock.lastCall?.[0] ?? "";
  const tried = (): string => given.ontrial.mock.lastCall?.[0] ?? "";
  const gave = (): string[][] => given.onanswer.mock.calls.map(([answers]) => answers);
  return {
    given,
    app,
    key,
    keys,
    click,
    drag,
    pointer,
    spoken,
    last,
    tried,
    gave,
    rerender,
    handle: component as unknown as BoardHandle,
  };
}
const bar = (): string => document.querySelector(".bar")?.textContent ?? "";

describe("units", () => {
  test("are drawn with letters, numbers and fronts, those of this seat with a rim of their own", () => {
    open();
    const units = [...document.querySelectorAll<SVGElement>("[data-unit]")];
    expect(units.map((one) => one.dataset["unit"]).sort()).toEqual(["Dead", "Scouts", "Spears", "Tank"]);
    expect(units.filter((one) => one.classList.contains("mine")).length).toBe(2);
    expect(document.querySelectorAll("[data-unit=Spears] .nose").length).toBe(3);
    expect(document.querySelectorAll("[data-unit=Scouts] .link").length).toBe(2);
    expect(document.querySelector("[data-caption^=holder]")).toHaveTextContent("Blue");
  });
  test("are spoken with side, number, state, distance and direction from the one that acts", () => {
    const { keys, spoken } = open();
    keys("n", "n");
    expect(spoken()).toMatch(
      /^Tank, Blue; 1 of 1; faces south; about 23 inches north-east of Spears, centre to centre/u,
    );
  });
  test("N goes first to whom the acting unit can strike; Tab leaves the board after the last", () => {
    const { key, spoken } = open();
    const met: string[] = [];
    for (let n = 0; n < 4; n++) {
      key("n");
      met.push(spoken().split(",")[0]!);
    }
    expect(met).toEqual(["Spears", "Tank", "Dead", "Scouts"]);
    expect(key("Tab")).toBe(false);
  });
  test("ranges are bands where nothing is measured before it is declared", () => {
    const band = (exact: boolean): string => {
      const { pointer } = open({ exact });
      pointer("pointermove", [18, 6]);
      const found = document.querySelector<SVGElement>(".range")!.style.strokeWidth;
      cleanup();
      return found;
    };
    expect([band(false), band(true)]).toEqual(["24", "2"]);
  });
});

describe("moves", () => {
  test("a click marks and tries, a second one gives", async () => {
    const { click, tried, gave } = open();
    click([24, 12]);
    expect(tried()).toBe("move 24,12");
    await waitFor(() => expect(bar()).toContain("2 of 6 inches"));
    expect(gave()).toEqual([]);
    click([24, 12]);
    await waitFor(() => expect(gave()).toEqual([["move 24,12"]]));
  });
  test("a click is the place that a form asks for, and no move, where one does", () => {
    const onplace = vi.fn();
    const { click, given, gave } = open({ onplace });
    click([24, 12]);
    expect(onplace).toHaveBeenCalledExactlyOnceWith("24,12");
    expect(given.ontrial).not.toHaveBeenCalled();
    expect(gave()).toEqual([]);
  });
  test.each([
    ["too far", { centre: [24, 10] as Spot }, ["too far: the unit stays"]],
    ["into the reach of an enemy", {}, ["a free attack of Dead"]],
  ])("a click on a mark that is %s moves it; the button alone gives it", async (_, more, notes) => {
    const ontrial = vi.fn((text: string) => Promise.resolve({ ...trialOf(text, more), notes }));
    const { click, gave } = open({ ontrial });
    click([24, 16.1]);
    await waitFor(() => expect(bar()).toContain(notes[0]));
    click([24, 15.9]);
    await waitFor(() => expect(ontrial.mock.lastCall?.[0]).toBe("move 24,15.9"));
    await waitFor(() => expect(bar()).toContain("tried move 24,15.9"));
    expect(gave()).toEqual([]);
    screen.getByRole("button", { name: "Confirm all the same" }).click();
    await waitFor(() => expect(gave()).toEqual([["move 24,15.9"]]));
  });
  test("what a form puts together is drawn on the table, and drawn anew as it changes", async () => {
    const { given, rerender, gave } = open();
    expect(document.querySelector("[data-ghost]")).toBeNull();
    await rerender({ ...given, composed: { answer: "move 24,12 facing 95" } });
    flushSync();
    const drawn = (): string => document.querySelector('[data-ghost="move"]')?.outerHTML ?? "";
    const first = drawn();
    expect(first).not.toBe("");
    await rerender({ ...given, composed: { answer: "move 30,12 facing 95" } });
    flushSync();
    expect(drawn()).not.toBe("");
    expect(drawn()).not.toBe(first);
    expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull();
    screen.getByRole("button", { name: /Turn left/u }).click();
    flushSync();
    expect(screen.getByRole("button", { name: "Confirm" })).toBeVisible();
    await rerender({ ...given, composed: { answer: "march 3 bearing north" } });
    flushSync();
    expect(gave()).toEqual([]);
  });
  test("what is refused says why with its clause, and is not given", async () => {
    const ontrial = vi.fn((text: string) => Promise.resolve(trialOf(text, {}, "the way is barred")));
    const { keys, gave, last } = open({ ontrial });
    keys("ArrowUp");
    await waitFor(() => expect(last()).toMatch(/^24, 11: the way is barred \[UW-MOVE-01\]/u));
    keys("Enter");
    await waitFor(() => expect(ontrial.mock.calls.length).toBeGreaterThan(1));
    expect(screen.getByRole("button", { name: "Confirm" })).toBeDisabled();
    expect(document.querySelector(".shade.refused")).not.toBeNull();
    expect(gave()).toEqual([]);
  });
  test.each<[string[], string]>([
    [["ArrowUp"], "move 24,11"],
    [["ArrowUp", "w"], "move 24,17"],
    [["ArrowUp", "["], "move 24,11 facing 95"],
    [["}"], "move 24,10 facing 45"],
    [["q", "q"], "move 24,10 facing 100"],
    [["m", "ArrowUp"], "move 24,11"],
    [["c"], "move 24.123456789,13 facing 90"],
    [["c", "c"], "move 23.5,13 facing 90"],
    [["x", "x", "x"], "move 24,12"],
  ])("the keys %j make %s", async (pressedKeys, text) => {
    const { keys, gave, given } = open();
    keys(...pressedKeys);
    await waitFor(() => expect(given.ontrial.mock.lastCall?.[0]).toBe(text));
    keys("Enter");
    await waitFor(() => expect(gave()).toEqual([[text]]));
  });
  test("what is begun and not changed is nothing to confirm", async () => {
    const { keys, gave, given, last } = open();
    keys("m");
    await waitFor(() => expect(given.ontrial.mock.lastCall?.[0]).toBe("move 24,10"));
    expect(screen.getByRole("button", { name: "Confirm" })).toBeDisabled();
    keys("Enter");
    expect(last()).toBe("Nothing is changed yet");
    keys("m");
    await waitFor(() => expect(given.ontrial.mock.lastCall?.[0]).toBe("reform 3"));
    keys("Enter");
    expect(gave()).toEqual([]);
    keys("ArrowUp");
    await waitFor(() => expect(screen.getByRole("button", { name: "Confirm" })).toBeEnabled());
  });
  test("Shift steps a tenth, and takes a file away", async () => {
    const { key, tried } = open();
    key("ArrowRight", { shiftKey: true });
    await waitFor(() => expect(tried()).toBe("move 24.1,10"));
    key("F", { shiftKey: true });
    await waitFor(() => expect(tried()).toBe("reform 2"));
  });
  test("a drag onto an enemy offers contact, the handle wheels", async () => {
    const { drag, tried, given } = open();
    drag([24, 10], [24, 14]);
    await waitFor(() => expect(tried()).toMatch(/^move 2\d\.?\d*,13 facing 90$/u));
    expect(given.onspeak.mock.calls.flat().join()).toContain("<move 2");
    const grip = document.querySelector("circle.grip")!;
    const [x, y] = [Number(grip.getAttribute("cx")) / 24, -Number(grip.getAttribute("cy")) / 24];
    drag([x, y], [x + 10, 13]);
    await waitFor(() => expect(tried()).toMatch(/facing 0$/u));
    // The unit itself, dragged once more, puts the move together anew; the table stays.
    drag([24, 10], [22, 11]);
    await waitFor(() => expect(tried()).toMatch(/^move 22,11/u));
  });
  test("miniatures that would stand apart are marked", async () => {
    const asked = { ...acting(), who: "Scouts", text: "Scouts?", open: ["move X,Y"], choices: [choice("stop", "end")] };
    const ontrial = vi.fn((text: string) =>
      Promise.resolve(
        trialOf(text, {
          bases: UNITS()[1]!.block.bases,
          middles: UNITS()[1]!.block.middles,
          centre: [18, 8],
          loose: [2],
        }),
      ),
    );
    const { keys, drag, given } = open({ position: position(asked), selected: "Scouts", ontrial });
    keys("ArrowUp", "ArrowUp");
    await waitFor(() => expect(bar()).toContain("1 miniature stands apart"));
    expect(document.querySelectorAll(".base.loose").length).toBe(1);
    screen.getByRole("button", { name: "Move single miniatures" }).click();
    flushSync();
    drag([18, 4.5], [20, 9]);
    await waitFor(() => expect(given.ontrial.mock.lastCall?.[0]).toMatch(/ arrange 18,6;19\.5,6;20,9$/u));
  });
});

describe("vehicles", () => {
  const asked = () => ({
    ...acting(),
    who: "Tank",
    side: 1,
    text: "Tank?",
    open: ["drive forward|reverse go INCHES|turn DEGREES ..."],
    choices: [choice("fire front", "fire"), choice("stop", "end")],
  });
  const seat = () => ({ mine: [1], selected: "Tank", position: position(asked()) });
  test.each<[string[], string]>([
    [["ArrowUp", "ArrowUp"], "drive forward go 2"],
    [["[", "ArrowUp"], "drive forward turn 5 go 1"],
    [["ArrowUp", "p", "ArrowUp"], "drive forward go 1 go 1"],
    [["ArrowUp", "b"], "drive reverse go 1"],
    [["ArrowUp", "]", "Backspace"], "drive forward go 1"],
  ])("the keys %j make %s", async (pressedKeys, text) => {
    const { keys, given } = open(seat());
    keys(...pressedKeys);
    await waitFor(() => expect(given.ontrial.mock.lastCall?.[0]).toBe(text));
  });
  test("a click ahead pivots and drives there; whom it runs over is told", async () => {
    const ontrial = vi.fn((text: string) =>
      Promise.resolve(
        trialOf(text, {
          struck: [
            { unit: "Dead", miniatures: 2, dice: "6d6" },
            { unit: "Foes", miniatures: 1, dice: "3d6" },
          ],
          swath: [
            [
              [35, 29],
              [37, 29],
              [36, 25],
            ],
          ],
        }),
      ),
    );
    const { click } = open({ ...seat(), ontrial });
    click([36, 24]);
    await waitFor(() => expect(ontrial.mock.lastCall?.[0]).toBe("drive forward go 6"));
    await waitFor(() => expect(bar()).toContain("runs over Foes: 1 miniature, 3d6"));
    expect(document.querySelector(".harm")).toHaveTextContent("runs over your own Dead: 2 miniatures, 6d6");
    expect(document.querySelectorAll(".swath").length).toBe(1);
    click([40, 26]);
    await waitFor(() => expect(ontrial.mock.lastCall?.[0]).toMatch(/^drive forward turn 45 go 5\.6/u));
  });
  test("an enemy in an arc is fired at", () => {
    const units = [...UNITS().slice(0, 3), tank("Tank", 1, [24, 24], 270)];
    const { click, gave } = open({ ...seat(), position: position(asked(), units) });
    click([24, 10]);
    click([24, 10]);
    expect(gave()).toEqual([["fire front"]]);
  });
});

describe("picking, striking, placing", () => {
  test("a unit is picked with the second click or by Enter", () => {
    const { click, given, gave, keys, last } = open({ position: position(picking()), selected: "" });
    click([18, 6]);
    expect(given.onselect).toHaveBeenLastCalledWith("Scouts");
    expect(last()).toContain("Scouts, Red, yours");
    keys("n", "Enter");
    expect(gave()).toEqual([]);
  });
  test("a selected one is picked at once", () => {
    const { click, gave } = open({ position: position(picking()), selected: "Scouts" });
    click([18, 6]);
    expect(gave()).toEqual([["unit Scouts"]]);
  });
  test("a click on a unit of one's own lists what it can do and, below that, what is closed", async () => {
    const shut = { ...choice("unit Spearmen", "pick"), why: "it has been activated", clauses: [] };
    const { click } = open({ position: position(picking()), ondeeds: () => Promise.resolve([shut]) });
    click([18, 6]);
    expect(screen.getByRole("button", { name: /unit Scouts/u })).toBeVisible();
    await screen.findByText("it has been activated");
  });
  test("an enemy is aimed at first, then struck", () => {
    const { click, given, gave } = open();
    click([36, 30]);
    expect(given.ontarget).toHaveBeenLastCalledWith("Tank");
    expect(gave()).toEqual([]);
    click([36, 30]);
    expect(gave()).toEqual([["shoot Tank"]]);
  });
  test("several attacks make a menu, answered by number", () => {
    const asked = acting();
    asked.choices!.push(choice("shoot Tank with 2", "shoot", { target: "Tank" }));
    const { click, key, gave } = open({ position: position(asked) });
    click([36, 30]);
    click([36, 30]);
    expect(screen.getAllByRole("button", { name: /shoot Tank/u }).length).toBe(2);
    key("2", { code: "Digit2" });
    expect(gave()).toEqual([["shoot Tank with 2"]]);
  });
  test("an enemy that can be reached only: the first click shows the contact, the second gives it", async () => {
    const { click, tried, gave } = open();
    click([24, 14]);
    expect(tried()).toBe("move 24.123456789,13 facing 90");
    click([24, 14]);
    await waitFor(() => expect(gave()).toEqual([["move 24.123456789,13 facing 90"]]));
  });
  test("a unit that waits is chosen from the list, formed, filed, placed", async () => {
    const units = [...UNITS(), waiting("Town guard", 0, 8)];
    const { given, click } = open({ position: position(deploying(), units), selected: "" });
    screen.getByRole("button", { name: /Town guard/u }).click();
    flushSync();
    await waitFor(() =>
      expect(given.ontrial.mock.lastCall?.[0]).toBe("deploy Town_guard regiment 4 at 24,6 facing 90"),
    );
    screen.getByRole("button", { name: "One file more" }).click();
    await waitFor(() =>
      expect(given.ontrial.mock.lastCall?.[0]).toBe("deploy Town_guard regiment 5 at 24,6 facing 90"),
    );
    screen.getByRole("button", { name: "Regiment" }).click();
    await waitFor(() => expect(given.ontrial.mock.lastCall?.[0]).toBe("deploy Town_guard skirmish at 24,6 facing 90"));
    click([30, 3]);
    await waitFor(() => expect(given.ontrial.mock.lastCall?.[0]).toBe("deploy Town_guard skirmish at 30,3 facing 90"));
    screen.getByRole("button", { name: "Confirm" }).click();
    await waitFor(() => expect(given.onanswer).toHaveBeenCalledWith(["deploy Town_guard skirmish at 30,3 facing 90"]));
  });
  test.each([
    ["no unit is chosen", ""],
    ["a unit is chosen that stands already", "Spears"],
  ])("a place pressed while %s says what to do first", (_, selected) => {
    const { click, given, last } = open({
      position: position(deploying(), [...UNITS(), waiting("Town guard", 0, 8)]),
      selected,
    });
    expect(document.querySelector(".bar .first")).not.toHaveClass("missed");
    click([30, 3]);
    expect(last()).toContain("Choose a unit");
    expect(document.querySelector(".bar .first")).toHaveClass("missed");
    expect(given.ontrial).not.toHaveBeenCalled();
    screen.getByRole("button", { name: /Town guard/u }).click();
    flushSync();
    expect(document.querySelector(".bar .first")).toBeNull();
  });
  test("the first click on the table marks a place even where the unit waits already", async () => {
    const { click, gave, given } = open({
      position: position(deploying(), [...UNITS(), waiting("Town guard", 0, 8)]),
      selected: "",
    });
    screen.getByRole("button", { name: /Town guard/u }).click();
    flushSync();
    click([24, 6]);
    await waitFor(() => expect(bar()).toContain("tried deploy"));
    expect([gave(), given.ontrial.mock.lastCall?.[0]]).toEqual([[], "deploy Town_guard regiment 4 at 24,6 facing 90"]);
  });
  test("who falls is clicked", () => {
    const asked = {
      ...picking(),
      inner: true,
      choices: [choice("1", "number", { spot: [18, 4.5], target: "Scouts" })],
    };
    asked.choices[0]!.number = 3;
    const { click, gave, pointer } = open({ position: position(asked) });
    expect(document.querySelector("text.number")).toHaveTextContent("3");
    expect(document.querySelector("[data-caption='letters Scouts']")).toBeNull();
    expect(document.querySelector("[data-caption='letters Spears']")).not.toBeNull();
    pointer("pointermove", [18, 4.5]);
    expect(document.querySelector(".beside")).toBeNull();
    click([18, 4.5]);
    expect(gave()).toEqual([["1"]]);
  });
  test("those chosen to fall are crossed out; the others are large enough to be pressed as long as one chooses", async () => {
    const spots: Spot[] = [[18, 4.5], [19, 4.5]]; // prettier-ignore
    const choices = spots.map((spot, n) => choice(String(n), "number", { spot, target: "Scouts" }));
    const given = props({ position: position({ ...picking(), inner: true, choices, chosen: [[20, 4.5]] }) });
    const { rerender } = render(PlaneBoard, given);
    const scale = (): number => {
      const drawing = document.querySelector<SVGElement>(".plane svg")!;
      return 1 / Number(drawing.style.getPropertyValue("--u"));
    };
    const marks = (): number[] =>
      [...document.querySelectorAll("circle.mark:has(title)")].map((one) => Number(one.getAttribute("r")));
    await waitFor(() => expect(Math.min(...marks()) * 2 * scale()).toBeGreaterThanOrEqual(23.9));
    await waitFor(() => expect(scale()).toBeGreaterThanOrEqual(0.99));
    expect(document.querySelector("path.chosen")).toHaveTextContent("chosen, falls");
    await rerender({ ...given, position: position(picking()) });
    await waitFor(() => expect(scale()).toBeLessThan(0.99));
    expect(marks()).toEqual([]);
  });
  test("the table is whole at first, however near to each other all stand", () => {
    render(PlaneBoard, props());
    expect(document.querySelector(".minimap")).toBeNull();
  });
});

describe("the rest", () => {
  test("the ruler measures from the acting unit to a place or a unit, and says it", async () => {
    const { key, click, given } = open();
    key("v");
    click([30, 30]);
    await waitFor(() => expect(given.onmeasure).toHaveBeenLastCalledWith("Spears", "30,30"));
    const said = (): string | null | undefined => document.querySelector(".beside")?.textContent;
    await waitFor(() => expect(said()).toContain("about 4 inches north"));
    expect(said()).not.toContain("centre to centre");
    key("n");
    key("n");
    await waitFor(() => expect(given.onmeasure).toHaveBeenLastCalledWith("Spears", "Tank"));
    await waitFor(() => expect(said()).toContain("inches north, centre to centre"));
    key("Escape");
    expect(document.querySelector(".tape")).toBeNull();
  });
  test("a replay shows and does nothing", () => {
    const { click, keys, given, last } = open({ reading: true });
    click([24, 12]);
    keys("ArrowUp", "q");
    expect(given.ontrial).not.toHaveBeenCalled();
    expect(last()).toBe("The board only shows: nothing can be done on it now");
    expect(document.querySelector(".bar")).toBeNull();
  });
  test("the cursor speaks the ground; the edge ends it", () => {
    const { keys, last } = open({ position: position(null), selected: "", reading: true });
    keys("a", "a", "ArrowLeft");
    expect(last()).toMatch(/^11, 18; West copse/u);
    keys("a", "a");
    expect(last()).toBe("Edge of the board");
  });
  test("the page can zoom, show the whole table and lead to a unit", () => {
    const { handle, given, spoken } = open({ position: position(null), reading: true, selected: "" });
    handle.zoom(1);
    expect(given.onspeak).toHaveBeenLastCalledWith("Zoom 125%");
    handle.reset();
    expect(given.onspeak).toHaveBeenLastCalledWith("Zoom 100%");
    handle.focusFigure("Tank");
    handle.centre();
    flushSync();
    expect(spoken()).toContain("Tank");
  });
  test("every key that is listed has its words, and its chords mean something", () => {
    for (const { text } of KEY_LIST) expect(ids("en")).toContain(text);
    const press = (key: string, more: KeyboardEventInit = {}) =>
      keyPress(new KeyboardEvent("keydown", { key, ...more }));
    expect(press("A")).toEqual({ action: "left", pace: "far" });
    expect(press("F", { shiftKey: true })).toEqual({ action: "fewer-files", pace: "plain" });
    expect(press("M", { shiftKey: true })).toBeNull();
    expect(press("n", { ctrlKey: true })).toBeNull();
    expect(press("z")).toBeNull();
  });
  test.each(LANGUAGES)("every sign is drawn and explained (%s)", (language) => {
    render(Legend, { say: sayer(language) });
    const rows = screen.getAllByRole("listitem");
    expect(rows.length).toBe(18);
    for (const row of rows) expect(row.textContent).not.toMatch(/plane-sign/u);
  });
});
