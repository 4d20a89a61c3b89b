/** All sentences of one language, as one file to fetch. */
export const texts = Object.values(
  import.meta.glob<string>("../../../../../locales/pl/*.ftl", { query: "?raw", import: "default", eager: true }),
);
