// The log as it is read: filtered, in rounds, and as text.
import type { Line, Throw } from "../../messages";
import type { Entry } from "../../reducer";

export type Filter = "all" | "rolls" | "heads";

export interface Shown {
  key: string;
  line: Line;
  entry: Entry;
}

const has = (line: Line, words: string[]): boolean => {
  const text = `${line.text} ${(line.clauses ?? []).join(" ")}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

const RISK = "exposed";
/** The throws as they are drawn in the end: dice that a roll put at risk, by what later lines made of them. */
export function settledThrows(log: Entry[]): Map<Line, Throw> {
  const found = new Map<Line, Throw>();
  let open: Throw | null = null;
  for (const line of log.filter((entry) => !entry.undone).flatMap((entry) => entry.lines)) {
    if (!line.throw) continue;
    const drawn: Throw = { ...line.throw, fates: [...(line.throw.fates ?? [])] };
    found.set(line, drawn);
    for (const fate of line.throw.settles ?? []) {
      const place: number = open?.fates?.indexOf(RISK) ?? -1;
      if (place < 0) break;
      open!.fates![place] = fate;
    }
    if (drawn.fates!.includes(RISK)) open = drawn;
  }
  return found;
}

/** What came of the last answer: its lines and those of the choices and dice that followed; with those of the answer before
 * it where that threw no dice, so that a roll stands with what was said to it. */
export function latestLines(log: Entry[]): Line[] {
  const starts = log.flatMap(({ entry }, place) => (entry === "answer" || entry === "start" ? [place] : []));
  const [before = 0, last = 0] = starts.length > 1 ? starts.slice(-2) : [starts[0] ?? 0, starts[0] ?? 0];
  const calm = !log.slice(before, last).some(({ lines }) => lines.some(({ dice }) => dice?.length));
  return log
    .slice(calm ? before : last)
    .flatMap((entry) => (entry.undone || entry.entry === "seat" ? [] : entry.lines));
}

/** Whether a side has decided something that stands, so that it can be asked why. */
export const hasDecided = (log: Entry[], side: number): boolean =>
  log.some(({ entry, by, undone }) => entry === "answer" && by === side && !undone);

/** The lines to be shown: all of them, those with dice, or the outline, and with all the words typed. */
export function filterLog(log: Entry[], filter: Filter, typed: string): Shown[] {
  const words = typed.toLowerCase().split(/\s+/u).filter(Boolean);
  const shown: Shown[] = [];
  for (const entry of log) {
    for (const [place, line] of entry.lines.entries()) {
      if (filter === "rolls" && !line.dice?.length) continue;
      if (filter === "heads" && line.level > 1) continue;
      if (has(line, words)) shown.push({ key: `${entry.n}.${place}`, line, entry });
    }
  }
  return shown;
}

/** A line as text: indented, its clauses behind it. */
export function lineText(line: Line): string {
  const clauses = line.clauses?.length ? `  [${line.clauses.join(" ")}]` : "";
  return `${"  ".repeat(line.level)}${line.text}${clauses}`;
}

/** The whole account as text; what was taken back is left out. */
export const logText = (log: Entry[]): string =>
  log
    .filter((entry) => !entry.undone)
    .flatMap((entry) => entry.lines.map(lineText))
    .join("\n");

/** The headline under which a moment of the fight stands, such as its round and phase; "" before the first. What is said of
 * seats and of the agreement on dice is none. */
export function headline(log: Entry[], moment: number): string {
  const heads = log
    .filter((entry) => !entry.undone && entry.entry !== "seat" && entry.moment <= moment)
    .flatMap((entry) => entry.lines)
    .filter((line) => line.level === 0);
  return heads.at(-1)?.text ?? "";
}

/** Lines with dice that stand, newest first. */
export const rolls = (log: Entry[]): Line[] =>
  log
    .filter((entry) => !entry.undone)
    .flatMap((entry) => entry.lines)
    .filter((line) => line.dice?.length)
    .reverse();

export interface Round {
  title: string;
  moves: Entry[];
}

/** Answers that stand, by the round they were given in. */
export function rounds(log: Entry[]): Round[] {
  const found: Round[] = [];
  for (const entry of log) {
    if (entry.undone) continue;
    if (entry.answer && entry.entry !== "undo") {
      if (!found.length) found.push({ title: "", moves: [] });
      found.at(-1)!.moves.push(entry);
    }
    for (const line of entry.lines)
      if (line.level === 0 && line.code === "round") found.push({ title: line.text, moves: [] });
  }
  return found.filter((round) => round.moves.length);
}
