/** Where the table scrolls, what is asked about must not wait out of sight. */

/** Scrolls to the first of these things, unless one of them can be seen already: in the hand, or where one looks. */
export function bringIntoSight(scroller: HTMLElement, things: Iterable<number>): void {
  const spots = [...things].flatMap((id) => document.querySelector<HTMLElement>(`main [data-thing="${id}"]`) ?? []);
  if (spots.length === 0 || spots.some((spot) => isSeen(scroller, spot))) return;
  spots[0]?.scrollIntoView({ block: "center" });
}

function isSeen(scroller: HTMLElement, spot: HTMLElement): boolean {
  if (!scroller.contains(spot)) return true;
  const [around, box] = [scroller.getBoundingClientRect(), spot.getBoundingClientRect()];
  return box.top >= around.top && box.bottom <= around.bottom;
}
