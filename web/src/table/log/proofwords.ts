// The words of the proof of the dice, which come along with its panel.
import { more } from "../../texts";

more(import.meta.glob<string>("../../texts/proof.*.ftl", { query: "?raw", import: "default", eager: true }));
