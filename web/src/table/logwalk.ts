/** The arrow keys lead from line to line of the log; Tab then leads to what a line offers. */
import { stepTo } from "./keys";

const KEYS = new Set(["ArrowUp", "ArrowDown", "Home", "End"]);

/** An action for the element that scrolls, told how to draw all lines: Home leads to the first there is. */
export function logwalk(log: HTMLElement, drawAll: () => Promise<void>): { destroy(): void } {
  function pressed(event: KeyboardEvent): void {
    if (!KEYS.has(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.key === "Home") void drawAll().then(() => move(event.key));
    else move(event.key);
  }

  function move(key: string): void {
    const lines = [...log.querySelectorAll<HTMLElement>("[data-line]")];
    const line = document.activeElement?.closest<HTMLElement>("[data-line]");
    const next = line ? stepTo(key, lines.indexOf(line), lines.length, 1) : entry(key, lines.length);
    if (next === null) return;
    lines[next]?.focus({ preventScroll: true });
    lines[next]?.scrollIntoView({ block: "nearest" });
  }

  log.addEventListener("keydown", pressed);
  return { destroy: () => log.removeEventListener("keydown", pressed) };
}

/** Whoever comes from outside begins at the newest line, or at the first. */
function entry(key: string, length: number): number {
  return key === "ArrowUp" || key === "End" ? length - 1 : 0;
}
