import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import type { ReturnableOrder } from '../../orders/returns/index.ts';
import { requoteForUpdate } from '../apply/requote.ts';
import { readReturnNumber } from '../rules.ts';
import { findReturn, findReturnLines, type ReturnLineRow, type ReturnRow } from '../store.ts';

/** A return under the lock of its order, which all its changes take. */
export type LockedReturn = { row: ReturnRow; lines: ReturnLineRow[]; of: ReturnableOrder };

/** How staff name a return: by its id or by its number. */
export type ReturnRef = { return: string };

/** A return by its id or number, as a query takes it. */
export function byReturnRef({ return: ref }: ReturnRef): { id: string } | { returnNo: string } {
  return isId(ref) ? { id: ref } : { returnNo: readReturnNumber(ref) };
}

/**
 * Takes a return for a change: locks its order and reads the return as it then is, with what it brings now.
 * @throws notFound (404)
 */
export async function loadReturnForUpdate(tx: Tx, context: Context, by: { id: string } | { returnNo: string }): Promise<LockedReturn> {
  const known = await findReturn(tx, by);
  const of = known && (await requoteForUpdate(tx, context, known.orderId));
  const row = known && (await findReturn(tx, { id: known.id }));
  if (!of || !row) throw new ShopError(notFound);
  return { row, of, lines: await findReturnLines(tx, [row.id]) };
}

/** The replacements of an exchange, as stock counts them. */
export function replacementsOf(lines: readonly { exchangeVariantId: string | null; quantity: number }[]): { variantId: string; quantity: number }[] {
  return lines.flatMap(({ exchangeVariantId, quantity }) => (exchangeVariantId === null ? [] : [{ variantId: exchangeVariantId, quantity }]));
}
