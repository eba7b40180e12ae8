/** Draws shapes into an svg element: those drawn before are copied, which takes a fraction of reading them again. */

const known = new Map<string, DocumentFragment>();

/** An action that fills an svg element with shapes, given as its inside. */
export function drawn(svg: SVGElement, shapes: string): { update: (shapes: string) => void } {
  const draw = (inside: string): void => svg.replaceChildren(read(inside).cloneNode(true));
  draw(shapes);
  return { update: draw };
}

function read(shapes: string): DocumentFragment {
  const before = known.get(shapes);
  if (before) return before;
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.innerHTML = shapes;
  const fragment = document.createDocumentFragment();
  fragment.append(...holder.childNodes);
  known.set(shapes, fragment);
  return fragment;
}
