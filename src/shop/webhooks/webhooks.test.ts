import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emitShopEvent } from '#kit/server/events/shop-events.ts';
import { newId } from '#kit/server/ids.ts';
import { markPaid } from '#shop/orders/pay/index.ts';
import { shipOrder } from '#shop/orders/ship/index.ts';
import { returnEvents } from '#shop/returns/contract.ts';
import { webhookEventNames } from '#shop/orders/record-event.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, staffContext, testContext } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { mailsTo } from '#test/harness/sign-in.ts';
import { staffToken } from '#test/harness/staff.ts';
import { startWebhookReceiver, verifies, type WebhookReceiver } from '#test/harness/webhook-receiver.ts';
import { retryDelaysSeconds, webhookEvents, webhookLimits, type Delivery, type NewEndpoint } from './contract.ts';
import { postMessage } from './post-message.ts';
import { secondsToNext } from './rules.ts';
import { signatureHeader } from './signature.ts';

let shop: TestApp;
let receiver: WebhookReceiver;
let manager: Record<string, string>;
const minuteMs = 60_000;

beforeAll(async () => {
  shop = await createTestApp({ config: { webhookHosts: ['127.0.0.1'] } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  // These tests let days go by.
  await shop.run(sql`update staff_session set expires_at = '2100-01-01', proved_at = '2100-01-01'`);
  receiver = await startWebhookReceiver();
  await runJobs(shop, { later: true });
  await shop.run(sql`delete from webhook_endpoint`);
});
afterEach(() => receiver.close());

const api = (path: string, body: object = {}) => shop.client().post(`/api/admin/${path}`, body, manager);
const make = async (more: object = {}): Promise<NewEndpoint> => {
  const answer = await api('webhooks', {
    title: 'Warehouse',
    url: receiver.url,
    events: ['order.placed', 'order.paid', 'order.shipped', 'return.applied'],
    ...more,
  });
  if (answer.code !== 0) throw new Error(answer.text);
  return answer.data;
};
const read = async (id: string) => (await shop.client().get(`/api/admin/webhooks/${id}`, manager)).data;
const deliveries = async (filter: object = {}): Promise<Delivery[]> =>
  (await shop.client().get(`/api/admin/webhook-deliveries?filter=${encodeURIComponent(JSON.stringify(filter))}`, manager)).data.items;
/** An event that says all with it; those of orders read the order. */
const emit = (type = 'return.applied', id?: string) =>
  shop.host.database.transaction((tx) => emitShopEvent(tx, testContext(shop), { type, data: { orderNo: '1' }, ...(id ? { id } : {}) }));
const later = (seconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
};

describe('a message', () => {
  it('is queued only where an endpoint subscribed, and made of the order only where it is sent', async () => {
    const queued = async () => (await shop.run<{ data: object }>(sql`select data from pgboss.job where name = 'event.tell' and state = 'created'`)).rows;
    const [cup] = await insertTestProduct(shop.host.database, { variants: [{ sku: `CUP-${newId()}`, onHand: 9 }] });
    const place = () => placeTestOrder(shop, cup!, { paymentMethodId: 'bankTransfer' });
    const { id } = await make({ events: ['order.paid'] });
    await place();
    expect(await queued()).toEqual([]);
    await shop.run(sql`update webhook_endpoint set events = '{order.placed}', is_on = false, off_reason = 'staff' where id = ${id}`);
    await place();
    expect(await queued()).toEqual([]);
    // What the shop itself switched off gets it later.
    await shop.run(sql`update webhook_endpoint set off_reason = 'failing' where id = ${id}`);
    await place();
    const [event] = await queued();
    expect(event).toMatchObject({ data: { type: 'order.placed' } });

    const { statements } = shop.host.database;
    const sent: string[] = [];
    const passOn = async () => {
      statements.log = (text) => sent.push(text);
      await runJob(shop, 'event.tell', event!.data);
      delete statements.log;
      return sent.filter((text) => text.includes('"orders"')).length;
    };
    await shop.run(sql`update webhook_endpoint set off_reason = 'staff' where id = ${id}`);
    expect(await passOn()).toBe(0);
    await shop.run(sql`update webhook_endpoint set is_on = true, off_reason = null where id = ${id}`);
    expect(await passOn()).toBe(1);
  });

  it('reports what happened to an order, signed so that its receiver can verify it', async () => {
    const { secret } = await make();
    const [cup] = await insertTestProduct(shop.host.database, { variants: [{ sku: `CUP-${newId()}` }] });
    const order = await placeTestOrder(shop, cup!, { paymentMethodId: 'bankTransfer' });
    await markPaid(await staffContext(shop), { order: order.orderNo });
    await shipOrder(await staffContext(shop), { order: order.orderNo, expressName: 'Post', expressNumber: 'P1' });
    await runJobs(shop);
    const bodies = receiver.received.map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ type }) => type).sort()).toEqual(['order.paid', 'order.placed', 'order.shipped']);
    const shipped = bodies.find(({ type }) => type === 'order.shipped');
    expect(shipped).toMatchObject({
      version: 1,
      timestamp: shop.clock.now.toISOString(),
      data: {
        orderNo: order.orderNo,
        status: 'inProgress',
        payStatus: 'paid',
        total: { amount: 4498, currency: 'USD' },
        lines: [{ sku: cup!.sku, quantity: 2, shipped: 2 }],
        shipments: [{ expressName: 'Post', expressNumber: 'P1' }],
      },
    });
    expect(bodies.find(({ type }) => type === 'order.placed').data).toMatchObject({ payStatus: 'unpaid' });
    for (const message of receiver.received) {
      expect(verifies(message, secret, shop.clock.now)).toBe(true);
      expect(verifies({ ...message, body: message.body.replace('USD', 'EUR') }, secret, shop.clock.now)).toBe(false);
      expect(verifies(message, secret, new Date(shop.clock.now.getTime() + 6 * minuteMs))).toBe(false);
      expect(message.body).not.toMatch(/ada@example\.com|Analytical|5105550100|whsec_/);
    }
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
  });

  it('has the signature of the example in Standard Webhooks', () => {
    const signed = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestampSeconds: 1_614_265_330, body: '{"test": 2432232314}' };
    expect(signatureHeader(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], signed)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('is not sent when its transaction was rolled back, and is sent once when it is emitted twice', async () => {
    await make();
    const queued = shop.host.database.transaction(async (tx) => {
      await emitShopEvent(tx, testContext(shop), { type: 'return.applied', data: {} });
      throw new Error('rolled back');
    });
    await expect(queued).rejects.toThrow('rolled back');
    const id = newId();
    await emit('return.applied', id);
    await emit('return.applied', id);
    await runJobs(shop);
    expect(receiver.received).toHaveLength(1);
  });

  it('goes to those that asked for it and are on, and has a name for every event that orders emit', async () => {
    await make({ events: ['order.refunded'] });
    await make({ isOn: false });
    await emit();
    await runJobs(shop);
    expect(receiver.received).toEqual([]);
    expect(await deliveries()).toEqual([]);
    for (const type of Object.values(webhookEventNames)) expect(webhookEvents).toContain(type);
    const returned = returnEvents.filter((event) => !['shippingMoved', 'reminded', 'requoted', 'lowered'].includes(event)).map((event) => `return.${event}`);
    expect(webhookEvents.filter((type) => type.startsWith('return.')).sort()).toEqual(returned.sort());
  });
});

