// Pan and zoom: where the board lies on the screen. A point p of the board is shown at k * p + (x, y).
import type { Box, Point } from "./geometry";

export const MOST = 4;
export const STEP = 1.25;
/** How wide the tools over a board are, in pixels. */
export const TOOLS = 56;
/** So many pixels of a board may be out of sight before it is one seen in part. */
const MARGIN = 12;

export class View {
  x = 0;
  y = 0;
  k = 1;
  width = 800;
  height = 600;
  /** What is shown again in a window of another size, while nothing else was asked for. */
  private again: (() => void) | null = null;

  constructor(
    public box: Box,
    /** So many pixels at the right edge are covered by tools, and hold nothing of a board that is shown whole. */
    private readonly aside = 0,
  ) {
    this.fit();
  }

  /** The scale at which the whole board is seen. */
  get whole(): number {
    return Math.min((this.width - this.aside) / this.box.w, this.height / this.box.h, 1.6);
  }

  get least(): number {
    return Math.min(this.whole * 0.7, 1);
  }

  /** What of the board is in sight. */
  get part(): Box {
    const { box } = this;
    const [from, to] = [this.toBoard({ x: 0, y: 0 }), this.toBoard({ x: this.width, y: this.height })];
    const [left, top] = [Math.max(box.x, from.x), Math.max(box.y, from.y)];
    const [right, bottom] = [Math.min(box.x + box.w, to.x), Math.min(box.y + box.h, to.y)];
    return { x: left, y: top, w: Math.max(0, right - left), h: Math.max(0, bottom - top) };
  }

  /** Whether the whole board is in sight, but for less than its margin. */
  get isWhole(): boolean {
    const { part, box, k } = this;
    return Math.max(box.w - part.w, box.h - part.h) * k < MARGIN;
  }

  fit(): void {
    this.k = this.whole;
    this.snug();
    this.again = () => this.fit();
  }

  /** Shows a part of the board as large as it goes, clear of the tools. */
  show(part: Box): void {
    const { x, y, w, h } = part;
    this.k = this.scaleOf(part);
    this.centreOn({ x: x + w / 2, y: y + h / 2 });
    this.snug();
    this.again = () => this.show(part);
  }

  /** What brings back just what is shown now. */
  kept(): () => void {
    const { x, y, k, again } = this;
    return () => Object.assign(this, { x, y, k, again });
  }

  /** The scale at which a part is shown. */
  scaleOf({ w, h }: Box): number {
    return Math.min((this.width - 2 * this.aside) / w, this.height / h, 1.6);
  }

  /** Takes a new size of the window; keeps the fit while nothing else was asked for, else the middle: whether it does that. */
  resize(width: number, height: number): boolean {
    if (!width || !height || (width === this.width && height === this.height)) return false;
    const middle = this.toBoard({ x: this.width / 2, y: this.height / 2 });
    this.width = width;
    this.height = height;
    const { again } = this;
    if (again) again();
    else this.centreOn(middle);
    return !again;
  }

  toBoard({ x, y }: Point): Point {
    return { x: (x - this.x) / this.k, y: (y - this.y) / this.k };
  }

  toScreen({ x, y }: Point): Point {
    return { x: x * this.k + this.x, y: y * this.k + this.y };
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.again = null;
    this.hold();
  }

  /** Zooms so that the point of the board under `at` stays there. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const k = Math.min(MOST, Math.max(this.least, this.k * factor));
    const under = this.toBoard(at);
    this.k = k;
    this.x = at.x - under.x * k;
    this.y = at.y - under.y * k;
    this.again = null;
    this.hold();
  }

  centreOn({ x, y }: Point): void {
    this.x = this.width / 2 - x * this.k;
    this.y = this.height / 2 - y * this.k;
    this.again = null;
    this.hold();
  }

  /** Moves as little as brings a point, with room around it, into the window; says whether it moved. */
  reveal(point: Point, room: number): boolean {
    const { x, y } = this.toScreen(point);
    const shift = (at: number, size: number): number => {
      const keep = Math.min(room * this.k, size / 2);
      return at < keep ? keep - at : at > size - keep ? size - keep - at : 0;
    };
    const [dx, dy] = [shift(x, this.width), shift(y, this.height)];
    if (!dx && !dy) return false;
    this.pan(dx, dy);
    return true;
  }

  /** Moves as little as brings a part into the window where it fits, each way by itself; says whether it moved. */
  revealPart({ x, y, w, h }: Box): boolean {
    const from = this.toScreen({ x, y });
    const shift = (at: number, length: number, size: number): number =>
      length > size ? 0 : at < 0 ? -at : Math.min(0, size - length - at);
    const [dx, dy] = [shift(from.x, w * this.k, this.width), shift(from.y, h * this.k, this.height)];
    if (!dx && !dy) return false;
    this.pan(dx, dy);
    return true;
  }

  /** Moves so that no empty ground is shown that need not be, but under the tools. */
  snug(): void {
    const { box, k } = this;
    const within = (at: number, start: number, length: number, size: number, aside: number): number =>
      length * k <= size - aside
        ? Math.min((size - length * k) / 2, size - aside - length * k) - start * k
        : Math.min(-start * k, Math.max(size - aside - (start + length) * k, at));
    this.x = within(this.x, box.x, box.w, this.width, this.aside);
    this.y = within(this.y, box.y, box.h, this.height, 0);
  }

  /** The board never leaves the window altogether: some of it stays in the middle third. */
  private hold(): void {
    const { box, k } = this;
    const within = (at: number, start: number, length: number, size: number): number => {
      const low = size / 3 - (start + length) * k;
      const high = (size * 2) / 3 - start * k;
      return Math.min(high, Math.max(low, at));
    };
    this.x = within(this.x, box.x, box.w, this.width);
    this.y = within(this.y, box.y, box.h, this.height);
  }
}
