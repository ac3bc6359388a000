/** The contract of every payment provider, against its mock server: one row for each in `payment-rows/`. */
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { cancelOrder } from '#shop/orders/cancel/index.ts';
import { markPaid } from '#shop/orders/pay/index.ts';
import { refundOrder } from '#shop/orders/refund/index.ts';
import { expireOrder } from '#shop/orders/pay/expire-unpaid-orders.ts';
import type { Attempt } from '#shop/payments/index.ts';
import { findPaymentAttempt } from '#shop/payments/attempts/index.ts';
import { knownProvider } from '#shop/payments/providers.ts';
import { inLongRun } from '#test/harness/long-run.ts';
import { createTestApp, type ApiAnswer, type TestApp } from '#test/harness/app.ts';
import { expectMoneyHolds } from '#test/harness/money.ts';
import { placeTestOrder, staffContext, testContext, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import type { Fault } from '#test/harness/fake-server.ts';
import { paypalRow } from './payment-rows/paypal.ts';
import type { Delivery, ProviderRow, FakeProvider } from './payment-rows/row.ts';
import { sandboxRow } from './payment-rows/sandbox.ts';
import { stripeRow } from './payment-rows/stripe.ts';

const rows: readonly ProviderRow[] = [sandboxRow, stripeRow, paypalRow, { id: 'bankTransfer', kind: 'manual' }, { id: 'cashOnDelivery', kind: 'manual' }];
const total = 4498;

let shop: TestApp;
let variant: TestVariant;
let order: TestOrder;
const after = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};

const detail = async (): Promise<any> => (await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).data;
const start = (methodId: string, headers: Record<string, string> = {}): Promise<ApiAnswer> =>
  order.client.post('/api/web/payment/start', { orderNo: order.orderNo, methodId }, headers);
const attempts = async (): Promise<Attempt[]> => {
  const ids = await sql<{
    id: string;
  }>`select a.id from payment_attempt a join payment p on p.id = a.payment_id where p.order_id = ${order.orderId} order by a.seq`.execute(shop.kysely);
  return Promise.all(ids.rows.map(async ({ id }) => (await findPaymentAttempt(shop.host.database.reader, { id }))!));
};
const newest = async (): Promise<Attempt> => (await attempts()).at(-1)!;
const events = async (): Promise<string[]> => (await detail()).timeline.map((entry: any) => entry.event);
const guest = () => testContext(shop, { kind: 'guest', guestId: order.draft.shopper.guestId! });

beforeEach(async () => {
  if (!shop) return;
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50 }] })) as [TestVariant];
  order = await placeTestOrder(shop, variant);
});

const online = rows.filter((row) => row.kind === 'online');
const manual = rows.filter((row) => row.kind === 'manual');

