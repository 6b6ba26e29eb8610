// The words of figures and rosters, which no fight loads.
import { more } from "../texts";

more(import.meta.glob<string>("../texts/figures.*.ftl", { query: "?raw", import: "default", eager: true }));
