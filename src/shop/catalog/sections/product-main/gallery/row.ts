/** A row of items, each as wide as the row, that snaps. */

/** The index of the item that is in view. */
export function shownItem(row: HTMLElement): number {
  return Math.round(row.scrollLeft / Math.max(row.clientWidth, 1));
}

/** Brings an item into view; at once for those who want no motion. */
export function scrollToItem(row: HTMLElement | null, index: number, behavior: ScrollBehavior = 'smooth'): void {
  row?.scrollTo({ left: row.clientWidth * index, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : behavior });
}
