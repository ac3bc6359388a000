/** Lists of orders, narrowed and sorted. */
import { sql } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import type { OrderStatus, OrderView, PayStatus, RefundState, ShippedState, StaffWait } from '../contract.ts';
import type { OrderRow } from '../store.ts';
import { inRefundState, inView, ofSameCustomer, waitingFor } from './store-views.ts';
import { tables } from '../tables.ts';

/** What a list of orders is narrowed by; `q` finds by number, name, e-mail, mobile or sku. */
export type OrderSearch = {
  accountId?: string | undefined;
  view?: OrderView | undefined;
  status?: OrderStatus | undefined;
  payStatus?: PayStatus | undefined;
  shipped?: ShippedState | undefined;
  refundState?: RefundState | undefined;
  waits?: StaffWait | undefined;
  sameCustomerAs?: string | undefined;
  q?: string | undefined;
};

const sortColumns = { placedAt: 'placedAt', orderNo: 'orderNo', total: 'totalAmount', updatedAt: 'updatedAt' } as const;

/** How a list of orders is sorted. */
export type OrderSort = { field: keyof typeof sortColumns; direction: 'asc' | 'desc' };

/** One page of a list of orders, and how many there are. */
export async function searchOrders(
  reader: Queryable,
  search: OrderSearch,
  { page, size, sort }: { page: number; size: number; sort: OrderSort },
): Promise<{ rows: OrderRow[]; total: number }> {
  let query = tables(reader).selectFrom('orders');
  const { accountId, view, status, payStatus, shipped, refundState, waits, sameCustomerAs, q } = search;
  if (accountId) query = query.where('accountId', '=', accountId);
  if (view) query = query.where(inView(view));
  if (status) query = query.where('status', '=', status);
  if (payStatus) query = query.where('payStatus', '=', payStatus);
  if (shipped) query = query.where('shipped', '=', shipped);
  if (refundState) query = query.where(inRefundState(refundState));
  if (waits) query = query.where(waitingFor(waits));
  if (sameCustomerAs) query = query.where(ofSameCustomer(sameCustomerAs));
  if (q) {
    const like = likePattern(q);
    query = query.where((eb) =>
      eb.or([
        eb('orderNo', 'ilike', like),
        eb('email', 'ilike', like),
        eb('mobile', 'ilike', like),
        sql<boolean>`(address->>'firstName') || ' ' || (address->>'lastName') ilike ${like} or (address->>'lastName') || (address->>'firstName') ilike ${like}`,
        eb.exists(
          eb
            .selectFrom('orderLine')
            .select('orderLine.id')
            .whereRef('orderLine.orderId', '=', 'orders.id')
            .where((line) => line.or([line('sku', 'ilike', like), line('title', 'ilike', like)])),
        ),
      ]),
    );
  }
  const { field, direction } = sort;
  const rows = await query
    .selectAll()
    .orderBy(sortColumns[field], direction)
    .orderBy('id', direction)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: rows as OrderRow[], total };
}
