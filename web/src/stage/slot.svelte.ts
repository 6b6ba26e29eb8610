// The place on a stage for a form that is filled in, and what a tap on somebody there fills in.

interface Filling {
  /** Whom a field asks for, and who was picked. */
  takes: Set<string>;
  has: Set<string>;
  pick: (id: string) => void;
}

class Slot {
  /** Where forms go; null where there is no stage beside the panel. */
  node = $state.raw<HTMLElement | null>(null);
  /** How many lie there. */
  count = $state(0);
  filling = $state.raw<Filling | null>(null);
  /** Fills in the place that a form asks for somebody else than whoever acts; null where none does. */
  placing = $state.raw<((place: string) => void) | null>(null);
  /** Takes a hex that is pressed, and who is there, while a game master rules; null else. */
  pointing = $state.raw<((hex: [number, number], who: string) => void) | null>(null);
}

export const slot = new Slot();
