/* Made from src/affray/web/messages by `make types`; not written by hand. */

export type FromServer = Welcome | Told | Chat | Request | Sides | Dice | Over | Done | Refused;
export type FromSeat = Hello | Answer | Command;
/**
 * What came of a cell: its number, the part of the table, the places of both (-1: the foe), what it is worth to the first
 *     and how far that may be off 95 times of 100, the games played (0: exact).
 *
 * @minItems 7
 */
export type SweepCell = [number, number, number, number, number, number, number];
/**
 * A contender that cannot use what it is rated for: the part of the table, its place, the code of the reason, the ST that
 *     it would need and the one that it has.
 *
 * @minItems 5
 */
export type SweepUnfit = [number, number, string, number, number];

/**
 * The first message to a seat: everything about the game, where it stands, `n` the last number told.
 *
 *     `seed_hash` is the SHA-256 of `salt seed draw:number ...` (docs/hosts/server.md); both are shown when the game is over.
 */
export interface Welcome {
  kind: "welcome";
  n: number;
  game: string;
  system: string;
  title: string;
  summary: string;
  languages: string[];
  levels: number[];
  sides: Side[];
  mine: number[];
  owner: boolean;
  board: HexBoard | PlaneBoard | StageBoard;
  position: Position;
  options: {
    [k: string]: string | number | boolean;
  };
  dice: string;
  seed_hash: string;
  seed?: number | null;
  salt?: string;
  clocks?: number[];
  running?: number;
  campaign?: string;
  seat?: number;
  strands?: StrandShown[];
  names?: {
    [k: string]: string;
  };
}
/**
 * A side of the game, and who sits there.
 */
export interface Side {
  name: string;
  player: string;
  present?: boolean;
  who?: string;
  resigned?: boolean;
  idle?: boolean;
  link?: boolean;
  master?: boolean;
}
/**
 * The ground of a hex board, which does not change: kinds of terrain, and (q, r, kind) of each hex.
 *
 *     A kind is drawn by its own name, which is the same in every language, and called by its word in `names`. `overlay` are
 *     the groups of hexes that the rules count distances in, where there are such.
 */
export interface HexBoard {
  board: "hex";
  terrain: Terrain[];
  hexes: [number, number, number][];
  names?: string[];
  overlay?: Region[];
}
/**
 * A kind of ground: its name, its letter on a text board, its movement cost; 0 bars the way.
 */
export interface Terrain {
  name: string;
  letter: string;
  cost: number;
  blocks_sight?: boolean;
}
/**
 * A group of hexes with its coordinates: between two groups it is as many steps as between two hexes.
 */
export interface Region {
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  hexes: [number, number][];
}
/**
 * A table in inches, which does not change: its size, its terrain, the zones in which the sides set out; `names` are what
 *     the pieces of terrain are called in words, in their order.
 */
export interface PlaneBoard {
  board: "plane";
  /**
   * @minItems 2
   * @maxItems 2
   */
  size: [number, number];
  terrain: Outline[];
  zones: PlaneZone[];
  names?: string[];
}
/**
 * A piece of terrain: its corners, counter-clockwise.
 */
export interface Outline {
  id: string;
  name: string;
  corners: [number, number][];
  blocks_sight?: boolean;
}
/**
 * Where a side sets out, and the heading it looks in, in degrees counter-clockwise from the right.
 */
export interface PlaneZone {
  side: number;
  corners: [number, number][];
  heading: number;
}
/**
 * A stage, of which nothing stands but its bands from near to far: each by its code, and what it is called.
 */
export interface StageBoard {
  board: "stage";
  bands: string[];
  names: string[];
}
/**
 * How the game stands: what changes on the board, what is asked, what has been declared, whether it is over.
 */
export interface Position {
  state: number;
  moment: number;
  phase: string;
  figures: Figure[];
  items: Item[];
  score: number[];
  asked: Asked | null;
  order?: string[];
  undo?: string;
  over?: boolean;
  created?: Laid[];
  units?: Troop[];
  objectives?: Objective[];
  track?: TrackShown | null;
  stage?: Stage | null;
  aside?: Asked | null;
  lesson?: LessonShown | null;
  poll?: PollShown | null;
}
/**
 * A counter on the board, worded: its notes, and `condition`, one line on how it stands.
 */
export interface Figure {
  counter: Counter;
  notes: string[];
  condition: string;
}
/**
 * A figure as its marker shows it; `notes` are short states such as "prone", `active` marks whose decision it is.
 *
 *     `silhouette` is what it looks like in a few words (its race, what it holds), `bars` are pairs of (left, of): how much
 *     is left of what, the most telling first. `hexes` are all hexes of its body, the head first; empty where it stands in
 *     `pos` alone. `airborne` says that it is above the ground.
 */
export interface Counter {
  id: string;
  side: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  pos: [number, number];
  facing: number;
  down?: boolean;
  notes?: string[];
  active?: boolean;
  silhouette?: string;
  bars?: [number, number][];
  hexes?: [number, number][];
  airborne?: boolean;
  looks?: Looks | null;
}
/**
 * How somebody is drawn, in codes; a page draws one that it does not know as it draws the usual one.
 */
export interface Looks {
  body?:
    | "ape"
    | "bars"
    | "bats"
    | "bear"
    | "blades"
    | "block"
    | "bridge"
    | "car"
    | "cat"
    | "centipede"
    | "cliff"
    | "crocodile"
    | "crowd"
    | "darts"
    | "door"
    | "dragon"
    | "dwarf"
    | "elf"
    | "gargoyle"
    | "ghoul"
    | "giant"
    | "glyph"
    | "goblin"
    | "halfling"
    | "hippo"
    | "horror"
    | "horse"
    | "human"
    | "idol"
    | "jar"
    | "kobold"
    | "lock"
    | "lurker"
    | "mask"
    | "mummy"
    | "orc"
    | "pit"
    | "rats"
    | "rider"
    | "robed"
    | "rubble"
    | "script"
    | "shade"
    | "skeleton"
    | "sleepers"
    | "snake"
    | "spider"
    | "storm"
    | "swamp"
    | "tank"
    | "troll"
    | "walker"
    | "water"
    | "wheels"
    | "wolf";
  held?:
    | ""
    | "arbalest"
    | "axe"
    | "ballista"
    | "battleaxe"
    | "bow"
    | "bundle"
    | "cannon"
    | "cestus"
    | "club"
    | "coil"
    | "crossbow"
    | "cutlass"
    | "dagger"
    | "flail"
    | "flask"
    | "gatling"
    | "greatclub"
    | "greatsword"
    | "halberd"
    | "hammer"
    | "javelin"
    | "lance"
    | "longbow"
    | "longsword"
    | "mace"
    | "machinegun"
    | "morningstar"
    | "mortar"
    | "musket"
    | "pike"
    | "pistol"
    | "plasma"
    | "rapier"
    | "raygun"
    | "rifle"
    | "rock"
    | "shortsword"
    | "sling"
    | "spear"
    | "staff"
    | "stake"
    | "sword"
    | "trebuchet"
    | "trident"
    | "wand"
    | "whip";
  shield?: boolean;
}
/**
 * A thing that lies in a hex, or stands there and belongs to no side; a hidden one is seen by a game master alone.
 */
export interface Item {
  name: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  pos: [number, number];
  hidden?: boolean;
  marker?: boolean;
}
/**
 * The open question as a seat sees it; `choices` and what is `closed` only for the seat that is asked.
 */
export interface Asked {
  side: number;
  code: string;
  text: string;
  who?: string;
  choices?: Choice[];
  inner?: boolean;
  dice?: DiceAsked | null;
  closed?: Choice[];
  open?: string[];
  chosen?: [number, number][];
}
/**
 * An answer in words; one that is not legal now comes with the reason and its clauses.
 */
export interface Choice {
  offer: Offer;
  label: string;
  allows?: string;
  form?: string;
  why?: string;
  clauses?: string[];
  number?: number;
  sign?:
    | ""
    | "bind"
    | "bolt"
    | "break"
    | "fire"
    | "flight"
    | "heal"
    | "image"
    | "light"
    | "mind"
    | "path"
    | "quick"
    | "shadow"
    | "sight"
    | "sleep"
    | "slow"
    | "staff"
    | "stone"
    | "storm"
    | "strengthen"
    | "summon"
    | "unseen"
    | "wall"
    | "ward"
    | "weaken"
    | "word";
}
/**
 * A legal answer as a board and a menu need it.
 *
 *     `text` is the answer's notation; `group` names its kind (step, face, attack, defend, word ...); `hex` is where on the
 *     board it is given, `facing` the hexside it turns to (-1 for none), `target` the figure it is aimed at, `item` what it
 *     is done with, `dice` how many it bids; `check` is the roll it will need; `ends` marks what ends something for good, `vain` what is known to come
 *     to nothing; `hexes` are those that a body of several would hold afterwards, the head first; `allows` says what may still be done
 *     with it, `form` which of several forms it gives to what it makes. On a table in inches `spot` is where it is given and
 *     `heading` the direction it turns to, in degrees. `then` is the answer to the next question that as a rule follows at once,
 *     so that both may be given together by whoever does not want to look in between.
 */
export interface Offer {
  text: string;
  group: string;
  hex?: [number, number] | null;
  facing?: number;
  target?: string;
  item?: string;
  dice?: number;
  check?: Check | null;
  ends?: boolean;
  vain?: boolean;
  hexes?: [number, number][];
  allows?: Phrase | null;
  form?: Phrase | null;
  spot?: [number, number] | null;
  heading?: number | null;
  then?: string;
}
/**
 * A roll that an answer will need: so many dice must total `need` or less (or what `what` says), with its chance.
 */
export interface Check {
  what: Phrase;
  dice: number;
  need: number;
  chance: number;
}
/**
 * A message of a catalogue with its arguments, and the clauses it stands on.
 *
 *     `source` is the package whose catalogue holds the message; where it is empty, the system that gave the phrase knows.
 */
