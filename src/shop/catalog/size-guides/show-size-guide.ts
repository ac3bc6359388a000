/** A table of sizes as a page shows it, in one language. Pure. */
import { contentFallbacks, textIn, type Texts } from '#kit/pure/languages.ts';
import type { SizeGuide } from '../contract.ts';
import type { SizeGuideTable } from './store.ts';

/** The table in a language; texts that it lacks there are those of the nearest language that has them. */
export function showSizeGuide({ texts, columns, rows }: SizeGuideTable, lang: string): SizeGuide {
  return {
    title: textIn(texts, 'title', lang),
    note: textIn(texts, 'note', lang),
    columns: columns.map((column) => named(column, lang)),
    rows: rows.map((row) => [named(row, lang), ...row.cells.map((cell) => cellIn(cell, lang))]),
  };
}

function named({ texts, unit }: { texts: Texts<'title'>; unit: string }, lang: string): string {
  const title = textIn(texts, 'title', lang);
  return unit === '' ? title : `${title} (${unit})`;
}

function cellIn(cell: SizeGuideTable['rows'][number]['cells'][number], lang: string): string {
  if (typeof cell === 'string') return cell;
  const best = contentFallbacks(lang).find((candidate) => cell[candidate]);
  return (best === undefined ? Object.values(cell)[0] : cell[best]) ?? '';
}
