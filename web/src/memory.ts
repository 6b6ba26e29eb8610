// What the page remembers in this browser: language, name, the games played last and their links.
import type { SeatLink, Turn } from "./messages";

export interface Recent {
  game: string;
  token: string;
  title: string;
  system: string;
  sides: string[];
  /** Milliseconds since 1970. */
  at: number;
  over?: boolean;
  /** How it ended for whoever played here on one side; "over" where he played none or several. */
  result?: "won" | "lost" | "drawn" | "over";
  friends?: SeatLink[];
  onlooker?: string;
  /** The moment of another game from which this one goes on otherwise. */
  branch?: number;
  /** The number of what was said last at the table that has been seen here. */
  heard?: number;
  /** Whose turn it was when the server was asked last. */
  turn?: Turn;
  /** Whether the seat is no longer to be had. */
  gone?: boolean;
}

const KEY = "affray";
export const MOST_RECENT = 40;

/** How far a lesson has come: the game that it is, the step it stands at of so many. */
export interface Taken {
  game: string;
  token: string;
  step: number;
  steps: number;
}

interface Kept {
  language?: string;
  name?: string;
  key?: string;
  speed?: number;
  recent?: Recent[];
  lessons?: Record<string, Taken>;
  fights?: string[];
  known?: string[];
  pace?: string;
  sound?: boolean;
  level?: number;
  notice?: string;
}

function read(): Kept {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return value !== null && typeof value === "object" ? (value as Kept) : {};
  } catch {
    return {};
  }
}

function write(change: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), ...change }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Pictures lie by themselves: all else is read often. */
const PICTURES = "affray-pictures";
const MOST_PICTURES = 40;
let pictured = { text: "", pictures: {} as Record<string, string> };

function readPictures(): Record<string, string> {
  try {
    const text = localStorage.getItem(PICTURES) ?? "{}";
    if (text !== pictured.text) pictured = { text, pictures: JSON.parse(text) as Record<string, string> };
  } catch {
    pictured = { text: "", pictures: {} };
  }
  return pictured.pictures;
}

export const memory = {
  get language(): string | undefined {
    return read().language;
  },
  set language(language: string) {
    write({ language });
  },
  get name(): string {
    return read().name ?? "";
  },
  set name(name: string) {
    write({ name });
  },
  /** What opens the making of games on a server that asks for it. */
  get key(): string {
    return read().key ?? "";
  },
  set key(key: string) {
    write({ key });
  },
  /** The games played last, newest first. */
  get recent(): Recent[] {
    const { recent } = read();
    return Array.isArray(recent) ? recent : [];
  },
  /** Puts a game in front, with what is new about it. */
  play(change: Partial<Recent> & { game: string }): void {
    const old = this.recent.find((one) => one.game === change.game);
    const fresh = { token: "", title: "", system: "", sides: [], at: 0, ...old, ...change };
    write({ recent: [fresh, ...this.recent.filter((one) => one.game !== change.game)].slice(0, MOST_RECENT) });
  },
  /** Keeps something new about a game in its place. */
  note(game: string, change: Partial<Recent>): void {
    write({ recent: this.recent.map((one) => (one.game === game ? { ...one, ...change } : one)) });
  },
  /** The lessons taken, by system and name. */
  get lessons(): Record<string, Taken> {
    return read().lessons ?? {};
  },
  learn(lesson: string, taken: Taken): void {
    write({ lessons: { ...this.lessons, [lesson]: taken } });
  },
  /** The first fights in this browser, which carry hints. */
  get fights(): string[] {
    return read().fights ?? [];
  },
  set fights(fights: string[]) {
    write({ fights });
  },
  /** The hints that need not be shown any more. */
  get known(): string[] {
    return read().known ?? [];
  },
  set known(known: string[]) {
    write({ known });
  },
  /** How fast what happens is shown on the board; "" while nothing has been chosen. */
  get pace(): string {
    return read().pace ?? "";
  },
  set pace(pace: string) {
    write({ pace });
  },
  /** Whether what happens is heard. */
  get sound(): boolean {
    return read().sound ?? false;
  },
  set sound(sound: boolean) {
    write({ sound });
  },
  /** The level of the computer player met last; 0 before the first. */
  get level(): number {
    return read().level ?? 0;
  },
  set level(level: number) {
    write({ level });
  },
  /** The notice that was put away, by its id. */
  get notice(): string {
    return read().notice ?? "";
  },
  set notice(notice: string) {
    write({ notice });
  },
  /** The pictures of figures, by name, as the addresses of their data. */
  get pictures(): Record<string, string> {
    return readPictures();
  },
  /** Keeps a picture of a figure, the newest of so many, or takes it away. */
  picture(name: string, text?: string): void {
    const { [name]: _, ...others } = this.pictures;
    const all = [...Object.entries(others), ...(text ? [[name, text] as const] : [])].slice(-MOST_PICTURES);
    try {
      localStorage.setItem(PICTURES, JSON.stringify(Object.fromEntries(all)));
    } catch {
      // A browser that keeps nothing shows the drawing.
    }
  },
  forget(game: string): void {
    write({ recent: this.recent.filter((one) => one.game !== game) });
  },
};
