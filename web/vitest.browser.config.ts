import { defineConfig } from "vitest/config";

/** The tests in a real browser: one after the other, on a machine that may be slow. */
export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
