import { describe, expect, test } from "vitest";
import { deedsOf, placesAt, reachAt } from "../../src/board/hands/deeds";
import { same } from "../../src/board/geometry";
import type { Hex } from "../../src/board/interface";
import { type HexFacts, hexWords, terrainName } from "../../src/board/wording";
import type { Threat } from "../../src/messages";
import { ids, sayer } from "../../src/texts";
import { at, figure, ground, places, position } from "./made";

const [en, de] = [sayer("en"), sayer("de")];
const THREATS: Threat[] = [
  { hex: at(4, 4), by: ["Gruk", "Snik"], now: true },
  { hex: at(4, 4), by: ["Hask"], now: false },
];
function facts(hex: Hex, more: Partial<HexFacts> = {}): HexFacts {
  const now = position();
  const board = ground();
  const kind = board.hexes.find(([q, r]) => same([q, r], hex))?.[2] ?? 0;
  return {
    hex,
    terrain: board.terrain[kind]!,
    figures: now.figures.filter(({ counter }) => same(counter.pos, hex)),
    items: now.items.filter((item) => same(item.pos, hex)),
    laid: [],
    range: -1,
    sides: [
      { name: "Red", player: "me" },
      { name: "Blue", player: "greedy" },
    ],
    mine: [0],
    reader: now.figures[0]!,
    reach: reachAt(hex, placesAt(places()), deedsOf(now, [0], false)),
    asked: true,
    threats: THREATS.filter((threat) => same(threat.hex, hex)),
    ...more,
  };
}

describe("a hex in words", () => {
  test("reach, stop, engagement, rolls and threats in English", () => {
    expect(hexWords(en, facts(at(4, 4)))).toBe(
      "Column 4, row 4. Open ground. 1 hex south-east of Bors. In reach for 2 points; arrives facing north-east; " +
        "Must stop: engaged; engaged by Gruk; then no Aim; rolls on the way: footing, 63 %. " +
        "Threatened now by 2: Gruk and Snik. Threatened next turn by Hask.",
    );
  });
  test("the same in German", () => {
    expect(hexWords(de, facts(at(4, 4)))).toBe(
      "Spalte 4, Reihe 4. Offenes Gelände. 1 Feld südöstlich von Bors. Erreichbar für 2 Punkte; kommt mit Blick nach " +
        "Nordosten an; Must stop: engaged; gebunden durch Gruk; danach nicht mehr: Aim; Würfe unterwegs: footing, 63 %. " +
        "Jetzt bedroht durch 2: Gruk und Snik. In der nächsten Runde bedroht durch Hask.",
    );
  });
  test("an enemy: name, side, facing, the side it shows, condition", () => {
    expect(hexWords(en, facts(at(5, 3)))).toBe(
      "Column 5, row 3. Open ground. Gruk, Blue, faces south-west, front or front right towards Bors, mST 8/14, engaged. " +
        "2 hexes north-east/south-east of Bors.",
    );
  });
  test("an own figure is called so, and no way leads to itself", () => {
    expect(hexWords(en, facts(at(3, 3)))).toBe(
      "Column 3, row 3. Open ground. Bors, Red, yours, faces south-east, mST 12/12.",
    );
  });
  test("one that is down has no facing", () => {
    const fallen = figure("Gruk", 1, at(5, 3), 4, { condition: "dead" }, true);
    const words = hexWords(en, facts(at(5, 3), { figures: [fallen] }));
    expect(words).toContain("Gruk, Blue, down, dead.");
    expect(words).not.toContain("faces");
  });
  test("why a hex cannot be reached: too far, or no way in", () => {
    expect(hexWords(en, facts(at(8, 6)))).toContain("Out of reach.");
    expect(hexWords(en, facts(at(6, 5)))).toContain("Wall, blocks sight. 3 hexes south-east of Bors. No way in.");
    expect(hexWords(en, facts(at(8, 6), { asked: false }))).not.toContain("reach");
  });
  test("things that lie there, and answers given there", () => {
    expect(hexWords(en, facts(at(4, 1)))).toContain("Here lies: Dagger.");
    expect(hexWords(en, facts(at(3, 2)))).toContain("Step N.");
  });
  test("what belongs to no side stands there by its name; what is hidden is said to be", () => {
    const items = [
      { name: "Club", pos: at(4, 1), hidden: true },
      { name: "Hay wagon", pos: at(4, 1), marker: true },
      { name: "Spy", pos: at(4, 1), marker: true, hidden: true },
    ];
    expect(hexWords(en, facts(at(4, 1), { items }))).toContain("Hay wagon and Spy (hidden). Here lies: Club (hidden).");
    expect(hexWords(de, facts(at(4, 1), { items }))).toContain("Hier liegt: Club (verborgen).");
  });
});

test("ground without a word of its own keeps its name", () => {
  expect(terrainName(en, "shallow_water")).toBe("Shallow water");
  expect(terrainName(de, "low_wall")).toBe("Niedrige Mauer");
  expect(terrainName(en, "moon_moss")).toBe("moon moss");
});

test("both languages have the same ids", () => {
  const own = (all: string[]): string[] => all.filter((id) => id.startsWith("board"));
  expect(own(ids("de"))).toEqual(own(ids("en")));
  expect(own(ids("en")).length).toBeGreaterThan(60);
});
