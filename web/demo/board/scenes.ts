// Made-up positions that show everything a board can show.
import type { Counter, Figure, HexBoard, Position, Side, Threat, WordedPlace, WordedSight } from "../../src/messages";
import { DIRECTIONS, bearings, distance, key, neighbour } from "../../src/board/geometry";
import type { Hex } from "../../src/board/interface";

const NAMES = [
  "open",
  "rough",
  "brush",
  "wood",
  "shallow_water",
  "water",
  "stairs",
  "low_wall",
  "wall",
  "door",
  "object",
  "pit",
  "floor",
  "road",
  "moonmoss",
];
const LETTERS = '.r"TwW=-#+OP_:m';
const BARRED = new Set(["water", "wall", "object", "pit"]);
const BLOCKS = new Set(["brush", "wood", "wall", "object", "door"]);
const TERRAIN = NAMES.map((name, n) => ({
  name,
  letter: LETTERS[n]!,
  cost: BARRED.has(name) ? 0 : name === "open" || name === "floor" || name === "road" ? 1 : 2,
  blocks_sight: BLOCKS.has(name),
}));
const SMALL = [
  'TT......."".',
  'TTT..r..."""',
  ".T...rr.....",
  ".....-----..",
  "::::::......",
  ".....:::::::",
  "..##+##....m",
  "..#__O#..w..",
  "..#___#.wWw.",
  "..#_=_#.wWWw",
  "..#####P.wWw",
];

export interface Scene {
  ground: HexBoard;
  position: Position;
  sides: Side[];
  selected: string;
  mover: string;
  places: WordedPlace[];
  threats: Threat[];
  sight: WordedSight | null;
}
const hexOf = (column: number, row: number): Hex => [column, row - Math.floor(column / 2)];

function small(): HexBoard {
  const hexes = SMALL.flatMap((line, row) =>
    [...line].map((letter, column): [number, number, number] => [
      ...hexOf(column, row),
      Math.max(0, LETTERS.indexOf(letter)),
    ]),
  );
  return { board: "hex", terrain: TERRAIN, hexes };
}
export function large(columns = 60, rows = 40): HexBoard {
  const hexes: [number, number, number][] = [];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const wave = Math.sin(column / 5) + Math.cos(row / 4 + column / 9) + Math.sin((column * 7 + row * 3) / 11);
      const kind =
        wave > 1.6 ? 3 : wave > 1.1 ? 2 : wave < -1.9 ? 5 : wave < -1.4 ? 4 : (column * 31 + row * 17) % 23 ? 0 : 1;
      hexes.push([...hexOf(column, row), kind]);
    }
  }
  return { board: "hex", terrain: TERRAIN, hexes };
}

function figure(
  id: string,
  side: number,
  at: [number, number],
  facing: number,
  more: Partial<Counter> & { condition?: string; codes?: string[]; down?: boolean } = {},
): Figure {
  const codes = more.codes ?? [];
  return {
    counter: {
      id,
      side,
      pos: hexOf(...at),
      facing,
      down: more.down ?? false,
      notes: codes,
      silhouette: more.silhouette ?? "human-sword",
      bars: more.bars ?? [[12, 12]],
    },
    notes: codes,
    condition: more.condition ?? "mST 12/12, mDX 11/12; unhurt; Broadsword",
  };
}
const SIDES: Side[] = ["Red", "Blue", "Green", "Violet", "Gold", "Sky"].map((name, n) => ({
  name,
  player: n ? "friend" : "me",
}));

