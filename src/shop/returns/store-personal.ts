/**
 * What this slice stores about a person: what they wrote and sent with a return. A return stays with its order, as the law asks;
 * erased, it loses its text and pictures. Its owner is the order's, so this runs before orders delete theirs.
 */
import { returnIs } from './store-states.ts';
import { sql } from 'kysely';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { releaseUploads } from '../media/uploads/index.ts';
import { returnsStillOpen } from './contract.ts';
import { tables } from './tables.ts';

/** The first five as people know them, to find them by. */
const firstNumbers = sql<string>`coalesce(array_to_string((array_agg(distinct coalesce(external_number, order_no)))[1:5], ', '), '')`;

export const returnPersonalData: readonly DataSubjectHandler[] = [
  {
    name: 'returns',
    tables: ['order_return', 'return_line', 'return_image', 'return_event'],
    async read(reader, { accountId }, { after, most }) {
      const found = await sql<{ id: string; exported: Record<string, unknown> }>`
        select r.id, json_build_object('returnNo', r.return_no, 'orderNo', o.order_no, 'status', r.status, 'auditStatus', r.audit_status,
            'applyType', r.apply_type, 'applyDescription', r.apply_description, 'currency', o.currency, 'refundAmount', r.refund_amount,
            'refuseDescription', r.refuse_description, 'logisticsCompany', r.logistics_company, 'logisticsNumber', r.logistics_number,
            'appliedAt', r.applied_at, 'closedAt', r.closed_at, 'images', (
              select coalesce(json_agg(i.upload_id order by i.position), '[]') from return_image i where i.return_id = r.id),
            'lines', (select coalesce(json_agg(json_build_object('sku', l.sku, 'title', l.title, 'quantity', x.quantity, 'exchangeSku', x.exchange_sku)
                order by x.position), '[]') from return_line x join order_line l on l.id = x.order_line_id where x.return_id = r.id)) as exported
        from order_return r join orders o on o.id = r.order_id
        where o.account_id = ${accountId} and r.id::text > ${after} order by r.id::text limit ${most}`.execute(tables(reader));
      return found.rows.map(({ id, exported }) => ({ key: id, row: exported }));
    },
    erase: async (tx, { accountId }, context) => {
      const own = sql`select r.id from order_return r join orders o on o.id = r.order_id where o.account_id = ${accountId}`;
      const gone = await sql<{ uploadId: string }>`delete from return_image where return_id in (${own}) returning upload_id`.execute(tables(tx));
      await releaseUploads(
        tx,
        gone.rows.map((row) => row.uploadId),
        context.now(),
      );
      await sql`update return_event set reason = '' where event = 'applied' and return_id in (${own})`.execute(tables(tx));
      await sql`update return_event set actor_id = null, reason = '' where actor_kind = 'shopper' and return_id in (${own})`.execute(tables(tx));
      await sql`update order_return set apply_description = '' where id in (${own})`.execute(tables(tx));
    },
    blockedReason: async (tx, { accountId }, { byStaff }) => {
      const row = await tables(tx)
        .selectFrom('orderReturn')
        .innerJoin('orders', 'orders.id', 'orderReturn.orderId')
        .select((eb) => [eb.fn.countAll<number>().as('count'), firstNumbers.as('orders')])
        .where('orders.accountId', '=', accountId)
        .where(returnIs('isRunning'))
        .executeTakeFirstOrThrow();
      return row.count > 0 ? new ShopError(returnsStillOpen, { params: { ...row, byStaff } }) : null;
    },
  },
];