describe('what goes wrong', () => {
  it('is tried again by the delays of Standard Webhooks under the same id, and has failed after ten attempts', async () => {
    const { id } = await make();
    receiver.manner = 'error';
    await emit();
    await runJobs(shop);
    expect(await deliveries()).toMatchObject([
      {
        state: 'pending',
        attempts: 1,
        status: 500,
        problem: 'status',
        excerpt: '<h1>out of order</h1>',
        nextAt: new Date(shop.clock.now.getTime() + 5000).toISOString(),
      },
    ]);
    later(4);
    await runJobs(shop);
    expect(receiver.received).toHaveLength(1);
    for (const seconds of retryDelaysSeconds) {
      later(seconds);
      await runJobs(shop);
    }
    expect(receiver.received).toHaveLength(10);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: 10, nextAt: null }]);
    expect(await read(id)).toMatchObject({ isOn: true, failingSince: expect.any(String) });
    expect(secondsToNext(10)).toBeNull();
  });

  it('is over when the receiver works again', async () => {
    const { id } = await make();
    receiver.manner = 'cutOff';
    await emit();
    await runJobs(shop);
    expect(await deliveries()).toMatchObject([{ state: 'pending', problem: 'connection', status: null }]);
    receiver.manner = 'ok';
    later(6);
    await runJobs(shop);
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 2, status: 200, problem: '', excerpt: 'thanks' }]);
    expect(await read(id)).toMatchObject({ failingSince: null, deliveredAt: shop.clock.now.toISOString() });
  });

  it('follows no redirect', async () => {
    await make();
    receiver.manner = 'redirect';
    await emit();
    await runJobs(shop);
    expect(await deliveries()).toMatchObject([{ problem: 'redirect', status: 302 }]);
    expect(receiver.paths).toEqual(['/hook']);
  });

  it('switches an endpoint off after five days of failed deliveries, notifies staff, and sends again what they ask for', async () => {
    const { id } = await make();
    receiver.manner = 'error';
    const since = shop.clock.now.toISOString();
    await emit();
    await runJobs(shop);
    later(webhookLimits.failingDays * 86_400);
    await emit();
    const ran = await runJobs(shop);
    expect(ran).toContain('message.notice');
    expect(await read(id)).toMatchObject({ isOn: false, offReason: 'failing' });
    expect((await deliveries()).map(({ state }) => state)).toEqual(['failed', 'failed']);
    expect(await api(`webhooks/${id}/replay`, { since })).toMatchObject({ status: 409, code: 41 });
    receiver.manner = 'ok';
    const read1 = await shop.client().get(`/api/admin/webhooks/${id}`, manager);
    const put = {
      method: 'PUT',
      url: `/api/admin/webhooks/${id}`,
      payload: { ...read1.data, isOn: true },
      headers: { ...manager, 'if-match': read1.headers['etag']! },
    } as const;
    expect(await shop.client().send(put)).toMatchObject({ code: 0, data: { isOn: true, offReason: null, failingSince: null } });
    const before = receiver.received.length;
    expect(await api(`webhooks/${id}/replay`, { since })).toMatchObject({ code: 0, data: { count: 2 } });
    await runJobs(shop);
    expect(receiver.received).toHaveLength(before + 2);
    expect((await deliveries()).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });

  it('switches one off at once that says it is gone', async () => {
    const { id } = await make();
    receiver.manner = 'gone';
    await emit();
    await runJobs(shop);
    expect(await read(id)).toMatchObject({ isOn: false, offReason: 'gone' });
  });

  it('notifies those of staff who may switch it on again, each in the language they use', async () => {
    const wei = { 'x-auth': await staffToken(shop, 'manager') };
    const editor = { 'x-auth': await staffToken(shop, 'editor') };
    later(120);
    for (const [who, lang] of [
      [wei, 'zh-HK'],
      [editor, 'zh'],
    ] as const)
      await shop.client().get('/api/admin/auth/me', { ...who, 'x-lang': lang });
    const { rows } = await shop.run<{ email: string; lang: string | null }>(
      sql`select email, lang from staff where role = 'editor' or lang is not null order by created_at`,
    );
    expect(rows.map(({ lang }) => lang)).toEqual(['zh-HK', 'zh']);
    await make();
    receiver.manner = 'gone';
    await emit();
    await runJobs(shop);
    const [mail] = await mailsTo(shop, rows[0]!.email);
    expect(mail).toContain('Webhook 端點「Warehouse」已被關閉');
    expect(await mailsTo(shop, rows[1]!.email)).toEqual([]);
  });

  it('is taken up again where a process died in the middle of an attempt, and made by one at a time', async () => {
    await make();
    await emit();
    await runJob(
      shop,
      'event.tell',
      (
        await shop.run<{ data: object }>(sql`with queued as (select id, data from pgboss.job where name = 'event.tell' and state = 'created')
          update pgboss.job set state = 'completed' from queued where job.id = queued.id returning queued.data`)
      ).rows[0]!.data,
    );
    const [delivery] = await deliveries();
    await shop.run(sql`update webhook_delivery set claimed_until = ${new Date(shop.clock.now.getTime() + minuteMs)}`);
    await runJob(shop, 'webhook.deliver', { deliveryId: delivery!.id });
    expect(receiver.received).toHaveLength(0);
    later(61);
    await Promise.all(Array.from({ length: 5 }, () => runJob(shop, 'webhook.deliver', { deliveryId: delivery!.id })));
    expect(receiver.received).toHaveLength(1);
    await runJobs(shop);
    expect(receiver.received).toHaveLength(1);
  });
});

