/** Which size of a guide fits given measurements. Pure. */
import type { SizeGuide } from '../contract.ts';

/** A column to measure oneself for: every one of its cells says from where to where a size goes (`86–92`). `bounds` are in the order of the rows. */
export type Measurement = { column: number; title: string; bounds: { from: number; to: number }[] };

/** What comes of it: a size, `isLoose` where something measures less than it is made for; null: all are too small. */
export type RecommendedSize = { row: number; title: string; isLoose: boolean };

const range = /^(\d{1,5}(?:[.,]\d{1,3})?)\s*[–—~-]\s*(\d{1,5}(?:[.,]\d{1,3})?)$/;

/** A number as people write it, with a comma or a point; null for anything else. */
export function measureOf(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,5}(?:\.\d{1,3})?$/.test(plain) ? Number(plain) : null;
}

/** The columns of a table that hold only ranges. A column of single numbers measures the product, not the body. */
export function measurementsOf({ columns, rows }: SizeGuide): Measurement[] {
  if (rows.length < 2) return [];
  return columns.flatMap((title, column) => {
    if (column === 0) return [];
    const found = rows.map((row) => range.exec(row[column]?.trim() ?? ''));
    const bounds = found.flatMap((match) => {
      const [from, to] = [measureOf(match?.[1] ?? ''), measureOf(match?.[2] ?? '')];
      return from === null || to === null || from > to ? [] : [{ from, to }];
    });
    return bounds.length === rows.length ? [{ column, title, bounds }] : [];
  });
}

/** The smallest size that is large enough for everything given, by column; who is between two sizes takes the larger. Null where nothing is given, too. */
export function recommendSize(guide: SizeGuide, given: ReadonlyMap<number, number>): RecommendedSize | null {
  const asked = measurementsOf(guide).flatMap(({ column, bounds }) => {
    const value = given.get(column);
    return value === undefined ? [] : [{ value, bounds }];
  });
  if (asked.length === 0) return null;
  const room = (row: number) => asked.reduce((sum, { bounds }) => sum + bounds[row]!.to, 0);
  const [row] = guide.rows
    .map((_, at) => at)
    .filter((at) => asked.every(({ value, bounds }) => value <= bounds[at]!.to))
    .toSorted((a, b) => room(a) - room(b));
  if (row === undefined) return null;
  return { row, title: guide.rows[row]![0] ?? '', isLoose: asked.some(({ value, bounds }) => value < bounds[row]!.from) };
}
