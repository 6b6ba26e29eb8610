import { beforeEach, expect, test } from "vitest";
import { Game } from "../src/game.svelte";
import type { Answer, FromServer, Told } from "../src/messages";
import { type Viewer, Waiting } from "../src/seen/waiting.svelte";
import { TOKEN } from "./fake";
import { serverAt, settle } from "./tape";

const told = (n: number, entry: Told["entry"] = "answer"): Told => ({
  kind: "told",
  n,
  entry,
  by: 0,
  moment: n,
  lines: [],
});
const chat: FromServer = { kind: "chat", n: 9, by: 0, who: "Ash", text: "Well struck" };

let taken: string[];
let shown: number[];
let waiting: Waiting;
let viewer: Viewer;
/** The numbers that are to be seen first. */
let slow: Set<number>;

beforeEach(() => {
  [taken, shown, slow] = [[], [], new Set([2, 3])];
  viewer = {
    show: ({ n }) => {
      shown.push(n);
      return slow.has(n);
    },
    end: () => taken.push("end"),
  };
  const take = (message: FromServer): void => void taken.push(`${message.kind} ${"n" in message ? message.n : ""}`);
  waiting = new Waiting(take, viewer);
});

test("what is to be seen first keeps what comes after it waiting, in its order", () => {
  for (const n of [1, 2, 3, 4]) waiting.hear(told(n));
  expect([taken, shown, waiting.holds]).toEqual([["told 1"], [1, 2], true]);
  waiting.next();
  expect([taken, shown]).toEqual([
    ["told 1", "told 2"],
    [1, 2, 3],
  ]);
  waiting.next();
  waiting.next();
  expect(taken).toEqual(["told 1", "told 2", "told 3", "told 4"]);
  expect(waiting.holds).toBe(false);
});

test("what is seen at one glance is taken once, while it is shown", () => {
  slow = new Set([3]);
  viewer.show = ({ n }) => {
    shown.push(n);
    if (n < 3) waiting.next();
    return n > 1;
  };
  for (const n of [1, 2, 3]) waiting.hear(told(n));
  expect([taken, shown, waiting.holds]).toEqual([["told 1", "told 2"], [1, 2, 3], true]);
});

test("all of it is taken at once when it is passed over, and each was shown once", () => {
  for (const n of [2, 3, 4]) waiting.hear(told(n));
  waiting.catchUp();
  expect(taken).toEqual(["told 2", "told 3", "told 4", "end"]);
  expect(shown).toEqual([2, 3, 4]);
  waiting.catchUp();
  expect(taken).toHaveLength(4);
});

test("talk and acknowledgements do not wait; who is asked, comes back or takes back is kept waiting by nothing", () => {
  waiting.hear(told(2));
  waiting.hear(chat);
  waiting.hear({ kind: "done", id: "a", n: 3 });
  expect(taken).toEqual(["chat 9", "done 3"]);
  waiting.hear({ kind: "request", n: 4, what: "undo", by: 1, state: "open" } as FromServer);
  expect(taken.slice(2)).toEqual(["told 2", "end", "request 4"]);
  slow = new Set([5]);
  waiting.hear(told(5));
  waiting.hear(told(6, "undo"));
  expect(taken.slice(5)).toEqual(["told 5", "end", "told 6"]);
});

test("a game that runs away is late", () => {
  slow = new Set([1]);
  for (let n = 1; n < 13; n++) waiting.hear(told(n));
  expect(waiting.late).toBe(false);
  waiting.hear(told(13));
  expect(waiting.late).toBe(true);
});

test("the board, the log and the question wait, and an answer meanwhile goes to the end without being given", async () => {
  const server = serverAt("move");
  const game = new Game(server, "g", TOKEN);
  game.open();
  await settle();
  const before = game.table;
  game.waiting = new Waiting((message) => game.take(message), { show: () => true, end: () => {} });
  const answers = (): Answer[] => server.last.sent.filter((message) => message.kind === "answer");
  game.answer(["step S"]);
  await settle();
  expect([game.table.position, game.table.log, game.busy]).toEqual([before.position, before.log, true]);
  game.answer(["step S"]);
  expect(answers()).toHaveLength(1);
  expect(game.table.position!.moment).toBe(before.position!.moment + 1);
  expect([game.busy, game.table.log.length]).toEqual([false, before.log.length + 1]);
});
