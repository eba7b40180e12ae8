/** How wide words are when they are set: measured where there is a page, estimated elsewhere. */

const USUAL = 0.56;
let pen: CanvasRenderingContext2D | null | undefined;
/** The letters of the page, asked for once: every question has its styles worked out. */
let letters: string | undefined;
/** What was measured before: choices come back turn by turn. */
const widths = new Map<string, number>();

/** The width in pixels of bold words at a size. */
export function widthOfWords(words: string, size: number): number {
  pen ??= typeof document === "undefined" ? null : penOf(document);
  if (!pen) return words.length * size * USUAL;
  letters ??= getComputedStyle(document.documentElement).getPropertyValue("--font-ui");
  const known = widths.get(`${size} ${words}`);
  if (known !== undefined) return known;
  pen.font = `600 ${size}px ${letters}`;
  const width = pen.measureText(words).width;
  widths.set(`${size} ${words}`, width);
  return width;
}

function penOf(page: Document): CanvasRenderingContext2D | null {
  // Before they come, other letters stand in for those of the page.
  page.fonts?.addEventListener("loadingdone", () => widths.clear());
  return page.createElement("canvas").getContext("2d");
}

/** The width of the same words in two lines, broken where both are as short as possible. */
export function widthInTwoLines(words: string, size: number): number {
  const parts = words.split(" ");
  const breaks = parts.map((_, at) =>
    Math.max(widthOfWords(parts.slice(0, at).join(" "), size), widthOfWords(parts.slice(at).join(" "), size)),
  );
  return Math.min(...breaks);
}
