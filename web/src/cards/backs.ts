/** How backs differ: each kind of back has a sign and a line color, a level has its diamonds. */
import { icon } from "../art/icons";
import type { Look } from "../lib/wire";

export interface Back {
  sign: string;
  /** Color family; empty for the common back. */
  color: string;
  level: number;
}

const SIGNS: Record<string, string> = { mission: "target", market: "credit", base: "flag", objective: "flag" };
const LEVEL_COLORS = ["", "free", "yellow", "red", "sith"];

/** The back of that kind ("card", "market", "mission_3"); a faction's look swaps sign and color of the common one. */
export function backOf(kind: string, look: Look | null): Back {
  const [, word = kind, digits = ""] = /^(.*?)(?:_(\d+))?$/.exec(kind) ?? [];
  const level = Number(digits) || 0;
  const own = SIGNS[word] ?? (icon(word) ? word : "");
  return {
    sign: own || look?.icon || "mark",
    color: LEVEL_COLORS[level] || look?.color || "",
    level,
  };
}
