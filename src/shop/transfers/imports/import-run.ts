/** What the importers of all kinds have in common. */
import type { Context } from '#kit/server/context.ts';
import { placeColumns, readTable, type FileRow } from '../../catalog/import/index.ts';
import type { ImportError } from '../contract.ts';
import type { PartCounts } from '../store.ts';

/** What was done since the last step. `entries` and `rows` count from the beginning of the file. */
export type Step = { entries: number; rows: number; counts: PartCounts; errors: ImportError[] };

/** One part of an import. */
export type ImportPart = {
  context: Context;
  path: string;
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

/**
 * Reads a table in batches and hands them to `work`, which says what became of them; broken rows are reported.
 * @throws ImportRejected when the header lacks a required column
 */
export async function importTable(
  { path, mapping, skip, save }: ImportPart,
  { columns, required, refusal }: { columns: Readonly<Record<string, readonly string[]>>; required: readonly string[]; refusal: string },
  work: (batch: readonly NamedRow[]) => Promise<{ counts: PartCounts; errors: ImportError[] }>,
): Promise<void> {
  let at: Partial<Record<string, number>> = {};
  const header = (cells: readonly string[]) => {
    at = placeColumns(cells, columns, mapping);
    return required.every((field) => at[field] !== undefined) ? { width: cells.length } : null;
  };
  let entries = 0;
  let rows = 0;
  let batch: NamedRow[] = [];
  let broken: ImportError[] = [];
  const flush = async () => {
    const { counts, errors } = batch.length > 0 ? await work(batch) : { counts: noCounts(), errors: [] };
    const reported = [...broken, ...errors].sort((a, b) => a.row - b.row);
    const step = { entries, rows, counts: { ...counts, failed: counts.failed + broken.length }, errors: reported };
    [batch, broken] = [[], []];
    return save(step);
  };
  for await (const entry of readTable(path, { header, refusal }, () => undefined)) {
    entries += 1;
    rows += 1;
    if (entries <= skip) continue;
    if ('error' in entry) broken.push({ row: entry.row, field: '', msg: entry.error });
    else batch.push({ row: entry.row, cells: namedCells(entry, at) });
    if (batch.length + broken.length >= rowsAtOnce && !(await flush())) return;
  }
  await flush();
}

function namedCells({ cells }: Extract<FileRow, { cells: string[] }>, at: Partial<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(at).map(([field, index]) => [
      field,
      (cells[index!] ?? '')
        .replaceAll('\0', '')
        .trim()
        .replace(/^'(?=[=+\-@])/, ''),
    ]),
  );
}
