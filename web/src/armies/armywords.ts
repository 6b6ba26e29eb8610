// The words of army lists, which no fight loads; those of the start page are the page's own.
import { addTexts } from "../texts";

addTexts(import.meta.glob<string>("../texts/armies.*.ftl", { query: "?raw", import: "default", eager: true }));
