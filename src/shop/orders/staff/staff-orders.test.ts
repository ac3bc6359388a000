import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { shopperToken, staffToken } from '#test/harness/staff.ts';
import { staffActions } from '../contract.ts';

let shop: TestApp;
let variant: TestVariant;
let manager: Record<string, string>;
const days = 24 * 3_600_000;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 400 }] })) as [TestVariant];
});

const runAction = (order: TestOrder, action: string, body: object = {}, as = manager) =>
  shop.client().post(`/api/admin/orders/${order.orderId}/${action}`, body, as);
const read = (order: TestOrder) => shop.client().get(`/api/admin/orders/${order.orderNo}`, manager);
const detail = async (order: TestOrder) => (await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).data;
const stock = async () =>
  (await sql<{ onHand: number; reserved: number }>`select on_hand, reserved from stock_level where variant_id = ${variant.id}`.execute(shop.kysely)).rows[0]!;
const parcel = { expressName: 'Cormorant', expressNumber: 'CM-1', trackingUrl: 'https://track.example/CM-1' };
const bodies: Record<string, object> = {
  'settle-surplus': { surplus: 'none', way: 'outside', reason: 'Sent by bank transfer' },
  ship: parcel,
  cancel: { reason: 'No longer made' },
  'cancel-reject': { reason: 'Packed already' },
  refund: { amount: { amount: 100, currency: 'USD' }, reason: 'A scratch' },
};
const after = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};
const sessionsLast = () => sql`update staff_session set expires_at = ${shop.clock.now}::timestamptz + interval '1 year'`.execute(shop.kysely);

const transfer = () => placeTestOrder(shop, variant, { paymentMethodId: 'bankTransfer' });
const paid = async () => done(await transfer(), 'mark-paid');
const onDelivery = () => placeTestOrder(shop, variant, { paymentMethodId: 'cashOnDelivery' });
async function done(order: TestOrder, action: string, body = bodies[action] ?? {}): Promise<TestOrder> {
  expect(await runAction(order, action, body)).toMatchObject({ code: 0 });
  return order;
}
async function asShopper(order: TestOrder, action: 'cancel' | 'confirm'): Promise<TestOrder> {
  expect(await order.client.post(`/api/web/order/${action}`, { orderNo: order.orderNo })).toMatchObject({ code: 0 });
  return order;
}
async function shipPart(order: TestOrder): Promise<TestOrder> {
  const [line] = (await detail(order)).products;
  return done(order, 'ship', { ...parcel, lines: [{ lineId: line.lineId, quantity: 1 }] });
}

describe('every action in every state', () => {
  const states: [string, () => Promise<TestOrder>, string[]][] = [
    ['unpaid, by card', () => placeTestOrder(shop, variant), ['cancel']],
    ['unpaid, by transfer', transfer, ['cancel', 'mark-paid']],
    ['unpaid, on delivery', onDelivery, ['ship', 'cancel', 'mark-paid']],
    ['on delivery, shipped', async () => done(await onDelivery(), 'ship'), ['deliver', 'cancel', 'mark-paid']],
    ['on delivery, delivered', async () => done(await done(await onDelivery(), 'ship'), 'deliver'), ['mark-paid']],
    ['on delivery, completed', async () => asShopper(await done(await onDelivery(), 'ship'), 'confirm'), ['mark-paid']],
    ['paid', paid, ['ship', 'refund', 'cancel']],
    ['paid, shipped in part', async () => shipPart(await paid()), ['ship', 'deliver', 'refund']],
    ['paid, shipped', async () => done(await paid(), 'ship'), ['deliver', 'refund']],
    ['paid, delivered', async () => done(await done(await paid(), 'ship'), 'deliver'), ['refund']],
    ['completed', async () => asShopper(await done(await paid(), 'ship'), 'confirm'), ['refund']],
    ['pending cancellation', async () => asShopper(await paid(), 'cancel'), ['cancel-approve', 'cancel-reject']],
    ['cancelled unpaid', async () => asShopper(await transfer(), 'cancel'), []],
    ['cancelled paid', async () => done(await asShopper(await paid(), 'cancel'), 'cancel-approve'), []],
  ];
  for (const [name, make, allowed] of states) {
    it(`${name}: ${allowed.join(', ') || 'nothing'}`, async () => {
      const order = await make();
      const before = await read(order);
      expect(before.data.actions.toSorted()).toEqual(allowed.toSorted());
      for (const action of staffActions.filter((one) => !allowed.includes(one))) {
        expect([action, await runAction(order, action, bodies[action] ?? {})]).toMatchObject([action, { status: 409, code: 41 }]);
      }
      const unchanged = await read(order);
      expect([unchanged.text, unchanged.headers['etag']]).toEqual([before.text, before.headers['etag']]);
      for (const [index, action] of allowed.entries()) await done(index === 0 ? order : await make(), action);
    });
  }
});

