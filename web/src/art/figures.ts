/** Silhouettes that stand before the sky of a card, on a field of 160 by 90: kinds of things, never one particular thing. */

// Class d is the second tone, class hot a line of light.
const DRAWN = {
  hood: '<path d="M34 90c3-20 14-30 28-34-3-5-5-12-5-19C57 20 67 8 80 8s23 12 23 29c0 7-2 14-5 19 14 4 25 14 28 34z"/><path class="d" d="M80 17c-8 0-13 8-13 19 0 12 6 21 13 21s13-9 13-21c0-11-5-19-13-19z"/><path class="d" d="m66 60 14 30 14-30-14 8z"/>',
  helm: '<path d="M26 90c2-16 12-24 30-27l4-5V34C60 18 68 9 80 9s20 9 20 25v24l4 5c18 3 28 11 30 27z"/><path class="d" d="M63 33h34v7l-12 4h-10l-12-4z"/><path class="d" d="M74 49h12v3H74zM75 55h10v3H75z"/><path class="d" d="M56 63l-9 27h6l9-25zM104 63l9 27h-6l-9-25z"/>',
  person:
    '<path d="M30 90c2-18 14-26 36-30v-8c-5-5-8-11-8-20C58 18 67 9 80 9s22 9 22 23c0 9-3 15-8 20v8c22 4 34 12 36 30z"/><path class="d" d="M66 60 80 76l14-16 5 2-13 28H74L61 62z"/><path class="d" d="M58 30c2-14 10-21 22-21s21 8 22 21c-6-6-10-9-14-9-8 5-20 4-26 1-2 3-3 5-4 8z"/>',
  long: '<path d="M30 90c2-16 12-24 30-28-6-8-8-18-7-30C54 17 65 8 80 8s26 9 27 24c1 12-1 22-7 30 18 4 28 12 30 28z"/><path class="d" d="M66 30c2-8 7-12 14-12s12 4 14 12c1 12-5 24-14 24S65 42 66 30z"/><path class="d" d="m64 62 16 10 16-10 4 2-14 26H74L60 64z"/>',
  brute:
    '<path d="M18 90c2-22 16-32 40-36-3-6-4-12-3-20C57 18 66 8 80 8s23 10 25 26c1 8 0 14-3 20 24 4 38 14 40 36z"/><path class="d" d="M64 36h32v5l-10 3-6-2-6 2-10-3zM70 54h20l-3 5H73z"/><path class="d" d="M46 90 60 60h5L58 90zM114 90l-14-30h-5l7 30z"/>',
  droid:
    '<path d="M56 44c0-16 10-26 24-26s24 10 24 26z"/><path d="M54 48h52v36H54zM44 46h7v44h-7zM109 46h7v44h-7z"/><circle class="d" cx="80" cy="33" r="6"/><path class="d" d="M62 54h36v4H62zM62 63h14v15H62zM82 63h16v6H82zM82 73h16v5H82z"/><path d="M79 8h2v10h-2z"/>',
  blade:
    '<path d="m30 82 8 6 14-16-7-6z"/><path class="d" d="m36 75 7 6 3-3-7-6zM41 69l7 6 2-2-7-6z"/><path class="hot" d="m48 66 5 4L134 8l-3-3z"/>',
  pistol:
    '<path d="M22 30h84l6-5h18v13h-18l-8 6H78l-8 10H58L48 84H28l10-38H22z"/><path class="d" d="M34 34h46v4H34zM62 46h10l-5 7h-8zM112 28h14v3h-14z"/><path d="M50 20h34v6H50z"/>',
  rifle:
    '<path d="M8 40h26l6-6h70l2-4h40v7h-38l-6 9H84l-6 12H66l2-12H50L38 62H10z"/><path class="d" d="M46 38h50v3H46zM14 46h18v3H14z"/><path d="M58 22h34l4 6H54z"/>',
  palm: '<g fill="none" stroke="currentColor" stroke-width="3"><circle cx="80" cy="46" r="20"/><circle cx="80" cy="46" r="31" opacity=".55"/><circle cx="80" cy="46" r="42" opacity=".28"/></g><circle cx="80" cy="46" r="9"/><path d="M79 0h2v24h-2zM79 68h2v24h-2z" opacity=".6"/>',
  kit: '<path d="M62 24V12h36v12h-7v-5H69v5zM30 26h100v54H30z"/><path class="d" d="M30 46h42v6H30zM88 46h42v6H88zM74 42h12v16H74z"/>',
  fighter:
    '<path d="m80 6 8 34 50 26v8l-50-8-3 14 9 8H66l9-8-3-14-50 8v-8l50-26z"/><path class="d" d="m80 22 4 24h-8zM75 54h10l-2 20h-6z"/>',
  walker:
    '<path d="M46 12h62l12 10v20l-10 6H54l-12-8V20z"/><path d="M56 48h10l-6 20 8 16h6v6H54v-6l-4-16zM94 48h10l8 18-8 18h6v6H90v-6h4l4-18z"/><path class="d" d="M98 22h16v6H98zM52 20h28v5H52zM52 30h20v4H52z"/><path d="M118 30h24v4h-24z"/>',
  ship: '<path d="M6 58 58 44l4-12h18l3-12h12l2 12h20l6 12 32 8-6 14H40z"/><path class="d" d="M52 50h84v3H46zM66 36h46v3H65zM40 59h92v3H48z"/>',
  freighter:
    '<path d="M22 52c0-10 24-18 58-18s58 8 58 18-24 16-58 16-58-6-58-16z"/><path d="M60 36c2-10 10-16 20-16s18 6 20 16z"/><path class="d" d="M66 34c2-6 8-9 14-9s12 3 14 9zM34 50h92v4H34z"/><path d="M44 68h10v10H44zM106 68h10v10h-10z"/>',
  burst:
    '<path d="m80 2 8 30 26-20-14 28 38 2-36 12 24 26-32-16-4 28-12-27-30 22 18-30-40-4 36-11-20-26 29 17z"/><circle class="d" cx="80" cy="48" r="9"/>',
  slash:
    '<path d="M14 84C50 66 92 40 146 4c-34 44-74 66-132 80z"/><path d="M40 24c20 6 32 14 44 26-16-10-30-18-44-26zM92 66c14 2 26 8 36 16-14-6-26-10-36-16z" opacity=".7"/>',
  ward: '<path d="M80 6 120 18v26c0 20-16 34-40 44-24-10-40-24-40-44V18z"/><path class="d" d="M80 18v56c16-8 28-17 28-31V27z"/>',
  ridge:
    '<path d="M0 90V66l22-14 14 8 26-26 20 20 14-10 24 22 16-8 24 16v16z"/><path class="d" d="m62 34 20 20-10 2-8 14-10-8-14 8zM96 44l24 22-10 2-16-8z"/>',
  city: '<path d="M0 90V72h14V56h12v10h10V38h14v18h10V22l8-8 8 8v40h10V44h16v20h10V50h14v16h12V58h22v32z"/><path class="d" d="M40 46h6v3h-6zM40 54h6v3h-6zM64 30h8v3h-8zM64 38h8v3h-8zM90 52h8v3h-8zM90 60h8v3h-8zM116 58h8v3h-8z"/><path d="M67 0h2v16h-2z"/>',
  dome: '<path d="M34 70c0-28 20-46 46-46s46 18 46 46zM14 72h132v18H14z"/><path class="d" d="M48 66c2-18 14-30 32-30v4c-14 0-24 10-26 26zM22 78h20v4H22zM50 78h40v4H50z"/><path d="M79 6h2v18h-2z"/>',
  mark: '<g fill="none" stroke="currentColor" stroke-width="3.5"><circle cx="80" cy="44" r="30"/><path d="M80 2v22M80 64v24M38 44h22M100 44h22"/></g><path d="M62 72c1-10 8-14 18-16-4-3-6-7-6-12 0-6 3-9 6-9s6 3 6 9c0 5-2 9-6 12 10 2 17 6 18 16-10 6-26 6-36 0z"/>',
  banner: '<path d="M46 4h6v86h-6zM52 8h66l-16 21 16 21H52z"/><path class="d" d="M60 16h42l-9 13 9 13H60z"/>',
  beast:
    '<path d="M10 74c6-26 22-38 44-36 10-16 24-22 40-18l-4 8c20 2 34 10 52 6-4 14-16 22-34 22l-4 10 10 12-6 12h-12l2-14-24-6-16 20H44l6-24c-14 0-26 2-40 8z"/><circle class="d" cx="104" cy="34" r="3"/>',
} satisfies Record<string, string>;

type Drawn = keyof typeof DRAWN;

/** Figures that look well the other way round too, so that two of a kind need not be twins. */
const TURNS: ReadonlySet<string> = new Set([
  "blade",
  "pistol",
  "rifle",
  "walker",
  "ship",
  "slash",
  "ridge",
  "city",
  "banner",
  "beast",
  "ward",
]);

/** The silhouette of that name as the inside of an svg element; an unknown name draws a piece of equipment. */
export function figure(name: string): string {
  return Object.hasOwn(DRAWN, name) ? DRAWN[name as Drawn] : DRAWN.kit;
}

/** Whether the silhouette may be drawn as in a mirror. */
export function canTurn(name: string): boolean {
  return TURNS.has(name);
}

/** Every silhouette there is. */
export const FIGURES: readonly string[] = Object.keys(DRAWN);
