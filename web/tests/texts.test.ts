import { FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";
import { diceText, ids, LANGUAGES, sayer } from "../src/texts";

const loaded = import.meta.glob<string>("../src/**/*.{svelte,ts,ftl}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts = new Map(Object.entries(loaded).map(([path, text]) => [path.replace("../src/", ""), text]));
const files = [...texts.keys()];
const sources = files.filter((name) => /\.(svelte|ts)$/u.test(name) && !name.endsWith("messages.ts"));
const components = files.filter((name) => name.endsWith(".svelte"));
const text = (name: string): string => texts.get(name)!;
const known = new Set(ids("en"));

test.each(LANGUAGES)("%s has the words that English has, and no others", (language) => {
  expect(ids(language)).toEqual(ids("en"));
});

test("the same numbers and names are said in every language", () => {
  const used = (language: string): Map<string, string[]> => {
    const found = new Map<string, string[]>();
    for (const name of files.filter((one) => one.endsWith(`.${language}.ftl`))) {
      for (const { id, value } of new FluentResource(text(name)).body) {
        const names = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/gu)].map((match) => match[1]!);
        found.set(id, [...new Set(names)].sort());
      }
    }
    return found;
  };
  const english = used("en");
  for (const language of LANGUAGES) expect(used(language)).toEqual(english);
});

test("every word asked for by its id is there", () => {
  const missing: string[] = [];
  for (const name of sources) {
    for (const [, id] of text(name).matchAll(/\bsay\(\s*"([^"]+)"/gu))
      if (!known.has(id!)) missing.push(`${name}: ${id}`);
  }
  expect(missing).toEqual([]);
});

/** The text of a call from its open bracket to the one that closes it. */
function call(source: string, from: number): string {
  let depth = 1;
  let at = from;
  for (; depth && at < source.length; at++) depth += { "(": 1, ")": -1 }[source[at]!] ?? 0;
  return source.slice(from, at);
}

test("every name that a text speaks of is given to it", () => {
  const missing: string[] = [];
  const names = new Map<string, string[]>();
  for (const name of files.filter((one) => one.endsWith(".en.ftl"))) {
    for (const { id, value } of new FluentResource(text(name)).body) {
      names.set(
        id,
        [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/gu)].map((match) => match[1]!),
      );
    }
  }
  for (const name of sources) {
    const source = text(name);
    for (const { 0: start, 1: id, index } of source.matchAll(/\bsay\(\s*"([^"]+)"/gu)) {
      const given = call(source, index + start.length);
      for (const wanted of names.get(id!) ?? []) {
        if (!new RegExp(`\\b${wanted}\\b`, "u").test(given)) missing.push(`${name}: ${id} without ${wanted}`);
      }
    }
  }
  expect(missing).toEqual([]);
});

test("no word is kept that nothing asks for", () => {
  const all = sources.map(text).join("\n");
  const stems = [...all.matchAll(/`([a-z-]+-)\$\{/gu)].map((match) => match[1]!);
  const unused = [...known].filter((id) => !all.includes(`"${id}"`) && !stems.some((stem) => id.startsWith(stem)));
  expect(unused).toEqual([]);
});

test("what no language knows is said as its id, so that it is seen", () => {
  expect(sayer("de")("no-such-word")).toBe("no-such-word");
});

type Node = { type: string; data?: string; name?: string; value?: unknown; [key: string]: unknown };
const SPOKEN = new Set(["aria-label", "title", "placeholder", "alt", "aria-valuetext", "label"]);

/** Letters that stand in the markup of a component instead of in the texts. */
function bare(node: unknown, inStyle = false): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => bare(one, inStyle));
  if (node === null || typeof node !== "object") return [];
  const { type, data, name, value } = node as Node;
  if (type === "StyleDirective") return [];
  if (type === "Text") return /\p{L}{2,}/u.test(data ?? "") ? [data!.trim()] : [];
  if (type === "Attribute") {
    const literal = Array.isArray(value) ? (value as Node[]).filter((part) => part.type === "Text") : [];
    const words = literal.map((part) => part.data ?? "").filter((part) => /\p{L}{2,}/u.test(part));
    return SPOKEN.has(name ?? "")
      ? words
      : bare(Array.isArray(value) ? (value as Node[]).filter((part) => part.type !== "Text") : value);
  }
  return Object.entries(node).flatMap(([key, inner]) =>
    key === "css" || key === "instance" || key === "module" ? [] : bare(inner),
  );
}

test.each(components.filter((name) => !name.startsWith("board")))("%s has its words from the texts", (name) => {
  expect(bare(parse(text(name), { modern: true }).fragment)).toEqual([]);
});

test("the scan sees a word in markup and in what is read out", () => {
  const found = bare(parse('<p class="card">Hello <b title="Well">x</b></p>', { modern: true }).fragment);
  expect(found).toEqual(["Hello", "Well"]);
});

test("numbers have no signs between their thousands, and dice are written as the language has them", () => {
  expect(LANGUAGES.map((one) => sayer(one)("battle-army", { side: "X", points: 2000 }))).toEqual([
    "Army of X, 2000 points",
    "Heer von X, 2000 Punkte",
  ]);
  expect(LANGUAGES.map((one) => diceText(sayer(one), "3d8-1"))).toEqual(["3d8−1", "3W8−1"]);
});
