/** What is PayPal's own: its HTTP messages, its signatures, its tokens. What holds of every provider is in the shared contract test. */
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exponentOf } from '#kit/pure/amount.ts';
import { timedOut } from '#kit/pure/common-errors.ts';
import { ShopError, type AnyErrorSpec } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { newId } from '#kit/server/ids.ts';
import type { Notification } from '#test/fakes/paypal-records.ts';
import { startPaypal, type FakePaypal } from '#test/fakes/paypal.ts';
import { paymentSettingsSchema } from '../../settings/contract.ts';
import { providerAway } from '../contract.ts';
import type { Attempt } from '../provider.ts';
import { paypal } from './provider.ts';
import { certificateAddress } from './paypal-webhook.ts';

const limitMs = 400;
let fake: FakePaypal;
const now = new Date('2026-11-21T10:00:00Z');
const clock = { now };
const logged: string[] = [];
let context: Context;

beforeAll(async () => {
  fake = await startPaypal({ now });
});
afterAll(() => fake.close());
beforeEach(() => {
  clock.now = now;
  logged.length = 0;
  fake.fail(null);
  fake.asked.length = 0;
  // Each has the same invoice.
  fake.orders.clear();
  Object.assign(fake.next, { capture: 'COMPLETED', refund: 'COMPLETED', amount: null, page: null });
  const log = (fields: object, text: string) => void logged.push(`${text} ${JSON.stringify(fields)}`);
  const config = { baseUrl: 'https://shop.example', payments: { stripe: null, paypal: { ...fake.account, callMs: limitMs } } };
  context = { config, now: () => clock.now, log: { info: log, warn: log, error: log } } as unknown as Context;
});

const newAttempt = (more: Partial<Attempt> = {}): Attempt => ({
  id: newId(),
  orderId: newId(),
  orderNo: '261121-7KQ2M9',
  lang: 'en',
  amount: 4498,
  currency: 'USD',
  methodId: 'paypal',
  providerReference: 'not-known-yet',
  state: 'pending',
  action: { type: 'none' },
  detail: {},
  ...more,
});

/** An attempt whose shopper stands at PayPal's page. */
async function started(more: Partial<Attempt> = {}): Promise<Attempt> {
  const attempt = newAttempt(more);
  const { state, action, providerReference, detail } = await paypal.start(context, attempt);
  return { ...attempt, state, action, providerReference, detail: detail ?? {} };
}

async function captured(more: Partial<Attempt> = {}): Promise<Attempt & { captureId: string }> {
  const attempt = await started(more);
  fake.approve(attempt.providerReference);
  const notice = await paypal.confirm(context, attempt);
  expect(notice).toMatchObject({
    kind: 'captured',
    reference: attempt.providerReference,
    amount: attempt.amount,
    currency: attempt.currency,
    orderNo: attempt.orderNo,
  });
  const captureId = fake.captureOf(attempt.providerReference)!.id;
  return { ...attempt, state: 'captured', detail: { ...attempt.detail, captureId }, captureId };
}

const refund = (of: Attempt, amount: number, more: { id?: string; refundReference?: string } = {}) =>
  paypal.refund(context, {
    id: newId(),
    refundReference: null,
    providerReference: of.providerReference,
    detail: of.detail,
    currency: of.currency,
    amount,
    ...more,
  });

const read = ({ headers, body }: ReturnType<FakePaypal['notify']>) => paypal.handleWebhook(context, { headers, body, secret: '', now: clock.now });

/** The error that a promise rejects with. */
async function errorOf(work: Promise<unknown>): Promise<AnyErrorSpec | null> {
  const error = await work.then(() => null).catch((thrown: unknown) => thrown);
  // Nothing that is thrown or logged says a secret.
  expect(`${inspect(error, { depth: 10 })} ${logged.join(' ')}`).not.toMatch(/client-secret|A21AA/);
  return error instanceof ShopError ? error.spec : null;
}

