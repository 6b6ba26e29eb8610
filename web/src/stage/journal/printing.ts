// The sheets of the party, handed to the printer.
import { mount, unmount } from "svelte";
import type { Game } from "../../game.svelte";
import { people } from "../scene";
import Printed from "./Printed.svelte";

/** Prints the sheets of all characters as they stand; false where there are none. */
export async function printSheets(game: Game, print: () => void = () => globalThis.print()): Promise<boolean> {
  const stage = game.table.position?.stage;
  const sheets = stage ? await game.sheets(people(stage).map(({ actor }) => actor.id)) : [];
  if (!stage || !sheets.length) return false;
  const title = game.table.welcome?.title ?? "";
  const shown = mount(Printed, { target: document.body, props: { sheets, stage, title } });
  // Some browsers print while the page goes on; what is printed is not seen on the screen.
  addEventListener("afterprint", () => void unmount(shown), { once: true });
  print();
  return true;
}
