// A small board for tests: nine columns by seven rows, two figures of each side.
import { vi } from "vitest";
import type { Counter, Figure, HexBoard, Position, WordedPlace } from "../../src/messages";
import type { HexProps, Hex } from "../../src/board/interface";
import { sayer } from "../../src/texts";

export const at = (column: number, row: number): Hex => [column, row - Math.floor(column / 2)];

export function ground(): HexBoard {
  const hexes: [number, number, number][] = [];
  for (let column = 0; column < 9; column++) {
    for (let row = 0; row < 7; row++)
      hexes.push([...at(column, row), column === 6 && row > 3 ? 2 : column === 1 ? 1 : 0]);
  }
  return {
    board: "hex",
    terrain: [
      { name: "open", letter: ".", cost: 1 },
      { name: "brush", letter: '"', cost: 2, blocks_sight: true },
      { name: "wall", letter: "#", cost: 0, blocks_sight: true },
    ],
    hexes,
  };
}

export function figure(
  id: string,
  side: number,
  pos: Hex,
  facing: number,
  { bars = [], ...more }: Partial<Figure> & Pick<Counter, "bars"> = {},
  down = false,
): Figure {
  return { counter: { id, side, pos, facing, down, notes: more.notes ?? [], bars }, notes: [], condition: "", ...more };
}

export function position(): Position {
  return {
    state: 1,
    moment: 0,
    phase: "Round 1",
    figures: [
      figure("Bors", 0, at(3, 3), 2, { condition: "mST 12/12", bars: [[9, 12]] }),
      figure("Ceda", 0, at(2, 5), 0),
      figure("Gruk", 1, at(5, 3), 4, { condition: "mST 8/14, engaged", notes: ["engaged"] }),
      figure("Snik", 1, at(7, 1), 3),
    ],
    items: [{ name: "Dagger", pos: at(4, 1) }],
    score: [0.5, 0.5],
    asked: {
      side: 0,
      code: "move",
      text: "Bors moves.",
      who: "Bors",
      choices: [
        { label: "Step N", offer: { text: "step N", group: "step", hex: at(3, 2) } },
        { label: "Step S", offer: { text: "step S", group: "step", hex: at(3, 4) } },
        { label: "Face N", offer: { text: "face N", group: "face", hex: at(3, 3), facing: 0 } },
        {
          label: "Face NE",
          offer: {
            text: "face NE",
            group: "face",
            hex: at(3, 3),
            facing: 1,
            check: { what: { id: "save" }, dice: 3, need: 11, chance: 0.625 },
          },
        },
        { label: "Strike Gruk, 1 die", offer: { text: "strike Gruk 1", group: "attack", target: "Gruk", dice: 1 } },
        { label: "Strike Gruk, 2 dice", offer: { text: "strike Gruk 2", group: "attack", target: "Gruk", dice: 2 } },
        { label: "Stop here", offer: { text: "stop", group: "word" } },
      ],
    },
  };
}

export function places(): WordedPlace[] {
  return [
    {
      place: { hex: at(3, 4), cost: 1, path: ["step S"], way: [at(3, 4)], facing: 3 },
      stop: "",
      left: ["Strike"],
    },
    {
      place: {
        hex: at(4, 4),
        cost: 2,
        path: ["step S", "step NE"],
        way: [at(3, 4), at(4, 4)],
        facing: 1,
        engaged: ["Gruk"],
      },
      stop: "Must stop: engaged",
      checks: ["footing, 63 %"],
      lost: ["Aim"],
    },
  ];
}

type Call = "onselect" | "onanswer" | "ontarget" | "onsight" | "onspeak";

/** The properties of a board, with every call recorded. */
export function props(more: Partial<Omit<HexProps, Call>> = {}) {
  return {
    ground: ground(),
    position: position(),
    sides: [
      { name: "Red", player: "me" },
      { name: "Blue", player: "greedy" },
    ],
    mine: [0],
    reading: false,
    selected: "Bors",
    places: places(),
    threats: [],
    sight: null,
    say: sayer("en"),
    onselect: vi.fn<(id: string) => void>(),
    onanswer: vi.fn<(answers: string[]) => void>(),
    ontarget: vi.fn<(id: string) => void>(),
    onsight: vi.fn<(from: Hex, to: Hex) => void>(),
    onspeak: vi.fn<(text: string) => void>(),
    prospects: [],
    ondeeds: vi.fn<HexProps["ondeeds"]>(() => Promise.resolve([])),
    onchoose: vi.fn<(text: string) => void>(),
    ...more,
  };
}