describe('posting', () => {
  const post = (url: string, more: object = {}) => postMessage({ url, headers: {}, body: '{}', ownHosts: ['127.0.0.1'], timeoutMs: 400, ...more });

  it('gives up on who says nothing, and takes a yes whose body never ends', async () => {
    receiver.manner = 'silent';
    expect(await post(receiver.url)).toMatchObject({ status: null, problem: 'timeout' });
    receiver.manner = 'slowBody';
    const slow = await post(receiver.url);
    expect(slow).toMatchObject({ status: 200, problem: '', excerpt: 'so far' });
    expect(slow.durationMs).toBeLessThan(3_000);
    receiver.manner = 'huge';
    const huge = await post(receiver.url);
    expect([huge.problem, huge.excerpt.length]).toEqual(['', webhookLimits.excerptLength]);
  });

  it.each([
    ['an address of this machine', 'https://127.0.0.1:PORT/'],
    ['a name that leads to it', 'https://localhost:PORT/'],
    ['the same in IPv6', 'https://[::1]:PORT/'],
    ['the cloud’s metadata', 'https://169.254.169.254/latest'],
    ['a neighbour', 'https://10.0.0.1/'],
    ['IPv4 as a number', 'https://2130706433/'],
  ])('rejects %s', async (_what, url) => {
    expect(await post(url.replace('PORT', String(receiver.port)), { ownHosts: [] })).toMatchObject({ status: null, problem: 'private' });
    expect(receiver.paths).toEqual([]);
  });
});

