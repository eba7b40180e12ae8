/** How Svelte files are compiled: runes everywhere, TypeScript in scripts. */
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
};