export interface Phrase {
  id: string;
  args?: {
    [k: string]: number | string | (number | string)[];
  };
  clauses?: string[];
  source?: string;
}
/**
 * A throw of real dice: so many with so many sides, the lowest face being `low`, and what it is for.
 */
export interface DiceAsked {
  n: number;
  die: number;
  low: number;
  what: string;
}
/**
 * What lies over the ground of a hex now: drawn by its name, called by its word, with a note in words.
 */
export interface Laid {
  name: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  pos: [number, number];
  word: string;
  note?: string;
}
/**
 * A unit of a table in inches, worded: its notes, and how it stands in one line; it has no bases while it is elsewhere.
 */
export interface Troop {
  block: Block;
  notes: string[];
  condition: string;
}
/**
 * A unit as the table shows it: the corners of each base, from the front right round to the left, and where the middle
 *     of each stands; `centre` is the place distances are measured from, `move` how far it may go with one action and `reach`
 *     how far it shoots, in inches, 0 for not at all. A unit that is not on the table has no bases. The other fields are as
 *     those of a counter.
 */
export interface Block {
  id: string;
  side: number;
  bases: [number, number][][];
  middles: [number, number][];
  /**
   * @minItems 2
   * @maxItems 2
   */
  centre: [number, number];
  heading: number;
  move?: number;
  reach?: number;
  arcs?: Arc[];
  notes?: string[];
  active?: boolean;
  silhouette?: string;
  bars?: [number, number][];
  looks?: Looks | null;
}
/**
 * A part of the table that a unit faces: what lies between the ray from `left` in the direction `left_way` and the ray
 *     from `right` in the direction `right_way`, both in degrees. `reach` is how far it shoots there; 0 for not at all.
 */
export interface Arc {
  name: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  left: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  right: [number, number];
  left_way: number;
  right_way: number;
  reach?: number;
}
/**
 * A place that counts, and the side that holds it now; -1 for none.
 */
export interface Objective {
  /**
   * @minItems 2
   * @maxItems 2
   */
  pos: [number, number];
  side?: number;
}
/**
 * Where a game is: its round, the phases of that by name with the place of the one that is on, who acts one after the
 *     other with the place of whoever does now (-1 for none), how the sides stand, what ends the game.
 */
export interface TrackShown {
  title?: string;
  phases?: string[];
  now?: number;
  order?: ActorShown[];
  at?: number;
  stands?: StandShown[];
  ends?: string;
}
/**
 * Somebody in the order of acting, by name and side.
 */
export interface ActorShown {
  name: string;
  side: number;
}
/**
 * How a side stands: in words, and as a bar of what is `left` of the `whole`; with no more than `needed` it has lost.
 *     `out`: it has nobody left who can act; `team`: with which it wins, where there are such.
 */
export interface StandShown {
  side: number;
  text: string;
  left: number;
  whole: number;
  needed?: number;
  out?: boolean;
  team?: string;
}
/**
 * What a stage shows now: the place, the light by its code and in words, who and what is there, how far each pair is
 *     apart, the ways out, the clock from its largest unit, what lies there to be taken; at a game master's table his side, what he has read out and the
 *     slips that lie there.
 */
export interface Stage {
  place: string;
  light: string;
  lighted: string;
  roles: Role[];
  spans: Span[];
  doors: Door[];
  clock: Tick[];
  finds?: FindShown[];
  keeper?: number;
  told?: string;
  slips?: WordedSlip[];
}
/**
 * Somebody or something on a stage, worded: its notes, `condition`, one line on how it stands, what it is, what each of
 *     its rows of dice is called, its own name.
 */
export interface Role {
  actor: Actor;
  notes?: string[];
  condition?: string;
  what?: string;
  rows?: string[];
  name?: string;
}
/**
 * Somebody or something on a stage, where only distances between two are known. `kind` is person, foe or thing; the
 *     other fields are as those of a counter. `rows` are the dice that it has, the most telling row first.
 */
export interface Actor {
  id: string;
  side: number;
  kind?: string;
  down?: boolean;
  notes?: string[];
  active?: boolean;
  silhouette?: string;
  bars?: [number, number][];
  rows?: DiceRow[];
  looks?: Looks | null;
}
/**
 * A row of like dice that somebody has: what they are called (body, head, difficulty, shield, armor ...), how many
 *     sides each has (0: none are rolled, they are only counted), how many are left of how many; `own` is the size that
 *     they had when they were whole, 0 for the present one.
 */
export interface DiceRow {
  name: string;
  left: number;
  of: number;
  die?: number;
  own?: number;
}
/**
 * How far two are apart: the place of their band among those of the stage, from near to far.
 */
export interface Span {
  one: string;
  other: string;
  band: number;
}
/**
 * A way off a stage, worded: what it is called, where it leads, what bars it.
 */
export interface Door {
  way: Way;
  name: string;
  leads?: string;
  barred?: string;
}
/**
 * A way off the stage: what it is called, where it leads as far as that is known, what bars it: the id of a thing among
 *     the actors, or a word. `entrance` marks the way in.
 */
export interface Way {
  name: string;
  leads?: string;
  barred?: string;
  entrance?: boolean;
}
/**
 * A hand of the clock: its unit, what that is called, what it shows.
 */
export interface Tick {
  unit: string;
  name: string;
  n: number;
}
/**
 * Something that lies on a stage, and what it is called.
 */
export interface FindShown {
  find: Find;
  title: string;
}
/**
 * Something that lies there to be taken: what answers call it, and whether it is the goal, a treasure or another thing.
 */
export interface Find {
  name: string;
  kind?: "goal" | "thing" | "treasure";
}
/**
 * A slip of paper on a table, with what its codes are called, in their order.
 */
export interface WordedSlip {
  slip: Slip;
  names?: string[];
}
/**
 * A slip of paper that lies on a game master's table, for whoever may see it.
 *
 *     `kind` is what it is (call, wish, note, result ...), `id` what an answer names it by, `side` whose it is, `people` whom it
 *     concerns, `words` what was said. `codes` are pairs of a kind of name and a code of it, `numbers` pairs of a name and a
 *     number.
 */
export interface Slip {
  kind: string;
  id: string;
  side: number;
  people?: string[];
  words?: string;
  codes?: [string, string][];
  numbers?: [string, number][];
}
/**
 * The step of a lesson: its number from 0 of so many, its idea, what is said of it. After the last step, `step` is
 *     `steps` and `say` the farewell. `next` are the answers that are awaited, one after the other; none while another side
 *     answers. `wrong` is a word about the answer that was just taken back.
 */
export interface LessonShown {
  name: string;
  step: number;
  steps: number;
  title: string;
  say: string;
  next?: string[];
  wrong?: string;
}
/**
 * What several sides vote on: which side leads, the state since which this is asked, the votes cast, whose vote is awaited;
 *     after so many seconds the lead decides, never with -1.
 */
export interface PollShown {
  lead: number;
  since: number;
  cast?: VoteCast[];
  waiting?: number[];
  left?: number;
}
/**
 * What a side has voted for: the answer, and in words.
 */
export interface VoteCast {
  side: number;
  text: string;
  label: string;
}
/**
 * Dice from a draw on: the server's commitment, of each seat number, commitment and nonce; later secret and salt.
 */
export interface StrandShown {
  draw: number;
  commitment: string;
  shares?: [number, string, string][];
  secret?: string;
  salt?: string;
}
/**
 * Something that happened: an answer was played (or `start`, `choice`, `dice`, `undo`); its lines and the position.
 *
 *     `answer` is the answer in words, `by` its side (-1 the referee). After an undo, `moment` is where the game is again.
 */
export interface Told {
  kind: "told";
  n: number;
  entry: "answer" | "choice" | "dice" | "flag" | "resign" | "start" | "undo";
  by: number;
  moment: number;
  lines: Line[];
  answer?: string;
  position?: Position | null;
  clocks?: number[];
  running?: number;
  rolls?: Rolled[];
}
/**
 * A line of the account.
 */
export interface Line {
  level: number;
  text: string;
  code?: string;
  clauses?: string[];
  dice?: number[];
  parts?: Modifier[];
  changes?: Modifier[];
  throw?: Throw | null;
  happening?: Happening | null;
}
/**
 * One labelled part of a number: a score is the sum of its modifiers.
 */
export interface Modifier {
  label: string;
  value: number;
  clause: string;
}
/**
 * A throw to be drawn.
 *
 *     `die` is how many sides each die has, `fates` what became of each face of the event's `dice`, in their order: a code
 *     such as hit, exposed, lost or saved, nothing for a face that does nothing. `of` says what is thrown (body, head, shield
 *     ...). `settles` are the fates of dice that an earlier throw left exposed, as far as this event decides them.
 */
export interface Throw {
  die?: number;
  fates?: string[];
  of?: string;
  settles?: string[];
}
/**
 * What of an event is seen.
 *
 *     Names are the ids of what stands on the board. Where there are none it happens to those of the one before, to whom a
 *     deed was aimed or, with `own`, to who did it.
 */
export interface Happening {
  kind:
    | "blow"
    | "deed"
    | "drop"
    | "fall"
    | "flee"
    | "flight"
    | "heal"
    | "loss"
    | "out"
    | "push"
    | "roll"
    | "spell"
    | "tire"
    | "wound";
  who?: string;
  whom?: string[];
  own?: boolean;
  count?: number;
  passed?: boolean | null;
}
/**
 * A roll: its faces as people read them in the order thrown, the size of each die, and for dice of the stream which word
 *     of it each is (docs/hosts/fair-dice.md).
 */
export interface Rolled {
  faces: number[];
  die: number;
  draws?: number[];
}
/**
 * Something said: by a side (-1 an onlooker), its name, the text as it was typed.
 */
