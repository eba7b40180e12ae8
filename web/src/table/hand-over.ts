/** Exports: text to the clipboard, a file to the disk. */
import { toast } from "../shell/toasts.svelte";
import { words } from "./words";

/** Copies text and says so; where the browser forbids it, says what to do instead. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(words.copied);
  } catch {
    toast(words.copyFailed, "hurt");
  }
}

/** Saves text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
