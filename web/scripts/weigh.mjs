// Checks the page as it was built: light enough, nothing inline that a strict policy would stop, nothing from elsewhere.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// What a fight loads, from the first screen to its end, what is closed with its reasons on every board included; and all screens
// together. Stages, with their journal and a game master's desk, are a fourth kind of board and load by themselves, and so do the
// forms of answers once a question has some, what computers think, lessons with their hints, and the
// drawings of rarer creatures and weapons: only the sum of everything grows with them.
const MOST = 470_000;
const MOST_IN_ALL = 920_000;
const LATER = /^(?:ArmiesPage|FieldsPage|FiguresPage|CampaignPage|CampaignsPage|LabPage|LearnPage|LessonCard|Newcomer|Gathering|Desk|Proof|Composing|Thoughts|bestiary)-/u;
/** A fight has one board, of hexes, of inches or a stage: the heaviest counts. */
const BOARDS = [/^HexBoard-/u, /^PlaneBoard-/u, /^StageBoard-/u];
const root = fileURLToPath(new URL("../../src/affray/web/page", import.meta.url));
const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const texts = new Map(files.map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name))]));
const faults = [];

/** The chunk that a file is of, such as `judged` for `judged.svelte-CYaCNDYT.js` and for its style. */
const chunkOf = (name) => name.replace(/(?:\.svelte)?-[\w-]{8}\.\w+$/u, "");
const chunks = [...texts.keys()].filter((name) => name.endsWith(".js"));
const imports = new Map(
  chunks.map((name) => [name, [...String(texts.get(name)).matchAll(/(?:from|import)"\.\/([^"]+)"/gu)].map((found) => found[1])]),
);
// What only such screens import comes with them.
const later = new Set(chunks.filter((name) => LATER.test(name)));
for (let size = -1; size !== later.size; ) {
  size = later.size;
  for (const name of chunks) {
    const users = chunks.filter((one) => imports.get(one).includes(name));
    if (users.length && users.every((one) => later.has(one))) later.add(name);
  }
}
// A style comes with the script of its name; two scripts may have one name, and a style of both counts.
const namesOf = (scripts) => new Set([...scripts].map(chunkOf));
const [after, before] = [namesOf(later), namesOf(chunks.filter((name) => !later.has(name)))];
const isLater = (name) =>
  name.endsWith(".js") ? later.has(name) : LATER.test(name) || (after.has(chunkOf(name)) && !before.has(chunkOf(name)));

const sum = (wanted) => [...texts].reduce((found, [name, bytes]) => found + (wanted(name) ? bytes.length : 0), 0);
const boards = BOARDS.map((board) => sum((name) => board.test(name)));
const weight = sum((name) => !isLater(name) && !BOARDS.some((board) => board.test(name))) + Math.max(...boards);
const all = sum(() => true);
if (weight > MOST) faults.push(`a fight loads ${weight} bytes; at most ${MOST} are allowed`);
if (all > MOST_IN_ALL) faults.push(`the page weighs ${all} bytes in all; at most ${MOST_IN_ALL} are allowed`);

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
const kilo = (bytes) => Math.round(bytes / 1000);
console.log(`page: ${texts.size} files, ${kilo(weight)} kB for a fight, ${kilo(all)} kB in all`);
