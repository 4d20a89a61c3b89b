import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `higaki serve` listens while the client is being worked on. */
const SERVER = process.env.HIGAKI_URL ?? "http://127.0.0.1:4442";

export default defineConfig({
  plugins: [svelte()],
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  build: { target: "es2022", assetsInlineLimit: 0 },
  // The timeout only ends a test that hangs: beside a build everything takes several times as long.
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