function figures(): Figure[] {
  return [
    figure("Bors", 0, [4, 4], 2, {
      silhouette: "human-sword-shield",
      bars: [
        [9, 12],
        [3, 10],
      ],
      codes: ["defending"],
    }),
    figure("Ash", 0, [2, 4], 1, { silhouette: "elf-bow", codes: ["aim +2"], bars: [[10, 10]] }),
    figure("Ceda", 0, [5, 5], 3, { silhouette: "dwarf-axe-shield", codes: ["acted", "engaged"], bars: [[5, 14]] }),
    figure("Dunn", 0, [9, 7], 5, { silhouette: "halfling-sling", codes: ["prone", "duress 2"], bars: [[2, 8]] }),
    figure("Gruk", 1, [7, 4], 4, { silhouette: "orc-mace", codes: ["engaged"], bars: [[13, 14]] }),
    figure("Snik", 1, [7, 2], 3, { silhouette: "goblin-spear", bars: [[6, 7]] }),
    figure("Hask", 1, [9, 5], 5, { silhouette: "orc-greatsword", bars: [[11, 15]], codes: ["dodging"] }),
    figure("Hulm", 1, [10, 2], 4, { silhouette: "human-crossbow", bars: [[8, 11]] }),
    figure("Mott", 1, [4, 8], 0, { silhouette: "human-dagger", codes: ["hand-to-hand"], bars: [[7, 9]] }),
    figure("Ebba", 0, [4, 8], 3, { silhouette: "human-dagger", codes: ["hand-to-hand"], bars: [[4, 9]] }),
    figure("Wulf", 2, [11, 4], 4, { silhouette: "wolf", bars: [[9, 9]] }),
    figure("Fynn", 3, [8, 0], 4, { silhouette: "elf-staff", bars: [[8, 9]] }),
    figure("Grub", 1, [6, 3], 2, { down: true, silhouette: "goblin-dagger" }),
    figure("Iver", 4, [0, 8], 1, { silhouette: "human-lance", bars: [[9, 9]] }),
    figure("Jarl", 5, [1, 9], 0, { silhouette: "human-axe", bars: [[9, 9]] }),
  ];
}

/** Places by plain distance, so that every kind is there; no rule of any system. */
export function placesFor(ground: HexBoard, all: Figure[], mover: Figure, far: number): WordedPlace[] {
  const kinds = new Map(ground.hexes.map(([q, r, kind]) => [key([q, r]), TERRAIN[kind]!]));
  const taken = new Set(all.filter(({ counter }) => !counter.down).map(({ counter }) => key(counter.pos)));
  const from = mover.counter.pos;
  const found = new Map<string, { cost: number; way: Hex[] }>([[key(from), { cost: 0, way: [from] }]]);
  const edge: Hex[] = [from];
  while (edge.length) {
    edge.sort((a, b) => found.get(key(a))!.cost - found.get(key(b))!.cost);
    const at = edge.shift()!;
    const { cost, way } = found.get(key(at))!;
    for (let d = 0; d < 6; d++) {
      const next = neighbour(at, d);
      const price = kinds.get(key(next))?.cost ?? 0;
      const total = cost + price;
      if (!price || total > far || taken.has(key(next)) || (found.get(key(next))?.cost ?? 99) <= total) continue;
      found.set(key(next), { cost: total, way: [...way, next] });
      edge.push(next);
    }
  }
  found.delete(key(from));
  return [...found].map(([at, { cost, way }]) => {
    const hex = at.split(",").map(Number) as Hex;
    const near = all.filter(({ counter }) => counter.side !== 0 && !counter.down && distance(counter.pos, hex) === 1);
    const facing = DIRECTIONS.findIndex((_, d) => key(neighbour(way.at(-2)!, d)) === at);
    const rough = kinds.get(at)?.name === "rough";
    const place = {
      hex,
      cost,
      way,
      facing,
      path: way.slice(1).map((one) => `step ${one.join()}`),
      engaged: near.map(({ counter }) => counter.id),
    };
    const rolls = rough ? [{ what: { id: "x" }, dice: 3, need: 11, chance: 0.625 }] : [];
    return {
      place: { ...place, checks: rolls, stop: near.length ? { id: "stop" } : null },
      stop: near.length ? "Must stop: enters an enemy's front" : cost === far && !rough ? "No movement left" : "",
      left: near.length ? ["Strike", "Defend"] : ["Strike", "Defend", "Aim"],
      lost: near.length ? ["Aim"] : [],
      checks: rough ? ["footing, 3 dice, 11 or less: 63 %"] : [],
    };
  });
}

