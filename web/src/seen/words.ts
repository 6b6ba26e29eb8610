// The words of what is seen, which load with it.
import { addTexts } from "../texts";

addTexts(import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }));
