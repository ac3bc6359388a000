import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import { ImportRejected, type OpensFile } from '../../../catalog/import/index.ts';
import { importOrder, OrderProblem } from '../../../orders/import/index.ts';
import type { ImportError } from '../../contract.ts';
import { noCounts, type ImportPart } from '../import-run.ts';
import { readOrderJson } from './read-order-json.ts';
import { readOrderTable, type OrderEntry } from './read-order-table.ts';
import { isJson } from './split-json.ts';

const ordersAtOnce = 50;
const headBytes = 64;

/**
 * Imports orders of another shop as history, each in a transaction of its own: from Shopify's order export (CSV), or from orders of its Admin API (JSON).
 * @throws ImportRejected
 */
export async function importOrders(part: ImportPart): Promise<void> {
  const { context, dryRun, skip, save } = part;
  let [counts, errors, entries, rows, waiting]: [ReturnType<typeof noCounts>, ImportError[], number, number, number] = [noCounts(), [], 0, 0, 0];
  for await (const entry of await entriesOf(part)) {
    entries += 1;
    rows = entry.rows;
    if (entries <= skip) continue;
    const error = await importEntry(entry);
    if (error) errors.push(error);
    waiting += 1;
    if (waiting < ordersAtOnce) continue;
    if (!(await save({ entries, rows, counts, errors }))) return;
    [counts, errors, waiting] = [noCounts(), [], 0];
  }
  await save({ entries, rows, counts, errors });

  async function importEntry(entry: OrderEntry): Promise<ImportError | null> {
    if ('error' in entry) {
      counts.failed += 1;
      return { row: entry.row, field: '', msg: entry.error({ locale: context.locale }) };
    }
    try {
      counts[await importOrder(context, entry.order, { from: 'shopify', dryRun })] += 1;
      return null;
    } catch (error) {
      const problem = problemOf(error, context.locale);
      counts.failed += 1;
      const number = entry.order.cells['number'] ?? '';
      return { row: entry.order.row, field: problem.field, msg: `${number.slice(0, 60)}: ${problem.text}` };
    }
  }
}

/** What is wrong with the order; an order that the database does not take must not cost the others. @throws whatever is not its fault */
function problemOf(error: unknown, locale: Locale): { field: string; text: string } {
  if (error instanceof OrderProblem) return { field: error.field, text: error.say(locale) };
  if (/^2[23]\w{3}$/.test(String((error as { code?: string }).code)))
    return { field: '', text: m.import_not_written({ reason: (error as Error).message }, { locale }) };
  throw error;
}

async function entriesOf(part: ImportPart): Promise<AsyncGenerator<OrderEntry>> {
  return isJson(await headOf(part.file)) ? readOrderJson(part.file) : readOrderTable(part);
}

/** The first letters of a file. @throws ImportRejected where it cannot be read */
async function headOf(file: OpensFile): Promise<string> {
  try {
    for await (const chunk of await file()) return Buffer.from(chunk).toString('utf8', 0, headBytes);
    return '';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new ImportRejected((options) => m.import_file_unreadable({ reason: (error as Error).message }, options));
  }
}
