import { mount } from "svelte";
import "./art/tokens.css";
import "./house/house.css";
import App from "./App.svelte";
import { houseContext } from "./house/context";
import { House } from "./house/house.svelte";
import { Router } from "./house/router.svelte";
import { HttpApi } from "./lib/http-api";
import { Preferences, thisDevice } from "./lib/preferences.svelte";
import { openSocket, SocketLine } from "./lib/socket-line";

const house = new House({
  api: new HttpApi(),
  line: new SocketLine(openSocket),
  router: new Router(),
  preferences: new Preferences(thisDevice()),
});
house.start();
await house.begin().catch(() => undefined);
const target = document.getElementById("app");
if (target) mount(App, { target, context: houseContext(house) });
