// The kinds of ground by the codes of terrain, and the colours of each by day and by night.
export type Kind =
  | "open"
  | "rough"
  | "brush"
  | "wood"
  | "shallow"
  | "water"
  | "stairs"
  | "lowwall"
  | "wall"
  | "door"
  | "object"
  | "pit"
  | "fire"
  | "shadow"
  | "floor"
  | "road"
  | "body"
  | "other";
export interface Tone {
  fill: string;
  mark: string;
  shade: string;
}

/** The codes of terrain that have a drawing, each with the kind that it is drawn as. */
const CODES: Readonly<Record<string, Kind>> = {
  open: "open",
  clear: "open",
  rough: "rough",
  broken_ground: "rough",
  mud: "rough",
  brush: "brush",
  wood: "wood",
  shallow_water: "shallow",
  swamp: "shallow",
  water: "water",
  deep_water: "water",
  stairs: "stairs",
  low_wall: "lowwall",
  wall: "wall",
  door: "door",
  object: "object",
  pit: "pit",
  fire: "fire",
  shadow: "shadow",
  floor: "floor",
  road: "road",
  body: "body",
};

/** The way that terrain is drawn by its code; `other` shows its letter. */
export const kindOf = (code: string): Kind => CODES[code] ?? "other";

export type LaidKind = "fire" | "shadow" | "wall" | "other";
/** The way that something over the ground is drawn; `other` shows its letter. */
export function laidKind(name: string): LaidKind {
  const kind = kindOf(name);
  return kind === "fire" || kind === "shadow" || kind === "wall" ? kind : "other";
}

const tone = (fill: string, mark: string, shade: string): Tone => ({ fill, mark, shade });
export const DAY: Record<Kind, Tone> = {
  open: tone("#dfe0bf", "#b3b98a", "#cfd2aa"),
  rough: tone("#d9cfb4", "#8f8161", "#c5b996"),
  brush: tone("#c4cf98", "#5d7238", "#a9b878"),
  wood: tone("#a9bd8c", "#355a35", "#7f9c66"),
  shallow: tone("#bcd9de", "#4b8794", "#a4c8d0"),
  water: tone("#8fbfd6", "#2a6687", "#74abc7"),
  stairs: tone("#d6cdbd", "#786b57", "#bcb09b"),
  lowwall: tone("#dedac0", "#6b6355", "#b0a48f"),
  wall: tone("#8d857a", "#4e483f", "#a39b8f"),
  door: tone("#d8c7a6", "#6d4722", "#a4713b"),
  object: tone("#d9d6bc", "#694d2c", "#a98253"),
  pit: tone("#6f665b", "#2d2822", "#443d35"),
  fire: tone("#e9b568", "#8f2a05", "#d4560f"),
  shadow: tone("#8f8c95", "#2b2933", "#6d6a75"),
  floor: tone("#e2d9c6", "#b9ad95", "#d4c9b2"),
  road: tone("#dccdaa", "#a8946a", "#cdbb93"),
  body: tone("#dfe0bf", "#5a5348", "#b7a98c"),
  other: tone("#d8d5cd", "#55524b", "#c4c0b6"),
};
export const NIGHT: Record<Kind, Tone> = {
  open: tone("#2d3a30", "#4a5c46", "#354438"),
  rough: tone("#3d3a2f", "#837a5f", "#4b4738"),
  brush: tone("#34462b", "#86a35a", "#3f5533"),
  wood: tone("#223a29", "#6b9a63", "#2f5137"),
  shallow: tone("#2b4a52", "#7db6c0", "#34575f"),
  water: tone("#1d3d55", "#6ba7cc", "#264d69"),
  stairs: tone("#413d36", "#a0947f", "#524d44"),
  lowwall: tone("#2f3a31", "#a59b87", "#6a6355"),
  wall: tone("#5f5a53", "#2a2723", "#736d64"),
  door: tone("#3d352a", "#d4a468", "#7d5529"),
  object: tone("#303a31", "#d0a673", "#6d5130"),
  pit: tone("#0e0f0e", "#4f4a42", "#060606"),
  fire: tone("#5a2a12", "#ffb45c", "#c2501a"),
  shadow: tone("#17171c", "#57545f", "#0c0c0f"),
  floor: tone("#383631", "#57534a", "#413f39"),
  road: tone("#463f30", "#756949", "#524a38"),
  body: tone("#2d3a30", "#b5a98f", "#6a6152"),
  other: tone("#3a3a38", "#b9b6ae", "#484745"),
};
