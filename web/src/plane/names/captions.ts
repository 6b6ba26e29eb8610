// What is written over a table in inches: the names of units, objectives and terrain, and how far a unit goes and shoots.
import type { Box, Point } from "../../board/geometry";
import type { Spot } from "../../board/interface";
import type { Objective, PlaneBoard, Side, Troop } from "../../messages";
import { INCH, RULED, boardPoint, kindOf, spotAt } from "../inches";
import {
  type Label,
  STRAIGHT,
  belongs,
  boxAround,
  boxOfAll,
  placeLabels,
  overlap,
  spotsAfar,
  spotsAround,
  spotsBeside,
  spotsOver,
  spotsWithin,
  union,
  widthOf,
} from "./labels";
import { signsOf } from "../signs";
import { leadOf } from "./leads";

export type CaptionKind = "letters" | "signs" | "unit" | "holder" | "terrain" | "far";
export interface Caption {
  id: string;
  kind: CaptionKind;
  text: string;
  /** Its middle, in the measure of the board. */
  at: Point;
  /** The line to the unit that it means, where it does not stand right beside it. */
  lead?: readonly [Point, Point];
  /** Letters that lie over no miniature. */
  clear?: boolean;
}
/** What is to be captioned, and how large the board is shown. */
export interface Captioned {
  ground: PlaneBoard;
  objectives: readonly Objective[];
  sides: readonly Side[];
  units: readonly Troop[];
  /** One or two letters of each unit, by its name. */
  letters: ReadonlyMap<string, string>;
  /** The sides of whoever looks on. */
  mine: readonly number[];
  /** Units whose names are written before those of others. */
  must: (troop: Troop) => boolean;
  /** Where something lies over the board, in its measure: nothing is written there that finds room elsewhere. */
  covered: readonly Box[];
  /** Whose reach is drawn, and whether it is known exactly. */
  reached: Troop | null;
  exact: boolean;
  move: boolean;
  shoot: boolean;
  scale: number;
}

/** Sizes of the letters in pixels, and how high a line is. */
export const SIZES: Record<CaptionKind, number> = {
  letters: 11.5,
  signs: 17,
  unit: 11,
  holder: 11.5,
  terrain: 11.5,
  far: 11.5,
};
const WEIGHTS: Record<CaptionKind, number> = {
  letters: 750,
  signs: 400,
  unit: 600,
  holder: 650,
  terrain: 400,
  far: 650,
};
const HIGH = 13;
/** Letters of units grow with the board: as many units of it high, but no smaller than their size in pixels. */
const LETTERS = 13;
const SIGN = 16;
/** Where an inch has fewer pixels, signs are smaller and names go without numbers. */
const SMALL = 10;
/** How much of their size signs have where the board is shown so large. */
export const signShare = (scale: number): number => (scale * INCH < SMALL ? 0.6 : 1);
/** A name is so many pixels from its unit at most; on a small board it is so much nearer to that than to any other. */
const SHORT = 16;
const APART = 20;
/** The same of letters beside a unit that is too small for them. */
const CLOSE = { short: 4, apart: 3 };
const DISC = 0.55;
const NOSE = 0.15;
const RULER = 6;

