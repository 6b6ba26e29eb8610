// Checks the page as it was built: light enough, nothing inline that a strict policy would stop, nothing from elsewhere.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MOST = 400_000;
const root = fileURLToPath(new URL("../../src/affray/web/page", import.meta.url));
const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const texts = new Map(files.map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name))]));
const faults = [];

const weight = [...texts.values()].reduce((sum, bytes) => sum + bytes.length, 0);
if (weight > MOST) faults.push(`the page weighs ${weight} bytes; at most ${MOST} are allowed`);

const page = String(texts.get("index.html"));
if (/<script(?![^>]*\bsrc=)[^>]*>/u.test(page)) faults.push("index.html has an inline script");
if (/<style|\bstyle=|\bon\w+=/u.test(page)) faults.push("index.html has inline styles or handlers");

// Names of XML kinds and addresses in messages to programmers are never fetched.
const NAMES = /https?:\/\/(?:www\.w3\.org|svelte\.dev)\b/gu;
for (const [name, bytes] of texts) {
  if (/https?:\/\/\w/u.test(String(bytes).replace(NAMES, ""))) faults.push(`${name} names an address elsewhere`);
}

for (const fault of faults) console.error(`page: ${fault}`);
if (faults.length) process.exit(1);
console.log(`page: ${texts.size} files, ${Math.round(weight / 1000)} kB`);
