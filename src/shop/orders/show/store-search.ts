/** Lists of orders, narrowed and sorted. */
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import type { OrderStatus, OrderView, PayStatus, RefundState, ShippedState, StaffWait } from '../contract.ts';
import type { ParcelState } from '../../shipping/contract.ts';
import type { OrderRow } from '../store.ts';
import { inRefundState, inView, ofSameCustomer, waitingFor } from './store-views.ts';
import { tables, type OrderTables } from '../tables.ts';

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
  /** Days of `timeZone`, both counted. */
  from?: string | undefined;
  to?: string | undefined;
  timeZone?: string | undefined;
  market?: string | undefined;
  currency?: string | undefined;
  minTotal?: number | undefined;
  maxTotal?: number | undefined;
  paymentMethod?: string | undefined;
  tag?: string | undefined;
  held?: boolean | undefined;
  parcel?: ParcelState | undefined;
  imported?: boolean | undefined;
  /** With notes that mention this member of staff. */
  mentions?: { staffId: string; isNew: boolean } | undefined;
  ids?: readonly string[] | undefined;
};

const sortColumns = { placedAt: 'placedAt', orderNo: 'orderNo', total: 'totalAmount', updatedAt: 'updatedAt' } as const;

/** How a list of orders is sorted. */
export type OrderSort = { field: keyof typeof sortColumns; direction: 'asc' | 'desc' };

type OrderQuery = SelectQueryBuilder<OrderTables, 'orders', object>;

/** By when, where, for how much and how an order was bought, and what staff call it. */
function narrowed(
  query: OrderQuery,
  { from, to, timeZone = 'UTC', market, currency, minTotal, maxTotal, paymentMethod, tag, held, parcel, imported, mentions, ids }: OrderSearch,
): OrderQuery {
  const startOf = (day: RawBuilder<unknown>) => sql<Date>`(${day})::timestamp at time zone ${timeZone}`;
  return query
    .$if(from !== undefined, (q) => q.where('placedAt', '>=', startOf(sql`${from}::date`)))
    .$if(to !== undefined, (q) => q.where('placedAt', '<', startOf(sql`${to}::date + 1`)))
    .$if(market !== undefined, (q) => q.where('market', '=', market!))
    .$if(currency !== undefined, (q) => q.where('currency', '=', currency!))
    .$if(minTotal !== undefined, (q) => q.where('totalAmount', '>=', minTotal!))
    .$if(maxTotal !== undefined, (q) => q.where('totalAmount', '<=', maxTotal!))
    .$if(paymentMethod !== undefined, (q) => q.where('paymentMethodId', '=', paymentMethod!))
    .$if(held !== undefined, (q) => q.where('heldAt', held ? 'is not' : 'is', null))
    .$if(parcel !== undefined, (q) => q.where(withParcel(parcel!)))
    .$if(imported !== undefined, (q) => q.where('importedFrom', imported ? 'is not' : 'is', null))
    .$if(mentions !== undefined, (q) => q.where(mentioning(mentions!)))
    .$if(ids !== undefined, (q) => q.where('id', 'in', [...ids!]))
    .$if(tag !== undefined && tag !== '', (q) => q.where(sql<boolean>`orders.tags @> array[${tag}]::text[]`));
}

/** The newest event of one of its parcels is such. */
const withParcel = (state: ParcelState) =>
  sql<boolean>`orders.id in (select s.order_id from shipment_tracking t join shipment s on s.id = t.shipment_id where t.state = ${state})`;

/** A note mentions this member of staff. */
const mentioning = ({ staffId, isNew }: { staffId: string; isNew: boolean }) =>
  sql<boolean>`orders.id in (select n.order_id from order_mention m join order_note n on n.id = m.note_id
    where m.staff_id = ${staffId} and (${!isNew} or m.seen_at is null))`;

/** Number, address, name or a line holds the text; both parts are answered by an index of trigrams (migrations/0480, 0965). */
function foundBy(q: string): RawBuilder<boolean> {
  const like = likePattern(q.toLowerCase());
  return sql<boolean>`orders.id in (
    select found.id from orders found where order_search_text(found.order_no, found.external_number, found.email, found.mobile, found.address) like ${like}
    union select line.order_id from order_line line where order_line_search_text(line.sku, line.title, line.names) like ${like})`;
}

function found(reader: Queryable, search: OrderSearch): OrderQuery {
  let query = narrowed(tables(reader).selectFrom('orders'), search);
  const { accountId, view, status, payStatus, shipped, refundState, waits, sameCustomerAs, q } = search;
  if (accountId) query = query.where('accountId', '=', accountId);
  if (view) query = query.where(inView(view));
  if (status) query = query.where('status', '=', status);
  if (payStatus) query = query.where('payStatus', '=', payStatus);
  if (shipped) query = query.where('shipped', '=', shipped);
  if (refundState) query = query.where(inRefundState(refundState));
  if (waits) query = query.where(waitingFor(waits));
  if (sameCustomerAs) query = query.where(ofSameCustomer(sameCustomerAs));
  return q ? query.where(foundBy(q)) : query;
}

/** One page of a list of orders, and how many there are. */
export async function searchOrders(
  reader: Queryable,
  search: OrderSearch,
  { page, size, sort }: { page: number; size: number; sort: OrderSort },
): Promise<{ rows: OrderRow[]; total: number }> {
  const query = found(reader, search);
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

/** The oldest orders behind the one of this id, or the very oldest. */
export async function findOrdersAfter(reader: Queryable, search: OrderSearch, { after, most }: { after: string | null; most: number }): Promise<OrderRow[]> {
  const rows = await found(reader, search)
    .selectAll()
    .$if(after !== null, (query) => query.where(sql<boolean>`(placed_at, id) > (select last.placed_at, last.id from orders last where last.id = ${after})`))
    .orderBy('placedAt')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows as OrderRow[];
}
