/**
 * The gallery: every fixture of a game on its drawn table, without a server. For development only; not
 * part of the build. With `then=…` another position follows after a moment.
 * `/gallery.html?game=osaka&fixture=turn-4&lang=de&theme=night`
 */
import { mount } from "svelte";
import "../art/tokens.css";
import { isGame, loadTable } from "../games/catalogue";
import { loadWords, preferred } from "../lib/words/languages";
import Gallery from "./Gallery.svelte";

const FIXTURES = import.meta.glob("../../fixtures/*/*.json", { import: "default" });

const wish = new URLSearchParams(location.search);
const game = wish.get("game") ?? "osaka";
const named = Object.keys(FIXTURES).filter((path) => path.includes(`/${game}/`));
const find = (name: string | null) => named.find((path) => path.endsWith(`/${name}.json`));
const chosen = find(wish.get("fixture")) ?? named[0];
const follower = find(wish.get("then"));
const fixture = chosen ? await FIXTURES[chosen]?.() : null;
const then = follower ? await FIXTURES[follower]?.() : null;

document.documentElement.classList.toggle("night", wish.get("theme") === "night");
const target = document.getElementById("app");
if (target && isGame(game) && fixture) {
  const table = await loadTable(game);
  const words = await loadWords(preferred([wish.get("lang") ?? "en"]));
  mount(Gallery, { target, props: { table, fixture: fixture as never, then: then as never, words } });
} else if (target) {
  target.textContent = `No table or no fixture for ${game}.`;
}
