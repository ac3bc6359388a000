/**
 * The first of the `wanted` numbers of columns that leaves no card alone in its last row; the first at all where none does. A full row is no better than
 * a short one: only a single card beside a void looks forgotten.
 */
export function fittingColumns(count: number, wanted: readonly [number, ...number[]]): number {
  return wanted.find((columns) => count % columns !== 1) ?? wanted[0];
}
