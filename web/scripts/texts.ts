// Texts as the page loads them: the same messages without comments, empty lines and spaces that mean nothing.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const RAW = /\.ftl\?raw$/u;

/** A Fluent resource with nothing in it that only its authors need. */
export const dense = (text: string): string =>
  text
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"))
    .map((line) =>
      line
        .replace(/^\s+/u, " ")
        .replace(/^([\w-]+) = ?/u, "$1=")
        .replace(/\{ (\$\w+) \}/gu, "{$1}"),
    )
    .join("\n");

/** Loads texts densely where the page is built. */
export const denseTexts = (): Plugin => ({
  name: "dense-texts",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: RAW },
    handler: (id) => `export default ${JSON.stringify(dense(readFileSync(id.replace("?raw", ""), "utf8")))}`,
  },
});