describe('endpoints', () => {
  it('show their secret once, also not in lists, records or the audit log', async () => {
    const { id, secret } = await make();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const everything = [
      (await shop.client().get('/api/admin/webhooks', manager)).text,
      (await shop.client().get(`/api/admin/webhooks/${id}`, manager)).text,
      JSON.stringify((await shop.run(sql`select detail from staff_action where subject = ${id}`)).rows),
    ].join('');
    expect(everything).toContain('Warehouse');
    expect(everything).not.toContain(secret.slice(6));
  });

  it('get a new secret, beside which the old one signs for a day', async () => {
    const { id, secret } = await make();
    const rotated: NewEndpoint = (await api(`webhooks/${id}/rotate`)).data;
    expect(rotated.secret).not.toBe(secret);
    expect(rotated.previousUntil).toBe(new Date(shop.clock.now.getTime() + 24 * 60 * minuteMs).toISOString());
    const received = async () => {
      await emit();
      await runJobs(shop);
      return receiver.received.at(-1)!;
    };
    const both = await received();
    expect([verifies(both, secret, shop.clock.now), verifies(both, rotated.secret, shop.clock.now)]).toEqual([true, true]);
    later(86_401);
    const alone = await received();
    expect([verifies(alone, secret, shop.clock.now), verifies(alone, rotated.secret, shop.clock.now)]).toEqual([false, true]);
  });

  it('are tried with a test message, whatever they asked for, and one is sent again under its id', async () => {
    const { id } = await make({ events: ['order.refunded'] });
    expect(await api(`webhooks/${id}/test`)).toMatchObject({ code: 0, data: { type: 'webhook.test', state: 'pending' } });
    await runJobs(shop);
    const [delivery] = await deliveries({ endpointId: id, state: 'delivered' });
    expect(await api(`webhook-deliveries/${delivery!.id}/replay`)).toMatchObject({
      code: 0,
      data: { state: 'pending', payload: expect.stringContaining('webhook.test') },
    });
    expect(await api(`webhook-deliveries/${delivery!.id}/replay`)).toMatchObject({ status: 409, code: 41 });
    await runJobs(shop);
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([delivery!.messageId, delivery!.messageId]);
  });

  it.each([
    'http://shop.example/hook',
    'https://user:secret@shop.example/',
    'https://shop.example/#part',
    'https://10.0.0.1/',
    'https://[::1]/',
    'ftp://shop.example/',
    'shop.example',
    'javascript:alert(1)',
    `https://shop.example/${'x'.repeat(500)}`,
  ])('reject the address %s', async (url) => {
    expect(await api('webhooks', { title: 'X', url, events: ['order.paid'] })).toMatchObject({
      status: 400,
      code: 40,
      data: { errors: { url: expect.any(String) } },
    });
  });

  it('refuse no events, unknown ones and no title; and keep to their number', async () => {
    for (const wrong of [{ events: [] }, { events: ['order.exploded'] }, { title: ' ' }])
      expect(await api('webhooks', { title: 'X', url: receiver.url, events: ['order.paid'], ...wrong })).toMatchObject({ status: 400, code: 40 });
    const made = await Promise.all(
      Array.from({ length: webhookLimits.mostEndpoints + 5 }, () => api('webhooks', { title: 'X', url: receiver.url, events: ['order.paid'] })),
    );
    expect(made.filter(({ code }) => code === 0)).toHaveLength(webhookLimits.mostEndpoints);
    expect(made.filter(({ code }) => code === 41)).toHaveLength(5);
  });

  it('are changed by who read them last, and removed with their deliveries, which else go after a month', async () => {
    const { id } = await make();
    const record = await shop.client().get(`/api/admin/webhooks/${id}`, manager);
    const send = (method: 'PUT' | 'DELETE', etag: string, payload: object = {}) =>
      shop.client().send({ method, url: `/api/admin/webhooks/${id}`, payload, headers: { ...manager, 'if-match': etag } });
    expect(await send('PUT', record.headers['etag']!, { ...record.data, title: 'Ledger' })).toMatchObject({ code: 0, data: { title: 'Ledger' } });
    expect(await send('PUT', record.headers['etag']!, { ...record.data, title: 'Late' })).toMatchObject({ status: 412 });
    await emit();
    await runJobs(shop);
    // A delivery changes no tag.
    const { headers } = await shop.client().get(`/api/admin/webhooks/${id}`, manager);
    expect((await deliveries({ endpointId: id })).length).toBe(1);
    const startedAt = shop.clock.now;
    later((webhookLimits.keptDays + 1) * 86_400);
    await runJob(shop, 'retention');
    expect(await deliveries({ endpointId: id })).toEqual([]);
    shop.clock.now = startedAt;
    expect(await send('DELETE', headers['etag']!)).toMatchObject({ code: 0 });
    expect((await shop.client().get(`/api/admin/webhooks/${id}`, manager)).status).toBe(404);
  });
});
