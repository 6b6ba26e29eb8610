// A game as a seat plays it: the table from the messages, what the guide says of it, what is selected and replayed.
import { Advisor } from "./advice";
import { Seat } from "./api";
import type { Hex, Pointed } from "./board/interface";
import { markersOf } from "./board/markers";
import { Connection, type Line } from "./connection";
import { Nonces } from "./dice";
import { memory } from "./memory";
import type {
  Advice,
  Answer,
  Asked,
  Choice,
  Command,
  Dice,
  FromServer,
  Position,
  SeatLink,
  Threat,
  WordedForm,
  WordedMeasure,
  WordedPlace,
  WordedProspect,
  WordedSheet,
  WordedSight,
  WordedTrial,
} from "./messages";
import { isPlayed } from "./seats";
import { freshId, type Net } from "./net";
import { EMPTY, reduce, remember, sameQuestion, type Table } from "./reducer";
import type { Waiting } from "./seen/waiting.svelte";
import { language } from "./words.svelte";

interface Shown {
  places: WordedPlace[];
  prospects: WordedProspect[];
  sheet: WordedSheet | null;
  sight: WordedSight | null;
  threats: Threat[];
  /** What answers beside those listed are put together in. */
  forms: WordedForm[];
}

const NOTHING: Shown = { places: [], prospects: [], sheet: null, sight: null, threats: [], forms: [] };

export class Game {
  table: Table = $state.raw(EMPTY);
  line: Line = $state("connecting");
  /** Why the server closed the line, where that passes or the seat is somebody else's. */
  trouble = $state("");
  /** What was last put together in a form, for a board to draw. */
  composed = $state.raw({ answer: "" });
  selected = $state("");
  target = $state("");
  overlay = $state(false);
  shown: Shown = $state.raw(NOTHING);
  /** The position looked at in a replay; null while the board shows how things stand. */
  past: Position | null = $state.raw(null);
  private sent = $state(false);
  /** Answers taken back that can be given again, the next one last. */
  redo: string[] = $state.raw([]);
  /** The links to give away that this browser was given. */
  links: SeatLink[] = $state.raw([]);
  readonly seat: Seat;
  /** What waits for what is shown, once somebody shows it. */
  waiting: Waiting | null = $state.raw(null);
  private readonly connection: Connection;
  private readonly advisor: Advisor;
  private readonly nonces = new Nonces();
  private readonly moments = new Map<number, Position>();
  private given: string[] = [];
  private wantedMoment = -1;
  /** The state that the last answer was made for; -1 when it was refused. */
  private givenAt = -1;

  constructor(
    net: Net,
    readonly game: string,
    readonly token: string,
  ) {
    this.seat = new Seat(net, game, token, language);
    this.links = memory.recent.find((one) => one.game === game && one.token === token)?.friends ?? [];
    this.advisor = new Advisor(this.seat);
    this.connection = new Connection({
      net,
      game,
      hello: () => ({ token, language: language(), name: memory.name, dice: true }),
      onmessage: (message) => this.hear(message),
      online: (line, reason) => {
        this.line = line;
        this.trouble = reason;
      },
    });
  }

  // --- what follows from the table ---------------------------------------------------------------------------------
  /** The position on the board: as it stands, or the one replayed. */
  get position(): Position | null {
    return this.past ?? this.table.position;
  }

  get mine(): number[] {
    return this.table.welcome?.mine ?? [];
  }

  /** Whether the open question is this seat's to answer: its own side's, or dice to be thrown that no person has to. */
  get asked(): boolean {
    const asked = this.table.position?.asked;
    if (!asked || this.table.over || this.line === "closed") return false;
    const { sides } = this.table;
    if (isPlayed(sides[asked.side])) return this.mine.includes(asked.side);
    return Boolean(asked.dice && this.mine.some((side) => isPlayed(sides[side])));
  }

  /** What this seat may say now: as it is asked, or beside the question to another; null for nothing. That the game master of a
   * fight is wanted, or wants to speak, is said apart from that. */
  get voice(): Asked | null {
    const position = this.table.position;
    return (this.asked ? position?.asked : this.master < 0 ? position?.aside : null) ?? null;
  }

  /** The side of the game master of a fight; -1 where there is none. */
  get master(): number {
    return this.table.sides.findIndex((side) => side.master);
  }

  /** Whether this seat is asked for rulings. */
  get ruling(): boolean {
    return this.asked && this.table.position?.asked?.side === this.master;
  }

  /** Whether the ground has hexes, for which alone some of the guide's advice is. */
  get hexes(): boolean {
    return this.table.welcome?.board.board === "hex";
  }

