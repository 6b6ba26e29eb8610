// Checks the page as it was built: light enough, nothing inline that a strict policy would stop, nothing from elsewhere.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// What a fight loads, from the first screen to its end, what is closed with its reasons on every board included; and all screens
// together. The forces of a battle when it is set up, a game master's desk, his rulings at a fight and his seat, forms of answers once a question has some, what computers think, lessons with their hints, the
// story of an end, names of a game in its reader's language, what is shown of each blow and drawings of what is rare load by themselves: only the sum of everything grows with them.
const MOST = 480_700;
const MOST_IN_ALL = 1_192_200;
const PAGES = "ArmiesPage FieldsPage FiguresPage CampaignPage CampaignsPage LabPage LearnPage GamesPage HelpPage RulesPage RuleBook KeyHelp";
const PARTS = "Below Battle Legend CampaignCard Offline Notice LessonCard Newcomer Fight Picture Gathering Desk Proof Composing Thoughts bestiary EndCard Story Seen Pace sound Minimap Tape Turned turned.en voice Friends Mastered MasterSeat";
const LATER = new RegExp(`^(?:${`${PAGES} ${PARTS}`.replaceAll(" ", "|")})-`, "u");
/** What only whoever installs the page fetches. */
const INSTALLED = /^(?:manifest\.json|icon-\d+\.png|sw\.js)$/u;
/** A fight has one board, of hexes, of inches or a stage, and one reads one language: the heaviest count. */
const BOARDS = [/^HexBoard-/u, /^PlaneBoard-/u, /^StageBoard-/u];
const LANGUAGES = [/^en-/u, /^de-/u];
const root = fileURLToPath(new URL("../../src/affray/web/page", import.meta.url));
const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const texts = new Map(files.map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name))]));
const faults = [];

/** The chunk that a file is of, such as `judged` for `judged.svelte-CYaCNDYT.js` and for its style. */
const chunkOf = (name) => name.replace(/(?:\.svelte)?-[\w-]{8}\.\w+$/u, "");
const chunks = [...texts.keys()].filter((name) => name.endsWith(".js"));
const named = (name, pattern) => [...String(texts.get(name)).matchAll(pattern)].map((found) => found[1]);
const imports = new Map(chunks.map((name) => [name, named(name, /(?:from|import)"\.\/([^"]+)"/gu)]));

/** Scripts with all that they import at once. */
function withImports(roots) {
  const found = new Set(roots);
  for (const name of found) for (const one of imports.get(name) ?? []) found.add(one);
  return found;
}

/** The weight of scripts and of the styles of their names; two scripts may have one name, and a style of both counts. */
function weigh(scripts) {
  const styles = new Set([...scripts].map(chunkOf));
  const isPart = (name) => !INSTALLED.test(name) && (name.endsWith(".js") ? scripts.has(name) : !name.endsWith(".css") || styles.has(chunkOf(name)));
  return [...texts].reduce((found, [name, bytes]) => found + (isPart(name) ? bytes.length : 0), 0);
}

const entry = named("index.html", /src="\/assets\/([^"]+)"/gu);
const fetched = chunks.flatMap((name) => named(name, /import\([`"]\.\/([^`"]+)[`"]\)/gu));
const isOneOf = (name) => [...BOARDS, ...LANGUAGES].some((place) => place.test(name));
const always = fetched.filter((name) => !LATER.test(name) && !isOneOf(name));
const choices = BOARDS.flatMap((board) => LANGUAGES.map((language) => [board, language]));
const weights = choices.map((choice) =>
  weigh(withImports([...entry, ...always, ...chunks.filter((name) => choice.some((place) => place.test(name)))])),
);
const weight = Math.max(...weights);
const all = weigh(new Set(chunks));
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
