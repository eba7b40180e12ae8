/** Tracks pointer and focus over the whole table: hovering previews a card, a long press or right click asks why. */
import type { Thing } from "../lib/wire";
import type { Desk } from "./desk.svelte";

const LONG_PRESS = 480;
/** What stands for a thing, shows a card, or tells of a thing elsewhere. */
const THINGS = "[data-thing], [data-key], [data-about]";

/** An action for the element that holds the table. */
export function attend(root: HTMLElement, desk: Desk): { destroy(): void } {
  let pressed: ReturnType<typeof setTimeout> | undefined;
  let consumed = false;

  function under(event: Event): Thing | null {
    const spot = event.target instanceof Element ? event.target.closest<HTMLElement>(THINGS) : null;
    if (!spot) return null;
    const id = spot.dataset.thing ?? spot.dataset.about;
    const known = id === undefined ? null : desk.thing(Number(id));
    return known ?? (spot.dataset.key ? { kind: "card", key: spot.dataset.key } : null);
  }

  function over(event: Event): void {
    const touch = event instanceof PointerEvent && event.pointerType === "touch";
    if (touch) return;
    const thing = under(event);
    desk.light(thing?.id ?? null);
    if (thing) desk.look(thing);
  }

  function leave(): void {
    desk.light(null);
  }

  function down(event: PointerEvent): void {
    consumed = false;
    clearTimeout(pressed);
    const thing = under(event);
    if (event.pointerType !== "touch" || !thing) return;
    pressed = setTimeout(() => {
      if (desk.dragged !== null) return;
      consumed = true;
      desk.look(thing);
      desk.panel = "preview";
    }, LONG_PRESS);
  }

  function release(): void {
    clearTimeout(pressed);
  }

  /** The click that ends a long press is not a choice. */
  function click(event: MouseEvent): void {
    if (!consumed) return;
    consumed = false;
    event.preventDefault();
    event.stopPropagation();
  }

  function menu(event: MouseEvent): void {
    const thing = under(event);
    if (!thing) return;
    event.preventDefault();
    if (consumed || !desk.live) return;
    desk.look(thing);
    desk.askWhy(thing.id ?? null);
  }

  const heard: [string, (event: never) => void, boolean][] = [
    ["pointerover", over, false],
    ["pointerleave", leave, false],
    ["focusin", over, false],
    ["focusout", leave, false],
    ["pointerdown", down, false],
    ["pointerup", release, false],
    ["pointercancel", release, false],
    ["scroll", release, true],
    ["click", click, true],
    ["contextmenu", menu, false],
  ];
  for (const [name, listener, capture] of heard) root.addEventListener(name, listener as EventListener, capture);
  return {
    destroy() {
      clearTimeout(pressed);
      for (const [name, listener, capture] of heard) root.removeEventListener(name, listener as EventListener, capture);
    },
  };
}
