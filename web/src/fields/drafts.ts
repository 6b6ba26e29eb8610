// Battlefields that are being drawn, by the address at which they are.
import { Drafts } from "../drafts.svelte";
import { fieldPath, fieldsFrom, MAKE_FIELD } from "../route";
import type { Editor } from "./editor.svelte";

export const drafts = new Drafts<Editor>((mark) => (mark ? fieldsFrom(mark) : MAKE_FIELD));

/** The address of a battlefield under the pen. */
export const draftPath = (name: string, from: string): string => (name ? fieldPath(name) : drafts.newPath(from));
