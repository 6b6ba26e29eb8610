// The window on a board: what of it is seen and how large, and where a card finds room beside a place.
import type { Box, Point } from "./geometry";
import type { Typed } from "./hands/typed";
import { beside, type Box as Place } from "../seen/places";
import { STEP, type View } from "./view";

/** What is particular to a board; lengths are in the measure of its drawing. */
export interface Framed {
  /** What fingers need to be large, and how many pixels of it: a board that would be smaller begins nearer. */
  finger: [length: number, pixels: number];
  /** Where a place of the board is drawn. */
  placed(place: [number, number]): Point;
  /** Where such a board begins. */
  start(): Point;
  /** Where all stand, with room around them: shown first where the whole board would leave them small. */
  crowd?(): Box | null;
  /** The board begins whole, unless fingers need it much larger. */
  whole?: boolean;
  /** What is brought into the middle on demand. */
  middle(): Point;
  /** Draws what is drawn by hand; whether there is more to draw. */
  paint?(ratio: number): boolean;
  /** Says how large the board is shown. */
  onzoomed(percent: number): void;
}

/** A narrower window has its cards above or below. */
const NARROW = 560;
/** A hex of fewer pixels is small; to show less of a board is worth it from so much larger on. */
const SMALL = 52;
const LARGER = 1.1;
/** On a screen for fingers all figures are in sight if things need not be smaller than this share of what a finger wants. */
const NARROWER = 0.72;
/** Who acts stands so many pixels from the edges of a window of another size, clear of what lies over them. */
const CLEAR = 120;
const CARD = { width: 280, edge: 8 };

export class Frame implements Typed {
  scale = $state(1);
  focused = $state(false);
  /** Whether some of the board is out of sight. */
  partly = $state(false);
  /** How high the card is that is shown, so that all of it is seen. */
  high = $state(190);
  /** The element that has the pointers and the keys. */
  element = $state<HTMLElement>();
  /** Counts the changes of the view, so that cards follow. */
  private turns = $state(0);
  private plane: HTMLElement | undefined;
  private root: HTMLElement | undefined;
  private waiting = 0;

  constructor(
    readonly view: View,
    readonly board: Framed,
  ) {
    this.scale = view.k;
  }

  readonly app = (): HTMLElement | undefined => this.element;
  readonly focus = (): void => this.element?.focus();
  readonly changed = (): void => {
    this.waiting ||= requestAnimationFrame(this.show);
  };
  readonly show = (): void => {
    this.waiting = 0;
    if (!this.plane) return;
    const { view } = this;
    if (this.scale !== view.k) this.scale = view.k;
    this.partly = !view.isWhole;
    const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
    const [x, y] = [view.x, view.y].map((at) => Math.round(at * ratio) / ratio);
    this.plane.style.transform = `translate3d(${x}px, ${y}px, 0)`;
    this.turns += 1;
    if (this.board.paint?.(ratio)) this.changed();
  };

  /** Follows the size of its window; returns what ends that. */
  open(root: HTMLElement, plane: HTMLElement): () => void {
    this.plane = plane;
    this.root = root;
    const { view } = this;
    const size = (): void => {
      // Who acts stays in sight in a window of another size.
      if (view.resize(root.clientWidth, root.clientHeight)) view.reveal(this.board.middle(), CLEAR / view.k);
      this.changed();
    };
    const sized = globalThis.ResizeObserver ? new ResizeObserver(size) : null;
    sized?.observe(root);
    size();
    this.settle();
    this.show();
    return () => {
      cancelAnimationFrame(this.waiting);
      sized?.disconnect();
    };
  }

  /** Begins anew with what matters, as large as it goes. */
  settle(): void {
    const [length, pixels] = this.board.finger;
    if (globalThis.matchMedia?.("(pointer: coarse)").matches && this.view.whole * length < pixels) {
      this.touch(pixels / length);
    } else if (this.board.whole) this.view.fit();
    else this.near();
    this.changed();
  }

  /** Shows things as large as a finger wants them, or somewhat smaller if all figures are in sight then. */
  private touch(wanted: number): void {
    const { view, board } = this;
    const crowd = board.crowd?.();
    const fits = crowd ? view.scaleOf(crowd) : 0;
    if (board.whole && view.whole > wanted * NARROWER) return view.fit();
    if (crowd && fits < wanted && fits > wanted * NARROWER) return view.show(crowd);
    view.zoom(wanted / view.k);
    const { x, y, w, h } = crowd ?? { ...board.start(), w: 0, h: 0 };
    view.centreOn(fits >= wanted ? { x: x + w / 2, y: y + h / 2 } : board.start());
    view.snug();
  }

  /** Shows where all stand rather than a whole board that would leave them small, if that makes them larger. */
  private near(): void {
    const { view, board } = this;
    const crowd = view.k * board.finger[0] < SMALL ? board.crowd?.() : null;
    if (crowd && view.scaleOf(crowd) > view.k * LARGER) view.show(crowd);
  }

