/** The licenses of what is built into the page, in full, as they ask for. */
import inter from "../../../node_modules/@fontsource/inter/LICENSE?raw";
import condensed from "../../../node_modules/@fontsource/roboto-condensed/LICENSE?raw";
import hashes from "../../../node_modules/@noble/hashes/LICENSE?raw";
import svelte from "../../../node_modules/svelte/LICENSE.md?raw";

export const licenses: { name: string; text: string }[] = [
  { name: "Inter", text: inter },
  { name: "Roboto Condensed", text: condensed },
  { name: "Svelte", text: svelte },
  { name: "noble-hashes", text: hashes },
];
