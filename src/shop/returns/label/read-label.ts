/** What a label for a parcel with returned goods says. */
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { isApproved, isRunning, returnLabelNotReady, type ReturnAddress } from '../contract.ts';
import { findOwnReturn, type OwnReturn } from '../show/find-own-return.ts';
import { findReturn, findReturnLines, type ReturnRow } from '../store.ts';

/** A label: from whose order, where to, and what is in the parcel. */
export type ReturnLabel = {
  id: string;
  orderId: string;
  returnNo: string;
  address: ReturnAddress;
  lines: readonly { title: string; sku: string; options: readonly { title: string; value: string }[]; quantity: number }[];
};

/**
 * The return of the caller's that a label is wanted for.
 * @throws notFound (404) for a missing return and another shopper's alike, returnLabelNotReady (41)
 */
export async function findReturnForLabel(context: Context, own: OwnReturn): Promise<{ id: string; orderId: string }> {
  const row = await findOwnReturn(context, context.db, own);
  if (!addressFor(row)) throw new ShopError(returnLabelNotReady);
  return { id: row.id, orderId: row.orderId };
}

/** The label of a return; null where no goods are awaited (any more). */
export async function readReturnLabel(reader: Queryable, id: string): Promise<ReturnLabel | null> {
  const row = await findReturn(reader, { id });
  const address = row && addressFor(row);
  if (!address) return null;
  return { id, orderId: row.orderId, returnNo: row.returnNo, address, lines: await findReturnLines(reader, [id]) };
}

/** Where the goods go while they are awaited, whether or not their parcel was named. */
const addressFor = (row: ReturnRow): ReturnAddress | null => (isRunning(row) && isApproved(row) && row.receivedAt === null ? row.returnAddress : null);