describe('starting', () => {
  it('sends the shopper to the page that PayPal names, in their language, and stores its order', async () => {
    const attempt = await started({ lang: 'zh-HK' });
    const order = fake.orders.get(attempt.providerReference)!;
    expect(attempt.action).toEqual({ type: 'redirect', url: `${fake.account.apiUrl}/checkoutnow?token=${order.id}` });
    expect(order).toMatchObject({
      amount: { currency_code: 'USD', value: '44.98' },
      custom_id: '261121-7KQ2M9@shop.example',
      invoice_id: '261121-7KQ2M9',
      locale: 'zh-HK',
      returnUrl: `https://shop.example/payment/return/paypal/${attempt.id}`,
    });
    expect(attempt.detail).toEqual({ orderId: order.id });
  });

  it('creates one PayPal order however often it is asked, before and after it was stored', async () => {
    const attempt = newAttempt();
    const [first, second] = [await paypal.start(context, attempt), await paypal.start(context, attempt)];
    expect(second).toEqual(first);
    const again = await paypal.start(context, { ...attempt, ...first, detail: first.detail! });
    expect([again.providerReference, again.action]).toEqual([first.providerReference, first.action]);
  });

  it('makes another when PayPal has forgotten that one', async () => {
    const attempt = await started();
    fake.orders.delete(attempt.providerReference);
    const again = await paypal.start(context, attempt);
    expect(again.providerReference).not.toBe(attempt.providerReference);
    expect(again.detail).toEqual({ orderId: again.providerReference });
  });

  it('has money fetched at once when the shopper has agreed already', async () => {
    const attempt = await started();
    fake.approve(attempt.providerReference);
    expect((await paypal.start(context, attempt)).action).toEqual({ type: 'redirect', url: `https://shop.example/payment/return/paypal/${attempt.id}` });
  });

  it('writes sums as PayPal wants them, and takes only currencies that it can', async () => {
    const huf = (major: number) => major * 10 ** exponentOf('HUF');
    const sums: [number, string, string][] = [
      [1980, 'JPY', '1980'],
      [120_000, 'TWD', '1200'],
      [huf(1200), 'HUF', '1200'],
      [5, 'EUR', '0.05'],
    ];
    for (const [amount, currency, value] of sums) {
      const attempt = await captured({ amount, currency, orderNo: `261121-${currency}000` });
      expect(fake.orders.get(attempt.providerReference)!.amount).toEqual({ currency_code: currency, value });
    }
    const takes = (total: number, currency: string) => paypal.accepts!({ total, currency, country: null, atDoor: true }, paymentSettingsSchema.parse({}));
    expect([takes(1, 'USD'), takes(huf(1200), 'HUF'), takes(7, 'JPY')]).toEqual([true, true, true]);
    expect([takes(120_050, 'TWD'), takes(1000, 'CNY'), takes(1000, 'INR'), takes(1000, 'KWD')]).toEqual([false, false, false, false]);
  });

  it('goes to no page but one of PayPal’s', async () => {
    for (const page of ['https://paypal.com.attacker.example', 'https://notpaypal.com', 'http://www.paypal.com', 'javascript:alert(1)//', '']) {
      fake.next.page = page;
      expect(await errorOf(paypal.start(context, newAttempt()))).toBe(providerAway);
    }
    fake.next.page = 'https://www.sandbox.paypal.com';
    expect((await started()).action).toMatchObject({ url: expect.stringMatching(/^https:\/\/www\.sandbox\.paypal\.com\/checkoutnow\?token=/) });
  });
});