  /** Whether an answer is on its way, or what came of it still being shown. */
  get busy(): boolean {
    return this.sent || Boolean(this.waiting?.holds);
  }

  get over(): boolean {
    return Boolean(this.table.over ?? this.table.position?.over);
  }

  /** Whether a person other than this one plays, who would have to agree. */
  get others(): boolean {
    return this.table.sides.some(
      (side, place) => !this.mine.includes(place) && (side.player === "friend" || side.player === "me"),
    );
  }

  // --- the line ----------------------------------------------------------------------------------------------------
  open(): void {
    this.connection.open();
  }

  close(): void {
    this.connection.close();
    this.advisor.forget();
  }

  nudge(): void {
    this.connection.nudge();
  }

  /** Everything anew in the language now chosen, which the line's first message names. */
  reword(): void {
    this.waiting?.catchUp();
    this.advisor.forget();
    this.moments.clear();
    this.table = { ...this.table, log: [], chat: [] };
    this.connection.restart();
  }

  private hear(message: FromServer): void {
    if (message.kind === "dice") this.agree(message);
    if (this.waiting) this.waiting.hear(message);
    else this.take(message);
  }

  take(message: FromServer): void {
    const before = this.table.position;
    this.table = reduce(this.table, message, performance.now());
    if (message.kind === "refused") this.givenAt = -1;
    // An answer that was taken is acknowledged before its board comes: until then the question is not open again.
    this.sent =
      this.connection.waiting.some((sent) => sent.kind === "answer") || this.table.position?.state === this.givenAt;
    if (message.kind === "welcome") void this.recall(message.n);
    if (message.kind === "told" && message.position) this.moments.set(message.moment, message.position);
    if (message.kind === "refused") this.given = [];
    const now = this.table.position;
    if (now && (now !== before || message.kind === "welcome")) this.moved(now, before);
  }

  /** Gives this seat's part of the dice to come. */
  private agree(asked: Dice): void {
    const said = this.nonces.answer(asked, this.table.welcome?.seat ?? -1);
    if (said) this.connection.tell({ kind: "command", id: freshId(), ...said });
  }

  /** Fetches the log from before this line was opened. */
  private async recall(last: number): Promise<void> {
    try {
      const past = await this.seat.messagesUpTo(last);
      this.table = remember(
        this.table,
        past.filter((message) => "n" in message && message.n <= last),
      );
    } catch {
      // The board is there without its log; the next welcome tries again.
    }
  }

  private moved(position: Position, before: Position | null): void {
    this.advisor.at(position.state);
    this.moments.set(position.moment, position);
    const asked = position.asked;
    const ids = new Set(markersOf(position).map((one) => one.id));
    if (!ids.has(this.target)) this.target = "";
    if (asked && this.asked && asked.who && ids.has(asked.who)) this.selected = asked.who;
    else if (!ids.has(this.selected)) this.selected = "";
    // What another has said closes no form: the question it belongs to is still open.
    const stays = sameQuestion(before, position) && `${before?.asked?.open}` === `${asked?.open}`;
    this.shown = { ...NOTHING, forms: stays ? this.shown.forms : [] };
    void this.consult();
  }

  // --- advice ------------------------------------------------------------------------------------------------------
  /** Asks the guide about what is selected, aimed at and shown. */
  private async consult(): Promise<void> {
    await Promise.all([this.fetchFigure(), this.fetchProspects(), this.fetchThreats(), this.fetchForms()]);
  }

  private async fetchFigure(): Promise<void> {
    const who = this.selected;
    if (!who) {
      this.shown = { ...this.shown, places: [], sheet: null };
      return;
    }
    const [places, sheet] = await Promise.all([
      this.hexes ? this.advisor.ask("/places", { who }) : null,
      this.advisor.ask(`/sheets/${encodeURIComponent(who)}`),
    ]);
    if (who === this.selected) {
      this.shown = { ...this.shown, places: places?.places ?? [], sheet: sheet?.sheet ?? null };
    }
  }

  private async fetchProspects(): Promise<void> {
    if (!this.voice && !this.target) return;
    const target = this.target;
    const found = await this.advisor.ask("/prospects", target ? { target } : {});
    if (target === this.target) this.shown = { ...this.shown, prospects: found?.prospects ?? [] };
  }

  private async fetchForms(): Promise<void> {
    const position = this.table.position;
    if (!this.voice?.open?.length) return;
    const forms = await this.forms();
    if (this.table.position?.state === position?.state) this.shown = { ...this.shown, forms };
  }

  private async fetchThreats(): Promise<void> {
    if (!this.overlay || !this.hexes) {
      this.shown = { ...this.shown, threats: [] };
      return;
    }
    const asked = this.table.position?.asked?.side ?? -1;
    const side = this.mine.includes(asked) ? asked : (this.mine[0] ?? 0);
    const found = await this.advisor.ask("/threats", { side: String(side) });
    if (this.overlay) this.shown = { ...this.shown, threats: found?.threats ?? [] };
  }

