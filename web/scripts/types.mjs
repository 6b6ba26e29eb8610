// Writes src/messages.ts from the JSON Schema on standard input.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

// The compiler reads tuples as draft 7 wrote them.
function older(part) {
  if (Array.isArray(part)) return part.map(older);
  if (part === null || typeof part !== "object") return part;
  const { prefixItems, ...rest } = part;
  const made = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, older(value)]));
  return prefixItems ? { ...made, items: older(prefixItems), additionalItems: false } : made;
}

const text = await compile(older(JSON.parse(readFileSync(0, "utf8"))), "Messages", {
  bannerComment: "/* Made from src/affray/web/messages by `make types`; not written by hand. */",
  additionalProperties: false,
  unreachableDefinitions: true,
});
const noise = / \*\n \* This interface was referenced by `Messages`'s JSON-Schema\n \* via the `definition` "\w+".\n| \* This interface was referenced by `Messages`'s JSON-Schema\n \* via the `definition` "\w+".\n/g;
const bare = text.replace(noise, "").replace(/\/\*\*\n \*\/\n/g, "").replace("export interface Messages {}\n", "");
const target = new URL("../src/messages.ts", import.meta.url);
if (process.argv.includes("--check")) {
  if (readFileSync(target, "utf8") !== bare) {
    console.error("web/src/messages.ts is not what the messages say: run `make types`");
    process.exit(1);
  }
} else writeFileSync(target, bare);
