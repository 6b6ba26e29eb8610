// The words of the end of a game, which load with it.
import { addTexts } from "../../texts";

addTexts(import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }));
