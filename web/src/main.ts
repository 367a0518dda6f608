import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { texts } from "./lib/texts.svelte";

settings.start();
router.start();
await texts.start();
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("/sw.js");
}
