// The foot of the question's panel: what comes of an answer and the button that gives it have their place
// there, however long the question is.

export const FOOT = "answer-foot";

/** Moves a part to the foot; where there is none it stays where it is written. */
export function atFoot(part: HTMLElement): (() => void) | undefined {
  const foot = document.getElementById(FOOT);
  if (!foot) return;
  foot.append(part);
  return () => part.remove();
}

const GAP = 8;
/** Keeps the field of a form that is being filled in above the foot in which this part stands: it grows with what it says. */
export const keepClear =
  (formOf: () => HTMLElement | undefined) =>
  (part: HTMLElement): (() => void) | undefined => {
    const form = formOf();
    if (!form || typeof ResizeObserver === "undefined") return;
    const look = (): void => {
      const field = document.activeElement;
      const foot = part.parentElement;
      // Only what is typed into: a button must not move away from under the press.
      if (!foot || !(field instanceof HTMLElement) || !form.contains(field) || !field.matches("input, textarea"))
        return;
      if (field.getBoundingClientRect().bottom + GAP <= foot.getBoundingClientRect().top) return;
      field.style.scrollMarginBottom = `${foot.offsetHeight + GAP}px`;
      field.scrollIntoView({ block: "nearest" });
    };
    const size = new ResizeObserver(look);
    size.observe(part);
    return () => size.disconnect();
  };
