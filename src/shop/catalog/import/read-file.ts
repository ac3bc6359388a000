/** A CSV file as rows, streamed, and as products. Rows are numbered as a spreadsheet shows them: the header is row 1. */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import * as m from '#messages';
import { separatorOf } from '#kit/pure/csv.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { slugify } from '#kit/pure/slugify.ts';
import { catalogLimits } from '../contract.ts';
import { cellOf, readHeader, type ColumnMapping, type Columns } from './columns.ts';
import type { Row } from './parse-product.ts';
import { ImportRejected, type Words } from './problem.ts';
import { cut } from './read-cells.ts';
import type { SkippedRow } from './report.ts';

/** A row, or what is wrong with it, then with the cells that it has as far as they are known. */
export type FileRow = { row: number; cells: string[] } | { row: number; error: Words; cells?: string[] };

/** Opens a file from its beginning; it is read more than once. */
export type OpensFile = () => Promise<AsyncIterable<Uint8Array>>;

/** A file of this machine. */
export const localFile =
  (path: string): OpensFile =>
  async () =>
    createReadStream(path, { highWaterMark: 256 * 1024 });

const mega = 1024 * 1024;
const mostRecordBytes = 2 * mega;

/**
 * Reads a product export: its header and then its rows one by one.
 * @throws ImportRejected when the header is not that of a Shopify product export, or the file cannot be read as CSV.
 */
function readRows(file: OpensFile, onColumns: (columns: Columns) => void, mapping?: ColumnMapping): AsyncGenerator<FileRow> {
  const wrongHeader: Words = (options) => m.import_product_header({}, options);
  return readTable(file, { header: (cells) => readHeader(cells, mapping), wrongHeader }, onColumns);
}

/** What is wrong with the cells of a row. Bytes that are no UTF-8 come as U+FFFD: stored, nobody could read what they were. */
function faultOf(cells: readonly string[], expected: number): Words | null {
  if (cells.length !== expected) return (options) => m.import_file_cells({ count: cells.length, expected }, options);
  return cells.some((cell) => cell.includes('\ufffd')) ? (options) => m.import_file_not_utf8({}, options) : null;
}

/** How a file begins, as text, and all of it. */
async function peek(parts: AsyncIterable<Uint8Array>): Promise<{ head: string; whole: AsyncIterable<Uint8Array> }> {
  const reading = parts[Symbol.asyncIterator]();
  const { value, done } = await reading.next();
  const first = done ? new Uint8Array() : (value as Uint8Array);
  async function* whole() {
    if (first.length > 0) yield first;
    yield* { [Symbol.asyncIterator]: () => reading };
  }
  // As the parser reads it: a file in UTF-16 says so by its first two bytes.
  return { head: Buffer.from(first).toString(first[0] === 0xff && first[1] === 0xfe ? 'utf16le' : 'utf8'), whole: whole() };
}

/** What a table's header says: how many columns there are, and more; null refuses the file in the words of `wrongHeader`. */
export type TableKind<Header extends { width: number }> = { header(cells: readonly string[]): Header | null; wrongHeader: Words };

/**
 * Reads a CSV file's header and then its rows one by one.
 * @throws ImportRejected when the header is refused, or the file cannot be read as CSV; what the storage of files throws.
 */
export async function* readTable<Header extends { width: number }>(
  file: OpensFile,
  { header, wrongHeader }: TableKind<Header>,
  onColumns: (columns: Header) => void,
): AsyncGenerator<FileRow> {
  // Loaded with the first import.
  const { parse } = await import('csv-parse');
  const { head, whole } = await peek(await file()).catch((error: Error) => {
    throw unread(error);
  });
  const source = Readable.from(whole, { objectMode: false });
  const parser = parse({
    delimiter: separatorOf(head),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: mostRecordBytes,
  });
  source.on('error', (error) => parser.destroy(error));
  const broken: Words[] = [];
  parser.on('skip', (error: Error) => broken.push(wordsFor(error)));
  source.pipe(parser);
  let columns: Header | null = null;
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      for (const reason of broken.splice(0)) yield* brokenRow((row += 1), reason, columns);
      row += 1;
      if (!columns) {
        columns = header(cells);
        if (!columns) throw new ImportRejected(wrongHeader);
        onColumns(columns);
      } else {
        const error = faultOf(cells, columns.width);
        yield error ? { row, error, cells } : { row, cells };
      }
    }
  } catch (error) {
    if (!columns || error instanceof ImportRejected || error instanceof ShopError) throw unread(error as Error);
    const reason = wordsFor(error as Error);
    // An open quote at the very end takes the last rows with it; what came before is good.
    yield { row: row + 1, error: (options) => m.import_file_rest({ reason: reason(options) }, options) };
  } finally {
    source.destroy();
  }
  if (!columns) throw new ImportRejected((options) => m.import_file_empty({}, options));
  for (const reason of broken) yield* brokenRow((row += 1), reason, columns);
}