  select(id: string): void {
    this.selected = id;
    this.shown = { ...this.shown, places: [], sheet: null };
    void this.fetchFigure();
  }

  aim(id: string): void {
    // On a stage all answers stand beside each other with what they promise, whomever they are aimed at.
    if (this.table.welcome?.board.board === "stage") return;
    if (id === this.target) return;
    this.target = id;
    void this.fetchProspects();
  }

  threats(on: boolean): void {
    this.overlay = on;
    void this.fetchThreats();
  }

  async look(from: Hex, to: Hex): Promise<WordedSight | null> {
    const found = await this.advisor.ask("/sight", { source: from.join(","), target: to.join(",") });
    this.shown = { ...this.shown, sight: found?.sight ?? null };
    return this.shown.sight;
  }

  /** The sheets of several figures. */
  async sheets(ids: string[]): Promise<WordedSheet[]> {
    const found = await Promise.all(ids.map((id) => this.advisor.ask(`/sheets/${encodeURIComponent(id)}`)));
    return found.flatMap((advice) => (advice?.sheet ? [advice.sheet] : []));
  }

  /** What an answer would come to now. */
  async trial(answer: string): Promise<WordedTrial | null> {
    return (await this.advisor.ask("/trial", { answer }))?.trial ?? null;
  }

  /** What an answer would come to and what it promises. */
  weigh(answer: string): Promise<Advice | null> {
    this.composed = { answer };
    return this.advisor.ask("/trial", { answer });
  }

  /** The forms of answers that are taken beside those listed. */
  async forms(): Promise<WordedForm[]> {
    return (await this.advisor.ask("/forms"))?.forms ?? [];
  }

  /** What one might want to do with a figure, a way or a hex and may not now; nothing for whoever is not asked. */
  async deeds({ who = "", hex }: Pointed): Promise<Choice[]> {
    if (!this.voice?.choices) return [];
    return (await this.advisor.ask("/deeds", hex ? { pos: hex.join(",") } : { who }))?.closed ?? [];
  }

  /** What lies between two places of a table, each "X,Y" or the name of a unit. */
  async measure(source: string, target: string): Promise<WordedMeasure | null> {
    return (await this.advisor.ask("/measure", { source, target }))?.measure ?? null;
  }

  // --- what this seat says -----------------------------------------------------------------------------------------
  /** Gives answers one after another, made for the state as it stands; a path goes as one. */
  answer(answers: string[]): void {
    if (this.waiting?.holds) return this.waiting.catchUp();
    const position = this.table.position;
    if (!position || !answers.length || this.busy) return;
    this.live();
    this.given = [...this.given, ...answers];
    this.redo = [];
    this.table = { ...this.table, refused: null };
    this.sent = true;
    this.givenAt = position.state;
    const message: Answer = { kind: "answer", id: freshId(), state: position.state, answers };
    this.connection.send(message);
  }

  command(what: Command["do"], text = "", about: Command["what"] = "", side = -1): void {
    const message: Command = { kind: "command", id: freshId(), do: what, text };
    if (about) message.what = about;
    if (side >= 0) message.side = side;
    this.connection.send(message);
  }

  /** Has a computer play a side of a company, or with no text whoever sits there. */
  lend(side: number, text = ""): void {
    this.command("lend", text, "", side);
  }

  undo(): void {
    const last = this.given.at(-1);
    if (last !== undefined && !this.table.position?.undo) {
      this.redo = [...this.redo, last];
      this.given = this.given.slice(0, -1);
    }
    this.command("undo");
  }

  again(): void {
    const rest = this.redo.slice(0, -1);
    const next = this.redo.at(-1);
    if (next === undefined) return;
    this.answer([next]);
    this.redo = rest;
  }

  dismiss(): void {
    this.table = { ...this.table, refused: null };
  }

  // --- replay ------------------------------------------------------------------------------------------------------
  /** Shows the board as it was after so many answers. */
  async show(moment: number): Promise<void> {
    this.waiting?.catchUp();
    const now = this.table.position;
    if (!now) return;
    const wanted = Math.min(Math.max(0, moment), now.moment);
    this.wantedMoment = wanted;
    const known = this.moments.get(wanted) ?? (await this.seat.moment(wanted)).position;
    this.moments.set(wanted, known);
    if (this.wantedMoment === wanted) this.past = known;
  }

  /** Back to how things stand. */
  live(): void {
    this.wantedMoment = -1;
    this.past = null;
  }
}
