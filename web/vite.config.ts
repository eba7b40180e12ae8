/** How the page is built: plain files under /assets, nothing inline, so that the strictest content policy holds. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = "http://localhost:8000";

export default defineConfig({
  plugins: [svelte()],
  // Browser builds of Svelte in unit tests too: the server build has no effects.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../build/web",
    emptyOutDir: true,
    assetsDir: "assets",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    target: "es2022",
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  preview: { proxy: { "/api": { target: SERVER, ws: true } } },
  // A simulated browser takes seconds to start: the test files that need one say so in their first line.
  test: { environment: "node", pool: "threads", setupFiles: "tests/setup.ts", include: ["tests/unit/**/*.test.ts"] },
});
