/** How large the table is drawn: everything on it grows with the window, so that a large one has no empty half. */

/** The window for which lengths are written. */
const DRAWN_FOR = { width: 1440, height: 900 };
const LARGEST = 1.6;

/** How many pixels of the window one pixel of the table takes. Below 1 cards get smaller forms instead: letters may
 * not shrink. */
export function unitFor(window: { width: number; height: number }): number {
  const fitting = Math.min(window.width / DRAWN_FOR.width, window.height / DRAWN_FOR.height);
  return Math.min(Math.max(1, fitting), LARGEST);
}
