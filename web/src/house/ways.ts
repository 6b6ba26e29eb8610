// The ways through the house, which the bar and the menu of a table show.
import { ARMIES, CAMPAIGNS, FIELDS, FIGURES, GAMES, HELP, LAB, LEARN, RULES, type Route } from "../route";

type Screen = Route["screen"];

/** A way: the id of its words, where it leads, the screens that lie on it. */
export interface Way {
  name: string;
  path: string;
  screens: readonly Screen[];
}

/** What is made and kept has a row of its own. */
export const KEPT: readonly Way[] = [
  { name: "figures", path: FIGURES, screens: ["figures"] },
  { name: "armies", path: ARMIES, screens: ["armies"] },
  { name: "fields", path: FIELDS, screens: ["fields"] },
  { name: "campaigns", path: CAMPAIGNS, screens: ["campaigns"] },
];

export const WAYS: readonly Way[] = [
  { name: "play", path: "/", screens: ["start"] },
  { name: "learn", path: LEARN, screens: ["learn"] },
  { name: "games", path: GAMES, screens: ["games", "game"] },
  { name: "kept", path: FIGURES, screens: KEPT.flatMap(({ screens }) => screens) },
  { name: "lab", path: LAB, screens: ["lab"] },
  { name: "rules", path: RULES, screens: ["rules"] },
  { name: "help", path: HELP, screens: ["help"] },
];
