// Armies that are being built, by the address at which they are: what is not saved is still there when one comes back.
import { SvelteMap } from "svelte/reactivity";
import { armyPath, buildPath } from "../route";
import type { Building } from "./building.svelte";

export const drafts = new SvelteMap<string, Building>();

/** The address of an army in the building. */
export const draftPath = (name: string, from: string): string =>
  name ? armyPath(name) : `${buildPath()}${from && `#${from}`}`;

/** Those that have something in them that is not saved. */
export const unsaved = (): [string, Building][] => [...drafts].filter(([, building]) => building.dirty);

export function drop(path: string): void {
  drafts.get(path)?.stop();
  drafts.delete(path);
}
