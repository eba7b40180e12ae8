/** How the page is built: plain files under /assets, nothing inline, so that the strictest content policy holds. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = "http://localhost:8000";

export default defineConfig({
  plugins: [svelte()],
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
});
