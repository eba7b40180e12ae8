/** One stop of the Tab key for each group of things; the arrow keys lead from thing to thing within it. */
import { stepTo } from "./keys";

/** An action for the element that holds a group of buttons. */
export function roving(group: HTMLElement): { destroy(): void } {
  /** What had the focus last. */
  let taken: HTMLElement | null = null;

  function stops(): HTMLElement[] {
    return [...group.querySelectorAll<HTMLElement>("button")].filter((button) => !button.closest("[inert]"));
  }

  /** Until one has been taken, Tab leads to the first that can be chosen, as far as they are drawn. */
  function arrange(): void {
    const all = stops();
    const choosable = (button: Element): boolean =>
      button.matches(".playable, .target, :has(.playable), :has(.target)");
    const current = taken && all.includes(taken) ? taken : (all.find(choosable) ?? all[0]);
    for (const button of all) {
      const tab = button === current ? 0 : -1;
      if (button.tabIndex !== tab) button.tabIndex = tab;
    }
  }

  function take(event: FocusEvent): void {
    const button = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("button") : null;
    if (!button) return;
    taken = button;
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
