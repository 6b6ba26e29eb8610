// The ground of one hex, told by colour and by texture. Painters draw around the origin, clipped to the hex.
import { APOTHEM, SIZE } from "../geometry";
import type { Kind, Tone } from "./tones";

type Context = CanvasRenderingContext2D;
type Painter = (context: Context, tone: Tone, random: () => number) => void;

const spread = (random: () => number, far: number): [number, number] => {
  const angle = random() * Math.PI * 2;
  const at = Math.sqrt(random()) * far;
  return [Math.cos(angle) * at, Math.sin(angle) * at];
};
function stroke(context: Context, color: string, width: number): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineCap = "round";
  context.lineJoin = "round";
}
function path(context: Context, points: [number, number][]): void {
  context.beginPath();
  points.forEach(([x, y], at) => (at ? context.lineTo(x, y) : context.moveTo(x, y)));
}

const waves =
  (rows: number): Painter =>
  (context, { mark, shade }, random) => {
    for (let row = 0; row < rows; row++) {
      const y = -APOTHEM + ((row + 0.6) * 2 * APOTHEM) / rows;
      const x = -30 + random() * 24;
      stroke(context, row % 2 ? mark : shade, row % 2 ? 1.6 : 2.6);
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(x + 6, y - 5, x + 12, y);
      context.quadraticCurveTo(x + 18, y + 5, x + 24, y);
      context.stroke();
    }
  };

const open: Painter = (context, { mark, shade }, random) => {
  for (let n = 0; n < 3; n++) {
    const [x, y] = spread(random, 30);
    context.fillStyle = shade;
    context.beginPath();
    context.ellipse(x, y, 9 + random() * 7, 5 + random() * 4, 0, 0, 7);
    context.fill();
  }
  stroke(context, mark, 1.1);
  for (let n = 0; n < 4; n++) {
    const [x, y] = spread(random, 31);
    path(context, [
      [x - 2, y - 3],
      [x, y],
      [x + 2, y - 3.4],
    ]);
    context.stroke();
  }
};
const rough: Painter = (context, { mark, shade }, random) => {
  for (let n = 0; n < 9; n++) {
    const [x, y] = spread(random, 31);
    const r = 2.5 + random() * 4;
    path(context, [
      [x - r, y + r * 0.5],
      [x - r * 0.5, y - r * 0.6],
      [x + r * 0.5, y - r * 0.7],
      [x + r, y + r * 0.5],
    ]);
    context.closePath();
    context.fillStyle = shade;
    context.fill();
    stroke(context, mark, 1.2);
    context.stroke();
  }
};
const brush: Painter = (context, { mark, shade }, random) => {
  for (let n = 0; n < 13; n++) {
    const [x, y] = spread(random, 32);
    context.fillStyle = shade;
    context.beginPath();
    context.ellipse(x, y, 7, 4.4, 0, 0, 7);
    context.fill();
    stroke(context, mark, 1.3);
    for (const lean of [-4, -1.4, 1.4, 4]) {
      path(context, [
        [x, y + 3],
        [x + lean, y - 4.5 + Math.abs(lean) * 0.5],
      ]);
      context.stroke();
    }
  }
};
const wood: Painter = (context, { mark, shade }, random) => {
  for (let n = 0; n < 7; n++) {
    const [x, y] = spread(random, 28);
    const r = 8 + random() * 4;
    context.fillStyle = mark;
    context.beginPath();
    context.arc(x + 1, y + 1.6, r, 0, 7);
    context.fill();
    context.fillStyle = shade;
    context.beginPath();
    context.arc(x, y, r * 0.88, 0, 7);
    context.fill();
    stroke(context, mark, 1.2);
    context.beginPath();
    context.arc(x - r * 0.25, y - r * 0.2, r * 0.4, 2.6, 5.6);
    context.stroke();
  }
};
const bricks: Painter = (context, { mark, shade }, random) => {
  stroke(context, mark, 1.6);
  for (let row = 0; row < 7; row++) {
    const y = -APOTHEM + row * 10;
    for (let column = -3; column < 3; column++) {
      const x = column * 18 + (row % 2 ? 9 : 0);
      if (random() < 0.4) {
        context.fillStyle = shade;
        context.fillRect(x, y, 18, 10);
      }
      context.strokeRect(x, y, 18, 10);
    }
  }
};
const lowwall: Painter = (context, { mark, shade }) => {
  context.fillStyle = shade;
  stroke(context, mark, 1.5);
  for (const [row, width] of [
    [-1, 3],
    [0, 4],
    [1, 3],
  ] as const) {
    for (let n = 0; n < width; n++) {
      const x = (n - width / 2) * 15;
      context.beginPath();
      context.roundRect(x, row * 9 - 4.5, 14, 8, 2.5);
      context.fill();
      context.stroke();
    }
  }
};
const stairs: Painter = (context, { mark, shade }) => {
  for (let n = 0; n < 7; n++) {
    const y = -APOTHEM + n * 10;
    context.fillStyle = shade;
    context.fillRect(-SIZE, y, 2 * SIZE, 4);
    stroke(context, mark, 1.4);
    path(context, [
      [-SIZE, y],
      [SIZE, y],
    ]);
    context.stroke();
  }
};
const door: Painter = (context, { mark, shade }) => {
  context.fillStyle = shade;
  stroke(context, mark, 2);
  context.beginPath();
  context.roundRect(-19, -26, 38, 52, 3);
  context.fill();
  context.stroke();
  for (const x of [-6.5, 6.5]) {
    path(context, [
      [x, -25],
      [x, 25],
    ]);
    context.stroke();
  }
  context.fillStyle = mark;
  context.beginPath();
  context.arc(13, 2, 2.6, 0, 7);
  context.fill();
};
const object: Painter = (context, { mark, shade }) => {
  context.fillStyle = shade;
  stroke(context, mark, 2.2);
  context.beginPath();
  context.roundRect(-22, -22, 44, 44, 3);
  context.fill();
  context.stroke();
  for (const [a, b] of [
    [-22, 22],
    [22, -22],
  ] as const) {
    path(context, [
      [a, -22],
      [b, 22],
    ]);
    context.stroke();
  }
  context.strokeRect(-16, -16, 32, 32);
};
const pit: Painter = (context, { mark, shade }) => {
  context.fillStyle = shade;
  context.beginPath();
  context.ellipse(0, 2, 30, 26, 0, 0, 7);
  context.fill();
  stroke(context, mark, 2);
  for (let n = 0; n < 16; n++) {
    const angle = (n / 16) * Math.PI * 2;
    path(context, [
      [Math.cos(angle) * 30, 2 + Math.sin(angle) * 26],
      [Math.cos(angle) * 22, 2 + Math.sin(angle) * 19],
    ]);
    context.stroke();
  }
};
const fire: Painter = (context, { mark, shade }, random) => {
  for (let n = 0; n < 7; n++) {
    const [x, y] = spread(random, 26);
    const h = 9 + random() * 7;
    context.beginPath();
    context.moveTo(x, y + h * 0.6);
    context.bezierCurveTo(x - h * 0.8, y + h * 0.5, x - h * 0.6, y - h * 0.2, x, y - h);
    context.bezierCurveTo(x + h * 0.1, y - h * 0.4, x + h * 0.9, y + h * 0.3, x, y + h * 0.6);
    context.fillStyle = shade;
    context.fill();
    stroke(context, mark, 1.4);
    context.stroke();
  }
};
const shadow: Painter = (context, { mark, shade }) => {
  context.fillStyle = shade;
  context.beginPath();
  context.arc(0, 0, 28, 0, 7);
  context.fill();
  stroke(context, mark, 1.3);
  for (let at = -72; at < 72; at += 7) {
    path(context, [
      [at, -40],
      [at + 40, 40],
    ]);
    context.stroke();
    path(context, [
      [at + 40, -40],
      [at, 40],
    ]);
    context.stroke();
  }
};
const tiles: Painter = (context, { mark, shade }, random) => {
  stroke(context, mark, 1);
  for (let x = -40; x < 40; x += 20) {
    for (let y = -40; y < 40; y += 20) {
      if (random() < 0.3) {
        context.fillStyle = shade;
        context.fillRect(x, y, 20, 20);
      }
      context.strokeRect(x, y, 20, 20);
    }
  }
};
const road: Painter = (context, { mark, shade }, random) => {
  for (let n = 0; n < 12; n++) {
    const [x, y] = spread(random, 34);
    context.fillStyle = n % 3 ? shade : mark;
    context.beginPath();
    context.ellipse(x, y, n % 3 ? 5 : 1.6, n % 3 ? 3.4 : 1.2, 0, 0, 7);
    context.fill();
  }
};

