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

/** The address of a new army at which nothing unsaved is. */
export function freePath(): string {
  for (let at = 1, path = buildPath(); ; at++) {
    if (!drafts.get(path)?.dirty) return path;
    path = `${buildPath()}#/${at}`;
  }
}

/** Puts an army into the building at such an address, which is given back. */
export function begin(building: Building): string {
  const path = freePath();
  drop(path);
  drafts.set(path, building);
  return path;
}
