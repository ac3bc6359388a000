/** A CSV file as rows, streamed. Rows are numbered as a spreadsheet shows them: the header is row 1. */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { ShopError } from '#kit/pure/shop-error.ts';
import { readHeader, type ColumnMapping, type Columns } from './columns.ts';

/** A file that is no Shopify product export, or no CSV at all; nothing was changed. */
export class ImportRejected extends Error {}

/** A row, or what is wrong with it. */
export type FileRow = { row: number; cells: string[] } | { row: number; error: string };

/** Opens a file from its beginning; it is read more than once. */
export type OpensFile = () => Promise<AsyncIterable<Uint8Array>>;

/** A file of this machine. */
export const localFile =
  (path: string): OpensFile =>
  async () =>
    createReadStream(path, { highWaterMark: 256 * 1024 });

const mostRecordBytes = 2 * 1024 * 1024;

/**
 * Reads a product export: its header and then its rows one by one.
 * @throws ImportRejected when the header is not that of a Shopify product export, or the file cannot be read as CSV.
 */
export function readRows(file: OpensFile, onColumns: (columns: Columns) => void, mapping?: ColumnMapping): AsyncGenerator<FileRow> {
  const refusal = 'its first row is not the header of a Shopify product export (Handle or URL handle, Title, …)';
  return readTable(file, { header: (cells) => readHeader(cells, mapping), refusal }, onColumns);
}

/** What a table's header says: how many columns there are, and more; null refuses the file in the words of `refusal`. */
export type TableKind<Header extends { width: number }> = { header(cells: readonly string[]): Header | null; refusal: string };

/**
 * Reads a CSV file's header and then its rows one by one.
 * @throws ImportRejected when the header is refused, or the file cannot be read as CSV; what the storage of files throws.
 */
export async function* readTable<Header extends { width: number }>(
  file: OpensFile,
  { header, refusal }: TableKind<Header>,
  onColumns: (columns: Header) => void,
): AsyncGenerator<FileRow> {
  // Loaded with the first import.
  const { parse } = await import('csv-parse');
  const source = Readable.from(await file(), { objectMode: false });
  const parser = parse({
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: mostRecordBytes,
  });
  source.on('error', (error) => parser.destroy(error));
  const broken: string[] = [];
  parser.on('skip', (error: { message?: string } | undefined) => broken.push(error?.message ?? 'not readable'));
  source.pipe(parser);
  let columns: Header | null = null;
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      for (const error of broken.splice(0)) yield* brokenRow((row += 1), error, columns);
      row += 1;
      if (!columns) {
        columns = header(cells);
        if (!columns) throw new ImportRejected(refusal);
        onColumns(columns);
      } else if (cells.length !== columns.width) {
        yield { row, error: `it has ${cells.length} cells instead of ${columns.width}` };
      } else {
        yield { row, cells };
      }
    }
  } catch (error) {
    // Where files are stored could not be reached: nothing is known of this one.
    if (error instanceof ImportRejected || error instanceof ShopError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (!columns || code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') throw new ImportRejected(`it cannot be read as CSV (${message})`);
    // An open quote at the very end takes the last rows with it; what came before is good.
    yield { row: row + 1, error: `the rest of the file cannot be read (${message})` };
  } finally {
    source.destroy();
  }
  if (!columns) throw new ImportRejected('it is empty');
  for (const error of broken) yield { row: (row += 1), error: `it cannot be read (${error})` };
}

function* brokenRow(row: number, error: string, columns: { width: number } | null): Generator<FileRow> {
  if (!columns) throw new ImportRejected(`its first row cannot be read (${error})`);
  yield { row, error: `it cannot be read (${error})` };
}
