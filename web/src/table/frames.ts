/** The frames of the page, as far as there are any. */

/** Where no frame comes, such as behind another window, nothing waits longer for one. */
const LATE = 250;

/** Does something in the next frame, before it is laid out; returns how to give it up. */
export function inNextFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    act();
  });
  const late = setTimeout(() => {
    cancelAnimationFrame(frame);
    act();
  }, LATE);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(late);
  };
}
