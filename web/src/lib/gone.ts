/** Whether a component is still mounted, for code that waits for an answer. */
import { onDestroy } from "svelte";

/** Called while a component is made, gives a function that tells whether it was left meanwhile. */
export function watchGone(): () => boolean {
  let gone = false;
  onDestroy(() => (gone = true));
  return () => gone;
}