export function captions(all: Captioned): Caption[] {
  const { ground, units, scale } = all;
  const texts = new Map<string, [CaptionKind, string]>();
  const on = (spots: readonly Spot[]): Box =>
    boxOfAll(spots.map(boardPoint).map(({ x, y }) => ({ x: x * scale, y: y * scale })));
  type Spots = (wide: number, written: ReadonlyMap<string, Box>) => Point[];
  const label = (kind: CaptionKind, n: string | number, text: string, spots: Spots): Label => {
    const id = `${kind} ${n}`;
    texts.set(id, [kind, text]);
    const wide = widthOf(text, SIZES[kind], WEIGHTS[kind]);
    return { id, wide, high: HIGH, spots: (written) => spots(wide, written) };
  };
  /** What must be seen of a unit: each base. */
  const bodied = new Map(units.map((troop) => [troop, troop.block.bases.map((base) => on(base))]));
  const bodies = (troop: Troop): readonly Box[] => bodied.get(troop)!;
  const left = ({ block }: Troop): number => block.bars?.[0]?.[0] ?? block.bases.length;
  /** With the points that show the fronts of its bases. */
  const wider = ({ x, y, w, h }: Box): Box => {
    const room = NOSE * INCH * scale;
    return { x: x - room, y: y - room, w: w + 2 * room, h: h + 2 * room };
  };
  const small = signShare(scale) < 1;
  const othersOf = (troop: Troop): Box[] => units.filter((one) => one !== troop).flatMap(bodies);
  /** Where its letters are written, if that is right beside it. */
  const lettersBy = (box: Box | undefined, troop: Troop): Box | undefined =>
    box && !leadOf(box, bodies(troop), othersOf(troop)) ? box : undefined;
  /** Its name, close to itself and its letters, and to no other: where that is nowhere, its letters are all that is written.
   * One that must be is led to it by a line. */
  const unit = (troop: Troop): Label => {
    const { id, bases } = troop.block;
    const [own, others] = [bodies(troop), othersOf(troop)];
    const room = { short: SHORT, apart: small ? APART : 0 };
    const spots: Spots = (wide, written) => {
      const letters = lettersBy(written.get(`letters ${id}`), troop);
      const body = wider(on(bases.flat()));
      const whole = letters ? union(body, letters) : body;
      const around = spotsAround(whole, wide, HIGH);
      const marks = units.flatMap((one) => (one === troop ? [] : (written.get(`letters ${one.block.id}`) ?? [])));
      const rivals = [...others, ...marks];
      const near = around.filter((spot) => belongs(boxAround(spot, wide, HIGH), [...own, whole], rivals, room));
      const straight = near.filter((spot) => around.indexOf(spot) < STRAIGHT);
      if (all.must(troop)) return [...straight, ...around, ...spotsAfar(whole, wide, HIGH)];
      return small ? straight : near;
    };
    return label("unit", id, small ? id : `${id} · ${left(troop)}`, spots);
  };
  /** Its letters over its bases, the centre first: whoever stands base to base with others is told from them all the same.
   * Miniatures that they would hide have them beside. */
  const lettered = (troop: Troop): Label => {
    const { id, centre, middles, bases } = troop.block;
    const text = all.letters.get(id) ?? "?";
    const size = Math.max(LETTERS * scale, SIZES.letters);
    const wide = widthOf(text, size, WEIGHTS.letters);
    const places = [centre, ...middles].map(boardPoint).map(({ x, y }) => ({ x: x * scale, y: y * scale }));
    texts.set(`letters ${id}`, ["letters", text]);
    const [body, parts, others] = [on(bases.flat()), bodies(troop), othersOf(troop)];
    const hides = (kindOf(troop.block) === "regiment" ? [body] : parts).some(({ w, h }) => Math.min(w, h) < size);
    const beside = hides
      ? spotsBeside([body, ...parts].map(wider), wide, size).filter((spot) => {
          const box = boxAround(spot, wide, size);
          return ![...parts, ...others].some((other) => overlap(other, box)) && belongs(box, parts, others, CLOSE);
        })
      : [];
    const spots = [...beside, ...spotsOver(body, places, wide, size)];
    return { id: `letters ${id}`, wide, high: size, spots, over: true };
  };
  /** The signs of its states: above it, else where there is room. */
  const signed = (troop: Troop): Label[] => {
    const many = signsOf(troop).length;
    if (!many) return [];
    const id = `signs ${troop.block.id}`;
    const share = signShare(scale);
    const [wide, high] = [many * SIZES.signs * share, SIGN * share];
    texts.set(id, ["signs", ""]);
    const { x, y, w, h } = on(troop.block.bases.flat());
    const above = { x: x + w / 2, y: y - HIGH * share };
    const spots = [above, ...spotsAround({ x, y, w, h }, wide, high)];
    return [{ id, wide, high, spots, over: true }];
  };
  /** Whose name is written where there is room: those of others first, for the panel lists one's own. */
  const isOther =
    (own: boolean) =>
    (troop: Troop): boolean =>
      !all.must(troop) && all.mine.includes(troop.block.side) === own;
  const scaled = ({ x, y, w, h }: Box): Box => ({ x: x * scale, y: y * scale, w: w * scale, h: h * scale });
  const disc = ({ pos: [x, y] }: Objective): Box =>
    on([
      [x - DISC, y - DISC],
      [x + DISC, y + DISC],
    ]);
  const labels = [
    ...units.map(lettered),
    ...units.filter(all.must).map(unit),
    ...units.flatMap(signed),
    ...reaches(all).map(([n, text, spots]) => ({ ...label("far", n, text, () => spots), must: true })),
    ...all.objectives.flatMap((one, n) =>
      (one.side ?? -1) >= 0
        ? [label("holder", n, all.sides[one.side!]?.name ?? "", (wide) => spotsAround(disc(one), wide, HIGH))]
        : [],
    ),
    ...[...units.filter(isOther(false)), ...units.filter(isOther(true))].map(unit),
    ...ground.terrain.map(({ name, corners }, n) =>
      label("terrain", n, ground.names?.[n] ?? name, (wide) => spotsWithin(on(corners), wide, HIGH)),
    ),
  ];
  const placed = placeLabels(
    labels,
    [...units.flatMap(bodies), ...all.objectives.map(disc), ...numbers(ground.size), ...all.covered.map(scaled)],
    on([[0, 0], ground.size]),
  );
  const sizes = new Map(labels.map(({ id, wide, high }) => [id, { wide, high }]));
  const boxAt = (id: string): Box | undefined => {
    const [spot, size] = [placed.get(id), sizes.get(id)];
    return spot && size && boxAround(spot, size.wide, size.high);
  };
  const troops = new Map(units.map((troop) => [troop.block.id, troop]));
  const back = ({ x, y }: Point): Point => ({ x: x / scale, y: y / scale });
  return [...placed].map(([id, spot]) => {
    const [kind, text] = texts.get(id)!;
    const troop = kind === "letters" || kind === "unit" ? troops.get(id.slice(kind.length + 1)) : undefined;
    const box = boxAt(id)!;
    const letters = kind === "unit" && troop ? lettersBy(boxAt(`letters ${troop.block.id}`), troop) : undefined;
    const lead = troop && leadOf(box, bodies(troop), othersOf(troop), letters);
    const clear = kind === "letters" && !units.flatMap(bodies).some((body) => overlap(body, box));
    return { id, kind, text, at: back(spot), clear, ...(lead && { lead: [back(lead[0]), back(lead[1])] as const }) };
  });

  /** The numbers of the rulers along the edges. */
  function numbers([wide, high]: Spot): Box[] {
    const at = (x: number, y: number): Box => boxAround({ x: x * INCH * scale, y: -y * INCH * scale }, 2 * HIGH, HIGH);
    const along = (length: number): number[] =>
      Array.from({ length: Math.floor(length / RULER) + 1 }, (_, n) => n * RULER);
    return [...along(wide).map((x) => at(x, -DISC)), ...along(high).map((y) => at(-RULED, y))];
  }
}

/** How far the unit shoots and goes, written on its rings. */
function reaches({ reached, exact, scale, ...drawn }: Captioned): [string, string, Point[]][] {
  if (!reached) return [];
  const { centre, reach = 0, move = 0, heading } = reached.block;
  const { x, y } = boardPoint(centre);
  const ring = (inches: number, way: number): Point[] =>
    [way, -way]
      .flatMap((side) => [{ x: x * scale, y: (y + side * inches * INCH) * scale }])
      .concat([1, -1].map((side) => ({ x: (x + side * inches * INCH) * scale, y: y * scale })));
  /** Of a regiment, which shoots to its front only, on the bow before it. */
  const bow = [0, 12, -12, 24, -24]
    .map((turn) => boardPoint(spotAt(centre, heading + turn, reach)))
    .map((spot) => ({ x: spot.x * scale, y: spot.y * scale }));
  const shot = kindOf(reached.block) === "regiment" ? bow : ring(reach, -1);
  return [
    ...(drawn.shoot && reach > 0 ? [["reach", `${exact ? "" : "~"}${reach}″`, shot] as [string, string, Point[]]] : []),
    ...(drawn.move && move > 0 ? [["move", `${move}″`, ring(move, 1)] as [string, string, Point[]]] : []),
  ];
}
