/** Opens the log at one of its lines. */
import { tick } from "svelte";
import type { Desk } from "./desk.svelte";

const MARKED = 1600;

/** Shows the line of that number; where several are told as one, the one that tells it. */
export async function openLine(desk: Desk, line: number): Promise<void> {
  desk.openTab("log");
  desk.readFrom = Math.min(line, desk.readFrom ?? line);
  await tick();
  const lines = [...document.querySelectorAll<HTMLElement>("[role=log] [data-line]")];
  const found = lines.findLast((one) => Number(one.dataset.line) <= line);
  if (!found) return;
  found.tabIndex = -1;
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: "center" });
  found.animate({ background: ["var(--news-soft, var(--act-soft))", "transparent"] }, MARKED);
}
