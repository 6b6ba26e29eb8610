// A battlefield in the making, and what is done with outlines. Places are in inches, x to the right and y up.
import type { FieldNote, TablePart } from "../messages";

export type Spot = [number, number];
export interface Piece {
  id: string;
  name: string;
  outline: Spot[];
  blocks_sight: boolean;
}
export interface Zone {
  player: number;
  outline: Spot[];
  heading: number;
}
export interface Field {
  id: string;
  name: string;
  size: Spot;
  /** A zone for each of two to four players. */
  deployment: Zone[];
  terrain: Piece[];
  objectives: Spot[];
}
/** A part of a battlefield: a piece, a zone or an objective by its place in the list. */
export interface Part {
  part: "piece" | "zone" | "objective";
  place: number;
}
export interface Box {
  left: number;
  low: number;
  right: number;
  high: number;
}
export const EDGES = ["bottom", "top", "left", "right"] as const;
export type Edge = (typeof EDGES)[number];
/** The longest side that a file may have. */
export const LONGEST = 240;
/** How deep a new zone is. */
export const DEPTH = 8;
/** How many players there can be. */
export const PLAYERS = [2, 3, 4] as const;
const HEADINGS: Record<Edge, number> = { bottom: 90, top: 270, left: 0, right: 180 };

const copied = (outline: readonly (readonly number[])[]): Spot[] => outline.map(([x = 0, y = 0]) => [x, y]);

/** A battlefield as a file has it, with nothing left out. */
export function fieldOf(part: TablePart): Field {
  const zone = (one: TablePart["deployment"][0]): Zone => ({ ...one, outline: copied(one.outline) });
  return {
    id: part.id,
    name: part.name,
    size: [part.size[0], part.size[1]],
    deployment: part.deployment.map(zone),
    terrain: (part.terrain ?? []).map((one) => ({
      id: one.id,
      name: one.name,
      outline: copied(one.outline),
      blocks_sight: one.blocks_sight ?? true,
    })),
    objectives: copied(part.objectives ?? []),
  };
}

/** The same as a message has it. */
export const partOf = (field: Field): TablePart => field as TablePart;

// --- numbers ---------------------------------------------------------------------------------------------------------
/** A length to hundredths of an inch, which is what the editor keeps. */
export const roundFine = (value: number): number => Math.round(value * 100) / 100 + 0;
/** A length to half inches, or fine. */
export const snapToGrid = (value: number, snap: boolean): number =>
  snap ? Math.round(value * 2) / 2 + 0 : roundFine(value);

// --- outlines --------------------------------------------------------------------------------------------------------
export function boxOf(outline: readonly Spot[]): Box {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return { left: Math.min(...xs), low: Math.min(...ys), right: Math.max(...xs), high: Math.max(...ys) };
}

/** The middle of what an outline reaches over. */
export function middleOf(outline: readonly Spot[]): Spot {
  const { left, low, right, high } = boxOf(outline);
  return [(left + right) / 2, (low + high) / 2];
}

export const moveOutline = (outline: readonly Spot[], dx: number, dy: number): Spot[] =>
  outline.map(([x, y]) => [roundFine(x + dx), roundFine(y + dy)]);

/** Turned about its middle, or another place; degrees counter-clockwise. */
export function turnOutline(outline: readonly Spot[], degrees: number, about = middleOf(outline)): Spot[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return outline.map(([x, y]) => {
    const [dx, dy] = [x - about[0], y - about[1]];
    return [roundFine(about[0] + dx * cos - dy * sin), roundFine(about[1] + dx * sin + dy * cos)];
  });
}

export const scaleOutline = (outline: readonly Spot[], by: number, about = middleOf(outline)): Spot[] =>
  outline.map(([x, y]) => [roundFine(about[0] + (x - about[0]) * by), roundFine(about[1] + (y - about[1]) * by)]);

/** A place on the field, at its border where it is beyond. */
export const clampSpot = ([x, y]: Spot, [width, height]: Spot): Spot => [
  roundFine(Math.min(Math.max(x, 0), width)),
  roundFine(Math.min(Math.max(y, 0), height)),
];