/** Somebody who lies there: head, trunk, limbs. */
const body: Painter = (context, tone, random) => {
  open(context, tone, random);
  context.save();
  context.rotate(random() * Math.PI);
  stroke(context, tone.mark, 6);
  for (const [x, y] of [
    [-13, 22],
    [11, 24],
    [-18, -9],
    [18, -4],
  ] as const) {
    path(context, [
      [Math.sign(x) * 5, y > 0 ? 8 : -8],
      [x, y],
    ]);
    context.stroke();
  }
  context.fillStyle = tone.mark;
  context.beginPath();
  context.ellipse(0, 0, 9, 13, 0, 0, 7);
  context.ellipse(0, -19, 6, 6, 0, 0, 7);
  context.fill();
  context.restore();
};

const PAINTERS: Record<Kind, Painter> = {
  open,
  rough,
  brush,
  wood,
  shallow: waves(4),
  water: waves(8),
  stairs,
  lowwall,
  wall: bricks,
  door,
  object,
  pit,
  fire,
  shadow,
  floor: tiles,
  road,
  body,
  other: () => undefined,
};

/** Paints the ground of a kind into the hex around the origin. */
export function paint(context: Context, kind: Kind, tones: Record<Kind, Tone>, random: () => number): void {
  PAINTERS[kind](context, tones[kind], random);
}

/** Repeatable numbers from 0 to 1, so that a hex looks the same each time. */
export function randomOf(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}
