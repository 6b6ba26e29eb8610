// The drawings that load by themselves once one of them is wanted.
import type { More } from "./silhouettes";

let found = $state.raw<More | null>(null);
let asked: Promise<void> | undefined;

/** The drawings beyond the common ones; null until they are there. */
export function more(): More | null {
  asked ??= import("./bestiary").then(
    (loaded) => void (found = loaded),
    () => void (asked = undefined),
  );
  return found;
}
