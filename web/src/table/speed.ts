/** How fast the table moves. */
import { settings } from "../lib/settings.svelte";

const MOVE = { normal: 260, fast: 130, off: 0 } as const;

/** How long a thing takes to move; not at all while nobody looks. */
export function moving(): number {
  return document.visibilityState === "visible" ? MOVE[settings.motion] : 0;
}
