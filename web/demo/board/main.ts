import { mount } from "svelte";
import "../../src/styles.css";
import Demo from "./Demo.svelte";

const asked = new URLSearchParams(location.search);
const said = document.querySelector("#said")!;
mount(Demo, {
  target: document.querySelector("#board")!,
  props: {
    scene: asked.get("scene") ?? "move",
    lang: asked.get("lang") === "de" ? "de" : "en",
    said: (text: string) => (said.textContent = text),
  },
});
