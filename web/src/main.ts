import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./words/words.svelte";
import "./style/tokens.css";
import "./style/base.css";

await begin();
mount(App, { target: document.getElementById("app")! });
