// The cells of a sweep: who counts, and which parts of the table ranks are taken over.
import { describe, expect, test } from "vitest";

import { Cells, unfitOf } from "../src/lab/sweeps/table";
import type { SweepView } from "../src/messages";

const view = {
  contenders: ["Mace", "Flail"],
  duels: false,
  even: false,
  solo: true,
  cells: [
    [0, 0, 0, -1, 3, 0, 0],
    [1, 0, 1, -1, 1, 0, 0],
    [2, 1, 0, -1, 1.8, 0, 0],
    [3, 1, 1, -1, 2, 0, 0],
  ],
  unfit: [[0, 1, "strength", 14, 13]],
} as unknown as SweepView;

describe("who cannot use what it is rated for", () => {
  test("is named with what it lacks", () => {
    expect(unfitOf(view)).toEqual([[0, 1, "strength", 14, 13]]);
    expect(unfitOf({ ...view, unfit: undefined } as unknown as SweepView)).toEqual([]);
  });

  test("counts only where every cell does", () => {
    expect(new Cells(view).at(0, 1, -1)?.value).toBe(1);
    expect(new Cells(view, false).at(0, 1, -1)).toBeUndefined();
    expect(new Cells(view, false).at(1, 1, -1)?.value).toBe(2);
  });

  test("leaves ranks to the parts of the table in which all can", () => {
    const cells = new Cells(view, false);
    expect(cells.level([0, 1], [0, 1])).toEqual([1]);
    expect(cells.overall(cells.level([0, 1], [0, 1]), 0, [-1])).toBe(1.8);
    expect(new Cells(view).level([0, 1], [0, 1])).toEqual([0, 1]);
  });

  test("nobody is ranked over nothing", () => {
    const apart = {
      ...view,
      unfit: [
        [0, 1, "bare", 0, 0],
        [1, 0, "bare", 0, 0],
      ],
    } as unknown as SweepView;
    expect(new Cells(apart, false).level([0, 1], [0, 1])).toEqual([0, 1]);
  });
});
