/** Random histories of one order with all its actors: after each step, in any order of steps, units, stock and money add up. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type ApiAnswer, type TestApp } from '#test/harness/app.ts';
import type { TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { orderAt, returnsOf, setReturnAddress } from '#test/harness/returns.ts';
import { staffToken } from '#test/harness/staff.ts';
import { applyTypes } from './contract.ts';
import { inLongRun } from '#test/harness/long-run.ts';

let shop: TestApp;
let variants: TestVariant[];
let manager: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  await setReturnAddress(shop);
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  variants = await insertTestProduct(shop.host.database, {
    variants: [
      { price: 1999, onHand: 500 },
      { price: 1999, onHand: 3 },
    ],
  });
});
afterAll(() => shop.close());

const onReturn = ['approve', 'refuse', 'receive', 'reject-goods', 'refund', 'exchange', 'cancel', 'logistics'] as const;
const onOrder = ['ship', 'deliver', 'refund', 'cancel', 'cancel-approve', 'cancel-reject'] as const;
/** `pick` chooses among what is allowed now; in `wild` steps, among everything. */
const stepArb = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('apply' as const),
      applyType: fc.constantFrom(...applyTypes),
      quantity: fc.integer({ min: 1, max: 2 }),
      other: fc.boolean(),
    }),
  },
  { weight: 7, arbitrary: fc.record({ kind: fc.constant('return' as const), pick: fc.nat(20), which: fc.nat(4), wild: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('order' as const), action: fc.constantFrom(...onOrder), quantity: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'ask' as const, path: 'cancel' }, { kind: 'ask' as const, path: 'confirm' }) },
);
type Step = typeof stepArb extends fc.Arbitrary<infer Made> ? Made : never;

const bodies: Readonly<Record<string, object>> = {
  refuse: { description: 'Worn' },
  'reject-goods': { description: 'An empty box' },
  receive: { restock: true },
  exchange: { expressName: 'Cormorant', expressNumber: 'CM-2' },
  cancel: { reason: 'Gone' },
  'cancel-reject': { reason: 'Packed' },
};

/** Takes one step; answers it. */
async function take(step: Step, { order, lineId, numbers }: { order: TestOrder; lineId: string; numbers: string[] }): Promise<ApiAnswer | null> {
  const own = returnsOf(order);
  if (step.kind === 'ask') return order.client.post(`/api/web/order/${step.path}`, { orderNo: order.orderNo });
  if (step.kind === 'apply') {
    const exchangeSku = step.applyType === 'exchange' && step.other ? { exchangeSku: variants[1]!.sku } : {};
    const answer = await own.apply({ applyType: step.applyType, lines: [{ lineId, quantity: step.quantity, ...exchangeSku }] });
    if (answer.code === 0) numbers.push(answer.data.returnNo);
    return answer;
  }
  if (step.kind === 'order') {
    const body =
      step.action === 'ship'
        ? { expressName: 'Cormorant', expressNumber: 'CM-1', lines: [{ lineId, quantity: step.quantity }] }
        : step.action === 'refund'
          ? { reason: 'Late', ...(step.quantity === 1 ? { amount: 700 } : { lines: [{ lineId, quantity: 1, restock: true }] }) }
          : (bodies[step.action] ?? {});
    return shop.client().post(`/api/admin/orders/${order.orderId}/${step.action}`, body, manager);
  }
  const returnNo = numbers[step.which % Math.max(1, numbers.length)];
  if (!returnNo) return null;
  const action = step.wild === 0 ? onReturn[step.pick % onReturn.length]! : await allowed(returnNo, step.pick);
  if (!action) return null;
  if (action === 'cancel' || action === 'logistics') return own[action](returnNo);
  return shop.client().post(`/api/admin/returns/${returnNo}/${action}`, bodies[action] ?? {}, manager);
}

/** Something that staff (or, now and then, the shopper) may do with a return now. */
async function allowed(returnNo: string, pick: number): Promise<(typeof onReturn)[number] | undefined> {
  const { data } = await shop.client().get(`/api/admin/returns/${returnNo}`, manager);
  const actions = data.actions as (typeof onReturn)[number][];
  return pick === 1 ? 'cancel' : actions[pick % Math.max(1, actions.length)];
}

