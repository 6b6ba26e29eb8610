// A step of the build: tells the page's worker which files to keep, and gives it a version that changes with any of them.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

export const WORKER = "sw.js";
const open = fileURLToPath(new URL("../public", import.meta.url));
const systems = fileURLToPath(new URL("../../src/affray/systems", import.meta.url));
const texts = fileURLToPath(new URL("../src/texts", import.meta.url));

/** What there is to read of the systems: the worker fetches it anew where it changes. */
const READ = /[\\/]data[\\/](?:rules\w*\.md|lessons[\\/][^\\/]+\.toml)$/u;

export function offline(): Plugin {
  return {
    name: "offline",
    enforce: "post",
    apply: "build",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") throw new Error(`${WORKER} is missing`);
      if (worker.imports.length || worker.exports.length) throw new Error(`${WORKER} has to stand alone`);
      const made = Object.values(bundle).filter((file) => file !== worker);
      const given = readdirSync(open).sort();
      const hash = createHash("sha256").update(worker.code);
      for (const file of made) hash.update(file.fileName).update(file.type === "chunk" ? file.code : file.source);
      for (const name of given) hash.update(name).update(readFileSync(`${open}/${name}`));
      const read = readdirSync(systems, { recursive: true, encoding: "utf8" }).filter((name) => READ.test(name));
      for (const name of read.sort()) hash.update(readFileSync(`${systems}/${name}`));
      const names = [...made.map(({ fileName }) => fileName).filter((name) => name !== "index.html"), ...given];
      const languages = readdirSync(texts).flatMap((name) => /^page\.(\w+)\.ftl$/u.exec(name)?.[1] ?? []);
      worker.code = worker.code
        .replace("__FILES__", names.map((name) => `/${name}`).join(" "))
        .replace("__LANGUAGES__", languages.join(" "))
        .replace("__VERSION__", hash.digest("hex").slice(0, 16));
    },
  };
}