/** An outline pushed onto the field as it is; cut at the border where it is larger than the field. */
export function intoField(outline: readonly Spot[], size: Spot): Spot[] {
  const { left, low, right, high } = boxOf(outline);
  const dx = left < 0 ? -left : right > size[0] ? Math.max(size[0] - right, -left) : 0;
  const dy = low < 0 ? -low : high > size[1] ? Math.max(size[1] - high, -low) : 0;
  return moveOutline(outline, dx, dy).map((at) => clampSpot(at, size));
}

/** An outline moved so that the corner of what it reaches over comes to lie on half inches, and on the field. */
export function placeOutline(outline: readonly Spot[], dx: number, dy: number, size: Spot, snap: boolean): Spot[] {
  const { left, low } = boxOf(outline);
  const to: Spot = [snapToGrid(left + dx, snap), snapToGrid(low + dy, snap)];
  return intoField(moveOutline(outline, to[0] - left, to[1] - low), size);
}

/** The convex outline around some places, counter-clockwise: what is left of an outline without its dents. */
export function hull(places: readonly Spot[]): Spot[] {
  const ordered = [...places].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (points: Spot[]): Spot[] => {
    const found: Spot[] = [];
    for (const point of points) {
      for (let n = found.length; n > 1; n = found.length) {
        const [[ax, ay], [bx, by]] = [found[n - 2]!, found[n - 1]!];
        if ((bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax) > 0) break;
        found.pop();
      }
      found.push(point);
    }
    return found.slice(0, -1);
  };
  return [...half(ordered), ...half([...ordered].reverse())];
}

// --- the whole field -------------------------------------------------------------------------------------------------
export type Twin = (outline: readonly Spot[], size: Spot) => Spot[];
/** Where an outline lies for the player opposite: the field turned by 180 degrees. */
export const halfTurn: Twin = (outline, [width, height]) =>
  outline.map(([x, y]) => [roundFine(width - x), roundFine(height - y)]);
/** The same with the field mirrored, top to bottom. */
export const mirror: Twin = (outline, [, height]) => [...outline].reverse().map(([x, y]) => [x, roundFine(height - y)]);

const same = (a: readonly Spot[], b: readonly Spot[]): boolean => {
  const key = (outline: readonly Spot[]): string =>
    outline
      .map((at) => at.join())
      .sort()
      .join(" ");
  return key(a) === key(b);
};

/** The field of two players made alike for both: what lies in the lower half stands, and again for the player opposite. */
export function mirrorField(field: Field, twin: Twin): Field {
  const { size } = field;
  const lower = (outline: readonly Spot[]): boolean => middleOf(outline)[1] < size[1] / 2;
  const stays = field.terrain.filter((one) => lower(one.outline) || same(one.outline, twin(one.outline, size)));
  const terrain = [...stays];
  for (const one of stays.filter((piece) => !same(piece.outline, twin(piece.outline, size)))) {
    terrain.push({ ...one, ...freshName(terrain, one.name), outline: twin(one.outline, size) });
  }
  const marks = field.objectives.filter((at) => at[1] < size[1] / 2 || same([at], twin([at], size)));
  const twins = marks.flatMap((at) => twin([at], size)).filter((at) => !marks.some((one) => same([one], [at])));
  const [first, second] = field.deployment as [Zone, Zone];
  const heading = twin === halfTurn ? (first.heading + 180) % 360 : (360 - first.heading) % 360;
  const opposite = { ...second, outline: twin(first.outline, size), heading };
  return { ...field, terrain, objectives: [...marks, ...twins], deployment: [first, opposite] };
}

/** An id and a name that no piece has yet, after a name: Wood, Wood 2, ... */
export function freshName(terrain: readonly Piece[], name: string): { id: string; name: string } {
  const base = name.replace(/ \d+$/u, "");
  const names = new Set(terrain.map((one) => one.name));
  let n = 1;
  while (names.has(n > 1 ? `${base} ${n}` : base)) n += 1;
  return { id: freshId(terrain, base), name: n > 1 ? `${base} ${n}` : base };
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/gu, "ss")
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/gu, "_")
    .replace(/^_+|_+$/gu, "");

function freshId(terrain: readonly Piece[], name: string): string {
  const ids = new Set(terrain.map((one) => one.id));
  const base = slug(name) || "piece";
  let n = 1;
  while (ids.has(`${base}_${n}`)) n += 1;
  return `${base}_${n}`;
}

/** The id of a battlefield by its name. */
export const fieldId = (name: string): string => slug(name) || "own_field";

