/** Staff correct who pays an order until its invoice was made (docs/rules/orders.md, "Who pays, and the fapiao"). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { addresses } from '#test/harness/buyers.ts';
import { placeTestOrder, staffContext, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { markPaid } from '../orders/pay/index.ts';

let shop: TestApp;
let variant: TestVariant;
let support: Record<string, string>;

beforeAll(async () => {
  shop = await createTestApp();
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 1_000 }] })) as [TestVariant];
  support = { 'x-auth': await staffToken(shop, 'support') };
});
afterAll(() => shop.close());

const place = (more: Parameters<typeof placeTestOrder>[2] = {}) => placeTestOrder(shop, variant, { paymentMethodId: 'bankTransfer', ...more });
const correct = (order: Pick<TestOrder, 'orderNo'>, body: object, headers = support) =>
  shop.client().post(`/api/admin/orders/${order.orderNo}/billing`, body, headers);
const billing = { company: 'Moss & Söhne GmbH', vatNumber: 'de 136.695.976', address: addresses.DE };

it('is changed as a whole, with a line in the story of the order and in the audit log', async () => {
  const order = await place();
  const changed = await correct(order, billing);
  expect(changed).toMatchObject({
    code: 0,
    data: { billing: { company: billing.company, vatNumber: 'DE136695976', address: { city: 'Berlin' }, reverseCharge: false } },
  });
  expect(changed.data.timeline.at(-1)).toMatchObject({ event: 'billingChanged', title: 'The billing address was changed', actor: { kind: 'staff' } });
  expect((await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).data.billing).toEqual(changed.data.billing);
  expect((await correct(order, { company: 'Moss' })).data.billing).toMatchObject({ company: 'Moss', vatNumber: '', address: null });
  expect((await correct(order, {})).data.billing).toBeNull();
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from staff_action where subject = ${order.orderNo} and action = 'order.billing'`.execute(
    shop.kysely,
  );
  expect(rows[0]!.n).toBe(3);
});

it('says which field is wrong, and asks for the right', async () => {
  const order = await place();
  expect(await correct(order, { vatNumber: 'DE136695977' })).toMatchObject({ status: 400, data: { errors: { vatNumber: expect.any(String) } } });
  expect(await correct(order, { address: { ...addresses.DE, postalCode: 'x' } })).toMatchObject({
    status: 400,
    data: { errors: { 'address.postalCode': expect.any(String) } },
  });
  expect(await correct(order, { company: 'a\nb' })).toMatchObject({ status: 400 });
  expect(await correct({ orderNo: 'nothing' }, billing)).toMatchObject({ status: 404 });
  expect(await correct(order, billing, {})).toMatchObject({ status: 401 });
  expect(await correct(order, billing, { 'x-auth': await staffToken(shop, 'editor') })).toMatchObject({ status: 403 });
});

it('keeps the number of a buyer who owes the tax', async () => {
  const order = await place({ billing: { company: 'Moss', vatNumber: 'ATU13585627', address: null, reverseCharge: true } });
  expect(await correct(order, { company: 'Moss' })).toMatchObject({ status: 400, data: { errors: { vatNumber: expect.any(String) } } });
  expect((await correct(order, { company: 'Moos', vatNumber: 'ATU13585627' })).data.billing).toMatchObject({ company: 'Moos', reverseCharge: true });
});

it('stays once the invoice was made, also where both happen at once', async () => {
  const order = await place();
  await markPaid(await staffContext(shop), { order: order.orderId });
  const [corrected] = await Promise.all([correct(order, billing), runJobs(shop)]);
  await runJobs(shop);
  expect([0, 41]).toContain(corrected.code);
  const { rows } = await sql<{ number: string }>`select number from invoice where order_id = ${order.orderId}`.execute(shop.kysely);
  const late = await correct(order, { company: 'Too late' });
  expect(late).toMatchObject({ status: 409, code: 41 });
  expect(late.msg).toContain(rows[0]!.number);
});
