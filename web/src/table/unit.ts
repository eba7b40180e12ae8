/** How large the table is drawn: everything on it grows with the window, so that a large one has no empty half. */

/** The window for which lengths are written. */
const DRAWN_FOR = { width: 1440, height: 900 };
const LARGEST = 1.6;
/** The least window, in the pixels of the table, in which everything has its place. */
const LEAST = { width: 1180, height: 640 };

/**
 * How many pixels of the window one pixel of the table takes, at a zoom of so many percent. Below 1 cards get smaller
 * forms instead: letters may not shrink unless somebody wants them to, and nothing grows out of the window.
 */
export function unitFor(window: { width: number; height: number }, zoom = 100): number {
  const fitting = Math.min(window.width / DRAWN_FOR.width, window.height / DRAWN_FOR.height);
  const usual = Math.min(Math.max(1, fitting), LARGEST);
  const most = Math.max(usual, Math.min(window.width / LEAST.width, window.height / LEAST.height));
  return Math.min((usual * zoom) / 100, most);
}
