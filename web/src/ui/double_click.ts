/** Whether a click is the second of a double one with a mouse; on a screen two quick taps are meant. */
export const isSecondClick = (event: MouseEvent): boolean =>
  event.detail > 1 && (event as Partial<PointerEvent>).pointerType !== "touch";
