// The words of figures and rosters, which no fight loads.
import { addTexts } from "../texts";

addTexts(import.meta.glob<string>("../texts/figures.*.ftl", { query: "?raw", import: "default", eager: true }));