describe('shipping', () => {
  it('goes in parts, consumes the reservation, and mails the shopper each time', async () => {
    const order = await shipPart(await paid());
    expect(await stock()).toEqual({ onHand: 399, reserved: 1 });
    const [line] = (await detail(order)).products;
    const tooMany = await runAction(order, 'ship', { ...parcel, lines: [{ lineId: line.lineId, quantity: 2 }] });
    expect(tooMany).toMatchObject({ status: 409, code: 41 });
    expect(await runAction(order, 'ship', { ...parcel, lines: [{ lineId: 'not-a-line', quantity: 1 }] })).toMatchObject({ status: 400, code: 40 });
    expect(await runAction(order, 'ship', { ...parcel, trackingUrl: 'javascript:alert(1)' })).toMatchObject({
      status: 400,
      data: { errors: { trackingUrl: expect.any(String) } },
    });
    expect(await order.client.post('/api/web/order/cancel', { orderNo: order.orderNo })).toMatchObject({ code: 41, msg: expect.stringContaining('return') });
    await done(order, 'ship', { ...parcel, expressNumber: 'CM-2' });
    expect(await stock()).toEqual({ onHand: 398, reserved: 0 });
    const seen = await detail(order);
    expect(seen.shipments.map((shipment: any) => [shipment.expressNumber, shipment.lines[0].quantity])).toEqual([
      ['CM-1', 1],
      ['CM-2', 1],
    ]);
    expect(seen.actions).toEqual(['confirm']);
    await runJobs(shop, { about: order.orderId });
    const files = (await readdir(shop.host.config.mailDir)).filter((name) => name.includes(`shipped-${order.orderNo}`));
    expect(files).toHaveLength(2);
    expect(await readFile(`${shop.host.config.mailDir}/${files[0]}`, 'utf8')).toContain('https://track.example/CM-1');
  });

  it.each([
    ['no carrier', {}, ''],
    ['a carrier without a number', { expressName: 'Cormorant' }, 'Cormorant'],
    ['a number alone', { expressNumber: 'CM-9' }, 'CM-9'],
  ])('goes with %s, and the mail says what is known', async (_what, input, known) => {
    const order = await done(await paid(), 'ship', input);
    const { shipments, actions } = await detail(order);
    expect(shipments).toMatchObject([{ expressName: '', expressNumber: '', trackingUrl: null, ...input }]);
    expect(actions).toEqual(['confirm']);
    await runJobs(shop, { about: order.orderId });
    const [file] = (await readdir(shop.host.config.mailDir)).filter((name) => name.includes(`shipped-${order.orderNo}`));
    const mail = await readFile(`${shop.host.config.mailDir}/${file}`, 'utf8');
    expect(mail).not.toMatch(/Carrier:|number\s*</);
    expect(mail).toContain(known);
  });

  it('two concurrent requests send each unit once', async () => {
    const order = await paid();
    const both = await Promise.all([runAction(order, 'ship', parcel), runAction(order, 'ship', { ...parcel, expressNumber: 'CM-2' })]);
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    expect(await stock()).toEqual({ onHand: 398, reserved: 0 });
  });

  it('and asking to cancel exclude each other', async () => {
    for (let round = 0; round < 6; round += 1) {
      const order = await paid();
      const race = [() => runAction(order, 'ship', parcel), () => order.client.post('/api/web/order/cancel', { orderNo: order.orderNo })];
      const both = await Promise.all((round % 2 ? race : race.toReversed()).map((run) => run()));
      expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    }
  });

  it('is answered again for a repeated key', async () => {
    const order = await paid();
    const key = { ...manager, 'idempotency-key': 'ship-1' };
    const first = await runAction(order, 'ship', parcel, key);
    const second = await runAction(order, 'ship', parcel, key);
    expect([second.text, second.headers['idempotency-replayed']]).toEqual([first.text, 'true']);
  });
});

