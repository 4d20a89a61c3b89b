/** The pages with a board. */
export { default as learn } from "../house/LearnPage.svelte";
export { default as table } from "./TablePage.svelte";