// --- zones -----------------------------------------------------------------------------------------------------------
/** A zone along an edge of the field, so many inches deep. */
export function edgeZone(edge: Edge, depth: number, [width, height]: Spot): Spot[] {
  const deep = roundFine(Math.min(Math.max(depth, 0.5), edge === "left" || edge === "right" ? width : height));
  const { left, low, right, high }: Box = {
    bottom: { left: 0, low: 0, right: width, high: deep },
    top: { left: 0, low: roundFine(height - deep), right: width, high: height },
    left: { left: 0, low: 0, right: deep, high: height },
    right: { left: roundFine(width - deep), low: 0, right: width, high: height },
  }[edge];
  return [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
}

/** Which edge a zone lies along and how deep, or nothing for an outline of one's own. */
export function edgeOf(outline: readonly Spot[], size: Spot): { edge: Edge; depth: number } | null {
  const { left, low, right, high } = boxOf(outline);
  for (const edge of EDGES) {
    const depth = edge === "left" || edge === "right" ? roundFine(right - left) : roundFine(high - low);
    if (outline.length === 4 && same(outline, edgeZone(edge, depth, size))) return { edge, depth };
  }
  return null;
}

/** Where somebody looks who comes from an edge. */
export const headingFrom = (edge: Edge): number => HEADINGS[edge];

/** The field with something of a zone changed. */
export function withZone(field: Field, place: number, change: Partial<Zone>): Field {
  return { ...field, deployment: field.deployment.map((one, n) => (n === place ? { ...one, ...change } : one)) };
}

/** The field for so many players: zones are taken from the end, or put in the middle of edges that have none. */
export function withPlayers(field: Field, players: number): Field {
  const deployment = field.deployment.slice(0, players);
  const taken = new Set(deployment.map((zone) => nearestEdge(zone.outline, field.size)));
  for (const edge of EDGES.filter((one) => !taken.has(one)).slice(0, players - deployment.length)) {
    const outline = edgeZone(edge, DEPTH, field.size).map((at) => towardMiddle(at, edge, field.size));
    deployment.push({ player: deployment.length + 1, outline, heading: headingFrom(edge) });
  }
  return { ...field, deployment };
}

/** A corner of a zone along an edge, in the middle third of that edge. */
function towardMiddle([x, y]: Spot, edge: Edge, [width, height]: Spot): Spot {
  const third = (at: number, whole: number): number => roundFine(whole / 3 + at / 3);
  return edge === "left" || edge === "right" ? [x, third(y, height)] : [third(x, width), y];
}

/** The edge that the middle of an outline is nearest to. */
function nearestEdge(outline: readonly Spot[], [width, height]: Spot): Edge {
  const [x, y] = middleOf(outline);
  const far: Record<Edge, number> = { bottom: y, top: height - y, left: x, right: width - x };
  return EDGES.reduce((near, edge) => (far[edge] < far[near] ? edge : near));
}

/** The field in another size; zones along an edge stay along it. */
export function resizeField(field: Field, size: Spot): Field {
  const zone = (one: Zone): Zone => {
    const found = edgeOf(one.outline, field.size);
    return found ? { ...one, outline: edgeZone(found.edge, found.depth, size) } : one;
  };
  return { ...field, size, deployment: field.deployment.map(zone) };
}

// --- parts -----------------------------------------------------------------------------------------------------------
/** The corners of a part; of an objective its one place. */
export function outlineOf(field: Field, { part, place }: Part): Spot[] {
  if (part === "piece") return field.terrain[place]?.outline ?? [];
  if (part === "zone") return field.deployment[place]?.outline ?? [];
  return field.objectives.slice(place, place + 1);
}

/** The field with a part of another outline. */
export function withOutline(field: Field, { part, place }: Part, outline: Spot[]): Field {
  if (part === "piece") {
    return { ...field, terrain: field.terrain.map((one, n) => (n === place ? { ...one, outline } : one)) };
  }
  if (part === "zone") {
    return withZone(field, place, { outline });
  }
  return { ...field, objectives: field.objectives.map((at, n) => (n === place ? (outline[0] ?? at) : at)) };
}

export const samePart = (a: Part | null, b: Part | null): boolean => a?.part === b?.part && a?.place === b?.place;

/** Whether a note is about a part. */
export const isAbout = (note: FieldNote, part: Part): boolean => note.part === part.part && note.place === part.place;