describe('asking what became of it', () => {
  it('captures what the shopper agreed to, once', async () => {
    const attempt = await captured();
    const again = await paypal.confirm(context, attempt);
    expect(again).toMatchObject({ kind: 'captured', amount: 4498, detail: { captureId: attempt.captureId } });
    expect(fake.asked.filter((path) => path.endsWith('/capture'))).toHaveLength(1);
  });

  it('captures once however many ask at the same time', async () => {
    const attempt = await started();
    fake.approve(attempt.providerReference);
    const notices = await Promise.all(Array.from({ length: 5 }, () => paypal.confirm(context, attempt)));
    expect(new Set(notices.map((notice) => JSON.stringify(notice))).size).toBe(1);
    expect([...fake.captures.values()].filter(({ orderId }) => orderId === attempt.providerReference)).toHaveLength(1);
  });

  it('finds a capture whose answer never came', async () => {
    const attempt = await started();
    fake.approve(attempt.providerReference);
    fake.plan({ match: /POST .*capture$/, times: 1, status: 500, after: true });
    expect(await errorOf(paypal.confirm(context, attempt))).toBe(providerAway);
    expect(await paypal.confirm(context, attempt)).toMatchObject({ kind: 'captured', amount: 4498 });
  });

  it('has nothing to say before the shopper agreed, or of an attempt that PayPal does not know', async () => {
    expect(await paypal.confirm(context, await started())).toBeNull();
    expect(await paypal.confirm(context, newAttempt())).toBeNull();
  });

  it('captures nothing for an attempt that was given up', async () => {
    for (const state of ['cancelled', 'failed'] as const) {
      const attempt = await started();
      fake.approve(attempt.providerReference);
      expect(await paypal.confirm(context, { ...attempt, state })).toBeNull();
      expect(fake.captureOf(attempt.providerReference)).toBeNull();
    }
  });

  it('captures nothing of an order that is about another sum', async () => {
    const attempt = await started();
    fake.approve(attempt.providerReference);
    for (const other of [{ amount: 4499 }, { currency: 'EUR' }])
      expect(await paypal.confirm(context, { ...attempt, ...other })).toEqual({ kind: 'failed', reference: attempt.providerReference });
    expect(fake.captureOf(attempt.providerReference)).toBeNull();
    expect(logged.join()).toContain('another sum');
  });

  it.each(['INSTRUMENT_DECLINED', 'PAYER_CANNOT_PAY', 'DUPLICATE_INVOICE_ID'])('a capture rejected as %s is a payment that failed', async (issue) => {
    const attempt = await started();
    fake.approve(attempt.providerReference);
    fake.plan({ match: /capture$/, times: 1, issue });
    expect(await paypal.confirm(context, attempt)).toEqual({ kind: 'failed', reference: attempt.providerReference });
  });

  it('waits for what PayPal holds back, and reports the result', async () => {
    const attempt = await started();
    fake.approve(attempt.providerReference);
    fake.next.capture = 'PENDING';
    expect(await paypal.confirm(context, attempt)).toEqual({ kind: 'pending', reference: attempt.providerReference });
    const capture = fake.captureOf(attempt.providerReference)!;
    capture.status = 'COMPLETED';
    expect(await paypal.confirm(context, attempt)).toMatchObject({ kind: 'captured' });
    capture.status = 'DECLINED';
    expect(await paypal.confirm(context, attempt)).toEqual({ kind: 'failed', reference: attempt.providerReference });
  });

  it('reports the amount that was captured, whatever was agreed to', async () => {
    const attempt = await started();
    fake.approve(attempt.providerReference);
    fake.next.amount = { currency_code: 'EUR', value: '1.00' };
    expect(await paypal.confirm(context, attempt)).toMatchObject({ kind: 'captured', amount: 100, currency: 'EUR' });
  });

  it('an order that has run out at PayPal is a payment that failed', async () => {
    const attempt = await started();
    fake.orders.delete(attempt.providerReference);
    expect(await paypal.confirm(context, attempt)).toEqual({ kind: 'failed', reference: attempt.providerReference });
  });
});

describe('giving money back', () => {
  it('in part, once for each refund of the shop, and never more than was taken', async () => {
    const attempt = await captured();
    const id = newId();
    const [first, second] = [await refund(attempt, 1000, { id }), await refund(attempt, 1000, { id })];
    expect(first).toEqual({ state: 'succeeded', refundReference: expect.any(String) });
    expect(second).toEqual(first);
    expect(fake.captures.get(attempt.captureId)!.refunded).toBe(10);
    expect(await refund(attempt, 3499)).toEqual({ state: 'failed' });
    expect(await refund(attempt, 3498)).toMatchObject({ state: 'succeeded' });
    expect(logged.join()).toContain('REFUND_AMOUNT_EXCEEDED');
  });

  it('that takes its time, and is asked after by its name', async () => {
    const attempt = await captured();
    fake.next.refund = 'PENDING';
    const { state, refundReference } = await refund(attempt, 500);
    expect(state).toBe('pending');
    expect(await refund(attempt, 500, { refundReference: refundReference! })).toEqual({ state: 'pending', refundReference });
    fake.refunds.get(refundReference!)!.status = 'FAILED';
    expect(await refund(attempt, 500, { refundReference: refundReference! })).toEqual({ state: 'failed', refundReference });
    expect(fake.captures.get(attempt.captureId)!.refunded).toBe(5);
  });

  it('of a capture that is not known here', async () => {
    const known = await captured();
    expect(await refund({ ...known, detail: {} }, 4498)).toMatchObject({ state: 'succeeded' });
    const capture = fake.captureForNobody({ currency_code: 'USD', value: '12.00' });
    const notice = (await read(fake.captured(capture, { at: clock.now })))!.notice;
    expect(notice).toMatchObject({ kind: 'captured', reference: capture.orderId, amount: 1200 });
    expect(await refund(newAttempt({ providerReference: capture.orderId }), 1200)).toMatchObject({ state: 'succeeded' });
    expect(await refund(newAttempt({ providerReference: 'capture:nothing' }), 1)).toEqual({ state: 'failed' });
    expect(await refund(newAttempt({ providerReference: 'NOTHING' }), 1)).toEqual({ state: 'failed' });
  });
});

