import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/shared.css";
import "./styles/layout.css";

await words.begin(settings.get("lang"));
mount(App, { target: document.getElementById("app")! });
