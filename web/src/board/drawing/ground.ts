// The ground behind everything, in square tiles: what the window shows is drawn at once, what lies around it one a frame.
import type { HexBoard } from "../../messages";
import { APOTHEM, type Box, SIZE, centre, corners, label } from "../geometry";
import { paint, randomOf } from "./terrain";
import { DAY, type Kind, NIGHT, type Tone, kindOf } from "./tones";
import type { View } from "../view";

const VARIANTS = 4;
/** The side of a tile in pixels of the page. */
const TILE = 384;
const LABELLED = 0.62;

interface Cell {
  x: number;
  y: number;
  kind: number;
  variant: number;
  label: string;
}
type Bitmap = HTMLCanvasElement;

export class GroundPicture {
  private readonly cells: Cell[];
  private readonly kinds: { kind: Kind; letter: string }[];
  private sprites = new Map<string, Bitmap>();
  private tones: Record<Kind, Tone> = DAY;
  private tiles = new Map<string, HTMLCanvasElement>();
  private drawn = { k: 0, ratio: 0 };

  constructor(
    private readonly host: HTMLElement,
    ground: HexBoard,
    private readonly box: Box,
    /** The scale from which hexes show their labels. */
    private readonly labelled = LABELLED,
  ) {
    this.kinds = ground.terrain.map(({ name, letter }) => ({ kind: kindOf(name), letter }));
    this.cells = ground.hexes.map(([q, r, kind]) => {
      const { x, y } = centre([q, r]);
      return { x, y, kind, variant: (((q * 7 + r * 13) % VARIANTS) + VARIANTS) % VARIANTS, label: label([q, r]) };
    });
  }

  scheme(dark: boolean): void {
    this.tones = dark ? NIGHT : DAY;
    this.clear();
  }

  private clear(): void {
    this.sprites.clear();
    this.tiles.forEach((tile) => tile.remove());
    this.tiles.clear();
  }

  /** Draws the tiles that the window shows and one more around it; says whether others are still to be drawn. */
  show(view: View, ratio: number): boolean {
    if (this.drawn.k !== view.k || this.drawn.ratio !== ratio) {
      this.clear();
      this.drawn = { k: view.k, ratio };
    }
    const [seen, around, kept] = [0, 1, 2].map((room) => this.within(view, room)) as [string[], string[], string[]];
    for (const at of seen) if (!this.tiles.has(at)) this.tile(at, view.k, ratio);
    const keep = new Set(kept);
    for (const [at, tile] of this.tiles) {
      if (keep.has(at)) continue;
      tile.remove();
      this.tiles.delete(at);
    }
    const missing = around.filter((at) => !this.tiles.has(at));
    if (missing[0]) this.tile(missing[0], view.k, ratio);
    return missing.length > 1;
  }

  /** The tiles in the window and so many rows around it, cut to the board. */
  private within(view: View, room: number): string[] {
    const { box } = this;
    const { k } = view;
    const [left, top] = [-view.x - box.x * k, -view.y - box.y * k];
    const from = (at: number): number => Math.max(0, Math.floor(at / TILE) - room);
    const to = (at: number, length: number): number =>
      Math.min(Math.ceil((length * k) / TILE) - 1, Math.floor(at / TILE) + room);
    const found: string[] = [];
    for (let row = from(top); row <= to(top + view.height, box.h); row++) {
      for (let column = from(left); column <= to(left + view.width, box.w); column++) found.push(`${column},${row}`);
    }
    return found;
  }

  private tile(at: string, k: number, ratio: number): void {
    const [column = 0, row = 0] = at.split(",").map(Number);
    const canvas = document.createElement("canvas");
    const [left, top] = [column * TILE, row * TILE];
    const [wide, high] = [Math.min(TILE, this.box.w * k - left), Math.min(TILE, this.box.h * k - top)];
    canvas.width = Math.max(1, Math.ceil(wide * ratio));
    canvas.height = Math.max(1, Math.ceil(high * ratio));
    const css = { left: `${this.box.x * k + left}px`, top: `${this.box.y * k + top}px` };
    Object.assign(canvas.style, css, { width: `${canvas.width / ratio}px`, height: `${canvas.height / ratio}px` });
    this.draw(canvas, { x: this.box.x + left / k, y: this.box.y + top / k, w: wide / k, h: high / k }, k, ratio);
    this.host.append(canvas);
    this.tiles.set(at, canvas);
  }

  private draw(canvas: HTMLCanvasElement, box: Box, k: number, ratio: number): void {
    const scale = k * ratio;
    const context = canvas.getContext("2d");
    if (!context) return;
    const within = this.cells.filter(
      ({ x, y }) => x + SIZE > box.x && x - SIZE < box.x + box.w && y + SIZE > box.y && y - SIZE < box.y + box.h,
    );
    for (const cell of within) {
      const sprite = this.sprite(cell.kind, cell.variant, scale);
      const [x, y] = [(cell.x - box.x) * scale - sprite.width / 2, (cell.y - box.y) * scale - sprite.height / 2];
      context.drawImage(sprite, Math.round(x), Math.round(y));
    }
    if (k >= this.labelled) this.labels(context, within, box, scale);
  }

  private labels(context: CanvasRenderingContext2D, cells: Cell[], box: Box, scale: number): void {
    context.font = `${8.5 * scale}px system-ui, sans-serif`;
    context.textAlign = "center";
    context.textBaseline = "top";
    context.fillStyle = this.tones === NIGHT ? "#c4ccc2" : "#383d31";
    for (const cell of cells) {
      const [x, y] = [(cell.x - box.x) * scale, (cell.y - box.y - APOTHEM + 2.5) * scale];
      const kind = this.kinds[cell.kind]?.kind;
      const dark = kind === "wall" || kind === "pit";
      if (!dark) context.fillText(cell.label, x, y);
    }
  }

  private sprite(kind: number, variant: number, scale: number): Bitmap {
    const name = `${kind}.${variant}`;
    const known = this.sprites.get(name);
    if (known) return known;
    const made = document.createElement("canvas");
    made.width = Math.ceil(2 * SIZE * scale) + 2;
    made.height = Math.ceil(2 * APOTHEM * scale) + 2;
    const context = made.getContext("2d");
    if (context) this.hexagon(context, made, kind, variant, scale);
    this.sprites.set(name, made);
    return made;
  }

  private hexagon(context: CanvasRenderingContext2D, made: Bitmap, at: number, variant: number, scale: number): void {
    const { kind, letter } = this.kinds[at] ?? { kind: "other", letter: "?" };
    context.setTransform(scale, 0, 0, scale, made.width / 2, made.height / 2);
    const edge = new Path2D();
    corners(SIZE).forEach(({ x, y }, n) => (n ? edge.lineTo(x, y) : edge.moveTo(x, y)));
    edge.closePath();
    context.save();
    context.clip(edge);
    context.fillStyle = this.tones[kind].fill;
    context.fillRect(-SIZE, -SIZE, 2 * SIZE, 2 * SIZE);
    paint(context, kind, this.tones, randomOf(at * VARIANTS + variant + 1));
    if (kind === "other") {
      context.fillStyle = this.tones.other.mark;
      context.font = "bold 26px system-ui, sans-serif";
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.fillText(letter, 0, 2);
    }
    context.restore();
    context.strokeStyle = this.tones === NIGHT ? "rgb(255 255 255 / 17%)" : "rgb(40 45 25 / 24%)";
    context.lineWidth = Math.max(1.4, 0.8 / scale);
    context.stroke(edge);
  }
}
