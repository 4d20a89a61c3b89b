import { mount } from "svelte";
import "./art/tokens.css";
import "./house/house.css";
import App from "./App.svelte";
import { house } from "./house/house.svelte";

await house.begin().catch(() => undefined);
const target = document.getElementById("app");
if (target) mount(App, { target });
