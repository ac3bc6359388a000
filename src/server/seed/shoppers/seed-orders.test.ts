import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recentOrders } from '#shop/orders/account/index.ts';
import { writeSettings } from '#shop/settings/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { testContext } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { seedCommerce } from '../../seed-commerce.ts';
import { demoOrders } from './demo-orders.ts';
import { seedShoppers } from './seed-shoppers.ts';

let shop: TestApp;
let lines: string[];
const goods = [...new Set(Object.values(demoOrders).flatMap(({ orders }) => orders.flatMap((order) => order.goods.map(([slug]) => slug))))];
const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(shop.kysely)).rows;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(async (tx) => {
    await seedCommerce(tx);
    await writeSettings(tx, 'returns', { consignee: { en: 'Returns desk' }, contactNumber: '', detailedAddress: { en: '3 Beck Lane' } }, shop.clock.now);
  });
  for (const slug of goods) await insertTestProduct(shop.host.database, { slug, variants: [{ price: 2_000, onHand: 60 }] });
  lines = await seedShoppers(shop.host);
});
afterAll(() => shop.close());

describe("the demo shop's orders", () => {
  it('are of shoppers whose passwords are printed once', async () => {
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^Demo shopper: shopper@vitrine\.example {2}password: \S{16}$/);
    expect(await seedShoppers(shop.host)).toEqual([]);
  });

  it('stand in every state', async () => {
    const found = await rows(
      sql<{ state: string }>`select distinct concat_ws(' ', o.status, o.pay_status, o.shipped, case when o.delivered_at is not null then 'delivered' end,
        case when o.refunded_amount > 0 then 'refunded' end) as state from orders o join account a on a.id = o.account_id and a.email = 'shopper@vitrine.example' order by 1`,
    );
    expect(found.map((row) => row.state)).toEqual([
      'cancelled paid none refunded',
      'cancelled unpaid none',
      'completed paid full delivered',
      'completed paid full delivered refunded',
      'inProgress paid full',
      'inProgress paid full delivered',
      'inProgress paid full delivered refunded',
      'inProgress paid none',
      'inProgress paid part',
      'inProgress unpaid none',
      'pendingCancellation paid none',
    ]);
    const methods = await rows(sql<{ id: string | null }>`select distinct payment_method_id as id from orders order by 1`);
    expect(methods.map((row) => row.id)).toEqual(['bankTransfer', 'cashOnDelivery', 'sandbox', null]);
    expect(await rows(sql`select 1 from orders where shipping_method ? 'pickup' and address is null`)).toHaveLength(2);
    expect(await rows(sql`select 1 from orders where credits_amount > 0 and total_amount = 0`)).toHaveLength(1);
    expect(await rows(sql`select 1 from review where verified`)).toHaveLength(1);
  });

  it('of who collects say so in short too', async () => {
    const [mei] = await rows(sql<{ id: string }>`select id from account where email = 'mei@vitrine.example'`);
    const orders = await recentOrders({ ...testContext(shop), lang: 'zh-HK', locale: 'zh-HK' }, { accountId: mei!.id, most: 3 });
    expect(orders.map(({ standing }) => standing)).toEqual(['ready', 'cancelled', 'completed']);
  });

  it('are on time: none that is still to arrive was promised for a day that has passed, or for none', async () => {
    const open = await rows(
      sql<{ orderNo: string; until: string | null }>`select order_no as "orderNo", shipping_method->'delivery'->>'until' as until from orders
        where pay_status = 'paid' and status <> 'cancelled' and delivered_at is null and not shipping_method ? 'pickup'`,
    );
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter(({ until }) => until === null || until < shop.clock.now.toISOString().slice(0, 'YYYY-MM-DD'.length))).toEqual([]);
  });

  it('belong to one shopper after the other: a job that runs for one reaches the orders of all', async () => {
    const events = await rows(sql<{ email: string }>`select a.email from order_event e join orders o on o.id = e.order_id join account a on a.id = o.account_id
      order by e.xmin::text::bigint`);
    const turns = events.map(({ email }) => email).filter((email, index, all) => email !== all[index - 1]);
    expect(turns.slice(0, 3)).toEqual(['shopper@vitrine.example', 'mei@vitrine.example', 'jonas@vitrine.example']);
  });

  it('were returned in every way', async () => {
    const found = await rows(sql<{ state: string }>`select distinct concat_ws(' ', apply_type, status, audit_status) as state from order_return order by 1`);
    expect(found.map((row) => row.state)).toEqual([
      'exchange completed auditSuccessful',
      'exchange ended auditFailed',
      'exchange pendingApproval auditSuccessful',
      'refundOnly completed auditSuccessful',
      'returnRefund cancelled pendingApproval',
      'returnRefund completed auditSuccessful',
      'returnRefund ended auditSuccessful',
      'returnRefund pendingApproval auditSuccessful',
      'returnRefund pendingApproval pendingApproval',
    ]);
  });

  it('leave stock, payments and credits as they would be', async () => {
    expect(
      await rows(
        sql`select s.variant_id from stock_level s where s.on_hand <> (select coalesce(sum(m.change), 0) from stock_movement m where m.variant_id = s.variant_id)`,
      ),
    ).toEqual([]);
    const reserved = await rows(
      sql`select s.variant_id from stock_level s where s.reserved <> coalesce((select sum(l.quantity - l.shipped_quantity) from order_line l join orders o on o.id = l.order_id
        where l.variant_id = s.variant_id and o.status <> 'cancelled'), 0) + coalesce((select sum(l.quantity) from return_line l join order_return r on r.id = l.return_id
        where l.exchange_variant_id = s.variant_id and r.status = 'pendingApproval' and r.audit_status = 'auditSuccessful'), 0)`,
    );
    expect(reserved).toEqual([]);
    expect(await rows(sql`select order_no from orders where refunded_amount > paid_amount or (pay_status = 'paid' and paid_amount <> total_amount)`)).toEqual(
      [],
    );
    expect(await rows(sql`select id from refund where state <> 'succeeded'`)).toEqual([]);
    const ledger = await rows(
      sql`select e.account_id from credit_entry e group by 1 having sum(e.amount) <> (select b.amount from credit_balance b where b.account_id = e.account_id)`,
    );
    expect(ledger).toEqual([]);
  });

  it('list events in the order of time, and mail nobody about the past', async () => {
    expect(
      await rows(
        sql`select order_id from (select order_id, at, lag(at) over (partition by order_id order by seq) as before from order_event) e where at < before`,
      ),
    ).toEqual([]);
    expect(await rows(sql`select 1 from order_event where at > ${shop.clock.now}`)).toEqual([]);
    expect(await rows(sql`select 1 from pgboss.job where name = 'order.mail'`)).toEqual([]);
  });
});
