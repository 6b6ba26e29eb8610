// The keys of a stage, beside those of the page.
import type { BoardKey } from "../boards";

export const KEY_LIST: BoardKey[] = [
  { keys: "↑ ↓ ← →", text: "stage-key-move" },
  { keys: "Enter Space", text: "stage-key-choose" },
  { keys: "V Shift+V", text: "stage-key-view" },
  { keys: "Esc", text: "board-key-cancel" },
];
