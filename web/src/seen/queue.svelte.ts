// What was heard and waits until what it tells has been shown: meanwhile the table is as it was before it.
import type { Game, Heard, Stage } from "../game.svelte";
import type { FromServer, Told } from "../messages";
import { type Entry, entryOf, reduce, type Table } from "../reducer";

/** What has its place in the account, and so waits behind what waits. */
const IN_ORDER = new Set<FromServer["kind"]>(["told", "over", "sides", "dice"]);
/** Who has to decide, or sees another board, has the whole of it first. */
const endsAll = (message: FromServer): boolean =>
  message.kind === "welcome" || message.kind === "request" || (message.kind === "told" && message.entry === "undo");

export class Queue implements Stage {
  /** Oldest first. */
  private held: Heard[] = $state.raw([]);
  /** How many lines of the first of it are told. */
  private lines = $state(0);

  constructor(
    private readonly game: Pick<Game, "table" | "take">,
    /** Whether a message is shown before it is told. */
    private readonly wants: (told: Told) => boolean,
    /** Shows nothing more. */
    private readonly finish: () => void,
  ) {}

  get waits(): boolean {
    return this.held.length > 0;
  }

  get log(): Entry[] {
    const { log } = this.game.table;
    const next = this.held[0]?.message;
    if (next?.kind !== "told" || !this.lines) return log;
    return [...log, entryOf({ ...next, lines: next.lines.slice(0, this.lines) })];
  }

  /** The table as it will be when all has been shown. */
  get ahead(): Table {
    return this.held.reduce((table, { message, at }) => reduce(table, message, at), this.game.table);
  }

  keeps(heard: Heard): boolean {
    const { message } = heard;
    if (endsAll(message)) this.skip();
    else if (this.waits ? IN_ORDER.has(message.kind) : message.kind === "told" && this.wants(message)) {
      this.held = [...this.held, heard];
      return true;
    }
    return false;
  }

  /** Tells what waits: all from before a message, and so many lines of that. */
  reach(n: number, lines = 0): void {
    while (this.held.length) {
      const [heard, ...rest] = this.held as [Heard, ...Heard[]];
      if ("n" in heard.message && heard.message.n >= n) break;
      [this.held, this.lines] = [rest, 0];
      this.game.take(heard);
    }
    this.lines = lines;
  }

  skip(): void {
    if (!this.waits) return;
    this.reach(Infinity);
    this.finish();
  }
}
