/** The sky of a card as shapes of an svg element: stars and orbits are one shape each, since a table shows many skies. */
import { sky, type Disc, type Orbit } from "./sky";

const known = new Map<string, string>();

/** The shapes of the sky of that key. */
export function skyShapes(key: string): string {
  const shapes = known.get(key) ?? shapesOf(key);
  known.set(key, shapes);
  return shapes;
}

function shapesOf(key: string): string {
  const { stars, disc, limb, orbits, moon } = sky(key);
  return [
    `<path class="star" d="${stars.map(round).join("")}"/>`,
    circle("disc", disc),
    limb ? circle("limb", limb) : "",
    `<path class="orbit" d="${orbits.map(ring).join("")}"/>`,
    moon ? circle("moon", moon) : "",
  ].join("");
}

function circle(name: string, { x, y, r }: Disc): string {
  return `<circle class="${name}" cx="${x}" cy="${y}" r="${r}"/>`;
}

function round({ x, y, r }: Disc): string {
  return ring({ x, y, wide: r, high: r, turn: 0 });
}

/** An ellipse as two halves, each from one end of its longer axis to the other. */
function ring({ x, y, wide, high, turn }: Orbit): string {
  const [along, down] = [wide * Math.cos((turn * Math.PI) / 180), wide * Math.sin((turn * Math.PI) / 180)];
  const half = (way: 1 | -1): string => `a${wide} ${high} ${turn} 0 1 ${2 * way * along} ${2 * way * down}`;
  return `M${x - along} ${y - down}${half(1)}${half(-1)}z`;
}
