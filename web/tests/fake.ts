// A server in memory that speaks the messages: it plays a taped game whatever listed answer is given.
import type {
  Answer,
  ClauseInfo,
  Command,
  FromServer,
  Hello,
  Made,
  Position,
  Request as Asking,
  SystemInfo,
  Told,
  Welcome,
  WordedProspect,
  WordedSheet,
} from "../src/messages";
import type { Net, Socket } from "../src/net";

export interface Tape {
  systems: SystemInfo[];
  clauses: ClauseInfo[];
  welcome: Welcome;
  /** What happens, `told[m]` being the answer that leads to moment m. */
  told: Told[];
  extra: { prospects: WordedProspect[]; sheets: Record<string, WordedSheet> }[];
  seed: number;
}

export const TOKEN = "seat-token";
const json = (body: unknown, status = 200): Response =>
  new Response(typeof body === "string" ? body : JSON.stringify(body), { status });

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readonly sent: (Hello | Answer | Command)[] = [];
  closed = false;

  constructor(private readonly heard: (socket: FakeSocket, message: Hello | Answer | Command) => void) {}

  send(text: string): void {
    const message = JSON.parse(text) as Hello | Answer | Command;
    this.sent.push(message);
    this.heard(this, message);
  }
  close(): void {
    this.closed = true;
  }
  say(message: FromServer): void {
    if (!this.closed) this.onmessage?.({ data: JSON.stringify(message) });
  }
  open(): void {
    this.onopen?.();
  }
  /** The line breaks. */
  drop(code = 1006, reason = ""): void {
    if (this.closed) return;
    this.closed = true;
    this.onclose?.({ code, reason });
  }
}

export class FakeServer implements Net {
  readonly sockets: FakeSocket[] = [];
  readonly requests: { method: string; path: string; body: string; headers: RequestInit["headers"] }[] = [];
  /** Everything told, by its number from 1. */
  readonly room: FromServer[] = [];
  at = 0;
  /** Whether sockets answer by themselves; a test may set it aside and speak for the server. */
  automatic = true;
  /** Whether sockets open by themselves. */
  reachable = true;
  over = false;
  /** So many messages are told at once. */
  page = 200;
  /** Overrides by the start of a path. */
  readonly answers = new Map<string, () => Response | Promise<Response>>();
  private readonly settled = new Map<string, FromServer>();

  constructor(
    readonly tape: Tape,
    start = 0,
  ) {
    for (let moment = 0; moment <= start; moment++) this.tell(this.toldAt(moment));
    this.at = start;
  }

  // --- the game ----------------------------------------------------------------------------------------------------
  get position(): Position {
    const { position } = this.tape.told[this.at]!;
    return { ...position!, state: this.room.length };
  }

  private toldAt(moment: number): Told {
    const told = this.tape.told[moment]!;
    return { ...told, position: { ...told.position!, state: this.room.length + 1 } };
  }

  /** Tells all sockets something under the next number. */
  tell(message: FromServer): void {
    const numbered = { ...message, n: this.room.length + 1 } as FromServer;
    this.room.push(numbered);
    for (const socket of this.sockets) socket.say(numbered);
  }

  private mine(): number[] {
    return this.tape.welcome.mine;
  }

  /** Plays one answer, and those of the other side up to the next question for this one. */
  private play(): void {
    do {
      this.at += 1;
      this.tell(this.toldAt(this.at));
    } while (
      this.at < this.tape.told.length - 1 &&
      this.position.asked &&
      !this.mine().includes(this.position.asked.side)
    );
    if (this.position.over || this.at === this.tape.told.length - 1) this.end("played");
  }

  end(reason: "played" | "resigned" | "flag"): void {
    this.over = true;
    this.tell({ kind: "over", n: 0, score: this.position.score, reason, seed: this.tape.seed });
  }

  welcome(): Welcome {
    return { ...this.tape.welcome, n: this.room.length, position: this.position };
  }

  // --- sockets -----------------------------------------------------------------------------------------------------
  socket(): Socket {
    const socket = new FakeSocket((from, message) => this.hear(from, message));
    this.sockets.push(socket);
    if (this.automatic) queueMicrotask(() => (this.reachable ? socket.open() : socket.drop()));
    return socket;
  }

