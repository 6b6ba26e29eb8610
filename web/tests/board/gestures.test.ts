import { describe, expect, test, vi } from "vitest";
import type { Point } from "../../src/board/geometry";
import { Gestures } from "../../src/board/hands/gestures";
import { View } from "../../src/board/view";

function made(pans = true) {
  const view = new View({ x: 0, y: 0, w: 4000, h: 4000 });
  view.zoom(4);
  const told = {
    view,
    pans: () => pans,
    tap: vi.fn<(at: Point, touch: boolean) => void>(),
    hover: vi.fn<(at: Point | null) => void>(),
    draw: vi.fn<(at: Point, when: string) => void>(),
    changed: vi.fn<() => void>(),
  };
  const gestures = new Gestures(document.createElement("div"), told);
  const event = (x: number, y: number, pointerId = 1, pointerType = "touch"): PointerEvent =>
    Object.assign(new MouseEvent("pointer", { clientX: x, clientY: y }), {
      pointerId,
      pointerType,
    }) as unknown as PointerEvent;
  return { view, told, gestures, event };
}

describe("pointers", () => {
  test("a press without a way is a tap, with a little shaking too", () => {
    const { gestures, told, event } = made();
    gestures.press(event(50, 60));
    gestures.move(event(54, 63));
    gestures.release(event(54, 63));
    expect(told.tap).toHaveBeenCalledExactlyOnceWith({ x: 54, y: 63 }, true);
  });
  test("a drag moves the board by as much", () => {
    const { gestures, told, view, event } = made();
    const before = { x: view.x, y: view.y };
    gestures.press(event(100, 100));
    gestures.move(event(130, 90));
    gestures.move(event(160, 95));
    gestures.release(event(160, 95));
    expect([view.x - before.x, view.y - before.y]).toEqual([60, -5]);
    expect(told.tap).not.toHaveBeenCalled();
  });
  test("a drag that draws tells its start, way and end and moves nothing", () => {
    const { gestures, told, view, event } = made(false);
    const before = view.x;
    gestures.press(event(100, 100));
    gestures.move(event(130, 90));
    gestures.release(event(140, 90));
    expect(told.draw.mock.calls.map(([at, when]) => [at.x, when])).toEqual([
      [100, "start"],
      [130, "move"],
      [140, "end"],
    ]);
    expect(view.x).toBe(before);
  });
  test("two fingers zoom about what lies between them, and tap nothing", () => {
    const { gestures, told, view, event } = made();
    const under = view.toBoard({ x: 300, y: 300 });
    const before = view.k;
    gestures.press(event(250, 300, 1));
    gestures.press(event(350, 300, 2));
    gestures.move(event(200, 300, 1));
    gestures.move(event(400, 300, 2));
    gestures.release(event(200, 300, 1));
    gestures.move(event(420, 300, 2));
    gestures.release(event(420, 300, 2));
    expect(view.k).toBeCloseTo(before * 2);
    expect(view.toScreen(under).x).toBeCloseTo(300);
    expect(view.toScreen(under).y).toBeCloseTo(300);
    expect(told.tap).not.toHaveBeenCalled();
  });
  test("two fingers side by side move the board", () => {
    const { gestures, view, event } = made();
    const before = { x: view.x, k: view.k };
    gestures.press(event(250, 300, 1));
    gestures.press(event(350, 300, 2));
    for (let step = 1; step <= 10; step++) {
      gestures.move(event(250 + step, 300, 1));
      gestures.move(event(350 + step, 300, 2));
    }
    expect(view.k).toBeCloseTo(before.k);
    expect(view.x - before.x).toBeCloseTo(10);
  });
  test("the wheel zooms at the pointer; with shift it moves sideways", () => {
    const { gestures, view } = made();
    const under = view.toBoard({ x: 120, y: 80 });
    const before = view.k;
    const event = new WheelEvent("wheel", { deltaY: -100, clientX: 120, clientY: 80, cancelable: true });
    gestures.wheel(event);
    expect(event.defaultPrevented).toBe(true);
    expect(view.k).toBeGreaterThan(before);
    expect(view.toScreen(under).x).toBeCloseTo(120);
    const x = view.x;
    gestures.wheel(new WheelEvent("wheel", { deltaY: 30, shiftKey: true }));
    expect(view.x).toBeCloseTo(x - 30);
  });
  test("a mouse that only moves hovers, and leaving ends it; a finger never hovers", () => {
    const { gestures, told, event } = made();
    gestures.move(event(10, 20, 1, "mouse"));
    gestures.leave();
    gestures.move(event(10, 20, 1, "touch"));
    expect(told.hover.mock.calls).toEqual([[{ x: 10, y: 20 }], [null]]);
  });
  test("a press that is taken away taps nothing", () => {
    const { gestures, told, event } = made();
    gestures.press(event(10, 20));
    gestures.stop(event(10, 20));
    gestures.release(event(10, 20));
    expect(told.tap).not.toHaveBeenCalled();
  });
});
