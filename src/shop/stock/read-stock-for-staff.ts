import { notFound } from '#kit/pure/common-errors.ts';
import { textIn } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { readInBatches } from '#kit/server/lists/read-in-batches.ts';
import type { StaffStock, StockMovement } from './contract.ts';
import { stockStateOf } from './rules.ts';
import { findStockAfter, findStockRows, listMovementRows, listStockRows, type MovementQuestion, type StockQuestion, type StockRow } from './store-staff.ts';

/** A page of the shop's stock, for staff. */
export async function listStockForStaff(context: Context, question: StockQuestion) {
  const { page, size, filter } = question;
  if (filter.productId !== undefined && !isId(filter.productId)) return { items: [], total: 0, page, size };
  const { rows, total } = await listStockRows(context.db, question);
  return { items: rows.map((row) => presentStock(context, row)), total, page, size };
}

/** All stock that a filter leaves, by sku, so many at a time. */
export async function* readStockInBatches(context: Context, filter: StockQuestion['filter'], most: number): AsyncGenerator<StaffStock[]> {
  if (filter.productId !== undefined && !isId(filter.productId)) return;
  const batches = readInBatches<StockRow>(most, (last) => findStockAfter(context.db, filter, { after: last?.sku ?? null, most }));
  for await (const rows of batches) yield rows.map((row) => presentStock(context, row));
}

/** Stock of one variant, for staff. @throws notFound (404) */
export async function readStockForStaff(context: Context, id: string, reader: Queryable = context.db): Promise<StaffStock> {
  const [row] = isId(id) ? await findStockRows(reader, { ids: [id] }) : [];
  if (!row) throw new ShopError(notFound);
  return presentStock(context, row);
}

/** A page of the ledger, the newest first unless asked otherwise. */
export async function listMovements(
  context: Context,
  question: MovementQuestion,
): Promise<{ items: StockMovement[]; total: number; page: number; size: number }> {
  const { page, size, filter } = question;
  if (filter.variantId !== undefined && !isId(filter.variantId)) return { items: [], total: 0, page, size };
  const { rows, total } = await listMovementRows(context.db, question);
  const items = rows.map(({ texts, at, onHandAfter, staffName, ...row }) => ({
    ...row,
    title: titleOf(context, texts),
    at: at.toISOString(),
    onHand: onHandAfter,
    staff: staffName,
  }));
  return { items, total, page, size };
}

/** A variant's stock as it crosses the wire. */
export function presentStock(context: Context, { texts, options, ...row }: StockRow): StaffStock {
  const { onHand, reserved, policy, tracked, ahead, aheadEnded } = row;
  return {
    ...row,
    title: titleOf(context, texts),
    options: options.filter(({ key }) => key !== 'Default Title').map(({ key, texts: words }) => (words && textIn(words, 'title', context.lang)) || key),
    available: tracked && policy === 'deny' ? onHand - reserved : null,
    state: stockStateOf({ onHand, reserved, policy, tracked, ahead: aheadEnded ? null : ahead }),
  };
}

const titleOf = (context: Context, texts: StockRow['texts']) => textIn(texts, 'title', context.lang);
