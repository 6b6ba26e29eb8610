import { beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, type Line, LONGEST_WAIT, OPENING, pause, SILENCE, SOON } from "../src/connection";
import type { Answer, FromServer } from "../src/messages";
import { parseJson } from "../src/net";
import { FakeServer } from "./fake";
import { tape } from "./tape";

let server: FakeServer;
let heard: FromServer[];
let lines: Line[];
let why: string[];
let connection: Connection;
const answer = (id: string): Answer => ({ kind: "answer", id, state: 1, answers: ["move"] });
const chat = (n: number): FromServer => ({ kind: "chat", n, by: 0, who: "", text: `said ${n}` });

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer(tape());
  server.automatic = false;
  heard = [];
  lines = [];
  why = [];
  connection = new Connection({
    net: server,
    game: "g",
    hello: () => ({ token: "t", language: "en", name: "" }),
    onmessage: (message) => heard.push(message),
    online: (line, reason) => {
      lines.push(line);
      why.push(reason);
    },
    random: () => 1,
  });
  connection.open();
});

describe("a line that holds", () => {
  test("begins with a hello that asks for everything", () => {
    server.last.open();
    expect(server.last.sent).toEqual([{ kind: "hello", token: "t", language: "en", name: "", since: 0 }]);
    expect(lines).toEqual(["open"]);
  });

  test("passes each numbered message on once", () => {
    server.last.open();
    server.last.say(server.welcome());
    server.last.say(chat(2));
    server.last.say(chat(2));
    server.last.say(chat(3));
    expect(heard.map((message) => message.kind)).toEqual(["welcome", "chat", "chat"]);
    expect(connection.since).toBe(3);
  });

  test("hears who came and went, though that has no number of its own", () => {
    server.last.open();
    server.last.say(server.welcome());
    server.last.say({ kind: "sides", n: 1, sides: [] });
    expect(heard.map((message) => message.kind)).toEqual(["welcome", "sides"]);
    expect(connection.since).toBe(1);
  });

  test("keeps every digit of a seed, and text as it is", () => {
    expect(parseJson('{"seed": 18446744073709551615}')).toEqual({ seed: "18446744073709551615" });
    expect(parseJson('{"seed":7}')).toEqual({ seed: 7 });
    const text = 'they said "seed":1234567890123456789';
    expect(parseJson(JSON.stringify({ text }))).toEqual({ text });
  });

  test("asks again from where it stands when a number is missing", () => {
    server.last.open();
    server.last.say(server.welcome());
    server.last.say(chat(4));
    server.last.open();
    expect(server.sockets).toHaveLength(2);
    expect(server.last.sent[0]).toMatchObject({ kind: "hello", since: 1 });
    expect(heard).toHaveLength(1);
  });

  test("forgets an answer once it is acknowledged or refused", () => {
    server.last.open();
    connection.send(answer("a"));
    connection.send(answer("b"));
    expect(connection.waiting.map((sent) => sent.id)).toEqual(["a", "b"]);
    server.last.say({ kind: "done", id: "a", n: 2 });
    server.last.say({ kind: "refused", id: "b", code: "stale", reason: "too late", stale: true });
    expect(connection.waiting).toEqual([]);
    expect(heard.map((message) => message.kind)).toEqual(["done", "refused"]);
  });

  test("says nothing of an acknowledgement that comes twice", () => {
    server.last.open();
    connection.send(answer("a"));
    server.last.say({ kind: "done", id: "a", n: 2 });
    server.last.say({ kind: "done", id: "a", n: 2 });
    expect(heard).toHaveLength(1);
  });
});

