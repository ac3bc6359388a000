/** Two at once: whichever comes first, units and money are counted once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type ApiAnswer, type TestApp } from '#test/harness/app.ts';
import type { TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { orderAt, returnsOf, setReturnAddress } from '#test/harness/returns.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let variant: TestVariant;
let manager: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  await setReturnAddress(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 100 }] })) as [TestVariant];
});

const rounds = 4;
const runAction = (returnNo: string, action: string, body: object = {}) => shop.client().post(`/api/admin/returns/${returnNo}/${action}`, body, manager);
const actOnOrder = (order: TestOrder, action: string, body: object = {}) => shop.client().post(`/api/admin/orders/${order.orderId}/${action}`, body, manager);
const detail = async (order: TestOrder) => (await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).data;
const statuses = (answers: readonly ApiAnswer[]) => answers.map((answer) => answer.status).toSorted();
const parcel = { expressName: 'Cormorant', expressNumber: 'CM-1' };

async function apply(order: TestOrder, applyType: string, quantity = 2): Promise<ApiAnswer> {
  const [lineId] = await returnsOf(order).lineIds();
  return returnsOf(order).apply({ applyType, lines: [{ lineId, quantity }] });
}
/** Runs both at once, the one or the other first. */
async function both(round: number, one: () => Promise<ApiAnswer>, other: () => Promise<ApiAnswer>): Promise<[ApiAnswer, ApiAnswer]> {
  const [second, first] = round % 2 ? [one(), other()] : [other(), one()].toReversed();
  return [await second!, await first!];
}
const counts = async () =>
  (await sql<{ onHand: number; reserved: number }>`select on_hand, reserved from stock_level where variant_id = ${variant.id}`.execute(shop.kysely)).rows[0]!;

