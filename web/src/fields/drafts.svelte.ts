// Battlefields that are being drawn, by the address at which they are: what is not saved is still there when one comes back.
import { SvelteMap } from "svelte/reactivity";
import { fieldPath, fieldsFrom, MAKE_FIELD } from "../route";
import type { Editor } from "./editor.svelte";

export const drafts = new SvelteMap<string, Editor>();

/** The address of a battlefield under the pen. */
export const draftPath = (name: string, from: string): string =>
  name ? fieldPath(name) : from ? fieldsFrom(from) : MAKE_FIELD;

/** Those that have something in them that is not saved. */
export const unsaved = (): [string, Editor][] => [...drafts].filter(([, editor]) => editor.dirty);

export function drop(path: string): void {
  drafts.get(path)?.stop();
  drafts.delete(path);
}

/** The address of a new battlefield at which nothing unsaved is. */
export function freePath(): string {
  for (let at = 1, path = MAKE_FIELD; ; at++) {
    if (!drafts.get(path)?.dirty) return path;
    path = fieldsFrom(`/${at}`);
  }
}
