// The foot of the question's panel: the button that gives an answer has its place there, however long the question is.

export const FOOT = "answer-foot";

/** Moves a button to the foot; where there is none it stays where it is written. */
export function atFoot(button: HTMLElement): (() => void) | undefined {
  const foot = document.getElementById(FOOT);
  if (!foot) return;
  foot.append(button);
  return () => button.remove();
}
