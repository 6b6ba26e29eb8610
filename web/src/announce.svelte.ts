// The one polite live region: what is put here is read out once.
import { untrack } from "svelte";

const state = $state({ text: "" });

export const announcement = (): string => state.text;

/** Reads a text out, even when it is what was read before. */
export function announce(text: string): void {
  state.text = text === untrack(announcement) ? `${text}\u00a0` : text;
}
