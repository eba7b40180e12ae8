/** Where texts of cards are tried out: beside the page, so that laying them out does not touch it. */
import { prose } from "./prose";
import { shortened } from "./shortening";

/** What was found before: the same cards are drawn again and again. */
const known = new Map<string, string>();
let ruler: HTMLElement | undefined;

/** The text as it fits into the room of an element that shows it, by its size and letters. */
export function fitting(text: string, element: HTMLElement): string {
  const style = getComputedStyle(element);
  const width = parseFloat(style.width) - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const height = parseFloat(style.height) - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
  if (!(width > 0 && height > 0)) return text;
  const flows = element.classList.contains("brief");
  const key = [width, height, style.fontSize, style.lineHeight, flows, text].join();
  const found = known.get(key) ?? shortened(text, within(width, height, style, flows));
  if (document.fonts.status === "loaded") known.set(key, found);
  return found;
}

function within(width: number, height: number, style: CSSStyleDeclaration, flows: boolean): (form: string) => boolean {
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
  });
  // A line of a column goes to the next one if it is too high by the least fraction.
  const most = flows ? height + 0.1 : height - 0.5;
  return (form) => fill(ruler!, form, flows).getBoundingClientRect().height <= most;
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
