/** Short messages that pass: something was copied, saved, sent. */
import type { Text } from "../lib/wire";

export interface Toast {
  id: number;
  text: Text;
  kind: "good" | "hurt";
}

const SHOWN_FOR = 4500;
let next = 0;
let shown = $state.raw<Toast[]>([]);

/** The messages shown now. */
export const toasts = {
  get shown(): Toast[] {
    return shown;
  },
};

/** Shows a message for a few seconds. */
export function toast(text: Text, kind: Toast["kind"] = "good"): void {
  const id = next++;
  shown = [...shown, { id, text, kind }];
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

/** Takes a message away before its time. */
export function dismiss(id: number): void {
  shown = shown.filter((one) => one.id !== id);
}
