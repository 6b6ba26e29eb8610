// Whether the server can be reached, as the last request found, and the worker that keeps the page where it cannot.

/** What an answer carries that the worker had kept (kinds.ts; the worker shares no file with the page). */
export const KEPT = "x-affray-kept";

const state = $state({ offline: false });

export const isOffline = (): boolean => state.offline;

/** An answer of the server, or its absence, taken to heart. */
export async function heed(asked: Promise<Response>): Promise<Response> {
  try {
    const answer = await asked;
    // What the browser may keep by itself says nothing of the server.
    if (!answer.headers.get("cache-control")?.includes("max-age")) state.offline = answer.headers.has(KEPT);
    return answer;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) state.offline = true;
    throw error;
  }
}

/** How long the page has for itself before it is kept, in milliseconds. */
const AFTER = 4_000;

/** Has the page kept where the browser allows it: over HTTPS or from this machine. */
export function keepPage(): void {
  if (!("serviceWorker" in navigator)) return;
  // A browser that keeps nothing still plays.
  setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => {}), AFTER);
}
