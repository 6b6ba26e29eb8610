// What a seat knows of its game, as a value that each message makes anew; no clock, no line, no drawing.
import type {
  Chat,
  Dice,
  FromServer,
  Line,
  Over,
  Position,
  Refused,
  Request,
  Side,
  Sides,
  Told,
  Welcome,
} from "./messages";

/** An entry of the log: what was told at once. `undone` once it was taken back. */
export interface Entry {
  n: number;
  entry: Told["entry"] | "seat";
  by: number;
  moment: number;
  answer: string;
  lines: Line[];
  undone: boolean;
}

export interface Table {
  welcome: Welcome | null;
  /** The last number told. */
  n: number;
  position: Position | null;
  sides: Side[];
  clocks: number[];
  running: number;
  /** When the clocks were read, in the reader's own milliseconds. */
  read: number;
  log: Entry[];
  chat: Chat[];
  undo: Request | null;
  rematch: Request | null;
  over: Over | null;
  refused: Refused | null;
  /** Whether the dice to come are being agreed on; no answer is played meanwhile. */
  dealing: boolean;
  /** How many answers in a row this side and figure have given to the same question. */
  used: number;
}

export const EMPTY: Table = {
  welcome: null,
  n: 0,
  position: null,
  sides: [],
  clocks: [],
  running: -1,
  read: 0,
  log: [],
  chat: [],
  undo: null,
  rematch: null,
  over: null,
  refused: null,
  dealing: false,
  used: 0,
};

export function entryOf(told: Told): Entry {
  const { n, entry, by, moment, lines, answer = "" } = told;
  return { n, entry, by, moment, lines, answer, undone: false };
}

/** What is not taken back with the answers before it: what is said of a seat, and that a side has left. */
const STAYS: ReadonlySet<Entry["entry"]> = new Set(["seat", "resign", "flag"]);

/** The log with one more entry; an undo marks what it took back. */
function logged(log: Entry[], told: Told): Entry[] {
  const entry = entryOf(told);
  if (told.entry !== "undo") return [...log, entry];
  const gone = (old: Entry): boolean => old.moment > told.moment && !old.undone && !STAYS.has(old.entry);
  const kept = log.map((old) => (gone(old) ? { ...old, undone: true } : old));
  return [...kept, entry];
}

/** The log with what it says of a seat or of the dice, where it says anything. */
function noted(log: Entry[], { n, said = "" }: Sides | Dice): Entry[] {
  if (!said) return log;
  const moment = log.at(-1)?.moment ?? 0;
  return [...log, { n, entry: "seat", by: -1, moment, answer: "", lines: [{ level: 0, text: said }], undone: false }];
}

/** Whether two positions ask the same figure the same thing. */
export function sameQuestion(one: Position | null, other: Position | null): boolean {
  if (!one?.asked || !other?.asked) return false;
  const [a, b] = [one.asked, other.asked];
  return a.side === b.side && a.code === b.code && (a.who ?? "") === (b.who ?? "") && one.phase === other.phase;
}

function told(table: Table, message: Told, now: number): Table {
  const position = message.position ?? table.position;
  const used = message.entry === "answer" && sameQuestion(table.position, position) ? table.used + 1 : 0;
  return {
    ...table,
    n: message.n,
    position,
    used: message.position ? used : table.used,
    log: logged(table.log, message),
    clocks: message.clocks ?? table.clocks,
    running: message.running ?? -1,
    read: now,
    undo: null,
  };
}

function welcomed(table: Table, message: Welcome, now: number): Table {
  const again = table.welcome?.game === message.game;
  return {
    ...(again ? table : EMPTY),
    welcome: message,
    n: message.n,
    position: message.position,
    sides: message.sides,
    clocks: message.clocks ?? [],
    running: message.running ?? -1,
    read: now,
    dealing: false,
  };
}

/** The table after a message; `now` is the reader's clock in milliseconds. */
export function reduce(table: Table, message: FromServer, now = 0): Table {
  switch (message.kind) {
    case "welcome":
      return welcomed(table, message, now);
    case "told":
      return told(table, message, now);
    case "chat":
      return { ...table, n: message.n, chat: [...table.chat, message] };
    case "request":
      return { ...table, n: message.n, [message.what]: message };
    case "sides":
      return {
        ...table,
        n: Math.max(table.n, message.n),
        sides: message.sides,
        position: message.position ?? table.position,
        log: noted(table.log, message),
      };
    case "dice":
      return {
        ...table,
        n: Math.max(table.n, message.n),
        log: noted(table.log, message),
        dealing: message.stage !== "done",
      };
    case "over":
      return { ...table, n: message.n, over: message, running: -1 };
    case "refused":
      return { ...table, refused: message };
    case "done":
      return { ...table, refused: null };
  }
}

/** The table with everything told before it was entered: log, talk, and how the game ended. */
export function remember(table: Table, past: FromServer[]): Table {
  let log: Entry[] = [];
  const chat: Chat[] = [];
  let { over, undo, rematch } = table;
  for (const message of past) {
    if (message.kind === "told") log = logged(log, message);
    else if (message.kind === "sides" || message.kind === "dice") log = noted(log, message);
    else if (message.kind === "chat") chat.push(message);
    else if (message.kind === "over") over = message;
    else if (message.kind === "request" && message.what === "rematch") rematch = message;
    else if (message.kind === "request") undo = message;
    if (message.kind === "told") undo = null;
  }
  const known = log.at(-1)?.n ?? 0;
  const later = table.log.filter((entry) => entry.n > known);
  const laterChat = table.chat.filter((said) => !chat.some((old) => old.n === said.n));
  return { ...table, log: [...log, ...later], chat: [...chat, ...laterChat], over, undo, rematch };
}

/** Seconds left for each side at a time of the reader's clock. */
export function clocksAt(table: Table, now: number): number[] {
  const gone = Math.max(0, now - table.read) / 1000;
  return table.clocks.map((left, side) => Math.max(0, side === table.running ? left - gone : left));
}
