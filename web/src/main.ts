import { mount } from "svelte";
import App from "./App.svelte";
import { dress } from "./lib/dress";
import { guard } from "./lib/gesture";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/shared.css";
import "./styles/layout.css";

const wait = document.getElementById("wait")!; // what index.html says until there are words
wait.querySelector("a")!.addEventListener("click", (event) => {
  event.preventDefault();
  location.reload();
});
guard();
void dress();
await words.begin(settings.get("lang"));
wait.remove();
mount(App, { target: document.getElementById("app")! });
