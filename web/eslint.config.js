import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist/", "node_modules/", "fixtures/", "src/lib/protocol/", "src/games/*/generated.ts"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig: config } },
  },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "no-var": "error",
      // A name that begins with an underscore says that it is not needed.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": "error",
      // Bound props are taken apart together with those that never change.
      "prefer-const": "off",
      "svelte/prefer-const": ["error", { destructuring: "all" }],
      // What nothing on the screen depends on is kept in plain maps, on purpose.
      "svelte/prefer-svelte-reactivity": "off",
      "svelte/require-each-key": "off",
      // Our links go through the router of this house, not through SvelteKit's.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  // Tools talk to whoever runs them.
  { files: ["tools/**", "tests/**"], rules: { "no-console": "off" } },
  // A test that finds nothing where something must be fails anyway.
  { files: ["**/*.test.ts"], rules: { "@typescript-eslint/no-non-null-assertion": "off" } },
  // One interface carries the data of all games.
  { files: ["src/games/game-table.ts"], rules: { "@typescript-eslint/no-explicit-any": "off" } },
);