  get last(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  private hear(socket: FakeSocket, message: Hello | Answer | Command): void {
    if (!this.automatic) return;
    if (message.kind === "hello") {
      const since = message.since ?? 0;
      if (!since || since > this.room.length) socket.say(this.welcome());
      else for (const missed of this.room.slice(since)) socket.say(missed);
      return;
    }
    const before = this.settled.get(message.id);
    const reply = before ?? (message.kind === "answer" ? this.answer(message) : this.command(message));
    this.settled.set(message.id, reply);
    socket.say(reply);
  }

  private refusal(id: string, code: string, reason: string, stale = false): FromServer {
    return { kind: "refused", id, code, reason, clauses: stale ? [] : ["FM-BID-01"], stale };
  }

  private answer({ id, state, answers }: Answer): FromServer {
    const asked = this.position.asked;
    if (this.over || !asked) return this.refusal(id, "over", "the game is over");
    if (state !== this.position.state)
      return this.refusal(id, "stale", `answered state ${state}, now ${this.position.state}`, true);
    const listed = (asked.choices ?? []).map((choice) => choice.offer.text);
    const [first = ""] = answers;
    if (!asked.dice && !listed.includes(first))
      return this.refusal(id, "unknown", `"${first}" is no answer to this question`);
    this.play();
    return { kind: "done", id, n: this.room.length };
  }

  private command({ id, do: what, text = "", what: about = "" }: Command): FromServer {
    const n = 0;
    const by = this.mine()[0] ?? -1;
    const others = this.tape.welcome.sides.map((_, side) => side).filter((side) => !this.mine().includes(side));
    if (what === "chat") this.tell({ kind: "chat", n, by, who: "", text });
    else if (what === "resign") this.end("resigned");
    else if (what === "rematch") this.tell({ kind: "request", n, what: "rematch", by, waiting: others, state: "open" });
    else if (what === "undo" && this.position.undo)
      this.tell({ kind: "request", n, what: "undo", by, waiting: others, state: "open" });
    else if (what === "undo") this.back();
    else if ((what === "agree" || what === "refuse") && about) this.settle(about, what);
    return { kind: "done", id, n: this.room.length };
  }

  private back(): void {
    this.at = Math.max(0, this.at - 1);
    const { position } = this.tape.told[this.at]!;
    const told: Told = {
      kind: "told",
      n: 0,
      entry: "undo",
      by: this.mine()[0] ?? -1,
      moment: this.at,
      lines: [],
      position: position!,
    };
    this.tell({ ...told, position: { ...position!, state: this.room.length + 1 } });
  }

  private settle(what: Asking["what"], how: "agree" | "refuse"): void {
    const state = how === "agree" ? "agreed" : "refused";
    this.tell({ kind: "request", n: 0, what, by: 1, waiting: [], state });
    if (state === "agreed" && what === "undo") this.back();
  }

  // --- requests ----------------------------------------------------------------------------------------------------
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const method = init.method ?? "GET";
    this.requests.push({ method, path, body: typeof init.body === "string" ? init.body : "", headers: init.headers });
    for (const [start, answer] of this.answers) if (path.startsWith(start)) return answer();
    const { pathname, searchParams } = new URL(path, "http://fake");
    const [, , first, , third, fourth] = pathname.split("/");
    if (first === "systems") return json(third === "clauses" ? this.tape.clauses : this.tape.systems);
    if (first === "verify") return json({ holds: true });
    if (first === "games") return this.ofGame(method, third ?? "", fourth ?? "", searchParams);
    return json({ code: "unknown", reason: `nothing is at ${pathname}` }, 404);
  }

  private ofGame(method: string, what: string, which: string, query: URLSearchParams): Response {
    const state = this.position.state;
    const extra = this.tape.extra[this.at];
    const target = query.get("target");
    const all = extra?.prospects ?? [];
    switch (what) {
      case "":
        return method === "POST" ? json(this.made(), 201) : json(this.welcome());
      case "told":
        return json(this.room.slice(Number(query.get("since")), Number(query.get("since")) + this.page));
      case "moments":
        return json({ moment: Number(which), position: this.tape.told[Number(which)]?.position });
      case "prospects":
        return json({ state, prospects: target ? all.filter((one) => one.prospect.text.includes(target)) : all });
      case "sheets":
        return json({ state, sheet: extra?.sheets[decodeURIComponent(which)] ?? null });
      case "record":
        return json('{"format":"affray-record"}\n');
      case "branch":
        return json(this.made("branch"), 201);
      case "seats":
        return json({ token: "fresh-token", sides: [Number(which)], player: "friend" });
      default:
        return json({ state });
    }
  }

  private made(game = "made"): Made {
    return {
      game,
      token: TOKEN,
      friends: [{ token: "friend-token", sides: [1], player: "friend" }],
      onlooker: "onlooker-token",
    };
  }
}
