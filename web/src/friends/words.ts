// The words of a delve with friends, which no other game loads.
import { addTexts } from "../texts";

addTexts(import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }));
