// The words of the books of rules, which load with them.
import { addTexts } from "../texts";

addTexts(import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }));
