/** What the importers of all kinds have in common. */
import { unguarded } from '#kit/pure/csv.ts';
import type { Context } from '#kit/server/context.ts';
import { placeColumns, readTable, type FileRow, type OpensFile, type Words } from '../../catalog/import/index.ts';
import type { ImportError } from '../contract.ts';
import type { PartCounts } from '../store.ts';

/** What was done since the last step. `entries` and `rows` count from the beginning of the file. */
export type Step = { entries: number; rows: number; counts: PartCounts; errors: ImportError[] };

/** One part of an import. */
export type ImportPart = {
  context: Context;
  file: OpensFile;
  dryRun: boolean;
  mapping: Record<string, string>;
  /** Entries of the file that are done. */
  skip: number;
  /** Keeps what was done; false ends the part. */
  save(step: Step): Promise<boolean>;
};

/** A row with its cells by field, without the apostrophe that keeps spreadsheets from taking a cell for a formula. */
export type NamedRow = { row: number; cells: Record<string, string> };

const rowsAtOnce = 500;

/** Counts that begin at nothing. */
export const noCounts = (): PartCounts => ({ created: 0, updated: 0, unchanged: 0, failed: 0 });

/** The names of a table's columns, the required ones, and the error for a file that lacks them. */
export type TableFields = { columns: Readonly<Record<string, readonly string[]>>; required: readonly string[]; wrongHeader: Words };

/**
 * Reads a table row by row, with the cells by field; broken rows say why.
 * @throws ImportRejected when the header lacks a required column
 */
export async function* readNamedRows(
  { file, mapping }: Pick<ImportPart, 'file' | 'mapping'>,
  { columns, required, wrongHeader }: TableFields,
): AsyncGenerator<NamedRow | { row: number; error: Words }> {
  let at: Partial<Record<string, number>> = {};
  const header = (cells: readonly string[]) => {
    at = placeColumns(cells, columns, mapping);
    return required.every((field) => at[field] !== undefined) ? { width: cells.length } : null;
  };
  for await (const entry of readTable(file, { header, wrongHeader }, () => undefined))
    yield 'error' in entry ? entry : { row: entry.row, cells: namedCells(entry, at) };
}

/**
 * Reads a table in batches and hands them to `work`, which says what became of them; broken rows are reported.
 * @throws ImportRejected when the header lacks a required column
 */
export async function importTable(
  part: ImportPart,
  fields: TableFields,
  work: (batch: readonly NamedRow[]) => Promise<{ counts: PartCounts; errors: ImportError[] }>,
): Promise<void> {
  let entries = 0;
  let batch: NamedRow[] = [];
  let broken: ImportError[] = [];
  const flush = async () => {
    const { counts, errors } = batch.length > 0 ? await work(batch) : { counts: noCounts(), errors: [] };
    const reported = [...broken, ...errors].sort((a, b) => a.row - b.row);
    const step = { entries, rows: entries, counts: { ...counts, failed: counts.failed + broken.length }, errors: reported };
    [batch, broken] = [[], []];
    return part.save(step);
  };
  for await (const entry of readNamedRows(part, fields)) {
    entries += 1;
    if (entries <= part.skip) continue;
    if ('error' in entry) broken.push({ row: entry.row, field: '', msg: entry.error({ locale: part.context.locale }) });
    else batch.push(entry);
    if (batch.length + broken.length >= rowsAtOnce && !(await flush())) return;
  }
  await flush();
}

function namedCells({ cells }: Extract<FileRow, { cells: string[] }>, at: Partial<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(at).map(([field, index]) => [field, unguarded((cells[index!] ?? '').replaceAll('\0', '').trim())]));
}