export interface Chat {
  kind: "chat";
  n: number;
  by: number;
  who: string;
  text: string;
}
/**
 * A side asks the others: to take back its last answer, or for another game.
 */
export interface Request {
  kind: "request";
  n: number;
  what: "rematch" | "undo";
  by: number;
  waiting: number[];
  state: "agreed" | "open" | "refused";
  answers?: number;
  game?: string;
  token?: string;
  how?: "" | "easier" | "harder" | "swap";
}
/**
 * Who sits where has changed, and what the log says of it; when somebody came or went, `n` is the last number told. Where a
 *     side was lent or taken back, `position` says what the reader is asked from now on.
 */
export interface Sides {
  kind: "sides";
  n: number;
  sides: Side[];
  said?: string;
  position?: Position | null;
}
/**
 * The dice to come are being agreed on (docs/hosts/server.md): the server's commitment for those from a draw on; `seats` are asked
 *     to `pledge` a commitment, then, all `pledges` being known, to `show` the nonce. `done` with a number of its own: agreed by
 *     these seats, and what the log says of it.
 */
export interface Dice {
  kind: "dice";
  n: number;
  stage: "done" | "pledge" | "show";
  draw: number;
  commitment: string;
  seats: number[];
  pledges?: [number, string][];
  said?: string;
}
/**
 * The game is over: how each side stands, why, seed and salt of the dice (their hash was shown at the start).
 */
export interface Over {
  kind: "over";
  n: number;
  score: number[];
  reason: "flag" | "played" | "resigned";
  seed?: number | null;
  salt?: string;
  strands?: StrandShown[];
}
/**
 * An answer or command was committed: its own id, and the last number told.
 */
export interface Done {
  kind: "done";
  id: string;
  n: number;
}
/**
 * An answer or command was not accepted; nothing has changed. `stale` marks one made for another state.
 */
export interface Refused {
  kind: "refused";
  id: string;
  code: string;
  reason: string;
  clauses?: string[];
  stale?: boolean;
}
/**
 * The first message of a socket: its token, what it has already, its language, its name, whether it agrees on dice too.
 */
export interface Hello {
  kind: "hello";
  token: string;
  since?: number;
  language?: string;
  name?: string;
  dice?: boolean;
}
/**
 * Answers one after another in notation (a path is several), the first made for `state`.
 *
 *     They are played while the question stays with the side and nothing refuses; `id` is the sender's own, and the same id
 *     again is the same answer, never played twice.
 */
export interface Answer {
  kind: "answer";
  id: string;
  state: number;
  answers: string[];
}
/**
 * Something else a seat can do; `text` is what is said, pledged or shown, or of another game `swap` for sides swapped,
 *     `easier` or `harder` for computer players of another level; `what` is answered to with agree or refuse. `resign`
 *     gives up `side`, if named. In a company `lend` has a computer play `side` (text `computer`), or who sits there again.
 */
export interface Command {
  kind: "command";
  id: string;
  do: "agree" | "chat" | "language" | "lend" | "name" | "pledge" | "refuse" | "rematch" | "resign" | "show" | "undo";
  text?: string;
  what?: "" | "rematch" | "undo";
  side?: number;
}
/**
 * A system to choose; `figures`, `battles` and `campaigns` say which pages there are of it.
 */
export interface SystemInfo {
  key: string;
  name: string;
  space: string;
  summary: string;
  credit: string;
  options: OptionInfo[];
  scenarios: ScenarioInfo[];
  players: string[];
  languages: string[];
  computers?: ComputerInfo[];
  styles?: StyleInfo[];
  packs?: PackInfo[];
  figures?: boolean;
  mastered?: boolean;
  battles?: boolean;
  campaigns?: boolean;
  lessons?: LessonInfo[];
  purpose?: string;
}
/**
 * A house rule to choose: its name, the values it takes, its default, the clause it bends, what it does in words.
 *
 *     `words` are what its values are called, where they have words; `sets` is for a preset, and for a switch of a pack,
 *     what each of its values sets of the other house rules. That of a pack has the pack's name and a title of its own.
 */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  clause: string;
  effect: string;
  words?: string[];
  sets?: {
    [k: string]: {
      [k: string]: string;
    };
  };
  pack?: string;
  title?: string;
}
/**
 * A scenario to choose: its name, title and summary, its sides, the options it sets, the pack that it belongs to, what
 *     may be settled before a battle of armies; of a game master's table who may be played there; `idle` are the sides, by their
 *     place, that never decide anything.
 */
export interface ScenarioInfo {
  name: string;
  title: string;
  summary: string;
  sides: string[];
  options: {
    [k: string]: string | number | boolean;
  };
  pack?: string;
  battle?: BattleInfo | null;
  table?: TableInfo | null;
  idle?: number[];
}
/**
 * What may be settled before a battle: the points limit, the armies, what the battlefield is called, the ids of those
 *     that the scenario suits (none: all), how many of its objectives count.
 */
export interface BattleInfo {
  limit: number;
  armies: ArmyInfo[];
  battlefield: string;
  battlefields: string[];
  objectives: number;
}
/**
 * The army of a side in a scenario: the side, what the army is called, the points it may have.
 */
export interface ArmyInfo {
  side: string;
  army: string;
  limit: number;
}
/**
 * A table before it begins: how many players may come, what the game master's seat is called (empty where there is none),
 *     who may be played.
 */
export interface TableInfo {
  players: number;
  master: string;
  characters: Character[];
}
/**
 * A character that ships: its name, and what it is in one line.
 */
export interface Character {
  name: string;
  line: string;
}
/**
 * A computer player that a side can be given.
 */
export interface ComputerInfo {
  name: string;
  title: string;
  about?: string;
}
/**
 * A style that a computer player of a system may have.
 */
export interface StyleInfo {
  name: string;
  about?: string;
}
/**
 * A pack of house rules to play with: what it adds by name, the built-in names that it changes, and the options that
 *     hold in its games unless somebody says otherwise.
 */
export interface PackInfo {
  name: string;
  title: string;
  summary: string;
  credit: string;
  adds: string[];
  changes: string[];
  defaults: {
    [k: string]: string | number | boolean;
  };
}
/**
 * A lesson to take: its name, what it is about, how long it is in steps and minutes.
 */
export interface LessonInfo {
  name: string;
  title: string;
  summary: string;
  steps: number;
  minutes: number;
  hints: {
    [k: string]: string;
  };
}
/**
 * A board to look at: whose it is, its ground, what stands on it at one moment or at several, one after the other.
 */
export interface Film {
  system: string;
  scenario: string;
  title: string;
  board: HexBoard | PlaneBoard | StageBoard;
  frames: Frame[];
}
/**
 * What stands on a board at a moment, or what of it differs from the moment before, and what has just been told.
 */
export interface Frame {
  figures?: Figure[];
  items?: Item[];
  created?: Laid[];
  units?: Troop[];
  objectives?: Objective[];
  stage?: Stage | null;
  gone?: string[];
  told?: string;
  dice?: number[];
}
/**
 * A clause of the rules with its reading, in our words; `source` is where in the text it stands.
 */
export interface ClauseInfo {
  id: string;
  title: string;
  text: string;
  reading?: string;
  chapter?: string;
  source?: string;
  filler?: "" | "all" | "part";
}
/**
 * The rules of a system as a book; `language` is the one that they are written in.
 */
export interface BookInfo {
  key: string;
  name: string;
  credit: string;
  language: string;
  chapters: ChapterInfo[];
}
/**
 * A chapter of the rules: its title, what stands before its clauses, the clauses.
 */
export interface ChapterInfo {
  title: string;
  intro: string;
  filler: "" | "all" | "part";
  clauses: ClauseInfo[];
}
/**
 * A lesson to be read: its steps, and what is said after the last.
 */
export interface LessonText {
  name: string;
  title: string;
  summary: string;
  steps: StepText[];
  end: string;
}
/**
 * A step of a lesson as a text: its idea, and what is said of it.
 */
export interface StepText {
  title: string;
  say: string;
}
/**
 * Whose turn it is: `asked` is the side that is to decide by its place (-1 for none), `mine` whether that is the reader's,
 *     whose sides are `own`; `people` says whether another person plays.
 */
export interface Turn {
  asked: number;
  mine: boolean;
  over: boolean;
  people: boolean;
  sides: Side[];
  own: number[];
}
/**
 * A game to make: from a scenario, or from the text of a saved record.
 *
 *     `seats` says for each side who plays it (a side not named is `me`), `packs` which packs are
 *     played with beside the scenario's own, `figures` which figures of the roster take the places of which of the scenario.
 *     `battle` is what is settled before a battle of armies, `guests` are who comes to a game master's table.
 *     Without a seed the server draws one.
 */
export interface NewGame {
  system?: string;
  scenario?: string;
  lesson?: string;
  options?: {
    [k: string]: string | number | boolean;
  };
  seats?: {
    [k: string]: string;
  };
  seed?: number | null;
  dice?: "stream" | "typed";
  clock?: Clock | null;
  record?: string;
  name?: string;
  packs?: string[];
  figures?: {
    [k: string]: Fielded;
  };
  battle?: Battle | null;
  /**
   * @maxItems 64
   */
  guests?: Guest[];
  master?: string;
  vote?: number | null;
}
/**
 * Thinking time: so many seconds a side for the game, and so many more with each answer.
 */
export interface Clock {
  seconds: number;
  increment?: number;
}
/**
 * A figure of the roster in the revision that was seen.
 */
export interface Fielded {
  name: string;
  rev: number;
}
/**
 * What is settled otherwise than the scenario has it: the army of a side and the battlefield, each by the id of a ready
 *     one or as the text of a file, the points limit, and whether armies over it or over the share of a class are agreed to.
 */
export interface Battle {
  armies?: {
    [k: string]: string;
  };
  battlefield?: string;
  limit?: number | null;
  agreed?: boolean;
}
/**
 * A player at a game master's table: the name of his seat, and the ready-made character that he plays (none: one that
 *     nobody has).
 */
