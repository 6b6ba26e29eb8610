// The journal as it is read: in chapters by the place; and what is written into it.
import type { JournalLine, WordedForm } from "../../messages";

export interface Chapter {
  place: string;
  lines: JournalLine[];
}

/** The lines by where they were, a chapter for each stay. */
export function chaptersOf(lines: JournalLine[]): Chapter[] {
  const found: Chapter[] = [];
  for (const line of lines) {
    const place = line.place ?? "";
    if (found.at(-1)?.place === place) found.at(-1)!.lines.push(line);
    else found.push({ place, lines: [line] });
  }
  return found;
}

/** A remark as an answer, or another sentence for a line; "" for no words. */
export function noteText(text: string, line = 0): string {
  const said = text.replace(/\s+/gu, " ").trim();
  return said && `note${line ? ` ${line}` : ""} : ${said}`;
}

const ORACLE = new Set(["oracle", "reply", "seen"]);
/** The forms that the journal has beside it. */
export const isOracle = ({ form }: WordedForm): boolean => ORACLE.has(form.code);
