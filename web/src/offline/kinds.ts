// What the page's own worker does with a request: a game, a token and whatever a person made never reach it.

/** `page`: an address of the page; `file`: a part of it; `reading`: rules and lessons; `other`: not the worker's. */
export type Kind = "page" | "file" | "reading" | "other";

const READING = /^\/api\/systems(?:\/[^/]+\/(?:book|clauses|lessons))?$/u;
/** What no screen of the page answers: the interface, and the documents. */
const ANSWERED = /^\/(?:api|docs)(?:\/|$)/u;

export function kindOf(request: Request, origin: string, files: ReadonlySet<string>): Kind {
  const { pathname, origin: from } = new URL(request.url);
  if (request.method !== "GET" || from !== origin || request.headers.has("Authorization")) return "other";
  if (files.has(pathname)) return "file";
  if (READING.test(pathname)) return "reading";
  return request.mode === "navigate" && !ANSWERED.test(pathname) ? "page" : "other";
}

/** Whether an answer says that whoever stands before the server does not reach it. */
export const isUnreached = (status: number): boolean => status >= 502 && status <= 504;

/** What an answer carries that the worker had kept, so that the page can say so. */
export const KEPT = "x-affray-kept";
