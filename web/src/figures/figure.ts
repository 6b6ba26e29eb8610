// A figure as its system keeps it: a table that begins with its name, read here field by field.
import type { FigureChecked, TraitChoice } from "../messages";

export type Figure = FigureChecked["figure"];

export const numberOf = (figure: Figure, key: string): number => {
  const value = figure[key];
  return typeof value === "number" ? value : 0;
};
export const textOf = (figure: Figure, key: string): string => {
  const value = figure[key];
  return typeof value === "string" ? value : "";
};
export const listOf = (figure: Figure, key: string): string[] => {
  const value = figure[key];
  return Array.isArray(value) ? value : [];
};
export const nameOf = (figure: Figure): string => textOf(figure, "name");

/** An attribute; one that counts from another is as much as that where it is not said. */
export const scoreOf = (figure: Figure, trait: TraitChoice): number =>
  numberOf(figure, trait.key) || (trait.above ? numberOf(figure, trait.above) : 0);
