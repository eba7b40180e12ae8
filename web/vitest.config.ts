/** How the page is tested without a browser: apart from vite.config.ts, so that building the page needs no test tools. */
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

export default mergeConfig(
  page,
  defineConfig({
    // Browser builds of Svelte: the server build has no effects.
    resolve: { conditions: ["browser"] },
    // A simulated browser takes seconds to start: the test files that need one say so in their first line, and share it.
    test: {
      environment: "node",
      pool: "threads",
      isolate: false,
      setupFiles: "tests/setup.ts",
      include: ["tests/unit/**/*.test.ts"],
    },
  }),
);
