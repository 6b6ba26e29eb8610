// The rules of all systems as books: fetched once each, with the house rules that bend their clauses.
import type { Lobby } from "../api";
import type { BookInfo, SystemInfo } from "../messages";
import type { Bends } from "./finding";

/** A part of a book at its address: a chapter by its number from 1, or the chapter of a clause. */
const CHAPTER = /^chapter-(\d+)$/u;
export const chapterMark = (at: number): string => `chapter-${at + 1}`;

class Books {
  all: BookInfo[] = $state.raw([]);
  bends: Bends = $state.raw({});
  /** What is looked for; what is found of it stays marked while one reads. */
  typed = $state("");

  /** Fetches all books and what house rules do to their clauses. */
  async load(lobby: Lobby, lang: string): Promise<void> {
    const systems = await lobby.systems(lang);
    this.bends = bendsOf(systems);
    const known = new Map(this.all.map((book) => [book.key, book]));
    this.all = await Promise.all(systems.map(async ({ key }) => known.get(key) ?? lobby.book(key)));
  }
}

function bendsOf(systems: readonly SystemInfo[]): Bends {
  const found: Bends = {};
  for (const { options } of systems)
    for (const { clause, title, effect, name } of options)
      if (clause) (found[clause] ??= []).push({ title: title || name, effect });
  return found;
}

export const books = new Books();

/** The place of the chapter that an address means; -1 for the title page. */
export function chapterAt(book: BookInfo, mark: string): number {
  const number = CHAPTER.exec(mark)?.[1];
  if (number) return Math.min(Number(number), book.chapters.length) - 1;
  return mark ? book.chapters.findIndex(({ clauses }) => clauses.some(({ id }) => id === mark)) : -1;
}

/** The clauses of a book by their ids. */
export const idsOf = (book: BookInfo): Set<string> =>
  new Set(book.chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id)));
