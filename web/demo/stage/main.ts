import { mount } from "svelte";
import "../../src/styles.css";
import { speak } from "../../src/words.svelte";
import Demo from "./Demo.svelte";

const asked = new URLSearchParams(location.search);
speak(asked.get("lang") === "de" ? "de" : "en");
mount(Demo, { target: document.body, props: { scene: asked.get("scene") ?? "crypt" } });
