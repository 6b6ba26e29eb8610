import { beforeEach, describe, expect, test, vi } from "vitest";
import { Advisor } from "../src/advice";
import { Game } from "../src/game.svelte";
import type { Advice, Answer, Position, WordedForm } from "../src/messages";
import { speak } from "../src/words.svelte";
import { FakeServer, TOKEN } from "./fake";
import { momentOf, serverAt, settle, tape } from "./tape";

let server: FakeServer;
let game: Game;

async function open(at: FakeServer): Promise<Game> {
  server = at;
  game = new Game(server, "g", TOKEN);
  game.open();
  await settle();
  return game;
}
const answers = (): Answer[] => server.last.sent.filter((message) => message.kind === "answer");
const asked = (path: string): string[] => server.requests.map((one) => one.path).filter((one) => one.includes(path));

describe("a seat at the table", () => {
  beforeEach(() => open(serverAt("declare")));

  test("keeps its open form while others speak at the same question, and drops it with the question", () => {
    const buy = { form: { code: "buy", words: ["buy"] }, title: "Buy", fields: [] } as unknown as WordedForm;
    const position = game.table.position!;
    const now = (state: number, code: string): Position => ({
      ...position,
      state,
      asked: { ...position.asked!, code },
    });
    game.shown = { ...game.shown, forms: [buy] };
    game.take({ kind: "sides", n: 900, sides: game.table.sides, position: now(900, "declare") });
    expect(game.shown.forms).toEqual([buy]);
    game.take({ kind: "sides", n: 901, sides: game.table.sides, position: now(901, "scene") });
    expect(game.shown.forms).toEqual([]);
  });

  test("has the position, the log of before, and the advice on its figure", () => {
    expect(game.table.position?.asked?.code).toBe("declare");
    expect(game.table.log).toHaveLength(momentOf("declare") + 1);
    expect(game.selected).toBe("Aldric");
    expect(game.shown.sheet?.id).toBe("Aldric");
    expect(game.shown.prospects.length).toBeGreaterThan(3);
  });

  test("reads the log of before a page at a time, and waits where it asked too often", async () => {
    const slow = serverAt("declare");
    slow.page = 2;
    let refused = 0;
    const json = { code: "rate", reason: "too much" };
    slow.answers.set("/api/games/g/told?since=2", () => {
      slow.answers.clear();
      refused += 1;
      return new Response(JSON.stringify(json), { status: 429 });
    });
    await open(slow);
    await vi.waitFor(() => expect(game.table.log).toHaveLength(momentOf("declare") + 1), 3000);
    expect(refused).toBe(1);
    expect(asked("/told").length).toBeGreaterThan(2);
  });

  test("sends a path as one message, for the state it was made in", () => {
    const { state } = game.table.position!;
    game.answer(["step N", "step N"]);
    expect(answers()).toMatchObject([{ state, answers: ["step N", "step N"] }]);
  });

  test("gives one answer at a time, and may answer again when it was committed and its board is there", async () => {
    const first = game.table.position!.asked!.choices![0]!.offer.text;
    server.automatic = false;
    game.answer([first]);
    game.answer([first]);
    expect(answers()).toHaveLength(1);
    expect(game.busy).toBe(true);
    server.last.say({ kind: "done", id: answers()[0]!.id, n: 1 });
    expect(game.busy).toBe(true);
    const now = game.table.position!;
    const moved = { ...now, state: now.state + 1, moment: now.moment + 1 };
    server.last.say({
      kind: "told",
      n: game.table.n + 1,
      entry: "answer",
      by: 0,
      moment: moved.moment,
      lines: [],
      position: moved,
    });
    expect(game.busy).toBe(false);
  });

  test("shows why an answer was refused, and leaves the board alone", async () => {
    const before = game.table.position;
    game.answer(["dance"]);
    await settle();
    expect(game.table.refused?.reason).toBe('"dance" is no answer to this question');
    expect(game.table.position).toBe(before);
    expect(game.busy).toBe(false);
    game.dismiss();
    expect(game.table.refused).toBeNull();
  });

  test("drops advice that is about another state", async () => {
    game.answer([game.table.position!.asked!.choices![0]!.offer.text]);
    await settle();
    expect(game.table.position?.asked?.code).not.toBe(undefined);
    const { state } = game.table.position!;
    const late = new Advisor({ advice: () => Promise.resolve({ state: state - 1, threats: [] } as Advice) });
    late.at(state);
    expect(await late.ask("/threats")).toBeNull();
  });

  test("asks the guide once for each state, target and figure", async () => {
    game.aim("Berold");
    game.aim("");
    game.aim("Berold");
    await settle();
    expect(asked("/prospects?target=Berold")).toHaveLength(1);
    game.select("Aldric");
    await settle();
    expect(asked("/sheets/Aldric")).toHaveLength(1);
  });

  test("shows the board of before, and goes back to now with an answer", async () => {
    await game.show(1);
    expect(game.position?.moment).toBe(1);
    await game.show(-5);
    expect(game.position?.moment).toBe(0);
    game.answer([game.table.position!.asked!.choices![0]!.offer.text]);
    expect(game.past).toBeNull();
  });

  test("shows the last moment wanted, whatever order the boards come in", async () => {
    const slow = game.show(2);
    const fast = game.show(3);
    await Promise.all([fast, slow]);
    expect(game.position?.moment).toBe(3);
  });
});

test("what is taken back freely can be given again", async () => {
  await open(serverAt("move"));
  const { moment } = game.table.position!;
  game.answer(["step S"]);
  await settle();
  expect(game.table.position?.moment).toBe(moment + 1);
  game.undo();
  await settle();
  expect(game.table.position?.moment).toBe(moment);
  expect(game.redo).toEqual(["step S"]);
  game.again();
  await settle();
  expect(answers().map((one) => one.answers)).toEqual([["step S"], ["step S"]]);
  expect(game.redo).toEqual([]);
});

test("an answer given while the line is down is played once when it is back", async () => {
  await open(serverAt("move"));
  const { moment } = game.table.position!;
  server.last.drop();
  game.answer(["step S"]);
  expect(game.line).toBe("waiting");
  game.nudge();
  await settle();
  expect(game.table.position?.moment).toBe(moment + 1);
  const { id, state, answers: texts } = answers()[0]!;
  server.last.send(JSON.stringify({ kind: "answer", id, state, answers: texts }));
  await settle();
  expect(game.table.position?.moment).toBe(moment + 1);
});

test("only other people are asked to agree, never a computer", async () => {
  await open(new FakeServer(tape()));
  expect(game.others).toBe(false);
  server.tell({
    kind: "sides",
    n: 0,
    sides: [
      { name: "Red", player: "me" },
      { name: "Blue", player: "friend" },
    ],
  });
  expect(game.others).toBe(true);
});

test("another language is asked for from the start again", async () => {
  await open(serverAt("move"));
  await speak("de");
  game.reword();
  await settle();
  expect(server.last.sent[0]).toMatchObject({ kind: "hello", since: 0, language: "de" });
  expect(asked("/told").at(-1)).toContain("lang=de");
  await speak("en");
  expect(game.table.log).toHaveLength(momentOf("move") + 1);
});
