// The page's own worker: keeps the page, the rules and the lessons, and hands them out where the server does not answer.
// The build puts in what it keeps (scripts/offline.ts). A new version keeps its own and takes over once no page of the old one
// is open, so that no page is left with half of each.
import { isUnreached, kindOf, KEPT } from "./kinds";

interface Waits extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Waits {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener(kind: "install" | "activate", call: (event: Waits) => void): void;
  addEventListener(kind: "fetch", call: (event: Asked) => void): void;
  clients: { claim(): Promise<void> };
  location: Location;
}

const worker = self as unknown as Worker;
const NAME = "affray ";
const STORE = `${NAME}${"__VERSION__"}`;
const PAGE = "/";
const FILES = "__FILES__".split(" ");
const LANGUAGES = "__LANGUAGES__".split(" ");
/** How long something that is kept waits for something newer, in milliseconds. */
const PATIENCE = 5_000;
const known = new Set(FILES);

const open = (): Promise<Cache> => caches.open(STORE);
const fresh = (path: string): Request => new Request(path, { cache: "reload" });

/** Keeps the page; it is there as a whole or not at all. */
async function keepPage(): Promise<void> {
  await (await open()).addAll([PAGE, ...FILES].map(fresh));
}

/** Keeps rules and lessons in all languages, as far as they can be had. */
async function keepReading(): Promise<void> {
  const store = await open();
  const keep = async (path: string): Promise<Response> => {
    const answer = await fetch(path);
    if (answer.ok) await store.put(path, answer.clone());
    return answer;
  };
  for (const lang of LANGUAGES) {
    const systems = (await (await keep(`/api/systems?lang=${lang}`)).json()) as { key: string }[];
    for (const { key } of systems) {
      await keep(`/api/systems/${encodeURIComponent(key)}/book`);
      await keep(`/api/systems/${encodeURIComponent(key)}/lessons?lang=${lang}`);
    }
  }
}

async function forgetOld(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(NAME) && name !== STORE).map((name) => caches.delete(name)));
}

/** The answer of the server, or what is kept where there is none in time. */
async function newest(request: Request, kept: Response | undefined): Promise<Response> {
  try {
    const answer = await fetch(request, kept ? { signal: AbortSignal.timeout(PATIENCE) } : {});
    if (!kept || !isUnreached(answer.status)) return answer;
  } catch (error) {
    if (!kept) throw error;
  }
  return marked(kept!);
}

function marked(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set(KEPT, "1");
  return new Response(kept.body, { status: kept.status, headers });
}

const answers = {
  page: async (request: Request) => newest(request, await (await open()).match(PAGE)),
  file: async (request: Request) => (await (await open()).match(request, { ignoreSearch: true })) ?? fetch(request),
  reading: async (request: Request) => {
    const store = await open();
    const answer = await newest(request, await store.match(request));
    if (answer.ok && !answer.headers.has(KEPT)) await store.put(request, answer.clone());
    return answer;
  },
};

worker.addEventListener("install", (event) => {
  // Without the rules the page is worth keeping too.
  event.waitUntil(keepPage().then(() => keepReading().catch(() => {})));
});
worker.addEventListener("activate", (event) => event.waitUntil(forgetOld().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (event) => {
  const kind = kindOf(event.request, worker.location.origin, known);
  if (kind !== "other") event.respondWith(answers[kind](event.request));
});
