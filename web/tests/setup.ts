import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/svelte";
import "../src/armies/armywords";
import "../src/table/ending/words";
import "../src/table/keywords";
import "../src/table/turnedwords";
import "../src/table/log/proofwords";
import "../src/desk/words";
import "../src/friends/words";
import "../src/figures/figurewords";
import "../src/house/words";
import "../src/rules/bookwords";
import "../src/learn/words";
import "../src/mastering/words";
import "../src/seen/words";
import "../src/stage/words";
import { LANGUAGES, learn } from "../src/texts";
import { afterEach, beforeEach, vi } from "vitest";

await Promise.all(LANGUAGES.map(learn));

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });

// What jsdom lacks of a browser.
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.scrollTo ??= () => {};
Element.prototype.setPointerCapture ??= () => {};
globalThis.scrollTo = () => {};
globalThis.matchMedia ??= (media) =>
  ({ media, matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;
globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
