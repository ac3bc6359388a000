/** What this slice stores about a person: orders. The law requires the shop to retain them with name and address; they lose the link to the account. */
import { orderIs } from './store-states.ts';
import { sql, type RawBuilder } from 'kysely';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { DataOwner, DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { clearWebhookBodies } from '../payments/webhooks/index.ts';
import { ordersStillOpen } from './contract.ts';
import { tables } from './tables.ts';

/** A person's orders. When staff erase a person, the address need not be proved: imported orders with it are included, and no later import brings them back. */
const ordersOf = ({ accountId, email }: DataOwner, { caller }: Pick<Context, 'caller'>) =>
  sql<boolean>`(account_id = ${accountId} or ${caller.kind === 'staff'} and account_id is null and imported_from is not null and lower(email) = lower(${email}))`;

/** An address as an invoice needs it. */
const withoutPhone = (address: RawBuilder<unknown>) => sql`${address} || '{"countryCode": "", "phone": ""}'`;

/** The first five as people know them, to find them by. */
const firstNumbers = sql<string>`coalesce(array_to_string((array_agg(distinct coalesce(external_number, order_no)))[1:5], ', '), '')`;

export const orderPersonalData: readonly DataSubjectHandler[] = [
  {
    name: 'orders',
    tables: ['orders', 'order_event', 'order_note', 'order_viewer', 'order_token', 'shipment_event'],
    async read(reader, { accountId }, { after, most }) {
      const found = await sql<{ id: string; order: Record<string, unknown> }>`
        select o.id, json_build_object('orderNo', o.order_no, 'importedFrom', o.imported_from, 'externalNumber', o.external_number,
            'status', o.status, 'payStatus', o.pay_status, 'currency', o.currency,
            'subtotal', o.subtotal_amount, 'shippingFee', o.shipping_fee_amount, 'tax', o.tax_amount, 'credits', o.credits_amount, 'giftCards', o.gift_cards_amount,
            'total', o.total_amount, 'paymentAmount', o.paid_amount, 'refundedAmount', o.refunded_amount, 'couponDiscounts', o.coupon_discounts,
            'promotionDiscounts', o.promotion_discounts, 'email', o.email, 'countryCode', o.country_code, 'mobile', o.mobile,
            'address', o.address, 'billing', o.billing, 'fapiao', o.fapiao, 'giftDelivery', o.gift_delivery, 'remark', o.remark, 'giftMessage', o.gift_message, 'placedAt', o.placed_at, 'paidAt', o.paid_at, 'completedAt', o.completed_at,
            'cancelledAt', o.cancelled_at, 'products', (
              select coalesce(json_agg(json_build_object('sku', l.sku, 'title', l.title, 'options', l.options, 'quantity', l.quantity,
                'price', l.price_amount, 'total', l.total_amount) order by l.position), '[]') from order_line l where l.order_id = o.id),
            'shipments', (
              select coalesce(json_agg(json_build_object('expressName', s.express_name, 'expressNumber', s.express_number, 'shippedAt', s.shipped_at,
                'deliveredAt', s.delivered_at, 'events', (
                  select coalesce(json_agg(json_build_object('state', e.state, 'at', e.at, 'place', e.place, 'words', e.words) order by e.at), '[]')
                  from shipment_event e where e.shipment_id = s.id)) order by s.shipped_at), '[]') from shipment s where s.order_id = o.id)) as order
        from orders o where o.account_id = ${accountId} and o.id::text > ${after} order by o.id::text limit ${most}`.execute(tables(reader));
      return found.rows.map(({ id, order }) => ({ key: id, row: order }));
    },
    erase: async (tx, owner, context) => {
      const orders = sql`select id from orders where ${ordersOf(owner, context)}`;
      const numbered = await sql<{ id: string; orderNo: string }>`select id, order_no from orders where ${ordersOf(owner, context)}`.execute(tables(tx));
      await clearWebhookBodies(tx, numbered.rows);
      for (const table of ['order_note', 'order_viewer', 'order_token'])
        await sql`delete from ${sql.table(table)} where order_id in (${orders})`.execute(tables(tx));
      // Carriers report home addresses and who accepted a parcel.
      await sql`delete from shipment_event where shipment_id in (select id from shipment where order_id in (${orders}))`.execute(tables(tx));
      await sql`update order_event set actor_id = null, reason = '' where actor_kind = 'shopper' and order_id in (${orders})`.execute(tables(tx));
      await sql`update orders set account_id = null, guest_id = null, email = null, country_code = null, mobile = null, import_digest = null, gift_delivery = null, gift_message = '', remark = '',
          address = ${withoutPhone(sql`address`)},
          billing = case when billing->'address'->>'phone' is null then billing else jsonb_set(billing, '{address}', ${withoutPhone(sql`billing->'address'`)}) end,
          fapiao = case when fapiao->>'issuedAt' is not null then jsonb_set(fapiao, '{email}', '""') end
        where ${ordersOf(owner, context)}`.execute(tables(tx));
    },
    merge: async (tx, { from, to }) => {
      await sql`update orders set account_id = ${to}, version = version + 1 where account_id = ${from}`.execute(tables(tx));
    },
    blockedReason: async (tx, { accountId }, { byStaff }) => {
      const row = await tables(tx)
        .selectFrom('orders')
        .select((eb) => [eb.fn.countAll<number>().as('count'), firstNumbers.as('orders')])
        .where('accountId', '=', accountId)
        .where(orderIs(['isOpen', 'isUndecided']))
        .executeTakeFirstOrThrow();
      return row.count > 0 ? new ShopError(ordersStillOpen, { params: { ...row, byStaff } }) : null;
    },
  },
];
