import * as m from '#messages';
import type { Words } from '../../../catalog/import/index.ts';
import type { ForeignOrder } from '../../../orders/import/index.ts';
import { readNamedRows, type ImportPart } from '../import-run.ts';
import { orderFields } from './order-fields.ts';

/** An order of a file, or a row that is none; `rows` of the file are read by then. */
export type OrderEntry = { rows: number } & ({ order: ForeignOrder } | { row: number; error: Words });

const wrongHeader: Words = (options) => m.import_order_header({}, options);
// One more than an order may have, so that it is refused; the rest need not be held.
const mostLines = 501;

/**
 * Reads a table with a row for each line; what concerns the whole order stands in its first row, and the rows of an order follow each other.
 * @throws ImportRejected when it is no such table
 */
export async function* readOrderTable(part: Pick<ImportPart, 'file' | 'mapping'>): AsyncGenerator<OrderEntry> {
  let open: (ForeignOrder & { lines: Record<string, string>[] }) | null = null;
  let rows = 0;
  for await (const entry of readNamedRows(part, { ...orderFields, wrongHeader })) {
    if ('error' in entry) {
      // The row may be one of the order that is open: without it, that order would not be whole.
      if (open) yield { rows, row: open.row, error: (options) => m.import_row({ row: entry.row, reason: entry.error(options) }, options) };
      open = null;
      rows += 1;
      yield { rows, ...entry };
      continue;
    }
    const { row, cells } = entry;
    if (open && open.cells['number'] !== cells['number']) {
      yield { rows, order: open };
      open = null;
    }
    rows += 1;
    if (!open) open = { row, cells, lines: [cells] };
    else if (open.lines.length < mostLines) open.lines.push(cells);
  }
  if (open) yield { rows, order: open };
}
