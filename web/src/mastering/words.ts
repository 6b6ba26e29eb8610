// The words of a game master at a fight, which no other game loads.
import { addTexts } from "../texts";

addTexts(import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }));
