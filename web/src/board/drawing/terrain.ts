// The ground of one hex, told by colour and by texture. Painters draw around the origin, clipped to the hex.
import { APOTHEM, SIZE } from "../geometry";

type Context = CanvasRenderingContext2D;
export type Kind =
  | "open"
  | "rough"
  | "brush"
  | "wood"
  | "shallow"
  | "water"
  | "stairs"
  | "lowwall"
  | "wall"
  | "door"
  | "object"
  | "pit"
  | "fire"
  | "shadow"
  | "floor"
  | "road"
  | "other";
export interface Tone {
  fill: string;
  mark: string;
  shade: string;
}
type Painter = (context: Context, tone: Tone, random: () => number) => void;

const KINDS: [RegExp, Kind][] = [
  [/low.?wall|fence|hedge|barricade/u, "lowwall"],
  [/wall|cliff/u, "wall"],
  [/door|gate|portal/u, "door"],
  [/shallow|ford|stream|marsh|swamp/u, "shallow"],
  [/water|river|lake|sea/u, "water"],
  [/brush|bush|scrub|thicket/u, "brush"],
  [/wood|forest|tree|jungle/u, "wood"],
  [/stair|steps|ladder/u, "stairs"],
  [/object|obstacle|crate|table|pillar|furniture|statue/u, "object"],
  [/pit|hole|chasm|abyss/u, "pit"],
  [/fire|flame|burning|lava/u, "fire"],
  [/shadow|dark|smoke|fog/u, "shadow"],
  [/floor|room|tile|hall/u, "floor"],
  [/road|path|street|bridge/u, "road"],
  [/rough|broken|rubble|rock|mud|sand|slope/u, "rough"],
  [/^open|clear|grass|plain/u, "open"],
];

/** The way a named terrain is drawn; `other` shows its letter. */
export const kindOf = (name: string): Kind =>
  KINDS.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1] ?? "other";

export type LaidKind = "fire" | "shadow" | "wall" | "other";
/** The way that something over the ground is drawn; `other` shows its letter. */
export function laidKind(name: string): LaidKind {
  const kind = kindOf(name);
  return kind === "fire" || kind === "shadow" || kind === "wall" ? kind : "other";
}

const tone = (fill: string, mark: string, shade: string): Tone => ({ fill, mark, shade });
export const DAY: Record<Kind, Tone> = {
  open: tone("#dfe0bf", "#b3b98a", "#cfd2aa"),
  rough: tone("#d9cfb4", "#8f8161", "#c5b996"),
  brush: tone("#c4cf98", "#5d7238", "#a9b878"),
  wood: tone("#a9bd8c", "#355a35", "#7f9c66"),
  shallow: tone("#bcd9de", "#4b8794", "#a4c8d0"),
  water: tone("#8fbfd6", "#2a6687", "#74abc7"),
  stairs: tone("#d6cdbd", "#786b57", "#bcb09b"),
  lowwall: tone("#dedac0", "#6b6355", "#b0a48f"),
  wall: tone("#8d857a", "#4e483f", "#a39b8f"),
  door: tone("#d8c7a6", "#6d4722", "#a4713b"),
  object: tone("#d9d6bc", "#694d2c", "#a98253"),
  pit: tone("#6f665b", "#2d2822", "#443d35"),
  fire: tone("#e9b568", "#8f2a05", "#d4560f"),
  shadow: tone("#8f8c95", "#2b2933", "#6d6a75"),
  floor: tone("#e2d9c6", "#b9ad95", "#d4c9b2"),
  road: tone("#dccdaa", "#a8946a", "#cdbb93"),
  other: tone("#d8d5cd", "#55524b", "#c4c0b6"),
};
export const NIGHT: Record<Kind, Tone> = {
  open: tone("#2d3a30", "#4a5c46", "#354438"),
  rough: tone("#3d3a2f", "#837a5f", "#4b4738"),
  brush: tone("#34462b", "#86a35a", "#3f5533"),
  wood: tone("#223a29", "#6b9a63", "#2f5137"),
  shallow: tone("#2b4a52", "#7db6c0", "#34575f"),
  water: tone("#1d3d55", "#6ba7cc", "#264d69"),
  stairs: tone("#413d36", "#a0947f", "#524d44"),
  lowwall: tone("#2f3a31", "#a59b87", "#6a6355"),
  wall: tone("#5f5a53", "#2a2723", "#736d64"),
  door: tone("#3d352a", "#d4a468", "#7d5529"),
  object: tone("#303a31", "#d0a673", "#6d5130"),
  pit: tone("#0e0f0e", "#4f4a42", "#060606"),
  fire: tone("#5a2a12", "#ffb45c", "#c2501a"),
  shadow: tone("#17171c", "#57545f", "#0c0c0f"),
  floor: tone("#383631", "#57534a", "#413f39"),
  road: tone("#463f30", "#756949", "#524a38"),
  other: tone("#3a3a38", "#b9b6ae", "#484745"),
};

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
