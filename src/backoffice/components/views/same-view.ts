/** Pure: whether a list shows a saved view, and how a view writes its sorting. */

/** How a list is narrowed and sorted. */
export type ListState = { filter: Readonly<Record<string, unknown>>; sort: string };

/** A filter without fields that were emptied. */
export function tidyFilter(filter: Readonly<Record<string, unknown>> | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(filter ?? {}).filter(([, value]) => value !== '' && value !== null && value !== undefined));
}

const inOrder = (filter: Readonly<Record<string, unknown>>) => JSON.stringify(Object.entries(tidyFilter(filter)).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Whether two lists show the same; a view without a sorting takes any. */
export function sameView(view: ListState, now: ListState): boolean {
  return inOrder(view.filter) === inOrder(now.filter) && (view.sort === '' || view.sort === now.sort);
}

/** `{ field: 'placedAt', order: 'DESC' }` as `-placedAt`. */
export function asSort(sort: { field: string; order: 'ASC' | 'DESC' }): string {
  return `${sort.order === 'DESC' ? '-' : ''}${sort.field}`;
}

/** `-placedAt` as `{ field: 'placedAt', order: 'DESC' }`. */
export function readSort(written: string): { field: string; order: 'ASC' | 'DESC' } {
  return written.startsWith('-') ? { field: written.slice(1), order: 'DESC' } : { field: written, order: 'ASC' };
}
