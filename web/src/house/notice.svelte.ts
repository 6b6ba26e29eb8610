// What whoever runs the server tells everybody, until it is put away in this browser.
import { call } from "../api";
import { memory } from "../memory";
import type { NoticeShown } from "../messages";
import type { Net } from "../net";
import { language } from "../words.svelte";

/** How often it is asked for, and how long the first time waits for the page, in milliseconds. */
const EVERY = 20_000;
const FIRST = 1_000;

const state = $state<{ shown: NoticeShown | null }>({ shown: null });

/** The notice to show; null for none. */
export const notice = (): NoticeShown | null => state.shown;

/** Shows a notice no more, in any language, until there is another. */
export function putAway(): void {
  memory.notice = state.shown?.id ?? "";
  state.shown = null;
}

/** Asks for the notice; what does not answer changes nothing. */
export async function askNotice(net: Net): Promise<void> {
  try {
    const found = await call(net, "GET /api/notice", { query: { lang: language() } });
    const shown = found.text && found.id !== memory.notice ? found : null;
    if (shown?.text !== state.shown?.text || shown?.id !== state.shown?.id) state.shown = shown;
  } catch {
    // The next time comes by itself.
  }
}

/** Keeps asking while the page is seen; returns what ends that. */
export function watchNotice(net: Net): () => void {
  const ask = (): void => {
    if (document.visibilityState !== "hidden") void askNotice(net);
  };
  const first = setTimeout(ask, FIRST);
  const timer = setInterval(ask, EVERY);
  document.addEventListener("visibilitychange", ask);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    document.removeEventListener("visibilitychange", ask);
  };
}
