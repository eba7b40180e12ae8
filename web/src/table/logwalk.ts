/** The arrow keys lead from line to line of the log; Tab then leads to what a line offers. */
import { stepTo } from "./keys";

const KEYS = new Set(["ArrowUp", "ArrowDown", "Home", "End"]);

/** An action for the element that scrolls. */
export function logwalk(log: HTMLElement): { destroy(): void } {
  function move(event: KeyboardEvent): void {
    if (!KEYS.has(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    const lines = [...log.querySelectorAll<HTMLElement>("[data-line]")];
    const line = document.activeElement?.closest<HTMLElement>("[data-line]");
    const next = line ? stepTo(event.key, lines.indexOf(line), lines.length, 1) : entry(event.key, lines.length);
    if (next === null) return;
    event.preventDefault();
    lines[next]?.focus({ preventScroll: true });
    lines[next]?.scrollIntoView({ block: "nearest" });
  }

  log.addEventListener("keydown", move);
  return { destroy: () => log.removeEventListener("keydown", move) };
}

/** Whoever comes from outside begins at the newest line, or at the first. */
function entry(key: string, length: number): number {
  return key === "ArrowUp" || key === "End" ? length - 1 : 0;
}
