/** Groups what is blocked by reason. */
import type { Refused, Text } from "../lib/wire";

export interface Reason {
  reason: Text;
  rule: string;
  labels: Text[];
}

/** Groups by reason and rule, in the order in which they come; what is said twice is said once. */
export function groupReasons(refused: Refused[]): Reason[] {
  const groups = new Map<string, Reason>();
  for (const { reason, rule, label } of refused) {
    const key = `${rule}\n${reason.en}`;
    const group = groups.get(key) ?? { reason, rule, labels: [] };
    if (!group.labels.some((known) => known.en === label.en)) group.labels.push(label);
    groups.set(key, group);
  }
  return [...groups.values()];
}
