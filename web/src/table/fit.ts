// A row whose words are all to be read: where there is no room for them, its smaller parts are shown in short.
import { NextFrame } from "./next_frame";

/** How short: nothing, how the sides stand as numbers, many sides without bars, phases as dots too. */
const STEPS = ["", "numbers", "numbers bare", "numbers bare dots"];

/** Whether something of it is cut off, or wants more room than there is. */
const isCut = (row: HTMLElement): boolean =>
  row.scrollHeight > row.clientHeight ||
  row.scrollWidth > row.clientWidth ||
  [...row.querySelectorAll("[data-whole]")].some(
    (part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight,
  );

/** Shortens a row as far as it must be, for good until the window changes: nothing in it moves to and fro. */
export function fit(row: HTMLElement): (() => void) | undefined {
  if (!globalThis.ResizeObserver) return;
  /** On a phone all is short. */
  const narrow = matchMedia("(max-width: 760px)");
  const first = (): number => (narrow.matches ? STEPS.length - 1 : 0);
  let step = 0;
  let width = 0;
  const look = (): void => {
    while (step < STEPS.length - 1 && isCut(row)) row.dataset["short"] = STEPS[(step += 1)];
  };
  const sized = new ResizeObserver(() => {
    if (row.clientWidth !== width) row.dataset["short"] = STEPS[(step = first())];
    width = row.clientWidth;
    look();
  });
  const soon = new NextFrame(look);
  const changed = new MutationObserver(soon.ask);
  sized.observe(row);
  changed.observe(row, { subtree: true, childList: true, characterData: true });
  return () => {
    sized.disconnect();
    changed.disconnect();
    soon.drop();
  };
}