export interface Guest {
  name: string;
  character?: string;
}
/**
 * A new game: its id, the maker's token (which may own more than one side, or none), a link for each friend's side, which is
 *     spent when it is first used, one for onlookers.
 */
export interface Made {
  game: string;
  token: string;
  friends: SeatLink[];
  onlooker: string;
}
/**
 * A link to give away: the token that goes behind the page's address, and what it seats: sides, or none.
 */
export interface SeatLink {
  token: string;
  sides: number[];
  player: string;
}
/**
 * Who uses a link gives the seat a token of his own, drawn where nobody sees it.
 */
export interface ToSit {
  token: string;
}
/**
 * The board after so many answers, for the replay; its position asks nothing, and its `state` is -1.
 */
export interface Moment {
  moment: number;
  position: Position;
}
/**
 * What was asked of the guide, for the state it was worked out in.
 */
export interface Advice {
  state: number;
  places?: WordedPlace[];
  prospects?: WordedProspect[];
  threats?: Threat[];
  sight?: WordedSight | null;
  sheet?: WordedSheet | null;
  trial?: WordedTrial | null;
  measure?: WordedMeasure | null;
  forms?: WordedForm[];
  reasons?: WordedReasons | null;
  decisions?: Decided[];
  unsaid?: string;
  closed?: Choice[];
}
/**
 * A place with its phrases in words: why it must stop, notes, options left and lost, checks.
 */
export interface WordedPlace {
  place: Place;
  stop?: string;
  notes?: string[];
  left?: string[];
  lost?: string[];
  checks?: string[];
}
/**
 * A hex where the figure can end a move.
 *
 *     `cost` is in movement points, of the whole move up to there; `path` the answers that lead there one after another, `way` the hexes it crosses,
 *     `facing` how the figure arrives. `stop` says why it can go no further from there (none where it can), `engaged` who
 *     engages it there, `left` which options remain afterwards, `lost` which do not, `checks` the rolls on the way.
 *     `hexes` are those that a body of several would hold there, the head first.
 */
export interface Place {
  /**
   * @minItems 2
   * @maxItems 2
   */
  hex: [number, number];
  cost: number;
  path: string[];
  way: [number, number][];
  facing: number;
  stop?: Phrase | null;
  engaged?: string[];
  left?: Phrase[];
  lost?: Phrase[];
  notes?: Phrase[];
  checks?: Check[];
  hexes?: [number, number][];
}
/**
 * A prospect with its phrases in words, the names of its chances, of its spreads and of its brief in their order.
 */
export interface WordedProspect {
  prospect: Prospect;
  names: string[];
  policy: string;
  acts?: string;
  spreads?: string[];
  brief?: string[];
}
/**
 * What an answer promises by exact odds: the sum that makes its score, its chances, the policy they assume.
 *
 *     `acts` says when it would be carried out among the declarations so far, where that is known; `spreads` are the
 *     distributions behind the chances; `brief` the few numbers, by short names, that stand beside the answer in a list.
 */
export interface Prospect {
  text: string;
  score: number;
  parts: Modifier[];
  chances: Chance[];
  policy: Phrase;
  acts?: Phrase | null;
  spreads?: Spread[];
  brief?: Chance[];
}
/**
 * One number of a prospect: its name, its value, and whether it is a chance (0 to 1) or points.
 */
export interface Chance {
  name: Phrase;
  value: number;
  points?: boolean;
}
/**
 * How likely each number is of something that is counted, from 0 on: miniatures lost, for one. They sum to one.
 */
export interface Spread {
  name: Phrase;
  chances: number[];
}
/**
 * A hex that opponents can reach to strike in, or strike at now, next turn: who, and whether it is now.
 */
export interface Threat {
  /**
   * @minItems 2
   * @maxItems 2
   */
  hex: [number, number];
  by: string[];
  now: boolean;
}
/**
 * A line of sight with what it says in words.
 */
export interface WordedSight {
  sight: Sight;
  text: string;
}
/**
 * A line of sight: the hexes it crosses, what blocks it (none when it is clear) and where, what it crosses.
 */
export interface Sight {
  hexes: [number, number][];
  blocked: Refusal | null;
  where: [number, number] | null;
  notes?: Phrase[];
}
/**
 * Why an answer is not accepted: a code for programs, what is said to people, the clauses concerned.
 *
 *     `said` is a phrase that names its source, or plain English where a system has no catalogue. `near` are the words and names
 *     that may have been meant by one that there is not.
 */
export interface Refusal {
  code: string;
  said: string | Phrase;
  clauses?: string[];
  near?: string[];
}
/**
 * A figure's sheet in words.
 */
export interface WordedSheet {
  id: string;
  side: number;
  groups: [string, WordedRow[]][];
  asked?: {
    [k: string]: string;
  };
  weapons?: [string, string][];
}
/**
 * A line of a sheet in words.
 */
export interface WordedRow {
  name: string;
  value: string;
  parts?: Modifier[];
  clauses?: string[];
}
/**
 * What an answer would come to, with its phrases in words: the answer itself, why it may not be given and the clauses
 *     concerned, notes; `unread` where it is no answer at all, so that `why` quotes what is typed.
 */
export interface WordedTrial {
  trial: Trial;
  label: string;
  why?: string;
  clauses?: string[];
  notes?: string[];
  unread?: boolean;
}
/**
 * What an answer on a table in inches would come to, legal or not: nothing is done, no die is rolled.
 *
 *     `text` is the answer as it is given, `refusal` why it may not be; `bases` and `middles` are where the miniatures would
 *     stand, as those of a block, `centre` the place that distances are measured from then. `way` is the path of that place,
 *     `swath` what the unit sweeps over on it, one polygon for each part of the way. `spent` of `most` inches are used;
 *     `loose` are the miniatures, by their place in the unit, that stand apart from the others, `touched` the units that it
 *     would stand in contact with, `struck` those run over. `notes` say the rest, such as that the unit is disordered.
 */
export interface Trial {
  text: string;
  refusal?: Refusal | null;
  bases?: [number, number][][];
  middles?: [number, number][];
  centre?: [number, number] | null;
  heading?: number;
  way?: [number, number][];
  swath?: [number, number][][];
  spent?: number;
  most?: number;
  loose?: number[];
  touched?: string[];
  struck?: Struck[];
  notes?: Phrase[];
}
/**
 * A unit that a move runs over, with how many of its miniatures, and the dice that roll for it, as they are written.
 */
export interface Struck {
  unit: string;
  miniatures: number;
  dice: string;
}
/**
 * What lies between two places with what it says in words.
 */
export interface WordedMeasure {
  measure: Measure;
  text: string;
}
/**
 * What lies between two places of a table: how far it is as far as one may know before declaring (`exact` or to the
 *     inch), in which direction, what blocks the line of sight there and where, and what the rules say of one shooting at the
 *     other, where both are units.
 */
export interface Measure {
  /**
   * @minItems 2
   * @maxItems 2
   */
  source: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  target: [number, number];
  length: number;
  bearing: number;
  exact?: boolean;
  blocked?: Refusal | null;
  where?: [number, number] | null;
  notes?: Phrase[];
}
/**
 * A form in words; the fields of `form` are left out, they are in `fields`.
 */
export interface WordedForm {
  form: Form;
  title: string;
  fields: WordedField[];
}
/**
 * A form: a code by which an interface may know it, its title, whom it is for, the words that its answer begins with,
 *     its fields; `purse` is what there is to spend on what has a price. A form that comes `first` is the usual way to answer,
 *     and is open from the start. Where there are many, `group` is the code of the part of an interface that it belongs to,
 *     and `about` what offers call the thing that it is about. Where it is `bare`, its answer has no quotes: what is said is all
 *     words that are left, and a name has underscores for spaces.
 */
export interface Form {
  code: string;
  title: Phrase;
  words: string[];
  fields: Field[];
  who?: string;
  purse?: number | null;
  first?: boolean;
  group?: string;
  about?: string;
  bare?: boolean;
}
/**
 * A part of a form: its key, what it is called, its kind, what may be picked, the `lead` before its values, what it
 *     begins with. It is shown only while each field named in `when` has one of the values there, "" standing for none;
 *     `needed` says that the answer cannot do without it, `most` how many may be picked. Several values are one word where
 *     something stands between them (`join`); a value is several words where it is `apart`.
 */
export interface Field {
  key: string;
  kind: "flag" | "many" | "number" | "one" | "said" | "steps" | "words";
  title: Phrase;
  picks?: Pick[];
  lead?: string;
  start?: string[];
  when?: [string, string[]][];
  needed?: boolean;
  most?: number;
  join?: string;
  apart?: boolean;
  hint?: Phrase | null;
}
/**
 * Something to pick: its value in the answer, what it is called, a note; a price where it costs something, why it cannot be
 *     picked now, where it cannot, and of a step the numbers that have names.
 */
export interface Pick {
  value: string;
  name: Phrase;
  note?: Phrase | null;
  price?: number;
  why?: Phrase | null;
  numbers?: NamedNumber[];
}
/**
 * A number that is chosen by a word, such as a turn of 45 degrees.
 */
export interface NamedNumber {
  number: string;
  name: Phrase;
}
/**
 * A field of a form in words; the picks of `field` are left out, they are in `picks`.
 */
export interface WordedField {
  field: Field;
  title: string;
  picks?: WordedPick[];
  hint?: string;
}
/**
 * Something to pick in words: its name, a note, why it cannot be picked; numbers of a step, each with its name.
 */
export interface WordedPick {
  pick: Pick;
  name: string;
  note?: string;
  why?: string;
  numbers?: [string, string][];
}
/**
 * Why a computer player answered as it did, or would answer.
 */
export interface WordedReasons {
  side: number;
  rows: WordedReason[];
  decided: string;
  who?: string;
  moment?: number;
}
/**
 * An answer that a computer player thought about, in words.
 */
