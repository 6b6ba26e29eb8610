// The words of an address that opens no table, which come along with what says them.
import { addTexts } from "../texts";

addTexts(import.meta.glob<string>("./texts/turned.*.ftl", { query: "?raw", import: "default", eager: true }));
