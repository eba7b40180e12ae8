/** Sizes of elements, told by the page when it has been laid out: to ask in between would have it laid out once more. */

type Told = (element: HTMLElement) => void;

const told = new WeakMap<Element, Told>();
let observer: ResizeObserver | undefined;

/** Tells of an element once it is laid out, and again whenever its size or what it depends on (`on`) changes. */
export function measured(
  element: HTMLElement,
  [tell]: [tell: Told, on?: unknown],
): {
  update: (changed: [Told, unknown?]) => void;
  destroy: () => void;
} {
  observer ??= new ResizeObserver((entries) =>
    entries.forEach(({ target }) => told.get(target)?.(target as HTMLElement)),
  );
  told.set(element, tell);
  observer.observe(element);
  return {
    update([next]) {
      told.set(element, next);
      // Whoever is observed anew is told of once more.
      observer?.unobserve(element);
      observer?.observe(element);
    },
    destroy: () => observer?.unobserve(element),
  };
}