describe('by itself', () => {
  it('what left 10 days ago has arrived; what arrived 14 days ago is completed', async () => {
    const order = await done(await paid(), 'ship');
    after(9 * days);
    await runJob(shop, 'order.deliver');
    expect((await detail(order)).shipments[0].deliveredAt).toBeNull();
    after(1.5 * days);
    await runJob(shop, 'order.deliver');
    expect((await detail(order)).shipments[0].deliveredAt).toBe(shop.clock.now.toISOString());
    after(13 * days);
    await runJob(shop, 'order.complete');
    expect(await detail(order)).toMatchObject({ status: 'inProgress' });
    after(1.5 * days);
    await runJob(shop, 'order.complete');
    expect(await detail(order)).toMatchObject({ status: 'completed', payStatus: 'paid' });
  });
});

it('what is to be paid at the door has not arrived by itself, and comes back', async () => {
  const order = await done(await onDelivery(), 'ship');
  after(30 * days);
  for (const job of ['order.deliver', 'order.complete']) await runJob(shop, job);
  expect(await detail(order)).toMatchObject({ status: 'inProgress', payStatus: 'unpaid', shipments: [{ deliveredAt: null }] });
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  await done(order, 'cancel', { reason: 'Nobody took it in' });
  expect(await detail(order)).toMatchObject({ status: 'cancelled', payStatus: 'unpaid' });
  expect(await stock()).toEqual({ onHand: 400, reserved: 0 });
});

describe('cancelling', () => {
  it('agreed to, gives the money back and the stock free', async () => {
    const order = await asShopper(await paid(), 'cancel');
    expect(await stock()).toEqual({ onHand: 400, reserved: 2 });
    await done(order, 'cancel-approve');
    expect(await detail(order)).toMatchObject({
      status: 'cancelled',
      payStatus: 'paid',
      refundedAmount: { amount: 4498 },
      refunds: [{ amount: { amount: 4498 } }],
    });
    expect(await stock()).toEqual({ onHand: 400, reserved: 0 });
    await runJobs(shop, { only: ['order.refund'] });
    const states = await sql<{ state: string }>`select state from refund where order_id = ${order.orderId}`.execute(shop.kysely);
    expect(states.rows).toEqual([{ state: 'succeeded' }]);
  });

  it('declined, says why and goes on', async () => {
    const order = await done(await asShopper(await paid(), 'cancel'), 'cancel-reject');
    const seen = await detail(order);
    expect(seen).toMatchObject({ status: 'inProgress', payStatus: 'paid' });
    expect(seen.timeline.at(-1)).toMatchObject({ event: 'cancelRejected', reason: 'Packed already' });
    await done(order, 'ship');
  });

  it('of goods on delivery that nobody took in puts them on hand again', async () => {
    const order = await done(await done(await onDelivery(), 'ship'), 'cancel');
    expect(await detail(order)).toMatchObject({ status: 'cancelled', payStatus: 'unpaid' });
    expect(await stock()).toEqual({ onHand: 400, reserved: 0 });
    const ledger = await sql<{ sum: number }>`select sum(change)::int8 as sum from stock_movement where variant_id = ${variant.id}`.execute(shop.kysely);
    expect(ledger.rows[0]!.sum).toBe(400);
  });
});

describe('who may', () => {
  it('support ships and delivers, editors see nothing, shoppers and strangers are sent away', async () => {
    const order = await paid();
    const support = { 'x-auth': await staffToken(shop, 'support') };
    const editor = { 'x-auth': await staffToken(shop, 'editor') };
    const shopper = { 'x-auth': await shopperToken(shop) };
    expect((await shop.client().get(`/api/admin/orders/${order.orderId}`, support)).data.actions).toEqual(['ship']);
    for (const action of staffActions) {
      const expected = action === 'ship' || action === 'deliver' ? 200 : 403;
      expect([action, (await runAction(order, action, bodies[action], support)).status]).toEqual([action, expected]);
      expect((await runAction(order, action, bodies[action], editor)).status).toBe(403);
      expect(await runAction(order, action, bodies[action], shopper)).toMatchObject({ status: 401, code: 50 });
      expect(await runAction(order, action, bodies[action], {})).toMatchObject({ status: 401, code: 50 });
    }
    expect((await shop.client().get('/api/admin/orders', editor)).status).toBe(403);
    const audit = await sql<{ action: string }>`select action from staff_action where subject = ${order.orderNo} order by at`.execute(shop.kysely);
    expect(audit.rows.map((row) => row.action).toSorted()).toEqual(['order.deliver', 'order.markPaid', 'order.ship']);
  });
});

