// Looking for clauses in all books: by id, by words of the text, of its reading and of the house rules that bend it.
import type { BookInfo, ClauseInfo } from "../messages";

/** A house rule that bends a clause, in the reader's language. */
export interface Bend {
  title: string;
  effect: string;
}
export type Bends = Record<string, Bend[]>;

export interface Hit {
  book: BookInfo;
  clause: ClauseInfo;
  /** What to show of its text. */
  excerpt: string;
}

/** How much of a text is shown with a hit, in letters. */
const EXCERPT = 150;
const BEFORE = 50;

/** The words that are looked for. */
export const wordsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .toLowerCase()
      .split(/[\s,;]+/u)
      .filter(Boolean),
  ),
];

/** The words that are marked in a text: single letters would mark everything. */
export const marksOf = (typed: string): string[] => wordsOf(typed).filter((word) => word.length > 1);

function excerptOf(text: string, words: readonly string[]): string {
  const low = text.toLowerCase();
  const found = words.map((word) => low.indexOf(word)).filter((at) => at >= 0);
  const at = Math.max(0, Math.min(...(found.length ? found : [0])) - BEFORE);
  const start = at && text.indexOf(" ", at) + 1;
  const ends = start + EXCERPT >= text.length;
  const cut = text.slice(start, ends ? undefined : text.lastIndexOf(" ", start + EXCERPT)).replace(/[`*]/gu, "");
  return `${start ? "… " : ""}${cut}${ends ? "" : " …"}`;
}

const ID_PARTS = /[A-Z]+|\d+/gu;
/** An id without what people leave out or spell in other ways: dashes, zeros in front, capitals. */
const plainId = (text: string): string =>
  (text.toUpperCase().match(ID_PARTS) ?? []).map((part) => part.replace(/^0+(?=\d)/u, "")).join("");
const ENDS_IN_NUMBER = /\d\s*$/u;

/** The clauses whose ids are nearest to one that is none: of the chapter most alike, by their numbers. */
export function nearest<T extends { id: string }>(clauses: readonly T[], typed: string, most = 3): T[] {
  if (!ENDS_IN_NUMBER.test(typed)) return [];
  const split = (id: string): [string, number] => [
    plainId(id).replace(/\d+$/u, ""),
    Number(/\d+$/u.exec(id.trim())?.[0]),
  ];
  const [chapter, number] = split(typed);
  const far = (id: string): [number, number] => {
    const [own, at] = split(id);
    let alike = 0;
    while (alike < chapter.length && own[alike] === chapter[alike]) alike++;
    return [chapter.length + own.length - 2 * alike, Math.abs(at - number)];
  };
  const ranked = clauses.map((one): [T, number, number] => [one, ...far(one.id)]);
  ranked.sort(([, a, n], [, b, m]) => a - b || n - m);
  return chapter
    ? ranked
        .filter(([, letters]) => letters < chapter.length)
        .slice(0, most)
        .map(([one]) => one)
    : [];
}

/** How well an id fits what is typed: 0 it is the id, 1 the id begins so. */
export function idRank(id: string, typed: string): 0 | 1 | undefined {
  const [own, wanted] = [plainId(id), plainId(typed)];
  if (own === wanted) return 0;
  // A number is not the beginning of another.
  return wanted && own.startsWith(wanted) && !ENDS_IN_NUMBER.test(wanted) ? 1 : undefined;
}

/** Whether a text has words that begin so. */
function begins(text: string, words: readonly string[]): boolean {
  const low = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}-]/gu, " ")}`;
  return words.every((word) => low.includes(` ${word}`));
}

/** How well a clause fits: 0 its id, 1 an id that begins so, 2 id and title, 3 anywhere, 4 inside words; more where it does not fit. */
function rank(clause: ClauseInfo, whole: string, words: readonly string[]): number {
  const byId = idRank(clause.id, words.join(" "));
  if (byId !== undefined) return byId;
  if (begins(`${clause.id} ${clause.title}`, words)) return 2;
  if (begins(whole, words)) return 3;
  return words.every((word) => whole.toLowerCase().includes(word)) ? 4 : 5;
}

/** The place of the match `by` steps on or back, round the end; the first or the last where none is at hand (-1). */
export const stepped = (at: number, by: 1 | -1, count: number): number =>
  count ? (at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count) : -1;

/** The clauses of all books with all the words typed, the best first; those of the book at hand before others like them. */
export function find(books: readonly BookInfo[], typed: string, bends: Bends = {}, here = ""): Hit[] {
  const words = wordsOf(typed);
  if (!words.length) return [];
  const found: [number, Hit][] = [];
  for (const book of books)
    for (const chapter of book.chapters)
      for (const clause of chapter.clauses) {
        const house = (bends[clause.id] ?? []).map(({ title, effect }) => `${title}. ${effect}`).join(" ");
        const text = [clause.text, clause.reading, house].filter(Boolean).join(" ");
        const score = rank(clause, `${clause.id} ${clause.title} ${text}`, words);
        if (score < 5)
          found.push([score * 2 + Number(book.key !== here), { book, clause, excerpt: excerptOf(text, words) }]);
      }
  return found.sort(([one], [other]) => one - other).map(([, hit]) => hit);
}

/** The clauses of all books whose ids are nearest to one that is typed and there is not. */
export function findNear(books: readonly BookInfo[], typed: string): Hit[] {
  const hits = books.flatMap((book) =>
    book.chapters.flatMap(({ clauses }) =>
      clauses.map((clause) => ({ id: clause.id, book, clause, excerpt: excerptOf(clause.text, []) })),
    ),
  );
  return nearest(hits, typed);
}
