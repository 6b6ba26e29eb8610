// A small table for tests: a regiment and skirmishers of Red, a regiment and a tank of Blue, a wood and an objective.
import { vi } from "vitest";
import type { PlaneProps, Spot } from "../../src/board/interface";
import type { Asked, Choice, PlaneBoard, Position, Troop, WordedTrial } from "../../src/messages";
import { moveWith, spotAt } from "../../src/plane/inches";
import { sayer } from "../../src/texts";

/** A base an inch square about a place, the front right corner first. */
export const base = (at: Spot, heading: number, [wide, deep]: Spot = [1, 1]): Spot[] =>
  (
    [
      [deep / 2, -wide / 2],
      [deep / 2, wide / 2],
      [-deep / 2, wide / 2],
      [-deep / 2, -wide / 2],
    ] as Spot[]
  ).map((corner) => moveWith(corner, [0, 0], at, heading));

export function regiment(
  id: string,
  side: number,
  at: Spot,
  heading: number,
  files = 3,
  more: Partial<Troop> = {},
): Troop {
  const middles = Array.from({ length: files }, (_, n) => spotAt(at, heading - 90, n - (files - 1) / 2));
  const bases = middles.map((one) => base(one, heading));
  const arc = {
    name: "front",
    left: bases[0]![1]!,
    right: bases.at(-1)![0]!,
    left_way: heading + 45,
    right_way: heading - 45,
  };
  return {
    block: { id, side, bases, middles, centre: at, heading, move: 6, arcs: [arc], bars: [[files, files]], notes: [] },
    notes: [],
    condition: `${files} of ${files}, regiment`,
    ...more,
  };
}
export function crowd(id: string, side: number, middles: Spot[]): Troop {
  return {
    block: {
      id,
      side,
      bases: middles.map((one) => base(one, 90)),
      middles,
      centre: middles[0]!,
      heading: 90,
      move: 6,
      reach: 12,
      bars: [[middles.length, middles.length]],
      notes: [],
    },
    notes: [],
    condition: "",
  };
}
const WAYS = { front: [45, -45], left: [135, 45], rear: [225, 135], right: [-45, -135] } as const;
export function tank(id: string, side: number, at: Spot, heading: number): Troop {
  const arcs = Object.entries(WAYS).map(([name, [left, right]]) => ({
    name,
    left: at,
    right: at,
    left_way: heading + left,
    right_way: heading + right,
    reach: name === "front" ? 18 : 9,
  }));
  return {
    block: {
      id,
      side,
      bases: [base(at, heading, [3, 4])],
      middles: [at],
      centre: at,
      heading,
      move: 8,
      reach: 18,
      arcs,
      bars: [[1, 1]],
    },
    notes: [],
    condition: "",
  };
}
export const waiting = (id: string, side: number, of: number): Troop => ({
  block: { id, side, bases: [], middles: [], centre: [0, 0], heading: 0, bars: [[of, of]], notes: ["waiting"] },
  notes: ["not yet deployed"],
  condition: "",
});

