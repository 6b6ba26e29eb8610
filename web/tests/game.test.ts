import { beforeEach, describe, expect, test, vi } from "vitest";
import { Advisor } from "../src/advice";
import { Game } from "../src/game.svelte";
import type { Advice, Answer, FromServer, Line } from "../src/messages";
import { Queue } from "../src/seen/queue.svelte";
import { speak } from "../src/words.svelte";
import { FakeServer, TOKEN } from "./fake";
import { momentOf, serverAt, settle, tape, toldAt } from "./tape";

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

describe("what is shown before it is told", () => {
  const STRUCK: Line = { level: 1, text: "A strikes B.", happening: { kind: "blow", who: "A", whom: ["B"] } };
  const HURT: Line = { level: 2, text: "3 wounds", happening: { kind: "wound", count: 3 } };
  let queue: Queue;
  let shown = 0;
  /** The server tells of an answer that somebody gave. */
  function tell(...lines: Line[]): void {
    const { position, moment } = toldAt(momentOf("declare"));
    server.tell({
      kind: "told",
      n: 0,
      entry: "answer",
      by: 1,
      moment: moment + 1,
      lines,
      position: { ...position!, state: 900 },
    });
  }
  const texts = (): string[] => game.log.flatMap(({ lines }) => lines.map(({ text }) => text));

  beforeEach(async () => {
    await open(serverAt("declare"));
    shown = 0;
    queue = new Queue(
      game,
      ({ lines }) => lines.some(({ happening }) => happening),
      () => (shown += 1),
    );
    game.stage = queue;
  });

  test("board, question and log stay until it is reached, a line with each thing shown", () => {
    const [state, lines] = [game.table.position!.state, texts().length];
    tell(STRUCK, HURT);
    expect([game.waits, game.asked, game.voice, game.table.position!.state]).toEqual([true, false, null, state]);
    expect(texts()).toHaveLength(lines);
    expect(queue.ahead.position!.state).toBe(900);
    const { n } = queue.ahead;
    queue.reach(n, 1);
    expect(texts().at(-1)).toBe("A strikes B.");
    expect(game.table.position!.state).toBe(state);
    queue.reach(Infinity);
    expect(texts().slice(-2)).toEqual(["A strikes B.", "3 wounds"]);
    expect([game.waits, game.asked, game.table.position!.state]).toEqual([false, true, 900]);
  });

  test("what comes meanwhile waits behind it in its order, but talk does not", () => {
    tell(STRUCK);
    tell({ level: 1, text: "B waits." });
    server.tell({ kind: "chat", n: 0, by: 1, text: "Well struck" } as FromServer);
    server.end("played");
    expect(game.table.chat).toHaveLength(1);
    expect(game.over).toBe(false);
    const { n } = game.table;
    queue.reach(Infinity);
    expect(texts().slice(-2)).toEqual(["A strikes B.", "B waits."]);
    expect(game.over).toBe(true);
    expect(game.table.n).toBe(n + 1);
  });

  test("an answer goes to the end and is not given, for it was made for another question", () => {
    tell(STRUCK);
    game.answer([game.table.position!.asked!.choices![0]!.offer.text]);
    expect(answers()).toHaveLength(0);
    expect([game.waits, shown, game.table.position!.state]).toEqual([false, 1, 900]);
  });

  test("a new view, a request and what is taken back go to the end; a line that comes back goes on behind", async () => {
    tell(STRUCK);
    server.last.drop();
    game.nudge();
    await settle();
    expect(game.waits).toBe(true);
    server.last.say(server.welcome());
    expect([game.waits, texts().at(-1)]).toEqual([false, "A strikes B."]);
    tell(STRUCK);
    server.tell({ kind: "request", n: 0, what: "undo", by: 1, state: "open", waiting: [0] } as FromServer);
    expect(game.waits).toBe(false);
    expect(game.table.undo?.state).toBe("open");
  });
});