export interface WordedReason {
  text: string;
  label: string;
  expected: string;
  win?: number | null;
}
/**
 * What a computer player decided and can be asked about, in words: a decision, or several of one kind about a figure one
 *     after another in a round, such as the steps of a walk.
 */
export interface Decided {
  moment: number;
  label: string;
  who?: string;
  round?: string;
}
/**
 * What came of checking a record: whether every die, event and state is derived again, else the first difference.
 */
export interface Verified {
  holds: boolean;
  difference?: string;
}
/**
 * How many of how many actions have been looked at, and the story once all have. Whoever wants it goes on asking.
 */
export interface StoryTold {
  done: number;
  size: number;
  story?: WordedStory | null;
}
/**
 * How a game ended and how it went, in words.
 */
export interface WordedStory {
  end: string;
  about: string;
  note: string;
  balance: WordedBalance[];
  course: [number, number[]][];
  turns: WordedTurn[];
  honours: WordedHonour[];
  names?: string[];
}
/**
 * Where a side's chance came from: `start` with what the dice gave, what its own deeds gained and what all others' did is
 *     `end`; chances from 0 to 1, and the same in a sentence.
 */
export interface WordedBalance {
  side: number;
  start: number;
  dice: number;
  own: number;
  others: number;
  end: number;
  text: string;
}
/**
 * A roll that moved the chances: when, what it was for, what it changed, its account.
 */
export interface WordedTurn {
  moment: number;
  when: string;
  side: number;
  luck: number;
  heading: string;
  text: string;
  lines: Line[];
}
/**
 * What somebody is honoured for, with the moment at which it was reached.
 */
export interface WordedHonour {
  kind: string;
  who: string;
  side: number;
  text: string;
  moment: number;
}
/**
 * What stands at the top of every page: the text (empty for none), its language, and an id by which it is known again
 *     when it was put away.
 */
export interface NoticeShown {
  text?: string;
  language?: string;
  id?: string;
}
/**
 * The body of every refused request: a code, one line, the clauses concerned.
 */
export interface Fault {
  code: string;
  reason: string;
  clauses?: string[];
  field?: string;
  others?: {
    [k: string]: string;
  };
}
/**
 * The journal of a game up to a state.
 */
export interface Journal {
  state: number;
  lines: JournalLine[];
}
/**
 * A line of the journal: its number, what the clock said and where it was, whose step it was, what was chosen, the
 *     human's sentences, the dice, what came of it, the clauses. A remark has nothing but its sentence.
 */
export interface JournalLine {
  number: number;
  when: string;
  place?: string;
  actor?: string;
  choices?: string[];
  said?: string[];
  dice?: JournalDice[];
  results?: string[];
  clauses?: string[];
  remark?: boolean;
}
/**
 * A roll of the journal: what it was for, in words, and the faces.
 */
export interface JournalDice {
  purpose: string;
  faces: number[];
}
/**
 * What a figure can be made of, and whom its odds can be shown against; `handed` where it has a strong hand,
 *     `categories` are those of weapons of one's own, `words` what such a weapon can do besides.
 */
export interface FigureChoices {
  system: string;
  traits: TraitChoice[];
  races: RaceChoice[];
  lists: {
    [k: string]: ItemChoice[];
  };
  slots: SlotChoice[];
  handed: boolean;
  opponents: Named[];
  categories: Named[];
  words: Named[];
  start: {
    [k: string]: string | number | boolean | string[];
  };
}
/**
 * An attribute of points by its key, such as `st`; it counts from the attribute `above`, where one is named.
 */
export interface TraitChoice {
  key: string;
  above?: string;
}
/**
 * A race: the least of each attribute, the points in all, which attributes must be below which; what it is in short,
 *     its gift, and its rule in words.
 */
export interface RaceChoice {
  name: string;
  word: string;
  least: number[];
  total: number;
  order: Below[];
  facts: string;
  rule: string;
  gift?: string;
  clauses?: string[];
  body?:
    | "ape"
    | "bars"
    | "bats"
    | "bear"
    | "blades"
    | "block"
    | "bridge"
    | "car"
    | "cat"
    | "centipede"
    | "cliff"
    | "crocodile"
    | "crowd"
    | "darts"
    | "door"
    | "dragon"
    | "dwarf"
    | "elf"
    | "gargoyle"
    | "ghoul"
    | "giant"
    | "glyph"
    | "goblin"
    | "halfling"
    | "hippo"
    | "horror"
    | "horse"
    | "human"
    | "idol"
    | "jar"
    | "kobold"
    | "lock"
    | "lurker"
    | "mask"
    | "mummy"
    | "orc"
    | "pit"
    | "rats"
    | "rider"
    | "robed"
    | "rubble"
    | "script"
    | "shade"
    | "skeleton"
    | "sleepers"
    | "snake"
    | "spider"
    | "storm"
    | "swamp"
    | "tank"
    | "troll"
    | "walker"
    | "water"
    | "wheels"
    | "wolf";
}
/**
 * An attribute that must be below another, both as places among the attributes.
 */
export interface Below {
  low: number;
  high: number;
  clauses?: string[];
}
/**
 * A thing to wear, hold, carry or know: its name for programs and in words, its kind in words, what it does.
 *
 *     `rq` is the ST and `iq` the IQ that it asks for, `hands` what it takes to hold it, `weight` in pounds and `cost` in
 *     silver, each 0 where it does not apply.
 */
export interface ItemChoice {
  name: string;
  word: string;
  kind: string;
  effect: string;
  rq?: number;
  iq?: number;
  hands?: number;
  weight?: number;
  cost?: number;
  clauses?: string[];
}
/**
 * A place for things, by the field of the figure that they stand in: the lists that it is filled from, whether many go
 *     into it, whether it can be left without any.
 */
export interface SlotChoice {
  key: string;
  lists: string[];
  many?: boolean;
  empty?: boolean;
}
/**
 * Something by its name for programs and in words.
 */
export interface Named {
  name: string;
  word: string;
}
/**
 * A figure as a card shows it: `learned` and `lost` in a few words each; `rev` is how often it was changed,
 *     `campaign` the one that it is out on.
 */
export interface FigureCard {
  name: string;
  system: string;
  race: string;
  silhouette: string;
  numbers: CardNumber[];
  gear: string;
  learned: string[];
  lost: string[];
  state: "dead" | "down" | "fit" | "hurt";
  looks: Looks;
  rev?: number;
  campaign?: string;
}
/**
 * A number of a card in words: its short name, what it is, what it is called in full.
 */
export interface CardNumber {
  label: string;
  value: string;
  title?: string;
}
/**
 * A figure that is not kept, or the line that says it; `of` is the figure of the roster that it would change.
 */
export interface FigureDraft {
  figure?: {
    [k: string]: string | number | boolean | string[];
  } | null;
  line?: string;
  of?: string;
}
/**
 * A figure to draw by lot: of a race or of any, by a seed or by one that the server draws.
 */
export interface FigureDraw {
  race?: string;
  seed?: number | null;
}
/**
 * What a draft comes to: the figure, its line, every rule that it breaks, and its sheet where its items are known.
 *
 *     `left` are the points that it has yet to spend, below 0 where it has spent too many; none where they are no longer
 *     counted. `totals` run along, `barred` is what it may not take as it is.
 */
export interface FigureChecked {
  figure: {
    [k: string]: string | number | boolean | string[];
  };
  line: string;
  faults: BrokenRule[];
  left?: number | null;
  card?: FigureCard | null;
  sheet?: WordedSheet | null;
  totals?: RunningTotal[];
  barred?: BarredItem[];
}
/**
 * A rule that a draft breaks: a code, a line in words, its clauses.
 */
export interface BrokenRule {
  code: string;
  text: string;
  clauses?: string[];
}
/**
 * A sum that runs along while a figure is made, and whether it is within its bounds.
 */
export interface RunningTotal {
  row: WordedRow;
  fits: boolean;
}
/**
 * Something that a draft may not take into a place, and why.
 */
export interface BarredItem {
  slot: string;
  item: string;
  text: string;
  clauses?: string[];
}
/**
 * A weapon of one's own: its name, category, DG text, required ST, and words for what else it can.
 */
export interface WeaponDraft {
  name: string;
  category: string;
  dg: string;
  rq: number;
  words?: string[];
}
/**
 * What comes of a weapon of one's own: the item as a figure has it, what it does, and what its dice
 *     come to; or why it is none.
 */
export interface WeaponMade {
  item?: string;
  effect?: string;
  clauses?: string[];
  table?: DieTable[];
  fault?: string;
}
/**
 * What a die of a weapon (T the Top, L the Low, C each Cup die) comes to when it shows 0 to 5.
 */
export interface DieTable {
  die: string;
  results: number[];
}
/**
 * Whose odds against whom: an opponent by name or as a line; the weapon, or the first in hand.
 */
export interface OddsAsked {
  figure: {
    [k: string]: string | number | boolean | string[];
  };
  against: string;
  weapon?: string;
}
/**
 * What an attack promises with each number of dice; with which weapon, and which others there are; or why it cannot
 *     be made.
 */
export interface FigureOdds {
  weapon: string;
  weapons: Named[];
  prospects: WordedProspect[];
  fault?: string;
  clauses?: string[];
}
/**
 * A figure of the roster: `heals` are the days of rest after which nothing of it is reduced.
 */
export interface FigureKeptInfo {
  card: FigureCard;
  figure: {
    [k: string]: string | number | boolean | string[];
  };
  line: string;
  sheet: WordedSheet;
  deeds: FigureDeed[];
  heals: number;
}
/**
 * Something that may be done with a figure of the roster, or why it may not: rest, change, remove, or a point more of
 *     the attribute that it names, with what that costs.
 */
