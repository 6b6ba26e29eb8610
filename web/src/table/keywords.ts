// The words of the keys, which load with their help.
import { addTexts } from "../texts";

addTexts(import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }));
