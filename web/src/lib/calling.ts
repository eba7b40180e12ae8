/** Calls somebody back to the table whose turn it is while the page is in the background. */
import { lang } from "./i18n.svelte";
import { settings } from "./settings.svelte";

/** Whether this browser can call at all. */
export function canCall(): boolean {
  return "Notification" in globalThis;
}

/** Lets the page call from now on, if the browser is allowed to; asks for that first. */
export async function allowCalls(): Promise<boolean> {
  if (!canCall()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Calls, if that is wanted and nobody looks; one call replaces another from the same table. */
export function callBack(table: string, title: string, body: string): void {
  if (!settings.calls || !document.hidden || !canCall() || Notification.permission !== "granted") return;
  const call = new Notification(title, { body, tag: `dejarik-${table}`, lang: lang.current });
  call.onclick = () => {
    focus();
    call.close();
  };
}