describe('at the same time', () => {
  it('two applications for the same units: one is taken', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await orderAt(shop, variant, 'delivered');
      expect(
        statuses(await Promise.all([apply(order, 'returnRefund'), apply(order, 'returnRefund'), apply(order, 'refundOnly', 1)])).filter((one) => one === 200),
      ).toHaveLength(1);
      expect((await detail(order)).products[0].returned).toBeLessThanOrEqual(2);
    }
  });

  it('two for one unit each: both are accepted, and no more than was paid is promised', async () => {
    const order = await orderAt(shop, variant, 'delivered');
    const answers = await Promise.all([apply(order, 'returnRefund', 1), apply(order, 'returnRefund', 1)]);
    expect(statuses(answers)).toEqual([200, 200]);
    expect(answers.map((answer) => answer.data.refundAmount.amount).toSorted()).toEqual([1999, 2499]);
  });

  it('the same key twice: one return', async () => {
    const order = await orderAt(shop, variant, 'delivered');
    const [lineId] = await returnsOf(order).lineIds();
    const send = () =>
      order.client.post(
        '/api/web/return/apply',
        { orderNo: order.orderNo, applyType: 'returnRefund', applyDescription: '', lines: [{ lineId, quantity: 1 }] },
        { 'idempotency-key': `once-${order.orderNo}` },
      );
    const first = await send();
    const again = await send();
    expect([again.text, again.headers['idempotency-replayed']]).toEqual([first.text, 'true']);
    expect((await detail(order)).products[0].returned).toBe(1);
  });

  it('two approvals, or an approval and a rejection: one decides', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await orderAt(shop, variant, 'delivered');
      const { returnNo } = (await apply(order, 'returnRefund')).data;
      const other = round < 2 ? () => runAction(returnNo, 'approve') : () => runAction(returnNo, 'refuse', { description: 'Worn' });
      expect(statuses(await both(round, () => runAction(returnNo, 'approve'), other))).toEqual([200, 409]);
    }
  });

  it('goods received twice: the money is refunded once, the units are on hand once', async () => {
    const order = await orderAt(shop, variant, 'delivered');
    const before = await counts();
    const { returnNo } = (await apply(order, 'returnRefund')).data;
    await runAction(returnNo, 'approve');
    const receive = () => runAction(returnNo, 'receive', { restock: true });
    expect(statuses(await Promise.all([receive(), receive(), receive()]))).toEqual([200, 409, 409]);
    expect(await counts()).toEqual({ ...before, onHand: before.onHand + 2 });
    expect((await detail(order)).refunds).toHaveLength(1);
  });

  it('a parcel leaves and its refund is asked for: one of both', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await orderAt(shop, variant, 'paid');
      const [asked, shipped] = await both(
        round,
        () => apply(order, 'refundOnly'),
        () => actOnOrder(order, 'ship', parcel),
      );
      expect(statuses([asked, shipped])).toEqual([200, 409]);
      const [line] = (await detail(order)).products;
      expect(line.shipped + line.withheld).toBe(2);
    }
  });

  it('the rest is shipped and the refund of a unit is approved and paid: what was refunded stays', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await orderAt(shop, variant, 'paid');
      const { returnNo } = (await apply(order, 'refundOnly', 1)).data;
      const [approved, shipped] = await both(
        round,
        () => runAction(returnNo, 'approve'),
        () => actOnOrder(order, 'ship', parcel),
      );
      expect(statuses([approved, shipped])).toEqual([200, 200]);
      expect((await runAction(returnNo, 'refund')).status).toBe(200);
      expect((await detail(order)).products[0]).toMatchObject({ shipped: 1, withheld: 1 });
      expect(await counts()).toMatchObject({ reserved: 0 });
      expect(await actOnOrder(order, 'ship', parcel)).toMatchObject({ status: 409, code: 41 });
    }
  });

  it('a cancellation and a return are asked for: one of both', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await orderAt(shop, variant, 'paid');
      const cancel = () => order.client.post('/api/web/order/cancel', { orderNo: order.orderNo });
      const answers = await both(round, () => apply(order, 'refundOnly'), cancel);
      expect(statuses(answers)).toEqual([200, 409]);
    }
  });

  it('the shopper takes it back and staff agree: what is cancelled stays so, what is agreed may still be taken back', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await orderAt(shop, variant, 'delivered');
      const { returnNo } = (await apply(order, 'returnRefund')).data;
      const [cancelled, approved] = await both(
        round,
        () => returnsOf(order).cancel(returnNo),
        () => runAction(returnNo, 'approve'),
      );
      expect(cancelled.status).toBe(200);
      expect([200, 409]).toContain(approved.status);
      const { data } = await returnsOf(order).detail(returnNo);
      expect([data.status, data.auditStatus]).toEqual(['cancelled', approved.status === 200 ? 'auditSuccessful' : 'pendingApproval']);
    }
  });

  it('a return is refunded and staff refund the order: together no more than was paid', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await orderAt(shop, variant, 'paid');
      const { returnNo } = (await apply(order, 'refundOnly')).data;
      await runAction(returnNo, 'approve');
      const byStaff = () => actOnOrder(order, 'refund', { amount: 3000, reason: 'Goodwill' });
      const [returned] = await both(round, () => runAction(returnNo, 'refund'), byStaff);
      expect(returned.status).toBe(200);
      const seen = await detail(order);
      const sum = seen.refunds.reduce((total: number, refund: { amount: { amount: number } }) => total + refund.amount.amount, 0);
      expect([sum, seen.refundedAmount.amount]).toEqual([4498, 4498]);
    }
  });

  it('an exchange of the last unit is approved and a shopper buys it: one gets it', async () => {
    const [last] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 3 }] })) as [TestVariant];
    const order = await orderAt(shop, last, 'delivered');
    const { returnNo } = (await apply(order, 'exchange', 1)).data;
    const buy = () =>
      orderAt(shop, last, 'unpaid', { quantity: 1 }).then(
        () => 'bought',
        () => 'refused',
      );
    const [approved, bought] = await Promise.all([runAction(returnNo, 'approve'), buy()]);
    expect([approved.status === 200, bought === 'bought'].filter(Boolean)).toHaveLength(1);
  });
});