describe('tokens', () => {
  it('are cached until they expire, fetched once by many, and renewed once when PayPal no longer takes them', async () => {
    const tokens = () => fake.asked.filter((path) => path === '/v1/oauth2/token').length;
    await Promise.all([started(), started(), started()]);
    expect(tokens()).toBe(1);
    clock.now = new Date(now.getTime() + 10 * 3_600_000);
    await started();
    expect(tokens()).toBe(2);
    fake.forgetTokens();
    await started();
    expect(tokens()).toBe(3);
  });

  it('that cannot be had are no payment, and the secret is nowhere', async () => {
    Object.assign(context.config.payments.paypal!, { clientSecret: 'client-secret-that-is-wrong' });
    expect(await errorOf(paypal.start(context, newAttempt()))).toBe(providerAway);
    expect(fake.asked).toEqual(['/v1/oauth2/token']);
  });
});

describe('PayPal away', () => {
  it.each(['serverError', 'garbage', 'tooLong', 'redirect', 'cutOff'] as const)('%s: nothing was paid, and a message says so', async (fault) => {
    const [attempt, paid] = [await started(), await captured()];
    fake.fail(fault);
    expect(await errorOf(paypal.start(context, newAttempt()))).toBe(providerAway);
    expect(await errorOf(paypal.confirm(context, attempt))).toBe(providerAway);
    expect(await errorOf(refund(paid, 100))).toBe(providerAway);
  });

  it('silent: given up after the time limit, tokens and all', async () => {
    fake.fail('silent');
    const begun = performance.now();
    expect(await errorOf(paypal.start(context, newAttempt()))).toBe(timedOut);
    expect(performance.now() - begun).toBeLessThan(3 * limitMs);
  });

  it.each([401, 403, 429, 503])('a status of %i to an order', async (status) => {
    // A rejected token is renewed, and the order tried once more.
    fake.plan({ match: /POST \/v2\/checkout\/orders$/, times: status === 401 ? 2 : 1, status });
    expect(await errorOf(paypal.start(context, newAttempt()))).toBe(providerAway);
  });
});

