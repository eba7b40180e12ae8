/** Where texts of cards are tried out: beside the page, so that laying them out does not touch it. */
import { prose } from "./prose";
import { shortened } from "./shortening";

/** The room for a text: its size in pixels, its letters, and whether paragraphs follow each other in one line. */
interface Room {
  width: number;
  height: number;
  zoom: number;
  style: CSSStyleDeclaration;
  flows: boolean;
}

/** Marks an element that still shows its text as it came. */
const UNFITTED = "data-unfitted";
/** For how many milliseconds texts are tried out in one go: each takes several layouts, and a frame must not wait. */
const SHARE = 4;
/** What was found before: the same cards are drawn again and again. */
const known = new Map<string, string>();
/** What is still to be tried out, by the elements that show it. */
const waiting = new Map<HTMLElement, () => void>();
let ruler: HTMLElement | undefined;

/** Tells how a text fits into the room of an element that shows it: at once if that is known, otherwise soon. */
export function fitting(text: string, element: HTMLElement, tell: (form: string) => void): void {
  const room = roomOf(element);
  const found = room ? known.get(keyOf(text, room)) : text;
  if (found !== undefined) {
    forget(element);
    return tell(found);
  }
  if (waiting.size === 0) setTimeout(tryOut);
  element.setAttribute(UNFITTED, "");
  waiting.set(element, () => {
    const now = roomOf(element);
    if (now) tell(tried(text, now));
  });
}

function forget(element: HTMLElement): void {
  if (waiting.delete(element)) element.removeAttribute(UNFITTED);
}

function tryOut(): void {
  const until = performance.now() + SHARE;
  for (const [element, find] of waiting) {
    forget(element);
    find();
    if (performance.now() >= until) break;
  }
  if (waiting.size > 0) setTimeout(tryOut);
}

/** The room of an element; null where it is not laid out. */
function roomOf(element: HTMLElement): Room | null {
  const style = getComputedStyle(element);
  const width = parseFloat(style.width) - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const height = parseFloat(style.height) - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
  if (!(width > 0 && height > 0)) return null;
  // Letters are not quite as wide where they are drawn larger.
  return { width, height, zoom: element.currentCSSZoom ?? 1, style, flows: element.classList.contains("brief") };
}

function keyOf(text: string, { width, height, zoom, style, flows }: Room): string {
  return [width, height, style.fontSize, style.lineHeight, flows, zoom, text].join();
}

function tried(text: string, room: Room): string {
  const key = keyOf(text, room);
  const found = known.get(key) ?? shortened(text, within(room));
  if (document.fonts.status === "loaded") known.set(key, found);
  return found;
}

function within({ width, height, zoom, style, flows }: Room): (form: string) => boolean {
  ruler ??= document.body.appendChild(document.createElement("div"));
  ruler.ariaHidden = "true";
  Object.assign(ruler.style, {
    position: "fixed",
    contain: "strict",
    visibility: "hidden",
    overflow: "hidden",
    overflowWrap: "break-word",
    width: `${width}px`,
    height: `${height}px`,
    font: style.font,
    zoom: String(zoom),
  });
  // A line of a column goes to the next one if it is too high by the least fraction.
  const most = flows ? height + 0.1 : height - 0.5;
  return (form) => fill(ruler!, form, flows).getBoundingClientRect().height <= most * zoom;
}

/** The paragraphs of a text, as cards set them. */
function fill(place: HTMLElement, text: string, flows: boolean): HTMLElement {
  const lines = prose(text).map(({ lead, rest }, at) => {
    const line = document.createElement("span");
    line.style.display = flows ? "inline" : "block";
    if (at > 0 && !flows) line.style.marginTop = "0.25em";
    const bold = document.createElement("b");
    bold.textContent = lead;
    line.append(bold, lead && " ", rest, " ");
    return line;
  });
  const whole = document.createElement("div");
  whole.append(...lines);
  place.replaceChildren(whole);
  return whole;
}
