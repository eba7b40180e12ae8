/** One stop of the Tab key for each group of things; the arrow keys lead from thing to thing within it. */
import { stepTo } from "./keys";

/** An action for the element that holds a group of buttons. */
export function roving(group: HTMLElement): { destroy(): void } {
  let current: HTMLElement | null = null;

  function stops(): HTMLElement[] {
    return [...group.querySelectorAll<HTMLElement>("button")].filter((button) => !button.closest("[inert]"));
  }

  /** The thing that can be chosen comes first, so that Tab leads to it. */
  function arrange(): void {
    const all = stops();
    if (!current || !all.includes(current)) {
      current =
        all.find((button) => button.matches(".playable, .target, :has(.playable), :has(.target)")) ?? all[0] ?? null;
    }
    for (const button of all) {
      const tab = button === current ? 0 : -1;
      if (button.tabIndex !== tab) button.tabIndex = tab;
    }
  }

  function take(event: FocusEvent): void {
    const button = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("button") : null;
    if (!button) return;
    current = button;
    arrange();
  }

  function move(event: KeyboardEvent): void {
    const all = stops();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = stepTo(event.key, at, all.length, columnsOf(all));
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    all[next]?.focus();
    all[next]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  const watcher = new MutationObserver(arrange);
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", take);
  group.addEventListener("keydown", move);
  arrange();
  return {
    destroy() {
      watcher.disconnect();
      group.removeEventListener("focusin", take);
      group.removeEventListener("keydown", move);
    },
  };
}

/** How many things stand in the first line of a group. */
function columnsOf(all: HTMLElement[]): number {
  const top = all[0]?.getBoundingClientRect().top ?? 0;
  const first = all.findIndex((button) => Math.abs(button.getBoundingClientRect().top - top) > 8);
  return first < 0 ? 1 : Math.max(first, 1);
}