/** What is thrown for a file of which nothing could be read. Where files are stored could not be reached: nothing is known of this one. */
function unread(error: Error): Error {
  if (error instanceof ImportRejected || error instanceof ShopError) return error;
  return new ImportRejected((options) => m.import_file_no_csv({ reason: wordsFor(error)(options) }, options));
}

function* brokenRow(row: number, reason: Words, columns: { width: number } | null): Generator<FileRow> {
  if (!columns) throw new ImportRejected((options) => m.import_file_first_row({ reason: reason(options) }, options));
  yield { row, error: (options) => m.import_file_unreadable({ reason: reason(options) }, options) };
}

/** Why a file or a row cannot be read; an unexpected error keeps its own message. */
const wordsFor =
  ({ code, message }: NodeJS.ErrnoException): Words =>
  (options) => {
    if (code === 'CSV_QUOTE_NOT_CLOSED') return m.import_file_quote({}, options);
    return code === 'CSV_MAX_RECORD_SIZE' ? m.import_file_long({ max: mostRecordBytes / mega }, options) : message;
  };

/** What a first pass over the file finds out: its columns, how many rows each handle has, and the first broken row of a handle. */
export type Survey = { columns: Columns; rows: number; perHandle: Map<string, number>; broken: Map<string, { row: number; error: Words }> };

/** A product that is not imported, and why; `row` is its first. */
export type LeftOut = { row: number; handle: string; reason: Words };

/** What the file has next: a product, one that cannot be imported, or a row that is of none. `done` rows are read by then. */
export type FileEntry = { done: number } & ({ handle: string; rows: Row[] } | { leftOut: LeftOut } | { problem: SkippedRow });

/**
 * Reads the file once, so that `readProducts` knows when a product is whole.
 * @throws ImportRejected when it is no product export
 */
export async function surveyFile(file: OpensFile, mapping: ColumnMapping | undefined): Promise<Survey> {
  const survey: Omit<Survey, 'columns'> & Partial<Survey> = { rows: 0, perHandle: new Map(), broken: new Map() };
  let before = '';
  for await (const row of readRows(file, (columns) => (survey.columns = columns), mapping)) {
    survey.rows += 1;
    // A row of which nothing can be read is likely of the product above it.
    const handle = row.cells ? handleOf(survey.columns!, row.cells) : before;
    before = handle;
    if (!handle) continue;
    if ('error' in row) {
      if (!survey.broken.has(handle)) survey.broken.set(handle, row);
    } else survey.perHandle.set(handle, (survey.perHandle.get(handle) ?? 0) + 1);
  }
  return survey as Survey;
}

/** Rows of one handle need not lie beside each other. Without a broken row's own words, a product is not what the file says: it is left out. */
export async function* readProducts(file: OpensFile, survey: Survey, mapping: ColumnMapping | undefined): AsyncGenerator<FileEntry> {
  const open = new Map<string, Row[]>();
  let done = 0;
  for await (const row of readRows(file, () => undefined, mapping)) {
    done += 1;
    if ('error' in row) {
      yield { done, problem: { row: row.row, handle: null, outcome: 'skipped', say: row.error } };
      continue;
    }
    const handle = handleOf(survey.columns, row.cells);
    const say = handleProblem(handle);
    if (say) {
      yield { done, problem: { row: row.row, handle: handle || null, outcome: 'skipped', say } };
      continue;
    }
    const rows = open.get(handle) ?? [];
    rows.push(row);
    if (rows.length < survey.perHandle.get(handle)!) {
      open.set(handle, rows);
      continue;
    }
    open.delete(handle);
    const broken = survey.broken.get(handle);
    if (!broken) yield { done, handle, rows };
    else {
      const reason: Words = (options) => m.import_row({ row: broken.row, reason: broken.error(options) }, options);
      yield { done, leftOut: { row: rows[0]!.row, handle, reason } };
    }
  }
}

/** The slug is the handle; a row without one, but with a title, gets the handle that Shopify would make of it. Empty: it has neither. */
function handleOf(columns: Columns, cells: readonly string[]): string {
  return cellOf(columns, cells, 'handle') || slugify(cellOf(columns, cells, 'title') ?? '');
}

function handleProblem(handle: string): Words | null {
  if (handle === '') return (options) => m.import_product_no_handle({}, options);
  if (handle.length > catalogLimits.slugLength) return (options) => m.import_product_handle_long({}, options);
  return /[\s/?#%\\]/.test(handle) ? (options) => m.import_product_handle({ text: cut(handle) }, options) : null;
}