export interface FigureDeed {
  do: string;
  refusal?: string;
  cost?: string;
  clauses?: string[];
}
/**
 * A figure to keep.
 */
export interface FigureNew {
  figure: {
    [k: string]: string | number | boolean | string[];
  };
}
/**
 * The figure of a name, in the revision that was seen, gets the name and the gear of another.
 */
export interface FigureChange {
  name: string;
  rev: number;
  figure: {
    [k: string]: string | number | boolean | string[];
  };
}
/**
 * So many days of rest; 0 are ten minutes.
 */
export interface FigureRest {
  name: string;
  rev: number;
  days?: number;
}
/**
 * A point more in an attribute, for what has been learned.
 */
export interface FigureAdvance {
  name: string;
  rev: number;
  attribute: string;
}
/**
 * Takes a figure off the roster.
 */
export interface FigureRemove {
  name: string;
  rev: number;
}
/**
 * The names of the figures that a file has brought, or that are off the roster.
 */
export interface FiguresAdded {
  names: string[];
}
/**
 * Who of the roster can go into a scenario, and whose places there are.
 */
export interface Muster {
  posts: PostInfo[];
  fighters: Fighter[];
}
/**
 * A place of a scenario that a figure of the roster can take: whose it is, on which side.
 */
export interface PostInfo {
  name: string;
  side: string;
}
/**
 * A figure of the roster in its present revision: what it is in one line; why it cannot go into a fight.
 */
export interface Fighter {
  name: string;
  line: string;
  rev: number;
  refusal?: string;
}
/**
 * What a game that is over has made of figures of the roster; whether the roster has it already, or why it cannot.
 */
export interface CameBack {
  figures?: Returned[];
  kept?: boolean;
  refusal?: string;
}
/**
 * What a fight has made of a figure of the roster, in lines.
 */
export interface Returned {
  name: string;
  lines: string[];
}
/**
 * All that an army can be built from; `options` are the house rules that change prices and limits.
 */
export interface ArmyCatalogue {
  types: TypeChoice[];
  shares: ShareChoice[];
  dice: number[];
  weapons: WeaponChoice[];
  abilities: AbilityChoice[];
  bases: BaseChoice[];
  caps: StatCap[];
  units: ReadyUnit[];
  armies: ReadyArmy[];
  options: OptionInfo[];
}
/**
 * A type by its name and in words; the class whose share it takes, what its price is divided by; `alone` where each
 *     of it is a unit by itself, `formations` are those that it may stand in.
 */
export interface TypeChoice {
  name: "basic" | "elite" | "hero" | "ordnance" | "vehicle";
  word: string;
  share: string;
  divisor: number;
  formations: Named[];
  alone?: boolean;
}
/**
 * A class of types that has a share of the points: at least so much, or at most.
 */
export interface ShareChoice {
  name: string;
  word: string;
  least: boolean;
  share: number;
  clauses: string[];
}
/**
 * A weapon: its name for programs and in words, what it adds, its range in inches and the short one where it has
 *     two, its price under the house rules; `own` is all of one of a pack, as a file has it.
 */
export interface WeaponChoice {
  name: string;
  word: string;
  fight: number;
  shoot: number;
  range: number;
  points: number;
  short?: number | null;
  crewed?: boolean;
  own?: OwnWeapon | null;
}
/**
 * A weapon of one's own: what it adds, its range in inches or, with a crew, the short and the long one.
 */
export interface OwnWeapon {
  name: string;
  fight?: number;
  shoot?: number;
  range?: number | number[];
}
/**
 * An ability: its name for programs and in words, for which types it is (none: for all), what it costs each miniature
 *     in points or as a share of its price, and by which clauses; `own` is all of one of a pack.
 */
export interface AbilityChoice {
  name: string;
  word: string;
  types?: ("basic" | "elite" | "hero" | "ordnance" | "vehicle")[];
  points?: number;
  share?: number;
  clauses?: string[];
  own?: OwnAbility | null;
}
/**
 * An ability of one's own with what it costs each miniature.
 */
export interface OwnAbility {
  name: string;
  cost: number;
}
/**
 * A size of bases in inches; `filler` for one that the rules do not print.
 */
export interface BaseChoice {
  name: string;
  word: string;
  width: number;
  depth: number;
  filler: boolean;
}
/**
 * The most of a stat where the builder is capped.
 */
export interface StatCap {
  stat: string;
  most: number;
}
/**
 * A unit to take as it is: the army or the pack that it is from, in words, its line and its points.
 */
export interface ReadyUnit {
  id: string;
  source: string;
  line: string;
  points: number;
  unit: UnitTable;
}
/**
 * A unit of an army's file: listed weapons and abilities by id, those of one's own whole; the base in inches.
 */
