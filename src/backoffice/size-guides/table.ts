/** A table of sizes while it is written. Pure. */
import { sizeGuideLimits } from '#shop/catalog/contract.ts';

/** What a cell says: the same in every language, or by language. */
export type Cell = string | Record<string, string>;
/** The head of a column or row. */
export type Head = { texts: Record<string, { title?: string | undefined } | undefined>; unit: string };
/** The columns and rows; a row has a cell less than there are columns, for its name stands below the first. */
export type Table = { columns: Head[]; rows: (Head & { cells: Cell[] })[] };

const base = 'en';
const emptyHead = (): Head => ({ texts: {}, unit: '' });

/** A table to begin with. */
export const newTable = (): Table => ({ columns: [emptyHead(), emptyHead()], rows: [{ ...emptyHead(), cells: [''] }] });

/** What a cell says in a language by itself; empty where it is that of the base language. */
export function cellIn(cell: Cell, lang: string): string {
  if (typeof cell === 'string') return lang === base ? cell : '';
  return cell[lang] ?? '';
}

/** A cell with other words in one language; one that says the same everywhere is plain text. */
export function withWords(cell: Cell, lang: string, words: string): Cell {
  const texts: Record<string, string> = typeof cell === 'string' ? { [base]: cell } : { ...cell };
  if (words === '' && lang !== base) delete texts[lang];
  else texts[lang] = words;
  const others = Object.keys(texts).filter((one) => one !== base);
  return others.length === 0 ? (texts[base] ?? '') : texts;
}

/** A head with another title in one language. */
export function withTitle<Of extends Head>(head: Of, lang: string, title: string): Of {
  return { ...head, texts: { ...head.texts, [lang]: { title } } };
}

/** One more column at the end. */
export function addColumn({ columns, rows }: Table): Table {
  if (columns.length >= sizeGuideLimits.columns) return { columns, rows };
  return { columns: [...columns, emptyHead()], rows: rows.map((row) => ({ ...row, cells: [...row.cells, ''] })) };
}

/** Without a column and its cells; the first, of the rows' names, stays. */
export function removeColumn({ columns, rows }: Table, index: number): Table {
  if (index === 0) return { columns, rows };
  return { columns: columns.toSpliced(index, 1), rows: rows.map((row) => ({ ...row, cells: row.cells.toSpliced(index - 1, 1) })) };
}

/** One more row at the end. */
export function addRow({ columns, rows }: Table): Table {
  return rows.length >= sizeGuideLimits.rows ? { columns, rows } : { columns, rows: [...rows, { ...emptyHead(), cells: columns.slice(1).map(() => '') }] };
}

/** Fills what was copied from a spreadsheet into the table from a place on (column 0: the rows' names); rows that are missing are added. */
export function filled(table: Table, lang: string, { row, column, cells }: { row: number; column: number; cells: readonly (readonly string[])[] }): Table {
  const grown = cells.reduce((now, _, down) => (row + down >= now.rows.length ? addRow(now) : now), table);
  const rows = grown.rows.map((one, place) => {
    const line = cells[place - row];
    if (!line) return one;
    return line.reduce((now, words, across) => {
      const at = column + across - 1;
      if (at === -1) return withTitle(now, lang, words);
      return at < now.cells.length ? { ...now, cells: now.cells.with(at, withWords(now.cells[at]!, lang, words)) } : now;
    }, one);
  });
  return { columns: grown.columns, rows };
}
