// The ground as one picture behind everything: drawn for the window and some room around it, moved while panning.
import type { Ground } from "./interface";
import { APOTHEM, type Box, SIZE, centre, corners, label } from "./geometry";
import { DAY, type Kind, NIGHT, type Tone, kindOf, paint, randomOf } from "./terrain";
import type { View } from "./view";

const VARIANTS = 4;
/** How much of the window's size is drawn beyond each of its sides. */
const ROOM = 0.35;
/** The scale from which hexes show their labels. */
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
  private drawn: (Box & { k: number; ratio: number }) | null = null;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    ground: Ground,
    private readonly box: Box,
  ) {
    this.kinds = ground.terrain.map(({ name, letter }) => ({ kind: kindOf(name), letter }));
    this.cells = ground.hexes.map(([q, r, kind]) => {
      const { x, y } = centre([q, r]);
      return { x, y, kind, variant: ((((q * 7 + r * 13) % VARIANTS) + VARIANTS) % VARIANTS) + 0, label: label([q, r]) };
    });
  }

  scheme(dark: boolean): void {
    this.tones = dark ? NIGHT : DAY;
    this.drawn = null;
    this.sprites.clear();
  }

  /** Draws anew where the window shows what is not drawn yet, or at another scale; says whether it did. */
  show(view: View, ratio: number): boolean {
    const { drawn } = this;
    const seen = this.seen(view, 0);
    if (drawn && drawn.k === view.k && drawn.ratio === ratio && inside(seen, drawn)) return false;
    const window = this.seen(view, ROOM);
    if (drawn?.k !== view.k || drawn.ratio !== ratio) this.sprites.clear();
    this.drawn = { ...window, k: view.k, ratio };
    this.draw(window, view.k, ratio);
    return true;
  }

  /** The part of the board in the window, with room around it, in units of the board. */
  private seen(view: View, room: number): Box {
    const { width, height, k } = view;
    const at = view.toBoard({ x: -width * room, y: -height * room });
    const left = Math.max(at.x, this.box.x);
    const top = Math.max(at.y, this.box.y);
    const right = Math.min(at.x + (width * (1 + 2 * room)) / k, this.box.x + this.box.w);
    const bottom = Math.min(at.y + (height * (1 + 2 * room)) / k, this.box.y + this.box.h);
    return { x: left, y: top, w: Math.max(0, right - left), h: Math.max(0, bottom - top) };
  }

  private draw(box: Box, k: number, ratio: number): void {
    const { canvas } = this;
    const scale = k * ratio;
    canvas.width = Math.max(1, Math.ceil(box.w * scale));
    canvas.height = Math.max(1, Math.ceil(box.h * scale));
    canvas.style.width = `${canvas.width / ratio}px`;
    canvas.style.height = `${canvas.height / ratio}px`;
    canvas.style.left = `${box.x * k}px`;
    canvas.style.top = `${box.y * k}px`;
    const context = canvas.getContext("2d");
    if (!context) return;
    for (const cell of this.cells) {
      if (cell.x + SIZE < box.x || cell.x - SIZE > box.x + box.w) continue;
      if (cell.y + SIZE < box.y || cell.y - SIZE > box.y + box.h) continue;
      const sprite = this.sprite(cell.kind, cell.variant, scale);
      context.drawImage(
        sprite,
        Math.round((cell.x - box.x) * scale - sprite.width / 2),
        Math.round((cell.y - box.y) * scale - sprite.height / 2),
      );
    }
    if (k >= LABELLED) this.labels(context, box, scale);
  }

  private labels(context: CanvasRenderingContext2D, box: Box, scale: number): void {
    context.font = `${8.5 * scale}px system-ui, sans-serif`;
    context.textAlign = "center";
    context.textBaseline = "top";
    context.fillStyle = this.tones === NIGHT ? "#c4ccc2" : "#4c5143";
    for (const cell of this.cells) {
      const [x, y] = [(cell.x - box.x) * scale, (cell.y - box.y - APOTHEM + 2.5) * scale];
      if (x < -40 * scale || y < -80 * scale || x > (box.w + 40) * scale || y > (box.h + 40) * scale) continue;
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

const inside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.w <= outer.x + outer.w + 0.5 &&
  inner.y + inner.h <= outer.y + outer.h + 0.5;
