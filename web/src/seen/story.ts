// What of the account is seen on the board, one thing after another: a value made of the lines alone.
import type { Happening, Line, Throw } from "../messages";
import type { Entry } from "../reducer";
import { settledThrows } from "../table/log/log";

export type Kind = Happening["kind"];

/** One thing that is seen: where, from where, its words and dice. */
export interface Shown {
  key: string;
  /** The message that told it. */
  n: number;
  kind: Kind;
  /** To whom it happens: the first of `all`. */
  at: string;
  all: string[];
  /** Who does it to others; "" where it is done to nobody else. */
  from: string;
  /** What is said before its dice, and what came of them. */
  head: string;
  tail: string;
  dice: number[];
  drawn: Throw | null;
  count: number;
  passed: boolean | null;
  /** Whether a new deed begins with it. */
  first: boolean;
}

const DEEDS = new Set<Kind>(["blow", "flight", "spell", "deed", "flee", "push", "fall", "drop", "out"]);
/** What a number floats up for, and its sign. */
export const SIGNS: Partial<Record<Kind, string>> = { wound: "−", tire: "−", loss: "−", heal: "+" };
const ANSWERS = new Set<Entry["entry"]>(["answer", "choice", "dice", "start"]);

/** The words of a roll before its faces and behind them. */
export function aroundDice(text: string, dice: number[]): [head: string, tail: string] {
  if (!dice.length) return ["", text];
  for (const between of [" ", " + "]) {
    const faces = dice.join(between);
    for (let at = text.indexOf(faces); at >= 0; at = text.indexOf(faces, at + 1)) {
      const [before, behind] = [text.slice(0, at), text.slice(at + faces.length)];
      if (/\([^)]*$/u.test(before)) continue;
      if (/(?:^|\s)$/u.test(before) && /^(?:$|[:;,]| [-+=–])/u.test(behind))
        return [before.trim().replace(/:$/u, ""), behind.replace(/^[\s:;,]+/u, "")];
    }
  }
  return ["", text];
}

/** Who does and who suffers what is told now. */
interface Cast {
  who: string;
  whom: string[];
}

function castOf({ who = "", whom = [] }: Happening, before: Cast): Cast {
  if (who) return { who, whom };
  return whom.length ? { ...before, whom } : before;
}

/** What of the account is seen, the last thing last; what was taken back is not. */
export function storyOf(log: Entry[]): Shown[] {
  const found: Shown[] = [];
  const drawn = settledThrows(log);
  let cast: Cast = { who: "", whom: [] };
  /** Whose answer the deed is. */
  let doer = -1;
  for (const entry of log) {
    if (entry.undone || !ANSWERS.has(entry.entry)) continue;
    let before: Line | null = null;
    for (const [place, line] of entry.lines.entries()) {
      const { happening, level, dice = [] } = line;
      if (level === 0 || (level === 1 && !happening)) cast = { who: "", whom: [] };
      // An event of several lines begins with the first of them: its words, and how deep it stands.
      const start: Line = !dice.length && before && !before.happening && before.code === line.code ? before : line;
      before = line;
      if (!happening) continue;
      cast = castOf(happening, cast);
      if (happening.who) doer = entry.by;
      // A roll that another side has chosen to make, such as a save, happens to those whom the deed is aimed at.
      const own = happening.own && !(entry.entry === "choice" && place === 0 && entry.by !== doer);
      const all = cast.whom.length && !own ? cast.whom : [cast.who];
      if (!all[0]) continue;
      const [head, tail] = aroundDice(start.text, dice);
      found.push({
        key: `${entry.n}.${place}`,
        n: entry.n,
        kind: happening.kind,
        at: all[0],
        all,
        from: cast.whom.length && !own && cast.who !== all[0] ? cast.who : "",
        head,
        tail,
        dice,
        drawn: dice.length ? (drawn.get(line) ?? null) : null,
        count: happening.count ?? 0,
        passed: happening.passed ?? null,
        first: DEEDS.has(happening.kind) && start.level <= 1,
      });
    }
  }
  return found;
}

/** What is said of one figure: its last things, the newest last. */
export interface Tag {
  at: string;
  rows: Shown[];
}

/** A tag has room for so much, and the board for so many of them. */
const ROWS = 5;
const TAGS = 3;

/** The tags that lie on the board once so much has been shown: since a place, or since the last deed began. */
export function tagsAt(story: Shown[], at: number, since = -1): Tag[] {
  let start = since < 0 ? at : since;
  if (since < 0) while (start > 0 && !story[start]!.first) start -= 1;
  const tags = new Map<string, Shown[]>();
  for (const shown of story.slice(start, at + 1)) {
    const rows = tags.get(shown.at) ?? [];
    tags.delete(shown.at);
    tags.set(shown.at, [...rows, shown]);
  }
  return [...tags].slice(-TAGS).map(([place, rows]) => ({ at: place, rows: rows.slice(-ROWS) }));
}
