/** Every order is in exactly one view of its shopper's list, whatever its states: a new state is counted here by itself. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { orderStatuses, orderViews, payStatuses, shippedStates } from '../contract.ts';
import { inView } from './store-views.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('an order is in exactly one view', async () => {
  const views = sql.join(
    orderViews.map((view) => sql`(${inView(view)})::int`),
    sql` + `,
  );
  const { rows } = await sql<{ status: string; payStatus: string; shipped: string; method: string; views: number }>`
    with orders as (
      select status, pay_status, shipped, payment_method_id, delivered_at, pay_later
      from unnest(${sql.val([...orderStatuses])}::text[]) as status, unnest(${sql.val([...payStatuses])}::text[]) as pay_status,
        unnest(${sql.val([...shippedStates])}::text[]) as shipped, unnest(array['bankTransfer', 'cashOnDelivery']) as payment_method_id, unnest(array[null, '2026-11-26T10:00:00Z'::timestamptz]) as delivered_at,
        unnest(array[false, true]) as pay_later)
    select orders.*, ${views} as views from orders`.execute(shop.kysely);
  expect(rows).toHaveLength(orderStatuses.length * payStatuses.length * shippedStates.length * 8);
  expect(rows.filter((row) => row.views !== 1)).toEqual([]);
});
