import { authInvalid } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { findOwnOrder } from '../../orders/index.ts';
import type { Return, ReturnListInput, ReturnStatus } from '../contract.ts';
import { findOwnReturn, type OwnReturn } from './find-own-return.ts';
import { presentReturn, presentReturns } from './present-return.ts';
import { countReturnsByStatus, searchReturns, type ReturnSearch } from '../staff/store-search.ts';

/**
 * A return of the caller's.
 * @throws notFound (404) for a missing return and another shopper's alike
 */
export async function readReturn(context: Context, own: OwnReturn): Promise<Return> {
  return presentReturn(context, context.db, await findOwnReturn(context, context.db, own));
}

/**
 * Returns, newest first: of one order that the caller may see, else of the account that calls or of this browser's guest.
 * @throws notFound (404), authInvalid (50) for an unknown visitor who names no order
 */
export async function listReturns(
  context: Context,
  { orderNo, orderToken, status, page, size }: ReturnListInput,
): Promise<{ items: Return[]; total: number; page: number; size: number }> {
  const owner = orderNo === undefined ? ownerOf(context) : { orderId: (await findOwnOrder(context, context.db, { orderNo, orderToken })).id };
  const { rows, total } = await searchReturns(context.db, { owner, status }, { page, size, sort: { field: 'appliedAt', direction: 'desc' } });
  return { items: await presentReturns(context, context.db, rows), total, page, size };
}

/** How many returns an account has, by status; a status without any is left out. */
export function countReturns(context: Context, accountId: string): Promise<Partial<Record<ReturnStatus, number>>> {
  return countReturnsByStatus(context.db, accountId);
}

function ownerOf({ caller }: Context): NonNullable<ReturnSearch['owner']> {
  if (caller.kind === 'user') return { accountId: caller.accountId };
  if (caller.kind === 'guest') return { guestId: caller.guestId };
  throw new ShopError(authInvalid);
}
