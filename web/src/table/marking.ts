/** Marks things on the board, wherever they are drawn, while somebody points at what is said about them. */
const MARK = "told";

/** Marks these things and no others. */
export function markThings(things: readonly number[]): void {
  for (const marked of document.querySelectorAll(`[data-thing].${MARK}`)) marked.classList.remove(MARK);
  for (const thing of things) {
    for (const found of document.querySelectorAll(`[data-thing="${thing}"]`)) found.classList.add(MARK);
  }
}