describe('the list', () => {
  it('finds by number, name, e-mail and sku; filters, sorts and pages', async () => {
    await sessionsLast();
    after(1000);
    const one = await paid();
    after(1000);
    const two = await placeTestOrder(shop, variant, { contact: { email: 'Grace@example.com' }, quantity: 3 });
    const list = async (filter: object, more = '') =>
      (await shop.client().get(`/api/admin/orders?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`, manager)).data;
    const numbers = (answer: any) => answer.items.map((item: any) => item.orderNo);
    expect(numbers(await list({ q: two.orderNo.slice(2) }))).toEqual([two.orderNo]);
    expect(numbers(await list({ q: 'grace@' }))).toEqual([two.orderNo]);
    expect(numbers(await list({ q: variant.sku }))).toEqual([two.orderNo, one.orderNo]);
    expect(numbers(await list({ q: 'ada byron' }, '&size=2'))).toEqual([two.orderNo, one.orderNo]);
    expect(numbers(await list({ q: variant.sku, payStatus: 'paid' }))).toEqual([one.orderNo]);
    expect(numbers(await list({ q: variant.sku }, '&sort=total'))).toEqual([one.orderNo, two.orderNo]);
    expect(await list({ q: variant.sku }, '&size=1&page=2')).toMatchObject({ items: [{ orderNo: one.orderNo }], total: 2, page: 2, size: 1 });
    expect(numbers(await list({ q: '100%_' }))).toEqual([]);
    for (const wrong of ['?sort=secret', '?filter={', '?filter={"status":"lost"}', '?page=0', '?size=none']) {
      expect([wrong, (await shop.client().get(`/api/admin/orders${wrong}`, manager)).status]).toEqual([wrong, 400]);
    }
    expect(await shop.client().get('/api/admin/orders/nothing', manager)).toMatchObject({ status: 404, code: 40 });
  });
});

describe('what staff see of an order besides', () => {
  it('finds what is to be sent, decided and paid, and the other orders of a customer', async () => {
    const client = shop.client();
    const headers = { 'x-auth': await staffToken(shop, 'support') };
    const [thing] = await insertTestProduct(shop.host.database, { variants: [{ onHand: 50 }] });
    const email = `${newId()}@shop.example`;
    const place = (more: object) => placeTestOrder(shop, thing!, { contact: { email }, ...more });
    const toPay = await place({ paymentMethodId: 'bankTransfer' });
    const cash = await place({ paymentMethodId: 'cashOnDelivery', contact: { email: email.toUpperCase() } });
    const paid = await place({ paymentMethodId: 'bankTransfer' });
    await runAction(paid, 'mark-paid');
    const asked = await place({ paymentMethodId: 'bankTransfer' });
    await runAction(asked, 'mark-paid');
    await asked.client.post('/api/web/order/cancel', { orderNo: asked.orderNo, reason: 'too late' });
    const found = async (filter: object) => {
      const { data } = await client.get(`/api/admin/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`, headers);
      return (data.items as { orderNo: string }[]).map(({ orderNo }) => orderNo).sort();
    };
    const numbers = (...orders: { orderNo: string }[]) => orders.map(({ orderNo }) => orderNo).sort();
    expect(await found({ waits: 'ship', q: email })).toEqual(numbers(cash, paid));
    expect(await found({ waits: 'decide', q: email })).toEqual(numbers(asked));
    expect(await found({ waits: 'pay', q: email })).toEqual(numbers(toPay));
    expect(await found({ sameCustomerAs: paid.orderId })).toEqual(numbers(toPay, cash, asked));
    expect(await found({ sameCustomerAs: 'nothing' })).toEqual([]);
  });

  it('stores notes that the shopper never sees', async () => {
    const headers = { 'x-auth': await staffToken(shop, 'support') };
    const [thing] = await insertTestProduct(shop.host.database, { variants: [{}] });
    const order = await placeTestOrder(shop, thing!, { paymentMethodId: 'bankTransfer' });
    const note = (text: string) => shop.client().post(`/api/admin/orders/${order.orderNo}/note`, { text }, headers);
    expect(await note('Call before sending')).toMatchObject({ code: 0, data: { notes: [{ text: 'Call before sending', staff: 'support' }] } });
    expect((await note('Called')).data.notes).toHaveLength(2);
    expect(await note('  ')).toMatchObject({ status: 400, code: 40 });
    expect((await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).text).not.toContain('Call before');
  });
});
