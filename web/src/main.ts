import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { texts } from "./lib/texts.svelte";
import { PAGES } from "./pages";

import.meta.glob("./games/*/hues.css", { eager: true });

settings.start();
router.start();
void PAGES[router.here.parts[0]]?.(); // on its way while the texts are
await texts.start();
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("/sw.js");
}
