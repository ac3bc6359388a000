import { hasRight, type StaffRight } from '#kit/pure/staff-rights.ts';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { StaffReturn } from '../contract.ts';
import { byReturnRef, type ReturnRef } from '../show/load-return.ts';
import { factsOf } from '../transition-return.ts';
import { presentReturns } from '../show/present-return.ts';
import { staffActionsFor } from '../rules.ts';
import { findReturn, findReturnEvents, type ReturnRow } from '../store.ts';
import { searchReturns, type ReturnSearch, type ReturnSort } from './store-search.ts';

/** What happens at the door is the work with orders; what is decided moves money. */
export function rightOf(action: string): StaffRight {
  return ['receive', 'reject-goods', 'exchange'].includes(action) ? 'write:orders' : 'write:refunds';
}

/** Returns as this member of staff sees them. */
async function presentForStaff(context: Context, rows: readonly ReturnRow[]): Promise<StaffReturn[]> {
  const ids = rows.map((row) => row.id);
  const [presented, events] = await Promise.all([presentReturns(context, context.db, rows), findReturnEvents(context.db, ids)]);
  return rows.map((row, index) => {
    const { timeline, ...rest } = presented[index]!;
    const mine = events.filter((event) => event.returnId === row.id);
    return {
      ...rest,
      id: row.id,
      orderId: row.orderId,
      lang: row.lang,
      customer: customerOf(row),
      restocked: row.restocked,
      timeline: timeline.map((entry, at) => ({ ...entry, actor: { kind: mine[at]?.actorKind ?? '', name: mine[at]?.actorName ?? '' } })),
      actions: staffActionsFor(factsOf(row)).filter((action) => mayDo(context, action)),
    };
  });
}

function customerOf({ address, email, countryCode, mobile }: ReturnRow): StaffReturn['customer'] {
  const isChinese = /\p{Script=Han}/u.test(`${address?.firstName}${address?.lastName}`);
  const name = address ? (isChinese ? `${address.lastName}${address.firstName}` : `${address.firstName} ${address.lastName}`).trim() : '';
  return { name, email, mobile: mobile === null ? null : `${countryCode ?? ''} ${mobile}`.trim() };
}

function mayDo({ caller }: Context, action: StaffReturn['actions'][number]): boolean {
  return caller.kind === 'staff' && hasRight(caller.rights, rightOf(action));
}

/** One return as this member of staff sees it. */
export async function presentReturnForStaff(context: Context, row: ReturnRow): Promise<StaffReturn> {
  const [presented] = await presentForStaff(context, [row]);
  return presented!;
}

/**
 * A return by its id or number.
 * @throws notFound (404)
 */
export async function readReturnForStaff(context: Context, ref: ReturnRef): Promise<StaffReturn> {
  const row = await findReturn(context.db, byReturnRef(ref));
  if (!row) throw new ShopError(notFound);
  return presentReturnForStaff(context, row);
}

/** A page of all returns. */
export async function listReturnsForStaff(
  context: Context,
  { page, size, sort, filter }: { page: number; size: number; sort: ReturnSort; filter: Omit<ReturnSearch, 'owner'> },
): Promise<{ items: StaffReturn[]; total: number; page: number; size: number }> {
  const { rows, total } = await searchReturns(context.db, filter, { page, size, sort });
  return { items: await presentForStaff(context, rows), total, page, size };
}
