import type { DateRange } from '#kit/pure/dates/date-range.ts';
import { isWithin } from '#kit/server/lists/date-range.ts';
import { sql } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import type { ApplyType, AuditStatus, ReturnStatus, staffReturnSorts } from '../contract.ts';
import { returnRows, type ReturnRow } from '../store.ts';
import { tables } from '../tables.ts';

/** What a list of returns is narrowed by; `owner` is whose orders they are of, `q` finds by number, name, e-mail, mobile, title or sku. */
export type ReturnSearch = {
  owner?: { accountId: string } | { guestId: string } | { orderId: string };
  orderNo?: string | undefined;
  status?: ReturnStatus | undefined;
  auditStatus?: AuditStatus | undefined;
  applyType?: ApplyType | undefined;
  q?: string | undefined;
} & DateRange;

/** How a list of returns is sorted. */
export type ReturnSort = { field: (typeof staffReturnSorts)[number]; direction: 'asc' | 'desc' };

const sortColumns = { appliedAt: 'appliedAt', updatedAt: 'orderReturn.updatedAt', returnNo: 'returnNo', refundAmount: 'refundAmount' } as const;

/** One page of a list of returns, and how many there are. */
export async function searchReturns(
  reader: Queryable,
  search: ReturnSearch,
  { page, size, sort }: { page: number; size: number; sort: ReturnSort },
): Promise<{ rows: ReturnRow[]; total: number }> {
  let query = returnRows(reader).where(isWithin('appliedAt', search));
  const { owner, orderNo, status, auditStatus, applyType, q } = search;
  if (owner && 'accountId' in owner) query = query.where('orders.accountId', '=', owner.accountId);
  if (owner && 'guestId' in owner) query = query.where('orders.guestId', '=', owner.guestId);
  if (owner && 'orderId' in owner) query = query.where('orderReturn.orderId', '=', owner.orderId);
  if (orderNo) query = query.where('orders.orderNo', '=', orderNo);
  if (status) query = query.where('orderReturn.status', '=', status);
  if (auditStatus) query = query.where('auditStatus', '=', auditStatus);
  if (applyType) query = query.where('applyType', '=', applyType);
  if (q) {
    const like = likePattern(q);
    query = query.where((eb) =>
      eb.or([
        eb('returnNo', 'ilike', like),
        eb('orders.orderNo', 'ilike', like),
        eb('orders.email', 'ilike', like),
        eb('orders.mobile', 'ilike', like),
        sql<boolean>`(address->>'firstName') || ' ' || (address->>'lastName') ilike ${like} or (address->>'lastName') || (address->>'firstName') ilike ${like}`,
        eb.exists(
          eb
            .selectFrom('returnLine')
            .innerJoin('orderLine', 'orderLine.id', 'returnLine.orderLineId')
            .select('returnLine.position')
            .whereRef('returnLine.returnId', '=', 'orderReturn.id')
            .where((line) =>
              line.or([line('orderLine.sku', 'ilike', like), line('returnLine.exchangeSku', 'ilike', like), line('orderLine.title', 'ilike', like)]),
            ),
        ),
      ]),
    );
  }
  const { field, direction } = sort;
  const rows = await query
    .orderBy(sortColumns[field], direction)
    .orderBy('orderReturn.id', direction)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await query
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows as ReturnRow[], total };
}

/** How many returns an account has, by status; a status without any is left out. */
export async function countReturnsByStatus(reader: Queryable, accountId: string): Promise<Partial<Record<ReturnStatus, number>>> {
  const rows = await tables(reader)
    .selectFrom('orderReturn')
    .innerJoin('orders', 'orders.id', 'orderReturn.orderId')
    .select(['orderReturn.status', sql<number>`count(*)::int`.as('count')])
    .where('orders.accountId', '=', accountId)
    .groupBy('orderReturn.status')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}