  /** Follows how high the card is that is shown, also where its window cuts it. */
  readonly measure = (card: HTMLElement): (() => void) | void => {
    if (!globalThis.ResizeObserver) return;
    const sized = new ResizeObserver(() => (this.high = card.scrollHeight));
    sized.observe(card);
    if (card.firstElementChild) sized.observe(card.firstElementChild);
    return () => sized.disconnect();
  };

  /** What of the board is in sight, and in how large a window. */
  seen(): { part: Box; window: { width: number; height: number } } {
    void this.turns;
    const { part, width, height } = this.view;
    return { part, window: { width, height } };
  }

  /** Shows a part so large at least, from its middle; returns what brings back what was shown. */
  readonly enlarge = (part: Box, scale: number): (() => void) => {
    const { view } = this;
    const back = view.kept();
    if (view.k < scale) {
      view.zoom(scale / view.k);
      view.centreOn({ x: part.x + part.w / 2, y: part.y + part.h / 2 });
      view.snug();
      this.changed();
    }
    return () => {
      back();
      this.changed();
    };
  };

  /** Moves as little as brings a place into sight, with room around it. */
  reveal(at: Point, room: number): void {
    if (this.view.reveal(at, room)) this.changed();
  }

  readonly zoom = (step: number): void => {
    this.view.zoom(STEP ** step);
    this.zoomed();
  };
  readonly reset = (): void => {
    this.view.fit();
    this.zoomed();
  };
  readonly centre = (): void => {
    this.view.centreOn(this.board.middle());
    this.changed();
  };
  private zoomed(): void {
    this.changed();
    this.board.onzoomed(Math.round((this.view.k / this.view.whole) * 100));
  }

  /** Where in the window elements lie over the board, such as its tools. */
  over(what: string): Box[] {
    const room = this.root?.getBoundingClientRect();
    return [...(room ? this.root!.querySelectorAll(what) : [])].map((element) => {
      const { x, y, width: w, height: h } = element.getBoundingClientRect();
      return { x: x - room!.x, y: y - room!.y, w, h };
    });
  }

  /** The style of a card about something on the board: where it hides least of that and of what else matters there, and
   * nothing of the tools; both are in the measure of the board. */
  freely(thing: Box, others: Box[]): string {
    void this.turns;
    const { width, height } = this.view;
    const [wide, high] = [Math.min(CARD.width, width - 2 * CARD.edge), height - 2 * CARD.edge];
    const seen = ({ x, y, w, h }: Box): Place => {
      const { x: left, y: top } = this.view.toScreen({ x, y });
      return { x: left, y: top, width: w * this.scale, height: h * this.scale };
    };
    const tools = this.over(".tools").map(({ x, y, w, h }) => ({ x, y, width: w, height: h }));
    const size: [number, number] = [wide, Math.min(this.high, high)];
    const found = beside(seen(thing), size, [width, height], others.map(seen), tools);
    // All of it is seen.
    const within = (at: number, long: number, most: number): number => Math.max(CARD.edge, Math.min(at, most - long - CARD.edge));
    const [x, y] = [within(found.x, wide, width), within(found.y, size[1], height)];
    return `left: ${Math.round(x)}px; top: ${Math.round(y)}px; max-width: ${wide}px; max-height: ${Math.round(height - y - CARD.edge)}px`;
  }

  /**
   * The style of a card beside a place, inside the window, on the side with more room: so many pixels clear of the place and
   * of what else it must not hide, beginning so far above it; on a narrow screen with a part of the height at most.
   */
  beside(at: Point, { clear, above, part, others = [] }: Beside): string {
    void this.turns;
    const { view } = this;
    const { width, height } = view;
    const { y } = view.toScreen(at);
    if (width < NARROW) {
      const most = Math.round(height * part);
      const on = freeEdge([at, ...others].map((one) => view.toScreen(one).y), Math.min(this.high, most) + CARD.edge + clear, height);
      return `left: 8px; right: 64px; ${on}: 8px; max-height: ${most}px`;
    }
    const across = [at, ...others].map((one) => view.toScreen(one).x);
    const [left, right] = [Math.min(...across) - clear, Math.max(...across) + clear];
    const side =
      right + CARD.width + 5 < width
        ? `left: ${right}px`
        : `right: ${Math.max(CARD.edge, Math.min(width - left, width - CARD.width))}px`;
    const top = Math.max(CARD.edge, Math.min(y - above, height - this.high - CARD.edge));
    return `${side}; top: ${top}px; max-height: ${Math.round(height - 2 * CARD.edge)}px`;
  }
}

/** The edge at which something so deep hides fewer of these heights, the first of them above all; else the one away from it. */
export function freeEdge(heights: number[], deep: number, height: number): "top" | "bottom" {
  const hidden = (covers: (y: number) => boolean): number =>
    heights.reduce((sum, y, n) => sum + (covers(y) ? (n ? 1 : heights.length) : 0), 0);
  const more = hidden((y) => y < deep) - hidden((y) => y > height - deep);
  return more < 0 || (more === 0 && heights[0]! > height / 2) ? "top" : "bottom";
}

interface Beside {
  clear: number;
  above: number;
  part: number;
  others?: Point[];
}
