// Where one question follows another, what stands below stays where it is.

/** Keeps a part of the page as tall as it has been, until the window changes. */
export function keepTall(node: HTMLElement): (() => void) | undefined {
  if (!globalThis.ResizeObserver) return;
  let tallest = 0;
  const keep = (): void => {
    if (node.offsetHeight <= tallest) return;
    tallest = node.offsetHeight;
    node.style.minHeight = `${tallest}px`;
  };
  const free = (): void => {
    tallest = 0;
    node.style.minHeight = "";
  };
  const sized = new ResizeObserver(keep);
  sized.observe(node);
  addEventListener("resize", free);
  return () => {
    sized.disconnect();
    removeEventListener("resize", free);
  };
}