describe("a line that breaks", () => {
  test("comes back with since, and gives what was not acknowledged again under the same id", () => {
    server.last.open();
    server.last.say(server.welcome());
    server.last.say(chat(2));
    connection.send(answer("a"));
    const first = server.last;
    first.drop();
    expect(connection.line).toBe("waiting");
    connection.send(answer("b"));
    vi.advanceTimersByTime(600);
    server.last.open();
    expect(server.last).not.toBe(first);
    expect(server.last.sent).toEqual([
      { kind: "hello", token: "t", language: "en", name: "", since: 2 },
      answer("a"),
      answer("b"),
    ]);
    expect(first.sent.filter((message) => message.kind === "answer")).toEqual([answer("a")]);
  });

  test("waits longer each time, up to a limit, and starts over when something is heard", () => {
    for (let tries = 0; tries < SOON + 4; tries++) {
      server.last.drop();
      const before = server.sockets.length;
      vi.advanceTimersByTime(500 * 2 ** Math.max(0, tries - SOON) - 1);
      expect(server.sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(server.sockets).toHaveLength(before + 1);
    }
    server.last.open();
    server.last.say(server.welcome());
    server.last.drop();
    vi.advanceTimersByTime(500);
    expect(server.sockets).toHaveLength(SOON + 6);
  });

  test("tries at once when it is told that the network is back", () => {
    server.last.drop();
    connection.nudge();
    expect(server.sockets).toHaveLength(2);
    connection.nudge();
    expect(server.sockets).toHaveLength(2);
    expect(connection.line).toBe("waiting");
  });

  test.each([1008, 4401, 4404])("gives up when the seat is not good (%i)", (code) => {
    server.last.drop(code);
    vi.advanceTimersByTime(10 * LONGEST_WAIT);
    expect(server.sockets).toHaveLength(1);
    expect(connection.line).toBe("closed");
  });

  test.each([
    [4408, "the table is loaded anew"],
    [4429, "the table is loaded anew"],
    [4401, "the table is loaded anew"],
    [1012, ""],
  ])("passes on why the server closed the line, where that helps whoever sits there (%i)", (code, said) => {
    server.last.drop(code, "the table is loaded anew");
    expect(why).toEqual([said]);
  });

  test.each([1006, 1012, 4408, 4429])("comes back after a server that stops or is too busy (%i)", (code) => {
    server.last.drop(code);
    vi.advanceTimersByTime(LONGEST_WAIT);
    expect(server.sockets.length).toBeGreaterThan(1);
  });

  test("passes on why it is turned away", () => {
    server.last.open();
    server.last.say({ kind: "refused", id: "", code: "token", reason: "this link is void" });
    server.last.drop(4401, "this link is");
    expect(heard).toMatchObject([{ reason: "this link is void" }]);
    expect(why.at(-1)).toBe("this link is void");
  });

  test("says no reason longer than it holds", () => {
    server.last.drop(4429, "too many windows");
    vi.advanceTimersByTime(LONGEST_WAIT);
    server.last.drop(1006);
    expect(why.slice(-2)).toEqual(["too many windows", ""]);
  });

  test("is not opened again once it is closed on purpose", () => {
    const socket = server.last;
    connection.close();
    expect(socket.closed).toBe(true);
    vi.advanceTimersByTime(LONGEST_WAIT);
    expect(server.sockets).toHaveLength(1);
  });
});

test("half of each wait is chance", () => {
  expect(pause(0, () => 0)).toBe(250);
  expect(pause(0, () => 1)).toBe(500);
  expect(pause(SOON, () => 1)).toBe(500);
  expect(pause(SOON + 3, () => 0.5)).toBe(3000);
  expect(pause(50, () => 1)).toBe(LONGEST_WAIT);
});

describe("a server that says nothing", () => {
  const later = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

  test("is asked again on a new line when an answer is not acknowledged, and is given it once more", () => {
    server.last.open();
    server.last.say(server.welcome());
    connection.send(answer("a"));
    const before = server.last;
    later(SILENCE - 1);
    expect(lines.at(-1)).toBe("open");
    later(1);
    expect(lines.at(-1)).toBe("waiting");
    later(LONGEST_WAIT);
    expect(server.last).not.toBe(before);
    server.last.open();
    expect(server.last.sent.filter((sent) => sent.kind === "answer")).toEqual([answer("a")]);
  });

  test("is waited for while it says something else", () => {
    server.last.open();
    server.last.say(server.welcome());
    connection.send(answer("a"));
    const before = server.last;
    later(SILENCE - 1);
    server.last.say(chat(2));
    later(SILENCE - 1);
    expect(server.last).toBe(before);
    server.last.say({ kind: "done", id: "a", n: 2 });
    later(10 * SILENCE);
    expect(server.last).toBe(before);
    expect(lines).toEqual(["open"]);
  });

  test("is not waited for longer than a line may take to open", () => {
    const before = server.last;
    later(OPENING + LONGEST_WAIT);
    expect(server.last).not.toBe(before);
  });

  test("keeps nobody from a line on which nothing is due", () => {
    server.last.open();
    server.last.say(server.welcome());
    const before = server.last;
    later(100 * OPENING);
    expect(server.last).toBe(before);
  });

  test("is left alone once the line is closed", () => {
    server.last.open();
    server.last.say(server.welcome());
    connection.send(answer("a"));
    connection.close();
    later(100 * OPENING);
    expect(lines.at(-1)).toBe("closed");
  });
});
