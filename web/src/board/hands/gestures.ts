// Pointers on a board: taps, drags, pinches and the wheel, told apart by how far and with how many fingers.
import type { Point } from "../geometry";
import type { View } from "../view";

export interface Gestured {
  view: View;
  /** Whether a drag from here moves the board (else it draws). */
  pans(at: Point): boolean;
  tap(at: Point, touch: boolean): void;
  hover(at: Point | null): void;
  /** A drawing drag begins, goes on, ends. */
  draw(at: Point, when: "start" | "move" | "end", touch: boolean): void;
  /** The view has changed. */
  changed(): void;
}
const SLACK = { mouse: 5, touch: 10 };

export class Gestures {
  private readonly down = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private doing: "" | "pan" | "draw" | "pinch" = "";

  constructor(
    private readonly element: HTMLElement,
    private readonly told: Gestured,
  ) {}

  private at(event: MouseEvent): Point {
    const { left, top } = this.element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  private catch(id: number): void {
    try {
      this.element.setPointerCapture?.(id);
    } catch {
      // The pointer is gone already: nothing to hold.
    }
  }

  press(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button > 1) return;
    const at = this.at(event);
    this.down.set(event.pointerId, at);
    this.catch(event.pointerId);
    if (this.down.size > 1) this.doing = "pinch";
    else {
      this.start = at;
      this.doing = event.button === 1 ? "pan" : "";
    }
  }

  move(event: PointerEvent): void {
    const at = this.at(event);
    const before = this.down.get(event.pointerId);
    const touch = event.pointerType !== "mouse";
    if (!before) {
      if (!touch) this.told.hover(at);
      return;
    }
    if (this.doing === "pinch") return this.pinch(event.pointerId, before, at);
    this.down.set(event.pointerId, at);
    if (!this.doing) {
      const slack = touch ? SLACK.touch : SLACK.mouse;
      if (Math.hypot(at.x - this.start.x, at.y - this.start.y) < slack) return;
      this.doing = this.told.pans(this.start) ? "pan" : "draw";
      if (this.doing === "draw") this.told.draw(this.start, "start", touch);
      else this.told.hover(null);
    }
    if (this.doing === "draw") return this.told.draw(at, "move", touch);
    this.told.view.pan(at.x - before.x, at.y - before.y);
    this.told.changed();
  }

  private pinch(id: number, before: Point, at: Point): void {
    const other = [...this.down].find(([one]) => one !== id)?.[1];
    this.down.set(id, at);
    if (!other) return;
    const far = (a: Point): number => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
    this.told.view.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    this.told.view.zoom(far(at) / far(before), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    this.told.changed();
  }

  release(event: PointerEvent): void {
    if (!this.down.delete(event.pointerId)) return;
    const touch = event.pointerType !== "mouse";
    const at = this.at(event);
    if (this.down.size) return;
    if (this.doing === "draw") this.told.draw(at, "end", touch);
    else if (!this.doing) this.told.tap(at, touch);
    this.doing = "";
  }

  stop(event: PointerEvent): void {
    this.down.delete(event.pointerId);
    if (!this.down.size) this.doing = "";
  }

  leave(): void {
    if (!this.down.size) this.told.hover(null);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    if (event.shiftKey) this.told.view.pan(-event.deltaY * lines, 0);
    else this.told.view.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), this.at(event));
    this.told.changed();
  }
}
