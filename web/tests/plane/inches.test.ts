import { describe, expect, test } from "vitest";
import type { Spot } from "../../src/board/interface";
import {
  INCH,
  areTouching,
  distanceTo,
  arcShape,
  boardPoint,
  bearing,
  boxOf,
  moveWith,
  chain,
  compass,
  distance,
  isFacing,
  kindOf,
  headingOf,
  middleOf,
  nearestAngle,
  offUnit,
  spotAt,
  round,
  spotOf,
  tenth,
  turnBetween,
  isWithin,
  wrap,
} from "../../src/plane/inches";
import { base, crowd, regiment, tank } from "./made";

const SQUARE: Spot[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];

describe("places", () => {
  test("up on the table is up on the screen, and back again", () => {
    expect(boardPoint([2, 3])).toEqual({ x: 2 * INCH, y: -3 * INCH });
    expect(spotOf(boardPoint([2, 3]))).toEqual([2, 3]);
  });
  test("the box holds the table with a margin on each side, the widest where the ruler's numbers stand", () => {
    const { x, y, w, h } = boxOf([48, 36]);
    expect(round(y + h / 2)).toBe(-18 * INCH);
    const right = x + w - 48 * INCH;
    expect(right).toBeGreaterThan(0);
    expect(-x).toBeGreaterThan(right);
  });
  test("the pointer gives tenths of an inch", () => expect(tenth([15.98, 4.96])).toEqual([16, 5]));
});

describe("directions", () => {
  test.each<[Spot, number, number]>([
    [[1, 0], 0, 0],
    [[1, 1], 45, 1],
    [[0, 1], 90, 2],
    [[-1, 0], 180, 4],
    [[0, -1], 270, 6],
    [[1, -1], 315, 7],
  ])("%j is %d degrees, the %d. way", (to, degrees, way) => {
    expect(bearing([0, 0], to)).toBeCloseTo(degrees);
    expect(compass(degrees)).toBe(way);
  });
  test("a turn goes the short way, an angle never the long way round", () => {
    expect(turnBetween(350, 10)).toBe(20);
    expect(turnBetween(10, 350)).toBe(-20);
    expect(nearestAngle(10, 350)).toBe(370);
    expect(nearestAngle(350, 370)).toBe(350);
    expect(wrap(-90)).toBe(270);
  });
  test("placing goes along a direction; carrying turns about the old place", () => {
    expect(spotAt([1, 1], 90, 2).map(round)).toEqual([1, 3]);
    expect(moveWith([3, 2], [2, 2], [10, 10], 90).map(round)).toEqual([10, 11]);
  });
});

describe("shapes", () => {
  test("a place is in a polygon or so far from it", () => {
    expect(isWithin(SQUARE, [1, 1])).toBe(true);
    expect(isWithin(SQUARE, [5, 1])).toBe(false);
    expect(distanceTo(SQUARE, [1, 1])).toBe(0);
    expect(distanceTo(SQUARE, [6, 1])).toBe(2);
    expect(distanceTo(SQUARE, [7, 8])).toBe(5);
    expect(middleOf(SQUARE)).toEqual([2, 2]);
  });
  test("an arc of a vehicle is a sector about its middle", () => {
    const [front] = tank("Tank", 1, [20, 20], 90).block.arcs!;
    const shape = arcShape(front!, [20, 20], 10);
    expect(shape.at(-1)).toEqual([20, 20]);
    for (const spot of shape.slice(0, -1)) expect(distance(spot, [20, 20])).toBeCloseTo(10);
    expect(isWithin(shape, [20, 25])).toBe(true);
    expect(isWithin(shape, [25, 20])).toBe(false);
    expect(isFacing(front!, [20, 25])).toBe(true);
    expect(isFacing(front!, [25, 20])).toBe(false);
  });
  test("the front of a regiment opens from the corners of its front rank up to a distance from its middle", () => {
    const { block } = regiment("Spears", 0, [24, 10], 90, 5);
    const shape = arcShape(block.arcs![0]!, block.centre, 6);
    for (const spot of shape.slice(0, -2)) expect(distance(spot, [24, 10])).toBeCloseTo(6);
    expect(isWithin(shape, [24, 15])).toBe(true);
    expect(isWithin(shape, [24, 9])).toBe(false);
    expect(isWithin(shape, [26.4, 10.8])).toBe(true);
  });
});

describe("units", () => {
  test("the front is where the first two corners are", () => {
    for (const heading of [0, 30, 90, 200, 315]) expect(headingOf(base([5, 5], heading))).toBeCloseTo(heading);
  });
  test("arcs tell a block from a vehicle and from open order", () => {
    expect(kindOf(regiment("a", 0, [0, 0], 0).block)).toBe("regiment");
    expect(kindOf(tank("b", 0, [0, 0], 0).block)).toBe("vehicle");
    expect(kindOf(crowd("c", 0, [[0, 0]]).block)).toBe("open");
  });
  test("a place on a base is on the unit; none is on a unit that is not there", () => {
    const { block } = regiment("a", 0, [10, 10], 90);
    expect(offUnit(block, [11.2, 10.2])).toBe(0);
    expect(offUnit(block, [13.5, 10])).toBeCloseTo(2);
    expect(offUnit({ bases: [] }, [0, 0])).toBe(Infinity);
  });
  test("each miniature is linked to the nearest of those before it", () => {
    expect(
      chain([
        [0, 0],
        [5, 0],
        [6, 0],
      ]),
    ).toEqual([
      [
        [5, 0],
        [0, 0],
      ],
      [
        [6, 0],
        [5, 0],
      ],
    ]);
  });
});

test("units touch where their bases do, corner on edge too, and not across a gap", () => {
  const square = (x: number, y: number, side = 1): Spot[] => [
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
    [x, y],
  ];
  const large = { bases: [square(0, 0, 4)] };
  expect(areTouching(large, { bases: [square(9, 9), square(1, 4)] })).toBe(true);
  expect(areTouching({ bases: [square(1, 4)] }, large)).toBe(true);
  expect(areTouching(large, { bases: [square(1, 4.1)] })).toBe(false);
});
