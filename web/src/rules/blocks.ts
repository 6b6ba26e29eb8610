// The texts of rules in parts: paragraphs, tables, lists; in them clause ids, names in code, words marked.

export type Block =
  | { kind: "text"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "list"; items: string[]; counted: boolean }
  | { kind: "table"; head: string[]; rows: string[][] };

const ITEM = /^\s*(?:[-*]|\d+[.)])\s+/u;
const COUNTED = /^\s*\d/u;
const HEADING = /^#+\s+/u;
const RULE = /^\|[\s|:-]+\|$/u;

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/gu, "")
    .split("|")
    .map((cell) => cell.trim());

function blockOf(lines: string[]): Block {
  const [first = ""] = lines;
  if (first.startsWith("|")) {
    const [head = [], ...rows] = lines.filter((line) => !RULE.test(line.trim())).map(cells);
    return { kind: "table", head, rows };
  }
  if (HEADING.test(first)) return { kind: "heading", text: first.replace(HEADING, "") };
  if (ITEM.test(first)) {
    const items: string[] = [];
    for (const line of lines)
      if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
      else items.push(`${items.pop() ?? ""} ${line.trim()}`);
    return { kind: "list", items, counted: COUNTED.test(first) };
  }
  return { kind: "text", text: lines.join(" ") };
}

const isTable = (line: string): boolean => line.startsWith("|");

/** The parts of a text. */
export function blocks(text: string): Block[] {
  const groups: string[][] = [];
  let open: string[] | undefined;
  for (const line of text.split("\n")) {
    if (!line.trim()) open = undefined;
    else if (open && isTable(open[0]!) === isTable(line) && !HEADING.test(line) && !HEADING.test(open[0]!))
      open.push(line);
    else groups.push((open = [line]));
  }
  return groups.map(blockOf);
}

export type Kind = "" | "id" | "code" | "strong" | "em";
export interface Piece {
  text: string;
  kind: Kind;
}

const PIECES =
  /(`[^`]+`|\*\*[^*]+\*\*|(?<![\w*])\*(?=\S)[^*]+(?<=\S)\*(?![\w*])|\b[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*-\d+\b)/u;
const KINDS: readonly [string, Kind][] = [
  ["`", "code"],
  ["**", "strong"],
  ["*", "em"],
];

/** A text in pieces: words, names of the rules' own, what is said with force, and ids, those that are known as such. */
export function pieces(text: string, isKnown: (id: string) => boolean): Piece[] {
  return text
    .split(PIECES)
    .filter(Boolean)
    .map((piece) => {
      const [sign, kind] = KINDS.find(([mark]) => piece.startsWith(mark) && piece.endsWith(mark)) ?? ["", ""];
      if (sign && piece.length > 2 * sign.length) return { text: piece.slice(sign.length, -sign.length), kind };
      return { text: piece, kind: isKnown(piece) ? "id" : "" };
    });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** A text in parts that are what was looked for, and parts that are not, in turns; the first is not. */
export const parted = (text: string, words: readonly string[]): string[] =>
  words.length ? text.split(new RegExp(`(${words.map(escaped).join("|")})`, "giu")) : [text];
