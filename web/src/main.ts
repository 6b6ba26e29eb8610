import { mount } from "svelte";
import App from "./App.svelte";
import { keepPage } from "./offline/reach.svelte";
import "./styles.css";
import { learn } from "./texts";
import { language } from "./words.svelte";

await learn(language());
mount(App, { target: document.body });
if (import.meta.env.PROD) keepPage();
