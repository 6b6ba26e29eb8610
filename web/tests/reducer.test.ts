import { describe, expect, test } from "vitest";
import type { FromServer, Told, Welcome } from "../src/messages";
import { clocksAt, EMPTY, reduce, remember, type Table } from "../src/reducer";
import { positionAt, tape } from "./tape";

const welcome = (more: Partial<Welcome> = {}): Welcome => ({
  ...tape().welcome,
  n: 1,
  position: positionAt(0),
  ...more,
});
const told = (n: number, moment: number, more: Partial<Told> = {}): Told => ({
  ...tape().told[moment]!,
  n,
  ...more,
});
const after = (...messages: FromServer[]): Table => messages.reduce((table, message) => reduce(table, message), EMPTY);

describe("what is told", () => {
  test("a welcome sets the table, and keeps the log of the same game", () => {
    const table = after(welcome(), told(2, 1), welcome({ n: 5 }));
    expect(table.n).toBe(5);
    expect(table.log).toHaveLength(1);
    expect(after(welcome(), told(2, 1), welcome({ game: "another" })).log).toEqual([]);
  });

  test("an answer moves the position and adds its lines", () => {
    const table = after(welcome(), told(2, 1));
    expect(table.position).toEqual(positionAt(1));
    expect(table.log.map((entry) => entry.moment)).toEqual([1]);
    expect(table.log[0]!.lines).toEqual(tape().told[1]!.lines);
  });

  test("whoever plays his side again has the question with his seat", () => {
    const table = after(welcome(), { kind: "sides", n: 2, sides: [], position: positionAt(1) });
    expect(table.position).toEqual(positionAt(1));
    expect(after(welcome(), { kind: "sides", n: 2, sides: [] }).position).toEqual(positionAt(0));
  });

  test("dice are being agreed on until they are", () => {
    const dice = (stage: "done" | "pledge" | "show"): FromServer => ({
      kind: "dice",
      n: 1,
      stage,
      draw: 0,
      commitment: "00",
      seats: [0],
    });
    expect(after(welcome(), dice("pledge")).dealing).toBe(true);
    expect(after(welcome(), dice("pledge"), dice("show")).dealing).toBe(true);
    expect(after(welcome(), dice("pledge"), dice("done")).dealing).toBe(false);
    expect(after(welcome(), dice("pledge"), welcome()).dealing).toBe(false);
  });

  test("an older message of a catch-up, without a position, leaves the board as it is", () => {
    const table = after(welcome(), told(2, 1, { position: null }));
    expect(table.position).toEqual(positionAt(0));
    expect(table.log).toHaveLength(1);
  });

  test("an undo marks what it took back and deletes nothing", () => {
    const undo = told(4, 1, { entry: "undo", moment: 1, lines: [] });
    const table = after(welcome(), told(2, 1), told(3, 2), undo, told(5, 2));
    expect(table.log.map((entry) => [entry.n, entry.undone])).toEqual([
      [2, false],
      [3, true],
      [4, false],
      [5, false],
    ]);
  });

  test("that a side has left is not taken back with the answers before it", () => {
    const undo = told(4, 1, { entry: "undo", moment: 1, lines: [] });
    const table = after(welcome(), told(2, 2), told(3, 2, { entry: "resign" }), undo);
    expect(table.log.map((entry) => [entry.entry, entry.undone])).toEqual([
      ["answer", true],
      ["resign", false],
      ["undo", false],
    ]);
  });

  test("answers to the same question in a row are counted, another question starts anew", () => {
    const table = tape();
    const moves = table.told.findIndex(
      (one, m) => m > 0 && one.position?.asked?.code === "move" && one.position.asked.side === 0,
    );
    const start = welcome({ position: positionAt(moves) });
    const next = positionAt(moves + 1);
    expect(after(start, told(2, moves + 1, { position: next })).used).toBe(1);
    const other = { ...next, asked: { ...next.asked!, who: "Somebody" } };
    expect(after(start, told(2, moves + 1, { position: other })).used).toBe(0);
  });

  test("requests of both kinds stand beside each other until something is played", () => {
    const ask = (what: "undo" | "rematch", n: number): FromServer => ({
      kind: "request",
      n,
      what,
      by: 1,
      waiting: [0],
      state: "open",
    });
    const table = after(welcome(), ask("undo", 2), ask("rematch", 3));
    expect([table.undo?.n, table.rematch?.n]).toEqual([2, 3]);
    expect(reduce(table, told(4, 1)).undo).toBeNull();
    expect(reduce(table, told(4, 1)).rematch?.n).toBe(3);
  });

  test("a refusal stays until something is accepted", () => {
    const table = after(welcome(), { kind: "refused", id: "a", code: "x", reason: "no", clauses: ["FM-BID-01"] });
    expect(table.refused?.reason).toBe("no");
    expect(reduce(table, { kind: "done", id: "b", n: 1 }).refused).toBeNull();
  });

  test("sides, chat and the end", () => {
    const table = after(
      welcome(),
      { kind: "sides", n: 2, sides: [{ name: "Red", player: "me", resigned: true }] },
      { kind: "chat", n: 3, by: 0, who: "Ann", text: "well played" },
      { kind: "over", n: 4, score: [0, 1], reason: "resigned", seed: 7 },
    );
    expect(table.sides[0]?.resigned).toBe(true);
    expect(table.chat[0]?.text).toBe("well played");
    expect(table.over?.seed).toBe(7);
    expect(table.n).toBe(4);
  });
});

describe("what is remembered", () => {
  test("the past comes before what was heard since, once each", () => {
    const table = after(welcome({ n: 3 }), told(4, 3));
    const whole = remember(table, [told(1, 0), told(2, 1), told(3, 2)]);
    expect(whole.log.map((entry) => entry.n)).toEqual([1, 2, 3, 4]);
    expect(remember(whole, [told(1, 0), told(2, 1), told(3, 2), told(4, 3)]).log.map((one) => one.n)).toEqual([
      1, 2, 3, 4,
    ]);
  });

  test("a request of the past that was settled by play is not open", () => {
    const ask: FromServer = { kind: "request", n: 2, what: "undo", by: 1, waiting: [0], state: "open" };
    expect(remember(after(welcome({ n: 2 })), [told(1, 0), ask]).undo?.n).toBe(2);
    expect(remember(after(welcome({ n: 3 })), [told(1, 0), ask, told(3, 1)]).undo).toBeNull();
  });

  test("how the game ended is known after a reload", () => {
    const over: FromServer = { kind: "over", n: 2, score: [1, 0], reason: "played", seed: 7 };
    expect(remember(after(welcome({ n: 2 })), [told(1, 0), over]).over).toEqual(over);
  });
});

test("only the running clock runs, and none below nothing", () => {
  const table = reduce(EMPTY, welcome({ clocks: [60, 30], running: 1 }), 1000);
  expect(clocksAt(table, 6000)).toEqual([60, 25]);
  expect(clocksAt(table, 100_000)).toEqual([60, 0]);
  expect(clocksAt(table, 0)).toEqual([60, 30]);
});
