// The names of a game in the reader's language. A game keeps those that it was made with; where its messages come in another
// language, whoever reads them is told of sides, figures and units by their names there, and answers by them.
import type { Net } from "../net";

type Names = ReadonlyMap<string, string>;
type Turned = (text: string) => string;

const LETTER = "\\p{L}\\p{N}_";
const literal = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/gu, "\\$&");
const joined = (text: string): string => text.replaceAll(" ", "_");
/** As a name stands in JSON. */
const quoted = (text: string): string => JSON.stringify(text).slice(1, -1);
/** What people have written stays as it is. */
const CHAT = '\\{"kind":"chat"[^{}]*\\}';

const SOLID = "\u00a0";
/** The names of the game as its reader has them, also with underscores, as answers have them; what is one word there stays one. */
function readerNames(names: Names): Names {
  return new Map(
    [...names].flatMap(([name, other]): [string, string][] =>
      name.includes(" ")
        ? [
            [name, other],
            [joined(name), joined(other)],
          ]
        : [[name, other.replaceAll(" ", SOLID)]],
    ),
  );
}

/** The names of the reader as the game has them: in an answer, of which each is a word. */
function gameNames(names: Names): Names {
  return new Map(
    [...names].flatMap(([name, other]): [string, string][] => [
      [other, other.includes(" ") ? name : joined(name)],
      [other.replaceAll(" ", SOLID), joined(name)],
      [joined(other), joined(name)],
    ]),
  );
}

/** What turns names into others wherever they stand in a text. */
function turning(names: Names, json: boolean): Turned {
  if (!names.size) return (text) => text;
  const write = json ? quoted : (text: string): string => text;
  const known = new Map([...names].map(([name, other]) => [write(name), write(other)]));
  const all = [...known.keys()].sort((a, b) => b.length - a.length).map(literal);
  const before = json ? `(?:(?<![${LETTER}])|(?<=\\\\[nt]))` : `(?<![${LETTER}])`;
  const found = new RegExp(`${json ? `${CHAT}|` : ""}${before}(?:${all.join("|")})(?![${LETTER}])`, "gu");
  return (text) => text.replaceAll(found, (one) => known.get(one) ?? one);
}

/** Files and tokens are the game's own. */
const PLAIN = /\/(?:record|seat|seats\/\d+)$/u;
/** So many parts of a path, "/api/games/ID", have no names. */
const OWN = 4;
/** Replies that have no body. */
const BARE = new Set([204, 304]);

/** Between a reader with these names and a game with its own. */
export interface Voice {
  /** What the game says, as its reader hears it. */
  hear: Turned;
  /** What the reader says; what people say to each other stays as it is. */
  say: Turned;
  /** A request of the game. */
  fetch: (net: Net, path: string, init?: RequestInit) => Promise<Response>;
}

export function voiceOf(names: Names): Voice {
  const whole = new Map(
    [...names].flatMap(([name, other]) => [other, other.replaceAll(" ", SOLID)].map((one) => [one, name])),
  );
  const spoken = turning(gameNames(names), false);
  const [hear, answer] = [turning(readerNames(names), true), turning(gameNames(names), true)];
  /** About a name alone, or with an answer. */
  const ask = (text: string): string => whole.get(text) ?? spoken(text);
  /** A path with the names of the game behind its id. */
  function answering(path: string): string {
    const [at = "", behind] = path.split("?", 2);
    const parts = at.split("/").map((part, n) => (n < OWN ? part : encodeURIComponent(ask(decodeURIComponent(part)))));
    const wanted = [...new URLSearchParams(behind)].map(([name, value]) => [name, ask(value)]);
    return parts.join("/") + (wanted.length ? `?${new URLSearchParams(wanted)}` : "");
  }
  async function fetch(net: Net, path: string, init?: RequestInit): Promise<Response> {
    if (PLAIN.test(path.split("?", 1)[0]!)) return net.fetch(path, init);
    const body = typeof init?.body === "string" ? { body: answer(init.body) } : {};
    const reply = await net.fetch(answering(path), { ...init, ...body });
    const { status, statusText, headers } = reply;
    return BARE.has(status) ? reply : new Response(hear(await reply.text()), { status, statusText, headers });
  }
  return { hear, say: (text) => (text.includes('"kind":"answer"') ? answer(text) : text), fetch };
}
