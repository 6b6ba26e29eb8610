import { mount } from "svelte";
import App from "./App.svelte";
import "./styles.css";
import { learn } from "./texts";
import { language } from "./words.svelte";

await learn(language());
mount(App, { target: document.body });
