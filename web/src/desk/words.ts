// The words of a game master's table, which no other game loads.
import { more } from "../texts";

more(import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }));
