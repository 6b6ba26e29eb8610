// One stop for Tab in a list; the arrow keys go from item to item.

const ITEMS = "[data-rove]";

/** Attach to a list whose items have `data-rove`: the one focused last is the stop. */
export function rove(list: HTMLElement): () => void {
  const items = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(ITEMS)];
  const settle = (): void => {
    const all = items();
    const stop =
      all.find((item) => item === document.activeElement) ?? all.find((item) => item.tabIndex === 0) ?? all[0];
    for (const item of all) item.tabIndex = item === stop ? 0 : -1;
  };
  const key = (event: KeyboardEvent): void => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const to = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[Math.min(all.length - 1, Math.max(0, to))]?.focus();
  };
  const watch = new MutationObserver(settle);
  watch.observe(list, { childList: true, subtree: true });
  list.addEventListener("keydown", key);
  list.addEventListener("focusin", settle);
  settle();
  return () => {
    watch.disconnect();
    list.removeEventListener("keydown", key);
    list.removeEventListener("focusin", settle);
  };
}

/** The place of the next in a list, or of the one before; without `around` there is none behind the ends. */
export function stepped(length: number, now: number, back: boolean, around = true): number {
  const at = now < 0 ? (back ? length - 1 : 0) : now + (back ? -1 : 1);
  return around ? (at + length) % length : at;
}