describe.each(online)('$id', (row) => {
  let fake: FakeProvider;
  let heldOpen: string[] = [];

  beforeAll(async () => {
    fake = await row.open({ now: () => shop.clock.now, watch: async () => void (heldOpen = heldOpen.concat(await openTransactions())) });
    shop = await createTestApp({ config: { ...fake.config } });
    // An error is logged; that is not tested here.
    shop.host.log.error = () => undefined;
    await fake.attach?.(shop);
  });
  afterAll(async () => {
    await shop.close();
    await fake.close();
  });
  beforeEach(() => {
    heldOpen = [];
    fake.network?.refundsBecome('succeeded');
  });
  afterEach(async () => {
    if (fake.network) fake.network.server.fault = null;
    if (heldOpen.length > 0) throw new Error(`a transaction was open while the provider was asked: ${heldOpen.join(', ')}`);
    await expectMoneyHolds(shop);
  });

  /** Transactions that wait for something outside of the database: idle, and still the same a moment later. */
  async function openTransactions(): Promise<string[]> {
    const look = async () =>
      (
        await sql<{
          seen: string;
        }>`select pid || ' ' || xact_start as seen from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(
          shop.kysely,
        )
      ).rows.map((one) => one.seen);
    const before = await look();
    if (before.length === 0) return [];
    await new Promise((resolve) => setTimeout(resolve, 50));
    const still = new Set(await look());
    return before.filter((one) => still.has(one));
  }

  // What the provider itself knows; one that is no other place has nothing to compare.
  const begunThere = () => fake.network?.begun(order.orderNo) ?? 1;
  const isPayableThere = (attempt: Attempt) => fake.network?.isPayable(attempt.providerReference) ?? false;

  const begin = async (): Promise<Attempt> => {
    const started = await start(row.id);
    expect(started).toMatchObject({ code: 0, data: { payment: { state: 'requiresAction' } } });
    return newest();
  };
  const bring = ({ body, headers }: Delivery, provider: string = row.id) =>
    shop
      .client()
      .send({ method: 'POST', url: `/api/web/payment/webhook/${provider}`, payload: body, headers: { 'content-type': 'application/json', ...headers } });
  const comeBack = (attempt: Attempt) => shop.client().get(`/payment/return/${row.id}/${attempt.id}`);
  const mailsDue = async (): Promise<string[]> =>
    (
      await sql<{
        kind: string;
      }>`select data->>'kind' as kind from pgboss.job where name = 'order.mail' and state = 'created' and data->>'orderId' = ${order.orderId} order by start_after, created_on`.execute(
        shop.kysely,
      )
    ).rows.map((one) => one.kind);
  const mails = (): Promise<string[]> => readdir(shop.host.config.mailDir).catch(() => []);
  const stored = async (): Promise<number> =>
    (await sql<{ n: number }>`select count(*)::int as n from payment_event where provider = ${row.id}`.execute(shop.kysely)).rows[0]!.n;
  const expectGivenBack = async (attempt: { providerReference: string }, amount: number) => {
    await runJobs(shop);
    expect(fake.network?.refunded(attempt.providerReference) ?? amount).toBe(amount);
    expect(
      (await sql<{ n: number }>`select count(*)::int as n from refund where order_id = ${order.orderId} and state <> 'succeeded'`.execute(shop.kysely)).rows[0]!
        .n,
    ).toBe(0);
  };

  describe('start', () => {
    it('asked twice, and by two at once, is the same payment', async () => {
      const [one, two] = await Promise.all([start(row.id), start(row.id)]);
      const three = await start(row.id);
      expect([two.data, three.data]).toEqual([one.data, one.data]);
      expect(await attempts()).toHaveLength(1);
      expect(begunThere()).toBe(1);
    });

    it('sends the shopper to a page whose address is a secret', async () => {
      const { action } = (await start(row.id)).data.payment;
      expect(action.url).toMatch(/[\w-]{17,}$/);
    });

    it('with one key gets the same response byte for byte, with another body an error', async () => {
      const key = { 'idempotency-key': `start-${row.id}` };
      const [first, second] = [await start(row.id, key), await start(row.id, key)];
      expect([second.text, second.headers['idempotency-replayed']]).toEqual([first.text, 'true']);
      expect(await start('bankTransfer', key)).toMatchObject({ status: 422, code: 40 });
    });

    it('of another method ends the payment, which nobody can pay any more', async () => {
      const attempt = await begin();
      await start('bankTransfer');
      await runJobs(shop);
      expect((await attempts()).map((one) => one.state)).toEqual(['cancelled', 'pending']);
      expect(isPayableThere(attempt)).toBe(false);
    });
  });

  describe('a capture', () => {
    it('is taken in when the shopper comes back; the webhook after it says nothing new', async () => {
      const attempt = await begin();
      const webhook = await fake.pay(attempt);
      const back = await comeBack(attempt);
      expect([back.status, back.headers['location']]).toEqual([303, `/checkout/thankyou?order=${order.orderNo}`]);
      expect(await detail()).toMatchObject({ payStatus: 'paid', paymentAmount: { amount: total }, payment: { state: 'captured' } });
      expect((await bring(webhook)).status).toBe(200);
      expect(await events()).toEqual(['placed', 'paid']);
    });

    it('is taken in by the webhook before the shopper comes back, however often either comes', async () => {
      const attempt = await begin();
      const webhook = await fake.pay(attempt);
      const answers = await Promise.all([bring(webhook), bring(webhook)]);
      expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(2).fill([200, '{"received":true}']));
      await bring(webhook);
      expect((await comeBack(attempt)).headers['location']).toBe(`/checkout/thankyou?order=${order.orderNo}`);
      expect(await events()).toEqual(['placed', 'paid']);
      expect(await start(row.id)).toMatchObject({ code: 0, data: { payment: { state: 'captured', action: { type: 'none' } } } });
    });

    it('wins over a failure that is reported after it, and over one reported before', async () => {
      const attempt = await begin();
      const [failed, captured] = [await fake.decline(attempt), await fake.pay(attempt)];
      await bring(captured);
      await bring(failed);
      expect(await detail()).toMatchObject({ payStatus: 'paid', payment: { state: 'captured' } });
      order = await placeTestOrder(shop, variant);
      const second = await begin();
      await bring(await fake.decline(second));
      expect(await detail()).toMatchObject({ payStatus: 'unpaid', payment: { state: 'failed' }, actions: ['pay', 'cancel'] });
      await bring(await fake.pay(second, row.id === 'sandbox' ? { amount: total } : {}));
      expect(await detail()).toMatchObject({ payStatus: 'paid' });
    });

    it('of the wrong amount or currency pays nothing and is given back', async () => {
      const first = await begin();
      await bring(await fake.pay(first, { amount: total - 1 }));
      await expectGivenBack(first, total - 1);
      expect(await detail()).toMatchObject({ payStatus: 'unpaid', refundedAmount: { amount: total - 1 } });
      const second = await begin();
      await bring(await fake.pay(second, { currency: 'EUR' }));
      await expectGivenBack(second, total);
      expect((await detail()).refunds).toMatchObject([{ amount: { amount: total - 1, currency: 'USD' } }, { amount: { amount: total, currency: 'EUR' } }]);
      const third = await begin();
      await bring(await fake.pay(third));
      expect(await detail()).toMatchObject({ payStatus: 'paid' });
      expect(await events()).toEqual(['placed', 'surplusRefunded', 'surplusRefunded', 'paid']);
    });

    it.each(['cancelled', 'expired'] as const)('after the order was %s is refunded in full, and reported', async (how) => {
      const attempt = await begin();
      if (how === 'cancelled') await cancelOrder(guest(), { orderNo: order.orderNo, reason: '' });
      else after(31 * 60_000);
      if (how === 'expired') await expireOrder(testContext(shop), order.orderId);
      // The money was on its way before the provider was notified of the end.
      const webhook = await fake.pay(attempt);
      await runJobs(shop);
      await bring(webhook);
      await bring(webhook);
      await expectGivenBack(attempt, total);
      expect(await detail()).toMatchObject({ status: 'cancelled', payStatus: 'unpaid', refundedAmount: { amount: total } });
      expect((await events()).filter((event) => event === 'surplusRefunded')).toHaveLength(1);
    });

    // Where nobody but the shop fetches money, none comes for an order that ended.
    it.runIf(Boolean(knownProvider(row.id)?.cancel))('after the order was cancelled is given back though no webhook ever comes', async () => {
      const attempt = await begin();
      await fake.pay(attempt);
      await cancelOrder(guest(), { orderNo: order.orderNo, reason: '' });
      await expectGivenBack(attempt, total);
      expect(await detail()).toMatchObject({ status: 'cancelled', payStatus: 'unpaid', refundedAmount: { amount: total } });
    });

    it('that comes second, after another method paid, is given back in full', async () => {
      const attempt = await begin();
      const webhook = await fake.pay(attempt);
      await start('bankTransfer');
      await markPaid(await staffContext(shop), { order: order.orderNo });
      await bring(webhook);
      await expectGivenBack(attempt, total);
      expect(await detail()).toMatchObject({ payStatus: 'paid', paymentAmount: { amount: 2 * total }, refundedAmount: { amount: total } });
    });

    it("of nothing known here is given back where it names an order of the shop's, and left alone where it is another shop's", async () => {
      const unknown = await fake.payUnknown({ orderNo: order.orderNo, amount: total, currency: 'USD' });
      await bring(unknown);
      await runJobs(shop);
      expect(await detail()).toMatchObject({ payStatus: 'unpaid', refundedAmount: { amount: total } });
      const others = await fake.payForOthers?.({ amount: 777, currency: 'USD' });
      expect((others ? await bring(others) : { status: 200 }).status).toBe(200);
      await runJobs(shop);
      expect((await sql<{ n: number }>`select count(*)::int as n from refund where amount = 777`.execute(shop.kysely)).rows[0]!.n).toBe(0);
    });
  });

  describe('a decline', () => {
    it('is mailed when the shopper does not pay within moments, and not when they do', async () => {
      const attempt = await begin();
      await runJobs(shop);
      await bring(await fake.decline(attempt));
      expect(await mailsDue()).toEqual(['paymentFailed']);
      const again = await begin();
      await bring(await fake.pay(again));
      expect(await mailsDue()).toEqual(['paymentReceived', 'paymentFailed']);
      after(4 * 60_000);
      const mailsBefore = await mails();
      await runJobs(shop);
      expect((await mails()).length - mailsBefore.length).toBe(1);
    });

    it('leaves the order payable: the shopper is notified, and pays at the next try', async () => {
      const attempt = await begin();
      await fake.decline(attempt);
      expect((await comeBack(attempt)).headers['location']).toBe(`/checkout/${order.draft.checkoutSlug}`);
      expect(await detail()).toMatchObject({ payStatus: 'unpaid', payment: { state: 'failed' }, actions: ['pay', 'cancel'] });
      const again = await begin();
      expect(again.id).not.toBe(attempt.id);
      await runJobs(shop);
      expect(isPayableThere(attempt)).toBe(false);
      await bring(await fake.pay(again));
      expect(await detail()).toMatchObject({ payStatus: 'paid' });
    });
  });

  describe('webhooks', () => {
    it('that are forged, altered, old, unsigned, garbled or for nobody are rejected, and leave no data', async () => {
      const attempt = await begin();
      const good = await fake.pay(attempt);
      const before = await stored();
      const answers = await Promise.all(Object.entries(fake.corrupted(good)).map(async ([name, delivery]) => [name, (await bring(delivery)).status]));
      expect(answers).toEqual(Object.keys(fake.corrupted(good)).map((name) => [name, 400]));
      expect((await bring(good, 'nobody')).status).toBe(404);
      expect((await bring({ ...good, body: 'x'.repeat(70_000) })).status).toBe(413);
      expect([await stored(), (await detail()).payStatus]).toEqual([before, 'unpaid']);
    });

    it.runIf(row.rollsSecrets)('are taken when a secret is being replaced and both sign', async () => {
      const attempt = await begin();
      await bring(fake.signedTwice!(await fake.pay(attempt)));
      expect(await detail()).toMatchObject({ payStatus: 'paid' });
    });
  });

  describe('refunds', () => {
    const paid = async (): Promise<Attempt> => {
      const attempt = await begin();
      await bring(await fake.pay(attempt));
      await runJobs(shop);
      return attempt;
    };
    const refund = async (amount: number) => refundOrder(await staffContext(shop), { order: order.orderNo, amount: { amount }, reason: 'A scratch' });

    it('in part, one after the other and two at once, never exceed what was paid', async () => {
      const attempt = await paid();
      await refund(1000);
      await runJobs(shop);
      const both = await Promise.allSettled([refund(3000), refund(3000)]);
      expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
      await expect(refund(499)).rejects.toMatchObject({ spec: { wire: 41 } });
      await refund(498);
      await expectGivenBack(attempt, total);
      expect(await detail()).toMatchObject({ payStatus: 'paid', refundedAmount: { amount: total } });
    });

    it.runIf(row.isRemote)('that take their time are asked after, and a webhook says it sooner', async () => {
      const attempt = await paid();
      fake.network!.refundsBecome('pending');
      await refund(1000);
      await runJobs(shop);
      const states = () => sql<{ state: string }>`select state from refund where order_id = ${order.orderId} order by created_at, seq`.execute(shop.kysely);
      expect((await states()).rows).toEqual([{ state: 'pending' }]);
      await fake.network!.endRefund('succeeded');
      after(60_000);
      await runJobs(shop);
      expect((await states()).rows).toEqual([{ state: 'succeeded' }]);
      await refund(500);
      await runJobs(shop);
      await bring(await fake.network!.endRefund('succeeded'));
      await expectGivenBack(attempt, 1500);
    });

    it.runIf(row.isRemote)('that fail, at once or later or after they were called done, no longer count, and the timeline says so', async () => {
      const attempt = await paid();
      fake.network!.refundsBecome('refused');
      await refund(1000);
      await runJobs(shop);
      expect(await detail()).toMatchObject({ refundedAmount: { amount: 0 } });
      fake.network!.refundsBecome('pending');
      await refund(1000);
      await runJobs(shop);
      await bring(await fake.network!.endRefund('failed'));
      await runJobs(shop);
      expect(await detail()).toMatchObject({ refundedAmount: { amount: 0 } });
      fake.network!.refundsBecome('succeeded');
      await refund(1000);
      await runJobs(shop);
      expect(await detail()).toMatchObject({ refundedAmount: { amount: 1000 } });
      await bring(await fake.network!.endRefund('failed'));
      await runJobs(shop);
      expect(await detail()).toMatchObject({ payStatus: 'paid', refundedAmount: { amount: 0 } });
      expect((await events()).filter((event) => event === 'refundFailed')).toHaveLength(3);
      await refund(total);
      await runJobs(shop);
      expect(fake.network!.refunded(attempt.providerReference)).toBe(total);
    });
  });

  describe.runIf(row.isRemote)('a provider that is away', () => {
    const all: readonly Fault[] = ['silent', 'serverError', 'garbage', 'tooLong', 'redirect', 'cutOff', 'lostAnswer'];
    // What a fault is to the shop is decided in one place for every question: each is tried at the start, and in a long run everywhere.
    const faults = inLongRun ? all : all.filter((fault) => fault === 'serverError' || fault === 'lostAnswer');
    const whenAsked = faults.filter((fault) => fault !== 'lostAnswer');
    const isAway = (answer: ApiAnswer, fault: Fault) =>
      expect([fault, answer.code, answer.status]).toEqual(fault === 'silent' ? [fault, 20000, 504] : [fault, 500, 503]);

    test.each(all)('at the start (%s): with a message, and the next try is the same payment', async (fault) => {
      fake.network!.server.fault = fault;
      isAway(await start(row.id), fault);
      fake.network!.server.fault = null;
      expect(await detail()).toMatchObject({ payStatus: 'unpaid', actions: ['pay', 'cancel'] });
      const attempt = await begin();
      expect([(await attempts()).length, fake.network!.begun(order.orderNo)]).toEqual([1, 1]);
      await bring(await fake.pay(attempt));
      expect(await detail()).toMatchObject({ payStatus: 'paid' });
    });

    test.each(whenAsked)('when the shopper comes back (%s): the webhook reports it', async (fault) => {
      const attempt = await begin();
      const webhook = await fake.pay(attempt);
      fake.network!.server.fault = fault;
      expect((await comeBack(attempt)).status).toBe(303);
      expect(await detail()).toMatchObject({ payStatus: 'unpaid' });
      await bring(webhook);
      expect(await detail()).toMatchObject({ payStatus: 'paid' });
    });

    test.each(faults)('at a refund (%s): it is refunded once, later', async (fault) => {
      const attempt = await begin();
      await bring(await fake.pay(attempt));
      await refundOrder(await staffContext(shop), { order: order.orderNo, amount: { amount: 1000 }, reason: 'A scratch' });
      fake.network!.server.fault = fault;
      await runJobs(shop);
      expect(fake.network!.refunded(attempt.providerReference)).toBe(fault === 'lostAnswer' ? 1000 : 0);
      fake.network!.server.fault = null;
      after(3 * 60_000);
      await expectGivenBack(attempt, 1000);
      expect(await detail()).toMatchObject({ refundedAmount: { amount: 1000 } });
    });

    test.each(faults)('when a payment ends (%s): the order is cancelled all the same', async (fault) => {
      const attempt = await begin();
      fake.network!.server.fault = fault;
      await cancelOrder(guest(), { orderNo: order.orderNo, reason: '' });
      await runJobs(shop).catch(() => undefined);
      expect(await detail()).toMatchObject({ status: 'cancelled', payStatus: 'unpaid' });
      fake.network!.server.fault = null;
      await runJob(shop, 'payment.cancel', { attemptId: attempt.id });
      expect(fake.network!.isPayable(attempt.providerReference)).toBe(false);
    });
  });
});

describe.each(manual)('$id', ({ id }) => {
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());
  afterEach(() => expectMoneyHolds(shop));
  beforeEach(async () => {
    order = await placeTestOrder(shop, variant, { paymentMethodId: id });
  });

  it('started twice is the same payment, with nothing to do but to wait', async () => {
    const answers = [await start(id), await start(id), ...(await Promise.all([start(id), start(id)]))];
    expect(answers.map((answer) => answer.data.payment)).toEqual(answers.map(() => ({ state: 'pending', action: { type: 'none' } })));
    expect(await attempts()).toHaveLength(1);
  });

  it('accepts no webhook', async () => {
    await start(id);
    const sent = await shop.client().send({ method: 'POST', url: `/api/web/payment/webhook/${id}`, payload: '{"type":"payment.captured"}' });
    expect([sent.status, (await detail()).payStatus]).toEqual([400, 'unpaid']);
  });

  it('does not believe a browser that comes back', async () => {
    await start(id);
    expect((await shop.client().get(`/payment/return/${id}/${(await newest()).id}`)).status).toBe(303);
    expect(await detail()).toMatchObject({ payStatus: 'unpaid' });
  });

  it('is marked paid by staff, once, by two at once', async () => {
    await start(id);
    const staff = await staffContext(shop);
    const marks = await Promise.allSettled([markPaid(staff, { order: order.orderNo }), markPaid(staff, { order: order.orderNo })]);
    expect(marks.filter((mark) => mark.status === 'fulfilled')).toHaveLength(1);
    expect(await detail()).toMatchObject({ payStatus: 'paid', paymentAmount: { amount: total } });
  });

  it('is refunded in part and whole, never beyond what was paid', async () => {
    const staff = await staffContext(shop);
    await start(id);
    await markPaid(staff, { order: order.orderNo });
    const refund = (amount: number) => refundOrder(staff, { order: order.orderNo, amount: { amount }, reason: 'A scratch' });
    const both = await Promise.allSettled([refund(3000), refund(3000)]);
    expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    await refund(total - 3000);
    await expect(refund(1)).rejects.toMatchObject({ spec: { wire: 41 } });
    await runJobs(shop);
    expect(await detail()).toMatchObject({ refundedAmount: { amount: total } });
  });
});
