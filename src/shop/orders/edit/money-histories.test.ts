/** Random histories of orders with reductions, taxes, credits and gift cards: whatever happens in whatever order, invoice, credit notes, reports and money agree. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBroken } from '#test/faults/find-broken.ts';
import { runsOf } from '#test/harness/long-run.ts';
import { openStage, orderArb, place, readOrder, type Bought, type Stage } from '#test/harness/random-orders.ts';
import { stepArb, take } from '#test/harness/random-steps.ts';
import { runJobs } from '#test/harness/run-jobs.ts';

let stage: Stage;
const dayMs = 24 * 3_600_000;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.shop.close();
  await stage.fake.close();
});

const sumOf = (some: readonly any[], of: (one: any) => number): number => some.reduce((sum, one) => sum + of(one), 0);

/** What every view of an order says of its money. */
async function expectAgreed(order: Bought): Promise<void> {
  const staff = await readOrder(stage, order);
  const { data: own } = await order.shopper.post('/order/detail', { orderNo: order.orderNo });
  for (const key of [
    'products',
    'subtotal',
    'couponDiscounts',
    'promotionDiscounts',
    'shippingFee',
    'tax',
    'taxes',
    'credits',
    'giftCardsAmount',
    'total',
    'due',
    'refunds',
    'refundedAmount',
    'refundState',
  ])
    expect([key, own[key]]).toEqual([key, staff[key]]);
  const discounts = [...staff.couponDiscounts, ...staff.promotionDiscounts];
  expect(sumOf(staff.products, (line) => line.total.amount)).toBe(staff.subtotal.amount - sumOf(discounts, (one) => one.amount.amount));
  for (const { title, amount: taken } of discounts)
    expect(
      sumOf(
        staff.products.flatMap((line: any) => line.discounts).filter((one: any) => one.title === title),
        (one) => one.amount.amount,
      ),
    ).toBe(taken.amount);
  expect(sumOf(staff.taxes, (one) => one.amount.amount)).toBe(staff.tax.amount);
  if (staff.payStatus !== 'paid') return;
  // What credit notes leave of the invoice is what the shop kept, and what is still to be paid.
  const invoiced = staff.total.amount + staff.credits.amount + staff.giftCardsAmount.amount;
  const noted = sumOf(
    staff.refunds.filter((one: any) => one.creditNote !== null),
    (one) => one.amount.amount + one.credits.amount + one.giftCards.amount,
  );
  const held = sumOf(staff.surpluses, (one) => one.amount.amount);
  const kept = staff.paymentAmount.amount - staff.refundedAmount.amount - held;
  const keptOtherwise = staff.credits.amount - staff.creditsReturned.amount + staff.giftCardsAmount.amount - staff.giftCardsReturned.amount;
  expect([staff.orderNo, invoiced - noted]).toEqual([staff.orderNo, kept + keptOtherwise + staff.due.amount]);
}

/** Reports of all time agree with the orders. */
async function expectReports(from: Date): Promise<void> {
  const day = (at: Date) => at.toISOString().slice(0, 10);
  for (const currency of ['USD', 'EUR', 'JPY', 'KWD']) {
    const of = async (name: string) =>
      (await stage.shop.client().get(`/api/admin/reports/${name}?from=${day(from)}&to=${day(stage.shop.clock.now)}&currency=${currency}`, stage.manager)).data;
    const orders: any[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await stage.shop
        .client()
        .get(`/api/admin/orders?size=100&page=${page}&filter=${encodeURIComponent(JSON.stringify({ currency }))}`, stage.manager);
      orders.push(...data.items);
      if (data.items.length < 100) break;
    }
    const standing = orders.filter(({ status }) => status !== 'cancelled');
    const noted = (some: any[]) =>
      sumOf(
        some.flatMap(({ refunds }) => refunds).filter((one: any) => one.creditNote !== null),
        (one) => one.amount.amount,
      );
    const overview = await of('overview');
    expect([currency, overview.orders, overview.sales?.amount, overview.refunds?.amount]).toEqual([
      currency,
      standing.length,
      sumOf(standing, (one) => one.total.amount),
      noted(standing),
    ]);
    const kept = sumOf(
      orders.filter(({ payStatus }) => payStatus === 'paid'),
      (one) => one.paymentAmount.amount - one.refundedAmount.amount - sumOf(one.surpluses, (held) => held.amount.amount),
    );
    const payments = await of('payments');
    expect([currency, sumOf(payments.rows, (row) => row.received.amount - row.refunds.amount)]).toEqual([currency, kept]);
    const sales = await of('sales');
    expect([currency, sumOf(sales.rows, (row) => row.sales.amount)]).toEqual([currency, overview.sales?.amount]);
    const charged = (await of('taxes')).rows.filter(({ id }: { id: string }) => id !== 'refunded');
    expect([currency, sumOf(charged, (row) => row.tax.amount)]).toEqual([currency, sumOf(standing, (one) => one.tax.amount)]);
  }
}

it('papers, sums and reports of orders agree, whatever happens in whatever order', async () => {
  const seen = new Map<string, number>();
  const began = new Date(stage.shop.clock.now.getTime() - dayMs);
  await fc.assert(
    fc.asyncProperty(
      orderArb,
      fc.array(stepArb, { minLength: 6, maxLength: 18 }),
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }),
      async (wanted, steps, sizes) => {
        stage.fake.next.refund = 'COMPLETED';
        const order = await place(stage, wanted);
        await take(stage, { kind: 'pay' }, order);
        const log: string[] = [];
        // Up to three at once: each is one transaction, and the second sees what the first left.
        for (let first = 0, size = 1; first < steps.length; first += size, size = sizes[first % sizes.length] ?? 1) {
          const now = steps.slice(first, first + size);
          // Time passes for nobody who is about to do something.
          const atOnce = now.every(({ kind }) => kind !== 'later' && kind !== 'merge');
          const answers = atOnce ? await Promise.all(now.map((step) => take(stage, step, order))) : [];
          if (!atOnce) for (const step of now) answers.push(await take(stage, step, order));
          await runJobs(stage.shop);
          for (const [index, answer] of answers.entries()) {
            const step = now[index]!;
            const key = `${step.kind} ${answer === null ? 'done' : answer.code}`;
            seen.set(key, (seen.get(key) ?? 0) + 1);
            log.push(`${size} ${JSON.stringify(step)} ${answer?.status} ${answer?.text.slice(0, 120)}`);
            expect([log, [200, 400, 409, undefined].includes(answer?.status)]).toEqual([log, true]);
          }
          expect([log, await findBroken(stage.shop.db.url)]).toEqual([log, []]);
          await expectAgreed(order);
        }
      },
    ),
    { numRuns: runsOf(40) },
  );
  await expectReports(began);
  expect(seen.get('edit 0')).toBeGreaterThan(0);
}, 120_000);
