import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { findOwnOrder } from '../../orders/index.ts';
import { readReturnNumber } from '../rules.ts';
import { findReturn, type ReturnRow } from '../store.ts';

/** How a shopper names one of their returns. */
export type OwnReturn = { returnNo: string; orderToken?: string | undefined };

/**
 * A return of an order that the caller may see.
 * @throws notFound (404) for a missing return and for another shopper's alike
 */
export async function findOwnReturn(context: Context, reader: Queryable, { returnNo, orderToken }: OwnReturn): Promise<ReturnRow> {
  const row = await findReturn(reader, { returnNo: readReturnNumber(returnNo) });
  if (!row) throw new ShopError(notFound);
  await findOwnOrder(context, reader, { orderNo: row.orderNo, orderToken });
  return row;
}
