// Figures of several hexes: which they hold, and the rim round all of them as one line.
import type { Counter, Figure } from "../messages";
import { type Point, centre, corners, distance, key, neighbour, same, SIZE } from "./geometry";
import type { Hex } from "./interface";

type Held = Pick<Counter, "pos" | "hexes">;

/** All hexes of a figure, the head first. */
export const bodyOf = ({ pos, hexes }: Held): Hex[] => (hexes?.length ? hexes : [pos]);
export const isInHex = (counter: Held, hex: Hex): boolean => bodyOf(counter).some((one) => same(one, hex));
export const isLarge = (counter: Held): boolean => bodyOf(counter).length > 1;
/** The hex of a figure that is nearest to another hex. */
export const nearestOf = (counter: Held, hex: Hex): Hex =>
  bodyOf(counter).reduce((best, one) => (distance(one, hex) < distance(best, hex) ? one : best));
/** The figures that are drawn at a hex: each once, at its head. */
export const figuresHeadedAt = (here: Figure[], at: string): Figure[] => here.filter(({ counter }) => key(counter.pos) === at);
/** Whether a hex is held with all its neighbours: a figure round it is drawn large in its middle. */
export function isWhole(counter: Held): boolean {
  const held = new Set(bodyOf(counter).map(key));
  return Array.from({ length: 6 }, (_, d) => neighbour(counter.pos, d)).every((hex) => held.has(key(hex)));
}

interface Edge {
  from: Point;
  to: Point;
}
const spot = ({ x, y }: Point): string => `${Math.round(x * 8)},${Math.round(y * 8)}`;

/** The outer sides of a group of hexes, clockwise. */
function edges(hexes: readonly Hex[]): Edge[] {
  const held = new Set(hexes.map(key));
  const corner = corners(SIZE);
  return hexes.flatMap((hex) => {
    const { x, y } = centre(hex);
    // Side d of a flat-top hex lies between its corners (d + 4) and (d + 5), counted from the east clockwise.
    return Array.from({ length: 6 }, (_, d) => d)
      .filter((d) => !held.has(key(neighbour(hex, d))))
      .map((d) => {
        const [a, b] = [corner[(d + 4) % 6]!, corner[(d + 5) % 6]!];
        return { from: { x: x + a.x, y: y + a.y }, to: { x: x + b.x, y: y + b.y } };
      });
  });
}

/** The edges in rings, each going on where the one before it ends. */
function rings(all: Edge[]): Edge[][] {
  const after = new Map(all.map((edge) => [spot(edge.from), edge]));
  const found: Edge[][] = [];
  while (after.size) {
    const ring: Edge[] = [];
    let edge = after.values().next().value;
    while (edge) {
      after.delete(spot(edge.from));
      ring.push(edge);
      edge = after.get(spot(edge.to));
    }
    found.push(ring);
  }
  return found;
}

/** The corner between two edges, moved inwards. */
function moved(before: Edge, next: Edge, inset: number): Point {
  const inward = ({ from, to }: Edge): Point => {
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    return { x: -(to.y - from.y) / far, y: (to.x - from.x) / far };
  };
  const [a, b] = [inward(before), inward(next)];
  const share = inset / (1 + a.x * b.x + a.y * b.y);
  return { x: next.from.x + (a.x + b.x) * share, y: next.from.y + (a.y + b.y) * share };
}

/** The rims of a group of hexes as points, so far inside its sides; a second one where it has a hole. */
export function outlines(hexes: readonly Hex[], inset = 0): Point[][] {
  return rings(edges(hexes)).map((ring) =>
    ring.map((edge, n) => moved(ring[(n + ring.length - 1) % ring.length]!, edge, inset)),
  );
}

/** The rim as a path on the board. */
export const rimPath = (hexes: readonly Hex[], inset = 0): string => drawn(outlines(hexes, inset));

/** The rim as a path round the head of a body, as it is while it faces north: turned by its facing it is the body's. */
export function ownRim(hexes: readonly Hex[], facing: number, inset = 0): string {
  const { x, y } = centre(hexes[0] ?? [0, 0]);
  const angle = (-Math.PI / 3) * facing;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = (point: Point): Point => ({
    x: (point.x - x) * cos - (point.y - y) * sin,
    y: (point.x - x) * sin + (point.y - y) * cos,
  });
  return drawn(outlines(hexes, inset).map((ring) => ring.map(turned)));
}

const drawn = (all: Point[][]): string =>
  all.map((ring) => `M${ring.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`).join("");

/** The angle nearest to one before at which a facing points, so that nothing turns the long way round. */
export function angleOf(facing: number, before: number): number {
  const by = (((facing * 60 - before) % 360) + 540) % 360;
  return before + by - 180;
}
