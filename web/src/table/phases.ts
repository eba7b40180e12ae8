/** Whether the phases of a game fit into the bar over the table. */
import { widthOfWords } from "./lettering";

/** Between the title, the heading and the phases, and around each phase. */
const GAP = 10;
const EDGES = 20;

/** Whether what stands before them and all phases are whole side by side in that width. */
export function allFit(before: string[], phases: string[], width: number): boolean {
  const besides = before.reduce((sum, words) => sum + widthOfWords(words, 13) + GAP, 0);
  const names = phases.reduce((sum, name) => sum + widthOfWords(name, 12) + EDGES, 0);
  return besides + names <= width;
}
