// The line to the server: it comes back by itself, goes on where it broke, and gives no answer twice.
import type { Answer, Command, FromServer, Hello } from "./messages";
import { type Net, parseJson, type Socket } from "./net";

export type Line = "connecting" | "open" | "waiting" | "closed";
export type Sent = Answer | Command;

export interface Wants {
  net: Net;
  game: string;
  hello: () => Omit<Hello, "kind" | "since">;
  onmessage: (message: FromServer) => void;
  /** How the line is, and what the server says of it where it closed the line for something that passes. */
  online: (line: Line, reason: string) => void;
  /** A number from 0 to 1, for the jitter. */
  random?: () => number;
}

/** Close codes after which coming back is no use: the seat is no longer good, or the game is not there. */
const FINAL = new Set([1008, 4401, 4403, 4404]);
/** That of a seat that is no longer good: the reason is in the reader's language. */
const VOID = 4401;
/** Close codes of a line that was too slow, or one too many: the reason is in the reader's language. */
const PASSING = new Set([4408, 4429]);
/** That of a line that ended without a word. */
const ABNORMAL = 1006;
export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 20_000;
/** So many tries come soon, as a server that starts again is back within seconds; those after it wait longer and longer. */
export const SOON = 20;

/** So long, in milliseconds, may a line take until it is open and the first is heard on it, and an answer until it is acknowledged
 * while nothing else is heard: then it is opened anew, which reaches whoever has the game by then. */
export const [OPENING, SILENCE] = [15_000, 6_000];

/** How long to wait before the next try, in milliseconds: doubled each time once the first are made, half left to chance. */
export function pause(tries: number, random: () => number): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, tries - SOON));
  return full / 2 + (full / 2) * random();
}

/** Whether a message asks for this seat's part of the dice. */
const asks = (message: FromServer): boolean => message.kind === "dice" && message.stage !== "done";

export class Connection {
  line: Line = "connecting";
  /** The last number told that has been passed on. */
  since = 0;
  private socket: Socket | null = null;
  private tries = 0;
  /** What the line was last said to be down for. */
  private why = "";
  /** What the server has said of why it turns the line away, in whole. */
  private said = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private guard: ReturnType<typeof setTimeout> | undefined;
  private readonly pending = new Map<string, Sent>();

  constructor(private readonly wants: Wants) {}

  /** The answers and commands that the server has not yet acknowledged, oldest first. */
  get waiting(): Sent[] {
    return [...this.pending.values()];
  }

  /** Opens the line, or opens it again at once. */
  open(): void {
    clearTimeout(this.timer);
    this.drop();
    // Whoever was told that the line is down goes on being told until it is up.
    if (this.line !== "waiting") this.become("connecting");
    const socket = this.wants.net.socket(`/api/games/${encodeURIComponent(this.wants.game)}/socket`);
    this.socket = socket;
    this.expect(OPENING);
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => this.hear(event.data);
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code, event.reason);
    };
  }

  /** Starts anew with a Welcome, such as after a change of language. */
  restart(): void {
    this.since = 0;
    this.open();
  }

  /** Tries at once when the line is down; nothing while it is up. */
  nudge(): void {
    if (this.line === "waiting" && !this.socket) this.open();
  }

  close(): void {
    clearTimeout(this.timer);
    this.relax();
    this.drop();
    this.become("closed");
  }

  /** Sends now, or as soon as the line is up; kept until the server has acknowledged it. */
  send(message: Sent): void {
    this.pending.set(message.id, message);
    if (this.line !== "open") return;
    this.socket?.send(JSON.stringify(message));
    if (!this.guard) this.expect(SILENCE);
  }

  /** Sends what is asked for again if it is lost. */
  tell(message: Sent): void {
    if (this.line === "open") this.socket?.send(JSON.stringify(message));
  }

  private greet(socket: Socket): void {
    if (this.socket !== socket) return;
    const hello: Hello = { kind: "hello", ...this.wants.hello(), since: this.since };
    socket.send(JSON.stringify(hello));
    this.become("open");
    for (const message of this.pending.values()) socket.send(JSON.stringify(message));
  }

  private hear(data: unknown): void {
    const message = parseJson(String(data)) as FromServer;
    this.tries = 0;
    this.relax();
    this.said = message.kind === "refused" && !message.id ? message.reason : "";
    if (message.kind === "done" || message.kind === "refused") {
      // An answer whose acknowledgement was heard before is settled; what comes again says nothing new. Without an id
      // the server says why it turns the line away.
      if (message.id && !this.pending.delete(message.id)) return;
    } else if (message.kind === "welcome") this.since = message.n;
    // Who came and went, and what is asked for the dice, is told without a number of its own.
    else if (message.n <= this.since && message.kind !== "sides" && !asks(message)) return;
    else if (this.since && message.n > this.since + 1) return this.open();
    else this.since = Math.max(this.since, message.n);
    if (this.pending.size) this.expect(SILENCE);
    this.wants.onmessage(message);
  }

  /** Waits so long for the server to say something. */
  private expect(milliseconds: number): void {
    this.relax();
    this.guard = setTimeout(() => {
      this.drop();
      this.lost(ABNORMAL, "");
    }, milliseconds);
  }

  private relax(): void {
    clearTimeout(this.guard);
    this.guard = undefined;
  }

  private lost(code: number, reason: string): void {
    this.relax();
    this.socket = null;
    // A close carries a short reason only; the whole sentence came before it.
    reason = this.said || reason;
    this.said = "";
    if (FINAL.has(code)) return this.become("closed", code === VOID ? reason : "");
    this.become("waiting", PASSING.has(code) ? reason : "");
    this.timer = setTimeout(() => this.open(), pause(this.tries++, this.wants.random ?? Math.random));
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  private become(line: Line, reason = ""): void {
    if (this.line === line && this.why === reason) return;
    this.line = line;
    this.why = reason;
    this.wants.online(line, reason);
  }
}
