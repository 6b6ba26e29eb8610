import { describe, expect, test } from "vitest";
import { deedsOf, isOnTable, isWaiting } from "../../src/plane/deeds";
import { drivePose, estimate, filesOf, leadMiniature, movePose, poseOf } from "../../src/plane/ghost";
import { round } from "../../src/plane/inches";
import { emptyOrder, withChange, openVerbs, read, write } from "../../src/plane/orders";
import { signsOf } from "../../src/plane/signs";
import { LatestQuestion } from "../../src/plane/latest_question";
import { UNITS, acting, choice, crowd, deploying, picking, position, regiment, tank, waiting } from "./made";

const TEXTS = [
  "deploy Town_guard regiment 4 at 24,6 facing 90",
  "deploy Scouts skirmish at 9,6 facing 90 arrange 9,6;10,6.5",
  "deploy Tank none at 9,6 facing 90",
  "move 12,14.5 facing 75",
  "move 12,14.5",
  "away 3,4 arrange 3,4;4.5,4",
  "reform 10 facing 90",
  "drive reverse go 2 turn -30 go 1.5",
  "fireball 20,17.5",
];

describe("orders", () => {
  test.each(TEXTS)("%s reads back", (text) => {
    const order = read(text, "Scouts")!;
    expect(write(order)).toBe(text);
    expect(write(withChange(order, {}))).toBe(text);
  });
  test("what is no order is none", () => {
    for (const text of ["melee Dead", "stop", "unit Spears", "3"]) expect(read(text, "")).toBeNull();
  });
  test("one that is listed keeps its decimals until it is changed", () => {
    const order = read("move 24.123456789,13 facing 90", "Spears")!;
    expect(write(order)).toBe("move 24.123456789,13 facing 90");
    expect(write(withChange(order, { heading: 450 }))).toBe("move 24.12,13 facing 90");
  });
  test("a name of several words is one word", () => {
    expect(read(TEXTS[0]!, "")!.unit).toBe("Town guard");
    expect(write({ ...emptyOrder("deploy", "Town guard", [1, 2]), formation: "skirmish" })).toBe(
      "deploy Town_guard skirmish at 1,2 facing 0",
    );
  });
  test("the forms that are open tell the verbs; others are for the command line", () => {
    expect(openVerbs([...acting().open!, "contact NAME"])).toEqual(["move", "reform"]);
  });
});

describe("where a unit would stand", () => {
  test("a block is carried and turned as one", () => {
    const pose = poseOf(regiment("a", 0, [10, 10], 90).block);
    const there = movePose(pose, [20, 20], 0, false);
    expect(there.middles.map((spot) => spot.map(round))).toEqual([
      [20, 21],
      [20, 20],
      [20, 19],
    ]);
  });
  test("miniatures in open order keep their places to each other, or take those they are given", () => {
    const block = crowd("c", 0, [
      [10, 10],
      [11.5, 10],
    ]).block;
    const order = { ...emptyOrder("move", "c", [12, 12]), heading: 0 };
    expect(estimate(order, poseOf(block), block).middles).toEqual([
      [12, 12],
      [13.5, 12],
    ]);
    expect(
      estimate(
        {
          ...order,
          arrange: [
            [12, 12],
            [12, 13],
          ],
        },
        poseOf(block),
        block,
      ).middles[1],
    ).toEqual([12, 13]);
  });
  test("a vehicle turns and goes part by part", () => {
    const { way, heading } = drivePose(
      [10, 10],
      90,
      [
        { kind: "turn", by: -90 },
        { kind: "go", by: 3 },
      ],
      false,
    );
    expect(way.at(-1)!.map(round)).toEqual([13, 10]);
    expect(heading).toBe(0);
    expect(
      drivePose([10, 10], 90, [{ kind: "go", by: 3 }], true)
        .way.at(-1)!
        .map(round),
    ).toEqual([10, 7]);
    const block = tank("t", 0, [10, 10], 90).block;
    const order = { ...emptyOrder("drive", "t", [0, 0]), parts: [{ kind: "go" as const, by: 3 }] };
    expect(estimate(order, poseOf(block), block).centre.map(round)).toEqual([10, 13]);
  });
  test("the foremost rank counts the files; the miniature of the centre is the first", () => {
    const pose = poseOf(regiment("a", 0, [10, 10], 70, 5).block);
    expect(filesOf(pose)).toBe(5);
    expect(leadMiniature(pose)).toBe(2);
  });
});

describe("what is offered", () => {
  test("attacks by target, contacts by enemy, words apart", () => {
    const deeds = deedsOf(position(), [0], false);
    expect([...deeds.against.keys()]).toEqual(["Tank"]);
    expect(deeds.contacts.get("Dead")!.length).toBe(2);
    expect(deeds.listed.length).toBe(3);
    expect(deeds.other.map(({ offer }) => offer.text)).toEqual(["nothing", "stop"]);
    expect([deeds.who, deeds.able, deeds.verbs]).toEqual(["Spears", ["Spears"], ["move", "reform"]]);
  });
  test("units to pick, units to place", () => {
    expect(deedsOf(position(picking()), [0], false).able).toEqual(["Spears", "Scouts"]);
    const units = [...UNITS(), waiting("Town guard", 0, 8), waiting("Coil", 1, 3)];
    expect(deedsOf(position(deploying(), units), [0], false).able).toEqual(["Town guard"]);
    expect(units.map(isOnTable)).toEqual([true, true, true, true, false, false]);
    expect(isWaiting(units[4]!)).toBe(true);
  });
  test("who falls is answered at a place", () => {
    const asked = { ...picking(), inner: true, choices: [choice("0", "number", { spot: [18, 6], target: "Scouts" })] };
    expect(deedsOf(position(asked), [0], false).marks.map(({ spot }) => spot)).toEqual([[18, 6]]);
  });
  test("nothing to onlookers, to the other side, in a replay", () => {
    for (const deeds of [
      deedsOf(position(), [], false),
      deedsOf(position(), [1], false),
      deedsOf(position(), [0], true),
    ])
      expect([deeds.verbs, deeds.able, deeds.listed]).toEqual([[], [], []]);
  });
});

test("notes become signs, several damages one", () => {
  const troop = tank("t", 0, [0, 0], 0);
  troop.block.notes = ["disordered", "slower 2", "rear lost", "acting"];
  troop.notes = ["disordered", "2 slower", "rear gone", "acting"];
  expect(signsOf(troop)).toEqual([
    { kind: "disordered", title: "disordered" },
    { kind: "hurt", title: "2 slower, rear gone" },
  ]);
});

test("of questions that follow a pointer the first and the newest are asked", async () => {
  const asked: number[] = [];
  const told: [number, string | null][] = [];
  const trying = new LatestQuestion(
    async (question: number) => {
      asked.push(question);
      if (question === 1) throw new Error("lost");
      return `answer ${question}`;
    },
    (question, answer) => void told.push([question, answer]),
  );
  [1, 2, 3].forEach((question) => trying.want(question));
  await new Promise((done) => setTimeout(done, 200));
  expect(asked).toEqual([1, 3]);
  expect(told).toEqual([
    [1, null],
    [3, "answer 3"],
  ]);
});
