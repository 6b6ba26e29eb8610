// Words that a part of the page brings along are there wherever they are asked for.
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const loaded = import.meta.glob<string>("../src/**/*.{svelte,ts,ftl}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts = new Map(Object.entries(loaded).map(([path, text]) => [path.replace("../src/", ""), text]));
const GLOB = /addTexts\(import\.meta\.glob<string>\("([^"]+)"/u;

/** The file that a module means by a path. */
function resolve(from: string, path: string): string | undefined {
  const name = new URL(path, `file:///${from}`).pathname.slice(1);
  return [name, `${name}.ts`, `${name}/index.ts`, name.replace(/\.js$/u, ".ts")].find((one) => texts.has(one));
}

const found = (name: string, pattern: RegExp): string[] =>
  [...texts.get(name)!.matchAll(pattern)].flatMap(([, path]) => resolve(name, path!) ?? []);
const always = (name: string): string[] => found(name, /^\s*(?:import|export)\b[^;()]*?"(\.[^"]+)";/gmu);
const later = (name: string): string[] => found(name, /\bimport\("(\.[^"]+)"\)/gu);

/** The modules that are loaded with one. */
function together(root: string, seen = new Set<string>()): Set<string> {
  if (seen.has(root)) return seen;
  seen.add(root);
  for (const name of always(root)) together(name, seen);
  return seen;
}

const english = [...texts.keys()].filter((name) => name.endsWith(".en.ftl"));
const idsOf = (name: string): string[] =>
  new FluentResource(texts.get(name)!).body.flatMap((entry) => ("id" in entry ? [entry.id] : []));

/** The ids that a module brings along. */
function brought(name: string): string[] {
  const glob = GLOB.exec(texts.get(name)!)?.[1];
  if (!glob) return [];
  const path = new URL(glob, `file:///${name}`).pathname.slice(1);
  const like = new RegExp(`^${path.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}$`, "u");
  return english.filter((one) => like.test(one)).flatMap(idsOf);
}

const apart = [...texts.keys()].filter((name) => GLOB.test(texts.get(name)!)).flatMap(brought);
const roots = ["main.ts", ...new Set([...texts.keys()].filter((name) => !name.endsWith(".ftl")).flatMap(later))];
const parts = new Map(roots.map((root) => [root, together(root)]));

/** The ids of parts that are there wherever a root is loaded. */
function there(root: string, asked = new Set<string>()): Set<string> {
  if (asked.has(root)) return new Set(apart);
  const own = [...parts.get(root)!].flatMap(brought);
  const from = roots.filter((one) => one !== root && [...parts.get(one)!].some((name) => later(name).includes(root)));
  const before = from.map((one) => there(one, new Set([...asked, root])));
  const all = before.length ? [...before[0]!].filter((id) => before.every((ids) => ids.has(id))) : [];
  return new Set([...own, ...all]);
}

/** What is shown only once the part that brings its words has been loaded. */
const LATE = new Set(["seen/Again.svelte"]);

test("a part of the page asks for no words that only another brings", () => {
  expect(apart.length).toBeGreaterThan(100);
  const missing = new Set<string>();
  for (const root of roots) {
    const ids = there(root);
    for (const name of [...parts.get(root)!].filter((one) => !LATE.has(one))) {
      for (const [, id] of texts.get(name)!.matchAll(/\bsay\(\s*"([^"]+)"/gu)) {
        if (apart.includes(id!) && !ids.has(id!)) missing.add(`${root}: ${name}: ${id}`);
      }
    }
  }
  expect([...missing]).toEqual([]);
});