export function sightBetween(ground: HexBoard, from: Hex, to: Hex): WordedSight {
  const kinds = new Map(ground.hexes.map(([q, r, kind]) => [key([q, r]), TERRAIN[kind]!]));
  const hexes: Hex[] = [from];
  while (distance(hexes.at(-1)!, to) > 0) hexes.push(neighbour(hexes.at(-1)!, bearings(hexes.at(-1)!, to)[0]!));
  const where = hexes.slice(1, -1).find((hex) => kinds.get(key(hex))?.blocks_sight) ?? null;
  const name = where ? kinds.get(key(where))?.name : "";
  const blocked = where ? { code: "blocked", said: `${name} stands between`, clauses: ["FM-LOS-02"] } : null;
  return { sight: { hexes, where, blocked }, text: blocked ? `Blocked by ${name}.` : "Nothing blocks." };
}

const THREATS: Threat[] = [
  { hex: hexOf(6, 4), by: ["Gruk"], now: true },
  { hex: hexOf(6, 5), by: ["Gruk", "Hask"], now: true },
  { hex: hexOf(7, 5), by: ["Gruk", "Hask"], now: true },
  { hex: hexOf(5, 4), by: ["Gruk", "Snik", "Hulm"], now: false },
  { hex: hexOf(5, 5), by: ["Gruk"], now: false },
  { hex: hexOf(4, 4), by: ["Gruk"], now: false },
  { hex: hexOf(5, 3), by: ["Snik", "Hulm"], now: false },
  { hex: hexOf(8, 6), by: ["Hask"], now: false },
];

export function sceneOf(name: string): Scene {
  const ground = name === "large" ? large() : small();
  const all = name === "large" ? crowd() : figures();
  const mover = all[0]!;
  mover.counter.active = true;
  const places = placesFor(ground, all, mover, name === "large" ? 10 : 5);
  const faces = Array.from({ length: 6 }, (_, facing) => facing)
    .filter((facing) => facing !== mover.counter.facing && facing !== 5)
    .map((facing) => ({
      label: `Face ${["N", "NE", "SE", "S", "SW", "NW"][facing]}`,
      offer: {
        text: `face ${facing}`,
        group: "face",
        hex: mover.counter.pos,
        facing,
        check:
          name === "face"
            ? { what: { id: "x" }, dice: 2 + (facing % 3), need: 11, chance: [0.61, 0.92, 1, 0.35, 0.62, 1][facing]! }
            : null,
      },
    }));
  const steps = places
    .filter(({ place }) => place.way.length === 2)
    .map(({ place }) => ({ label: "Step", offer: { text: place.path[0]!, group: "step", hex: place.hex } }));
  const strikes = [1, 2, 3, 4].map((dice) => ({
    label: `Strike Gruk with Broadsword, ${dice} ${dice > 1 ? "dice" : "die"}`,
    offer: { text: `strike Gruk ${dice}`, group: "attack", target: "Gruk", item: "Broadsword", dice },
  }));
  const choices = name === "face" ? faces : name === "strike" ? strikes : [...steps, ...faces];
  const items = [
    { name: "Dagger", pos: hexOf(3, 2) },
    { name: "Small Shield", pos: hexOf(3, 2) },
    { name: "Mace", pos: hexOf(6, 3) },
  ];
  return {
    ground,
    sides: SIDES,
    selected: mover.counter.id,
    mover: mover.counter.id,
    places: name === "face" || name === "strike" ? [] : places,
    threats: THREATS,
    sight: null,
    position: {
      state: 7,
      moment: 6,
      phase: "Round 2 · move",
      figures: all,
      items: name === "large" ? [] : items,
      score: [0.5, 0.5],
      asked: { side: 0, code: "move", text: "Bors moves.", who: "Bors", choices },
    },
  };
}

function crowd(): Figure[] {
  const kinds = ["human-sword-shield", "elf-bow", "dwarf-axe", "orc-mace", "goblin-spear", "wolf"];
  return Array.from({ length: 24 }, (_, n) =>
    figure(
      n ? `${"ABCDEFGH"[n % 8]}${["ann", "orn", "ul"][n % 3]}${n}` : "Bors",
      n % 2,
      [26 + ((n * 5) % 13), 14 + ((n * 7) % 11)],
      n % 6,
      {
        silhouette: kinds[n % kinds.length]!,
        bars: [[5 + (n % 8), 12]],
        codes: n % 3 ? ["engaged"] : [],
      },
    ),
  );
}