export interface UnitTable {
  name: string;
  type: "basic" | "elite" | "hero" | "ordnance" | "vehicle";
  n: number;
  ad: string;
  move: number;
  fight: number;
  shoot: number;
  defense: number;
  weapons: (string | OwnWeapon)[];
  abilities: (string | OwnAbility)[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  base: [number, number];
  formation: "none" | "regiment" | "skirmish";
  files?: number;
}
/**
 * A ready army at each of its limits.
 */
export interface ReadyArmy {
  name: string;
  word: string;
  at: ReadyLimit[];
}
/**
 * A ready army at a points limit: its points, how many units and miniatures it has.
 */
export interface ReadyLimit {
  limit: number;
  points: number;
  units: number;
  miniatures: number;
}
/**
 * An army that need not be kept, and the house rules that it is judged by; `of` is the kept one that it would change.
 */
export interface ArmyDraft {
  army: ArmyTable;
  options?: {
    [k: string]: string;
  };
  of?: string;
}
/**
 * An army's file.
 */
export interface ArmyTable {
  format: string;
  version: number;
  name: string;
  limit: number;
  /**
   * @maxItems 200
   */
  units: UnitTable[];
}
/**
 * What a draft comes to: each unit in its order, the meters, the rules that the army breaks beside those of its units
 *     and the bounds of the meters; the text of its file, empty where it cannot be written; why it cannot go by its name.
 */
export interface ArmyChecked {
  units: UnitChecked[];
  meters: ArmyMeter[];
  faults: BrokenRule[];
  broken: number;
  verdict: string;
  file?: string;
  naming?: string;
}
/**
 * What a unit comes to: its line, its points and those of each miniature, every term of its price, the rules that it
 *     breaks.
 */
export interface UnitChecked {
  line?: string;
  points?: number;
  each?: number;
  rows?: WordedRow[];
  faults?: BrokenRule[];
}
/**
 * Points beside a bound, in numbers and in words: of all units (`share` empty), or of a class. `least` where the bound
 *     is the least, `excess` by how much it is missed.
 */
export interface ArmyMeter {
  word: string;
  text: string;
  points: number;
  bound: number;
  clauses: string[];
  share?: string;
  least?: boolean;
  excess?: number;
  types?: TypeCount[];
}
/**
 * How many units and miniatures of a type there are.
 */
export interface TypeCount {
  name: "basic" | "elite" | "hero" | "ordnance" | "vehicle";
  word: string;
  units: number;
  miniatures: number;
}
/**
 * A file by its name and text: an army as JSON, or a pack as TOML or JSON.
 */
export interface ArmyFile {
  name: string;
  text: string;
  options?: {
    [k: string]: string;
  };
}
/**
 * What a file holds: an army or a pack; of a pack that does not hold, all that is wrong with it.
 */
export interface ArmyRead {
  army?: ArmyTable | null;
  pack?: ArmyPack | null;
  faults?: string[];
}
/**
 * What a pack brings.
 */
export interface ArmyPack {
  name: string;
  title: string;
  weapons: WeaponChoice[];
  abilities: AbilityChoice[];
  units: ReadyUnit[];
}
/**
 * A kept army in short: its points beside its limit, how many units and miniatures, how many rules it breaks, which
 *     types it has; `rev` is how often it was changed.
 */
export interface ArmyCard {
  name: string;
  limit: number;
  points: number;
  units: number;
  miniatures: number;
  broken: number;
  verdict: string;
  types: TypeCount[];
  rev?: number;
}
/**
 * A kept army with the house rules that it is judged by.
 */
export interface ArmyKeptInfo {
  card: ArmyCard;
  army: ArmyTable;
  options: {
    [k: string]: string;
  };
}
/**
 * An army to keep, legal or not.
 */
export interface ArmyNew {
  army: ArmyTable;
  options?: {
    [k: string]: string;
  };
}
/**
 * The kept army of a name, in the revision that was seen, becomes another, whose name may be another too.
 */
export interface ArmyChange {
  name: string;
  rev: number;
  army: ArmyTable;
  options?: {
    [k: string]: string;
  };
}
/**
 * Removes a kept army.
 */
export interface ArmyRemove {
  name: string;
  rev: number;
}
/**
 * The name of the army that is no longer kept.
 */
export interface ArmyRemoved {
  name: string;
}
/**
 * A battlefield in a list: all of it, how many faults it has; of a kept one how often it was changed, of a ready one
 *     that it comes with the rules.
 */
export interface FieldCard {
  field: TablePart;
  faults?: number;
  rev?: number;
  ready?: boolean;
}
/**
 * A battlefield of a file; `status` says of a shipped one that it is filler. The format and its version may be left out
 *     where the battlefield is a part of another file.
 */
export interface TablePart {
  id: string;
  name: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  size: [number, number];
  /**
   * @minItems 2
   * @maxItems 4
   */
  deployment: [ZonePart, ZonePart] | [ZonePart, ZonePart, ZonePart] | [ZonePart, ZonePart, ZonePart, ZonePart];
  terrain?: PiecePart[];
  objectives?: [number, number][];
  status?: string;
  format?: string;
  version?: number;
}
/**
 * Where a player deploys: players are counted from 1; the heading in degrees.
 */
export interface ZonePart {
  player: number;
  /**
   * @minItems 3
   * @maxItems 40
   */
  outline: [[number, number], [number, number], [number, number], ...[number, number][]];
  heading: number;
}
/**
 * A piece of terrain of a file, its corners in inches.
 */
export interface PiecePart {
  id: string;
  name: string;
  /**
   * @minItems 3
   * @maxItems 40
   */
  outline: [[number, number], [number, number], [number, number], ...[number, number][]];
  blocks_sight?: boolean;
}
/**
 * A battlefield that need not be kept; `of` is the kept one that it would change.
 */
export interface FieldDraft {
  field: TablePart;
  of?: string;
}
/**
 * What is wrong with a draft, what makes it hard to play on, why it cannot be kept by its name (empty where it can),
 *     and the text of its file.
 */
export interface FieldChecked {
  faults: FieldNote[];
  cautions: FieldNote[];
  name: string;
  file: string;
}
/**
 * Something to say of a battlefield in one line: a code, the part that it is about and its place in the list of such
 *     parts from 0, clauses.
 */
export interface FieldNote {
  code: string;
  text: string;
  part: "field" | "objective" | "piece" | "zone";
  place?: number;
  clauses?: string[];
}
/**
 * A file by its name and text.
 */
export interface FieldFile {
  name: string;
  text: string;
}
/**
 * A kept battlefield.
 */
export interface FieldKeptInfo {
  field: TablePart;
  rev: number;
}
/**
 * A battlefield to keep, with or without faults.
 */
export interface FieldNew {
  field: TablePart;
}
/**
 * The kept battlefield of a name, in the revision that was seen, becomes another, whose name may be another too.
 */
export interface FieldChange {
  name: string;
  rev: number;
  field: TablePart;
}
/**
 * Removes a kept battlefield.
 */
export interface FieldRemove {
  name: string;
  rev: number;
}
/**
 * The name of the battlefield that is no longer kept.
 */
export interface FieldRemoved {
  name: string;
}
/**
 * Two places on a battlefield, in inches.
 */
export interface SightAsked {
  field: TablePart;
  /**
   * @minItems 2
   * @maxItems 2
   */
  start: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  end: [number, number];
}
/**
 * Whether the line from one place to another is clear, which pieces block it by their place in the list, how far it is
 *     in inches; that in one line.
 */
export interface SightTold {
  clear: boolean;
  blocking: number[];
  inches: number;
  text: string;
  clauses: string[];
}
/**
 * What can be asked of each system, and what everything is called in the reader's language, by the ids of the
 *     laboratory's own messages.
 */
export interface LabInfo {
  systems: LabSystem[];
  words: {
    [k: string]: string;
  };
}
/**
 * What can be asked of a system.
 */
export interface LabSystem {
  key: string;
  odds: LabField[];
  duel: LabField[];
  sides: string[];
  foes: string[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  usual: [string, string];
  rule?: string;
  example?: {
    [k: string]: string;
  };
  policy?: LabField[];
  looks?: {
    [k: string]: Looks;
  };
}
/**
 * A field of a question: its name, what it takes, its values (of a choice all, else suggestions), what it is if nobody
 *     says otherwise.
 */
export interface LabField {
  name: string;
  kind: "choice" | "number" | "several" | "side" | "switch" | "text";
  values: string[];
  usual: string;
}
/**
 * A question about odds: what is asked by the names of its fields, the same with something changed beside it, the
 *     house rules, and the language of names.
 */
export interface LabOdds {
  system: string;
  asked?: {
    [k: string]: string;
  };
  beside?: {
    [k: string]: string;
  }[];
  options?: {
    [k: string]: string;
  };
  lang?: string;
}
/**
 * A question about a duel of two sides, and the language of names.
 */
export interface LabDuel {
  system: string;
  a: string;
  b: string;
  asked?: {
    [k: string]: string;
  };
  policies?: string[];
  options?: {
    [k: string]: string;
  };
  lang?: string;
}
/**
 * A question about what house rules change: those of both tables, the sides of which each fights each.
 */
export interface LabCompare {
  system: string;
  sides?: string[];
  policies?: string[];
  a?: {
    [k: string]: string;
  };
  b?: {
    [k: string]: string;
  };
  games?: number;
  seed?: number;
}
/**
 * How many parts of an answer are done, and how many there are; 0 of 0 when the work begins.
 */
export interface LabStep {
  done: number;
  size: number;
}
/**
 * A game that is wanted on the board, by its number: of a batch of duels, or of a cell of the sweep of a `spec`, where
 *     `turned` means that both sides have changed places.
 */
export interface LabSample {
  system?: string;
  a?: string;
  b?: string;
  policies?: string[];
  options?: {
    [k: string]: string;
  };
  seed?: number;
  number?: number;
  spec?: string;
  cell?: number;
  turned?: boolean;
}
/**
 * A report that is wanted: of a study that comes with the program, or of the results in a file; `where` keeps the parts
 *     of the table, and the contenders, with these values; `every` ranks those too that cannot use what they are rated for; the
 *     language of the report.
 */
export interface LabReport {
  study?: string;
  results?: string;
  where?: {
    [k: string]: string;
  };
  every?: boolean;
  lang?: string;
}
/**
 * The odds of a procedure of a system: who is concerned, how choices are made, the house rules that are not the usual
 *     ones, and an answer for each of the numbers asked about; `beside` it the answers to the same question with something
 *     changed, each with what that is.
 */
export interface Odds {
  system: string;
  procedure: string;
  who: string[];
  policy: string;
  cases: OddsCase[];
  options?: {
    [k: string]: string;
  };
  changed?: {
    [k: string]: string;
  };
  beside?: Odds[];
  version?: number;
}
/**
 * One answer: what of the question is its own among several, then chances, distributions and numbers.
 */
export interface OddsCase {
  chances: OddsChance[];
  spreads?: OddsSpread[];
  numbers?: OddsNumber[];
  own?: {
    [k: string]: string;
  };
}
/**
 * The chance of something by its name, from 0 to 1; `exact` is the same as "p/q", `who` whom it befalls where there are
 *     several.
 */
export interface OddsChance {
  name: string;
  chance: number;
  exact?: string;
  who?: string;
}
/**
 * The distribution of a number by its name, with its mean where that is asked for.
 */
export interface OddsSpread {
  name: string;
  points: OddsPoint[];
  mean?: number | null;
  who?: string;
}
/**
 * A value that may come, and its chance. Two numbers at once stand for wounds and exhaustion.
 */
export interface OddsPoint {
  value: number | [number, number];
  chance: number;
  exact?: string;
}
/**
 * A number that the rules make, with its reasons and clauses; `text` where it is more than a number, such as dice.
 */
export interface OddsNumber {
  name: string;
  value: number;
  text?: string;
  parts?: Modifier[];
  clauses?: string[];
  who?: string;
}
/**
 * A duel of two sides by the policies they follow.
 *
 *     The exact chances that each side wins and that nobody does; the mean number of rounds; of what is left (`unit`) the mean
 *     of each side, of the duels that it wins or of all (`left_of`), and where it is known the chances to win with so much; for
 *     each of the first rounds the chance that the duel ends in it; from how many states. `played`: what games say of the
 *     same. Where nothing could be worked out exactly the numbers are those of the games, and there are no states.
 */
export interface Duel {
  system: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  who: [string, string];
  /**
   * @minItems 2
   * @maxItems 2
   */
  policies: [string, string];
  /**
   * @minItems 2
   * @maxItems 2
   */
  wins: [number, number];
  drawn: number;
  rounds: number;
  unit: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  left: [number, number];
  left_of: string;
  left_spread?: [number, number][][];
  by_round?: number[];
  states?: number;
  bidding?: Bidding | null;
  played?: Played | null;
  options?: {
    [k: string]: string;
  };
  version?: number;
}
/**
 * A duel in which both choose what is best, solved: what they bid, or which deeds they do.
 *
 *     What the duel is worth to side 0 when both declare what is best (a duel without end counted half); the first cycle; for
 *     each side the best declarations by strength where it declares first, with nobody under duress; the fixed answers by their
 *     names, and for each side what each is worth to it against the best answers; what the best declarations gain over the best
 *     of these.
 */
export interface Bidding {
  worth: number;
  openings: BidOpening[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  by_strength: [BestBid[], BestBid[]];
  names: string[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  fixed: [number[], number[]];
  /**
   * @minItems 2
   * @maxItems 2
   */
  gains: [number, number];
}
/**
 * The first cycle of a duel: who declares first, with what chance that is so; its declarations, the best first.
 */
export interface BidOpening {
  first: number;
  chance: number;
  options: BidOption[];
}
/**
 * A declaration, what it is worth to who declares it (its chance to win, a duel without end counted half), and the best
 *     answer to it ("" where nobody answers).
 */
export interface BidOption {
  said: string;
  worth: number;
  answer: string;
}
/**
 * The best declaration of who declares first, and the best answer, by what both have left of mST.
 */
export interface BestBid {
  own: number;
  other: number;
  said: string;
  answer: string;
}
/**
 * What came of a batch of duels: the games and their seed, the chances that each side wins and that nobody does, the
 *     mean number of rounds, and of what is left to each side: of a duel's `left_of` games.
 */
export interface Played {
  games: number;
  seed: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  wins: [Share, Share];
  drawn: Share;
  rounds: Mean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  left: [Mean, Mean];
}
/**
 * A chance from a batch, and the bounds that hold the true one 95 times of 100 (Wilson).
 */
export interface Share {
  chance: number;
  low: number;
  high: number;
}
/**
 * A mean from a batch, and by how much the true one is off at the most 95 times of 100 (normal).
 */
export interface Mean {
  mean: number;
  error: number;
}
/**
 * What house rules change: the rules that differ with their clauses, the fights, so many games of a seed each where
 *     they were played, and the mean difference over all fights.
 */
export interface Comparison {
  system: string;
  rules: RuleChange[];
  fights: Pairing[];
  games?: number;
  seed?: number;
  version?: number;
}
/**
 * A house rule that differs between two tables: its name, both values, and the clause that says what it decides.
 */
export interface RuleChange {
  name: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  values: [string, string];
  clause: string;
}
/**
 * The same fight under two sets of house rules.
 *
 *     The chance of side 0 to win under each, the difference of the second over the first, and its bounds (95 times of 100);
 *     exactly, without bounds, where both could be worked out. `rounds` likewise. Of games played `changed` is the share that
 *     ended another way.
 */
export interface Pairing {
  /**
   * @minItems 2
   * @maxItems 2
   */
  who: [string, string];
  /**
   * @minItems 2
   * @maxItems 2
   */
  policies: [string, string];
  /**
   * @minItems 2
   * @maxItems 2
   */
  wins: [number, number];
  difference: number;
  low: number;
  high: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  rounds: [number, number];
  exact: boolean;
  changed?: number | null;
}
/**
 * The finished sweeps that come with the program.
 */
export interface Studies {
  studies: StudyInfo[];
}
/**
 * A study that comes with the program.
 */
export interface StudyInfo {
  name: string;
  title: string;
  system: string;
}
/**
 * The results of a sweep.
 *
 *     Contenders by name, each with the value of every part of it that varies; the axes, and for each part of the table the
 *     place of its value on every axis. `duels`: values are chances to win (half of a draw counts); else they are means of
 *     `unit`. `even`: a cell says all of its mirror. `solo`: all meet one foe. `sampled`: games of cells can be looked at, by
 *     `spec`. `wanted` cells are to be computed in all. Ranks leave out cells in which somebody is `unfit`.
 */
export interface SweepView {
  system: string;
  title: string;
  about: string;
  measure: string;
  contenders: string[];
  kinds: SweepAxis[];
  parts: number[][];
  axes: SweepAxis[];
  slices: number[][];
  duels: boolean;
  even: boolean;
  solo: boolean;
  unit: string;
  sampled: boolean;
  wanted: number;
  spec: string;
  cells: SweepCell[];
  unfit?: SweepUnfit[];
}
/**
 * Something that varies, and its values in their order.
 */
export interface SweepAxis {
  name: string;
  values: string[];
}
/**
 * The results of ladders that come with the program.
 */
export interface Ladders {
  ladders: LadderInfo[];
}
/**
 * The results of a ladder that come with the program.
 */
export interface LadderInfo {
  name: string;
  system: string;
  players: string[];
}
/**
 * What a ladder shows.
 */
export interface LadderFound {
  system: string;
  version: number;
  players_version: string;
  is_current: boolean;
  players: string[];
  anchor: string;
  seed: number;
  games: number;
  before: number;
  seconds: number;
  ended: string;
  grounds: GroundFact[];
  lists: RatingList[];
  scores: Score[];
  efforts: Effort[];
  paces: Pace[];
  blunders: Blunder[];
  luck_samples: number;
  luck: LuckShown[];
  failures: string[];
  digest: string;
}
/**
 * A scenario of a ladder.
 */
export interface GroundFact {
  name: string;
  title: string;
  kept_out: boolean;
  drawn: boolean;
  games: number;
}
/**
 * The ratings on some scenarios: all, those on which players may be tuned, those kept out; adjusted for luck or not.
 */
export interface RatingList {
  group: string;
  adjusted: boolean;
  ratings: Rating[];
  steps: Step[];
}
/**
 * How strong a player is, in Elo above the anchor, and its games.
 */
export interface Rating {
  player: string;
  elo: Bounded;
  games: number;
}
/**
 * A number with its bounds, 95 times of 100.
 */
export interface Bounded {
  value: number;
  low: number;
  high: number;
}
/**
 * How far a player stands above the next one, in Elo, and whether it is certain that it is the stronger.
 */
export interface Step {
  above: string;
  below: string;
  elo: Bounded;
  certain: boolean;
}
/**
 * What a player scores against another, on a scenario or on all ("").
 */
export interface Score {
  first: string;
  second: string;
  scenario: string;
  games: number;
  won: number;
  drawn: number;
  lost: number;
  share: Bounded;
}
/**
 * What a player takes: decisions, seconds of a processor for each, and for all in a row until the other side is asked.
 */
export interface Effort {
  player: string;
  decisions: number;
  mean: number;
  median: number;
  p95: number;
  slowest: number;
  row_p95: number;
  row_slowest: number;
}
/**
 * How many rounds a player's games have on a scenario, in the median, beside those of the anchor's games.
 */
export interface Pace {
  player: string;
  scenario: string;
  rounds: number;
  anchor: number;
}
/**
 * How often a player does what anybody would notice, for each 100 of its answers and for each occasion.
 */
export interface Blunder {
  player: string;
  name: string;
  count: number;
  per_hundred: number;
  per_occasion: number;
}
/**
 * What a player scores against another, plainly and less luck.
 */
export interface LuckShown {
  first: string;
  second: string;
  games: number;
  plain: Bounded;
  adjusted: Bounded;
  fewer: number;
}
/**
 * The campaigns there are, those under way, and who could go.
 */
export interface Campaigns {
  there: CampaignInfo[];
  under_way: CampaignRow[];
  figures: Candidate[];
}
/**
 * A campaign to choose.
 */
export interface CampaignInfo {
  name: string;
  title: string;
  summary: string;
  most: number;
  days: number;
  fights: string[];
  system: string;
  rules: string;
}
/**
 * A campaign under way in a line: who is with it, how far it has come, whether a fight is under way or it is over.
 */
export interface CampaignRow {
  name: string;
  title: string;
  rev: number;
  stand: string;
  party: string[];
  fighting: boolean;
  ending: "" | "lost" | "won";
}
/**
 * A figure of the roster in a line, the key of its system, and why it cannot go on a campaign, where it cannot.
 */
export interface Candidate {
  name: string;
  line: string;
  system: string;
  barred?: Barred | null;
}
/**
 * Why something cannot be done, and the clauses concerned.
 */
export interface Barred {
  reason: string;
  clauses?: string[];
}
/**
 * A campaign under way: the road so far, the party, the chest, the next fight and what prevents it.
 *
 *     `room` is the game at the table that the fight under way is, and `where` says where one is under way; `days_left`
 *     are the days on which one may rest, -1 where there is no last.
 */
export interface CampaignShown {
  name: string;
  campaign: string;
  rev: number;
  title: string;
  summary: string;
  stand: string;
  day: number;
  days: number;
  days_left: number;
  count: number;
  stage: number;
  ending: "" | "lost" | "won";
  chapters: Chapter[];
  party: Member[];
  chest: ItemNamed[];
  rests: RestChoice[];
  paces?: PaceChoice[];
  way?: string;
  fight?: FightNamed | null;
  intro?: string;
  tries?: string;
  barred?: Barred | null;
  where?: "" | "table" | "terminal";
  room?: string;
  system?: string;
}
/**
 * A fight that is over: what it came to, and the game at the table that it was, if it was one.
 */
export interface Chapter {
  title: string;
  day: number;
  outcome: "drawn" | "lost" | "won";
  line: string;
  parts: string[];
  game?: string;
}
/**
 * One of the party: how it is, what it has, what it has learned, and why it may not advance, where it may not.
 */
export interface Member {
  name: string;
  race: string;
  state: string;
  st: number;
  dx: number;
  iq: number;
  mst: number;
  wounds: number;
  exhaustion: number;
  level: number;
  ep: number;
  next_ep: number;
  hold: ItemNamed[];
  carried: ItemNamed[];
  things: ItemNamed[];
  armor?: ItemNamed | null;
  dead?: boolean;
  fit?: boolean;
  lacks?: string[];
  barred?: Barred | null;
  facts?: string[];
  advances?: AdvanceChoice[];
}
/**
 * A thing: its code and what it is called.
 */
export interface ItemNamed {
  code: string;
  name: string;
}
/**
 * An attribute that a member may add a point to, by its key, and what that costs in words.
 */
export interface AdvanceChoice {
  key: string;
  cost: string;
}
/**
 * So many days of rest (0: so often ten minutes, `tens`), and what they would do.
 */
export interface RestChoice {
  days: number;
  name: string;
  parts: string[];
  tens?: number;
}
/**
 * The way to the next fight with so many minutes at a jog first, and what it would do.
 */
export interface PaceChoice {
  jog: number;
  name: string;
  parts: string[];
}
/**
 * A fight of a campaign: its title, and the sides as they are called; `side` is the party's.
 *
 *     `players` are the computer players there are.
 */
export interface FightNamed {
  title: string;
  side: string;
  sides: string[];
  players: string[];
}
/**
 * A campaign to begin with figures of the roster. Without a seed the server draws one.
 */
export interface NewCampaign {
  name: string;
  campaign: string;
  figures: string[];
  seed?: number | null;
}
/**
 * So many days of rest, or so often ten minutes (0 days).
 */
export interface ToRest {
  rev: number;
  days?: number;
  tens?: number;
}
/**
 * So many minutes of the way to the next fight at a jog, which come first.
 */
export interface ToTravel {
  rev: number;
  jog?: number;
}
/**
 * What a member lays into the chest, takes out of it, and then holds (the strong hand first; an empty name for none).
 */
export interface ToEquip {
  rev: number;
  figure: string;
  leave?: string;
  take?: string;
  hold?: string[] | null;
}
/**
 * A member adds a point to an attribute.
 */
export interface ToAdvance {
  rev: number;
  figure: string;
  attribute: string;
}
/**
 * The next fight, or the one under way: who plays each side (the party's is `me`, the others the computer's, where
 *     nothing is said), the name of the maker, the token of a seat that is held already.
 */
export interface ToPlay {
  rev: number;
  seats?: {
    [k: string]: string;
  };
  name?: string;
  token?: string;
}
/**
 * The revision that was seen.
 */
export interface Seen {
  rev: number;
}
