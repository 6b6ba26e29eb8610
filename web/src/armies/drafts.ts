// Armies that are being built, by the address at which they are.
import { Drafts } from "../drafts.svelte";
import { armyPath, buildPath } from "../route";
import type { Building } from "./building.svelte";

export const drafts = new Drafts<Building>((mark) => buildPath() + (mark && `#${mark}`));

/** The address of an army in the building. */
export const draftPath = (name: string, from: string): string => (name ? armyPath(name) : drafts.newPath(from));