/** Promises that are broken now, by name. */
async function broken(orderId: string): Promise<string[]> {
  const found = await sql<{ name: string }>`
    with live as (
      select id, sum(quantity) as quantity, sum(withheld) as withheld, sum(withdrawn) as withdrawn, sum(value) as value from (
        select l.order_line_id as id, l.quantity, l.withheld_quantity as withheld, case r.status when 'completed' then l.withheld_quantity else 0 end as withdrawn,
          l.worth_amount as value
        from return_line l join order_return r on r.id = l.return_id where r.status in ('pendingApproval', 'completed')
        union all select order_line_id, taken_quantity, unsent_quantity, unsent_quantity, taken_worth_amount from refund_line) held group by id
    ), reserved as (
      select variant_id, sum(units) as units from (
        select l.variant_id, l.quantity - l.shipped_quantity - l.withdrawn_quantity as units from order_line l join orders o on o.id = l.order_id where o.status <> 'cancelled'
        union all
        select l.exchange_variant_id, l.quantity from return_line l join order_return r on r.id = l.return_id
        where r.apply_type = 'exchange' and r.status = 'pendingApproval' and r.audit_status = 'auditSuccessful'
      ) wanted group by variant_id
    )
    select 'units of lines are those of their returns' as name from order_line l left join live using (id)
      where l.order_id = ${orderId} and (l.returned_quantity, l.withheld_quantity, l.withdrawn_quantity) <>
        (coalesce(live.quantity, 0), coalesce(live.withheld, 0), coalesce(live.withdrawn, 0))
    union all select 'no line gives back more than it cost' from order_line l join live using (id) where l.order_id = ${orderId} and live.value > l.total_amount + l.tax_amount
    union all select 'running returns are counted' from orders o
      where o.id = ${orderId} and o.open_returns <> (select count(*) from order_return r where r.order_id = o.id and r.status = 'pendingApproval')
    union all select 'refunds are written down and within what was paid' from orders o
      where o.id = ${orderId} and (o.refunded_amount > o.paid_amount
        or o.refunded_amount <> (select coalesce(sum(amount), 0) from order_refund f where f.order_id = o.id and f.voided_at is null))
    union all select 'nothing is cancelled while a return runs' from orders o where o.id = ${orderId} and o.status in ('cancelled', 'pendingCancellation') and o.open_returns > 0
    union all select 'reserved is what is waited for' from stock_level s left join reserved using (variant_id) where s.reserved <> coalesce(reserved.units, 0)
    union all select 'on hand is the sum of the ledger' from stock_level s
      where s.on_hand <> (select coalesce(sum(change), 0) from stock_movement m where m.variant_id = s.variant_id)`.execute(shop.kysely);
  return found.rows.map((row) => row.name);
}

it.runIf(inLongRun)(
  'holds the invariants of returns',
  async () => {
    const results = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('delivered' as const, 'paid' as const, 'delivered' as const),
        fc.array(stepArb, { minLength: 12, maxLength: 20 }),
        async (stage, steps) => {
          const order = await orderAt(shop, variants[0]!, stage, { quantity: 3 });
          const [lineId] = await returnsOf(order).lineIds();
          const numbers: string[] = [];
          for (const step of steps) {
            const answer = await take(step, { order, lineId: lineId!, numbers });
            expect([step, [200, 409, undefined].includes(answer?.status), await broken(order.orderId)]).toEqual([step, true, []]);
          }
          for (const returnNo of numbers) {
            const { data } = await returnsOf(order).detail(returnNo);
            results.add(`${data.applyType} ${data.status}`);
          }
        },
      ),
      { numRuns: 24 },
    );
    // Histories in which nothing was possible would show nothing.
    for (const result of ['returnRefund completed', 'refundOnly completed', 'exchange completed']) expect(results).toContain(result);
  },
  120_000,
);