export const ground = (): PlaneBoard => ({
  board: "plane",
  size: [48, 36],
  terrain: [
    {
      id: "wood",
      name: "West copse",
      corners: [
        [8, 14],
        [14, 14],
        [14, 20],
        [8, 20],
      ],
    },
    {
      id: "pond",
      name: "Pond",
      corners: [
        [30, 16],
        [36, 16],
        [36, 20],
        [30, 20],
      ],
      blocks_sight: false,
    },
  ],
  zones: [
    {
      side: 0,
      corners: [
        [0, 0],
        [48, 0],
        [48, 8],
        [0, 8],
      ],
      heading: 90,
    },
    {
      side: 1,
      corners: [
        [0, 28],
        [48, 28],
        [48, 36],
        [0, 36],
      ],
      heading: 270,
    },
  ],
  names: ["West copse", "Pond"],
});
export const choice = (text: string, group: string, more: Partial<Choice["offer"]> = {}): Choice => ({
  label: `<${text}>`,
  offer: { text, group, ...more },
});
export const UNITS = (): Troop[] => [
  regiment("Spears", 0, [24, 10], 90),
  crowd("Scouts", 0, [
    [18, 6],
    [19.5, 6],
    [18, 4.5],
  ]),
  regiment("Dead", 1, [24, 14], 270, 4),
  tank("Tank", 1, [36, 30], 270),
];
export const acting = (): Asked => ({
  side: 0,
  code: "act",
  text: "Spears: what next?",
  who: "Spears",
  open: ["move X,Y [facing DEGREES] [arrange X,Y;X,Y...]", "reform FILES [facing DEGREES]", "march INCHES bearing WAY"],
  choices: [
    choice("shoot Tank", "shoot", { target: "Tank", spot: [36, 30] }),
    choice("move 24.123456789,13 facing 90", "charge", { target: "Dead", spot: [24.123456789, 13] }),
    choice("move 23.5,13 facing 90", "charge", { target: "Dead", spot: [23.5, 13] }),
    choice("move 24,12", "move", { spot: [24, 12] }),
    choice("nothing", "word"),
    choice("stop", "end"),
  ],
});
export const picking = (): Asked => ({
  side: 0,
  code: "pick",
  text: "Which unit?",
  choices: [
    choice("unit Spears", "pick", { target: "Spears" }),
    choice("unit Scouts", "pick", { target: "Scouts" }),
    choice("end turn", "end"),
  ],
});
export const deploying = (): Asked => ({
  side: 0,
  code: "deploy",
  text: "Which unit is deployed?",
  open: ["deploy UNIT regiment FILES|skirmish|none at X,Y facing DEGREES"],
  choices: [
    choice("deploy Town_guard regiment 4 at 24,6 facing 90", "deploy", { target: "Town guard", spot: [24, 6] }),
    choice("deploy Town_guard regiment 4 at 30,6 facing 90", "deploy", { target: "Town guard", spot: [30, 6] }),
  ],
});
export const position = (asked: Asked | null = acting(), units = UNITS()): Position => ({
  state: 1,
  moment: 0,
  phase: "Round 1",
  figures: [],
  items: [],
  score: [0.5, 0.5],
  asked,
  units,
  objectives: [{ pos: [24, 18], side: 1 }],
});
export const trialOf = (text: string, more: Partial<WordedTrial["trial"]> = {}, why = ""): WordedTrial => ({
  trial: { text, spent: 2, most: 6, ...more },
  label: `tried ${text}`,
  why,
  ...(why ? { clauses: ["UW-MOVE-01"] } : {}),
});

export function props(more: Partial<PlaneProps> = {}) {
  const all = {
    ground: ground(),
    position: position(),
    sides: [
      { name: "Red", player: "me" },
      { name: "Blue", player: "greedy" },
    ],
    mine: [0],
    reading: false,
    selected: "Spears",
    say: sayer("en"),
    prospects: [],
    ondeeds: vi.fn<PlaneProps["ondeeds"]>(() => Promise.resolve([])),
    onchoose: vi.fn<PlaneProps["onchoose"]>(),
    exact: false,
    onselect: vi.fn<PlaneProps["onselect"]>(),
    onanswer: vi.fn<PlaneProps["onanswer"]>(),
    ontarget: vi.fn<PlaneProps["ontarget"]>(),
    onspeak: vi.fn<PlaneProps["onspeak"]>(),
    ontrial: vi.fn<PlaneProps["ontrial"]>((text) => Promise.resolve(trialOf(text))),
    onmeasure: vi.fn<PlaneProps["onmeasure"]>(() =>
      Promise.resolve({
        measure: { source: [0, 0], target: [0, 4], length: 4, bearing: 90, exact: false },
        text: "clear",
      }),
    ),
  };
  return Object.assign(all, more) as typeof all;
}