describe('notifications', () => {
  const approvedOf = async (more: Notification = {}) => fake.approved((await started()).providerReference, { at: clock.now, ...more });

  it('an approval triggers a capture; captures, their failures and refunds are reported', async () => {
    const attempt = await started();
    const { providerReference: reference } = attempt;
    expect((await read(fake.approved(reference, { id: 'WH-1', at: now })))!).toEqual({ eventId: 'WH-1', notice: { kind: 'changed', reference } });
    fake.approve(reference);
    await paypal.confirm(context, attempt);
    const capture = fake.captureOf(reference)!;
    const noticeOf = async (type: string) => (await read(fake.captured(capture, { type, at: now })))!.notice;
    expect(await noticeOf('PAYMENT.CAPTURE.COMPLETED')).toEqual({
      kind: 'captured',
      reference,
      amount: 4498,
      currency: 'USD',
      orderNo: attempt.orderNo,
      detail: { captureId: capture.id },
    });
    expect(await noticeOf('PAYMENT.CAPTURE.PENDING')).toEqual({ kind: 'pending', reference });
    expect(await noticeOf('PAYMENT.CAPTURE.DENIED')).toEqual({ kind: 'failed', reference });
    const { refundReference } = await refund({ ...attempt, detail: { captureId: capture.id } }, 100);
    const made = fake.refunds.get(refundReference!)!;
    expect((await read(fake.refunded(made, { at: now })))!.notice).toEqual({ kind: 'refundChanged', refundId: made.custom_id });
    expect((await read(fake.refunded({ ...made, custom_id: 'by hand' }, { at: now })))!.notice).toEqual({ kind: 'other' });
    expect((await read(fake.notify('BILLING.PLAN.CREATED', { id: 'P-1' }, { at: now })))!.notice).toEqual({ kind: 'other' });
    expect((await read(fake.notify('PAYMENT.CAPTURE.COMPLETED', { id: 1 }, { at: now })))!.notice).toEqual({ kind: 'other' });
  });

  it('are sent again by PayPal for days, and too old after that', async () => {
    const hour = 3_600_000;
    expect(await read(await approvedOf({ at: new Date(now.getTime() - 70 * hour) }))).not.toBeNull();
    expect(await read(await approvedOf({ at: new Date(now.getTime() - 80 * hour) }))).toBeNull();
    expect(await read(await approvedOf({ at: new Date(now.getTime() + hour) }))).toBeNull();
  });

  it('forged, altered or for another webhook are rejected', async () => {
    const forged: Notification[] = [
      { webhookId: 'ANOTHER1' },
      { altered: (body) => body.replace('261121', '261122') },
      { algorithm: 'none' },
      { certUrl: `${fake.account.apiUrl}/v1/notifications/certs/CERT-old` },
    ];
    for (const more of forged) expect(await read(await approvedOf(more))).toBeNull();
    const good = await approvedOf();
    for (const name of ['id', 'time', 'sig', 'cert-url', 'auth-algo'].map((part) => (part.includes('-') ? `paypal-${part}` : `paypal-transmission-${part}`))) {
      const { [name]: _gone, ...headers } = good.headers as Record<string, string>;
      expect(await read({ ...good, headers })).toBeNull();
    }
    const signature = good.headers['paypal-transmission-sig']!;
    expect(
      await read({ ...good, headers: { ...good.headers, 'paypal-transmission-sig': `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}` } }),
    ).toBeNull();
    expect(await read({ ...good, headers: { ...good.headers, 'paypal-transmission-time': now.toISOString() } })).toBeNull();
    expect(await read({ ...good, body: 'no json' })).toBeNull();
    expect(await read(good)).not.toBeNull();
  });

  it('name a certificate of PayPal’s own, or nobody is asked for it', async () => {
    const account = { apiUrl: 'https://api-m.paypal.com' };
    const path = '/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77';
    expect(certificateAddress(account, `https://api.paypal.com${path}`)?.host).toBe('api.paypal.com');
    expect(certificateAddress(account, `https://api-m.paypal.com${path}`)?.host).toBe('api-m.paypal.com');
    const foreign = [
      `https://attacker.example${path}`,
      `https://api.paypal.com.attacker.example${path}`,
      `https://attacker.example/api.paypal.com${path}`,
      `https://api.paypal.com@attacker.example${path}`,
      `https://user:word@api.paypal.com${path}`,
      `http://api.paypal.com${path}`,
      `https://api.paypal.com:8443${path}`,
      `https://api.sandbox.paypal.com${path}`,
      `https://api.paypal.com${path}/../../../v1/oauth2/token`,
      `https://api.paypal.com${path}?next=https://attacker.example`,
      'https://api.paypal.com/v2/checkout/orders/X',
      'data:text/plain,x',
      '',
    ];
    for (const url of foreign) expect([url, certificateAddress(account, url)]).toEqual([url, null]);
    fake.asked.length = 0;
    const notification = await approvedOf({ certUrl: 'http://127.0.0.1:1/v1/notifications/certs/CERT-good' });
    fake.asked.length = 0;
    expect(await read(notification)).toBeNull();
    expect(fake.asked).toEqual([]);
  });

  it('whose certificate cannot be had are to be sent again, and a certificate is fetched once', async () => {
    const notification = await approvedOf();
    fake.fail('serverError');
    expect(await errorOf(read(notification))).toBe(providerAway);
    fake.fail('garbage');
    expect(await errorOf(read(notification))).toBe(providerAway);
    fake.fail(null);
    fake.asked.length = 0;
    for (let time = 0; time < 3; time += 1) expect(await read(notification)).not.toBeNull();
    expect(fake.asked).toEqual(['/v1/notifications/certs/CERT-good']);
  });
});
