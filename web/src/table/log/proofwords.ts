// The words of the proof of the dice, which come along with its panel.
import { addTexts } from "../../texts";

addTexts(import.meta.glob<string>("../../texts/proof.*.ftl", { query: "?raw", import: "default", eager: true }));
