// The words of stages, which no other game loads.
import { more } from "../texts";

more(import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }));
