/** All pages except the entrance, as one chunk: smaller together than one by one. */
export { default as account } from "./AccountPage.svelte";
export { default as learn } from "./LearnPage.svelte";
export { default as lobby } from "./Lobby.svelte";
export { default as mine } from "./Mine.svelte";
export { default as fresh } from "./NewTable.svelte";
export { default as rules } from "./RulesPage.svelte";
export { default as settings } from "./SettingsPage.svelte";
