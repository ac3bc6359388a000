// Web push: who may follow what, which devices are taken, what is sent to them and when they are forgotten.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allPersonalData } from '#server/slices.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, testAddress, testContext, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { startPushService, type PushDevice, type PushService } from '#test/harness/push-service.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { anotherSession, signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';
import { pushLimits } from '../contract.ts';
import { isPushEndpoint } from './post-push.ts';

/** As a browser gives it out. */
const firefox: PushDevice = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABn',
  keys: { p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', auth: 'tBHItJI5svbpez7KI4CCXg' },
};

let shop: TestApp;
let service: PushService;
let variant: TestVariant;
let staff: Record<string, string>;

beforeAll(async () => {
  service = await startPushService();
  shop = await createTestApp({ config: { pushHosts: [service.host] } });
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 1_000 }] })) as [TestVariant];
  staff = { 'x-auth': await staffToken(shop, 'manager') };
});
afterAll(async () => {
  await shop.close();
  await service.close();
});
beforeEach(async () => {
  await shop.run(sql`delete from push_subscription`);
  await shop.run(sql`delete from rate_window`);
  service.received.length = 0;
});

const push = (client: Pick<TestOrder['client'], 'post'>, deed: string, body: object, headers = {}) => client.post(`/api/web/push/${deed}`, body, headers);
const admin = (path: string, body: object = {}) => shop.client().post(`/api/admin${path}`, body, staff);
const rows = () => shop.rows(sql<{ endpoint: string }>`select endpoint from push_subscription order by created_at, id`);
const endpoints = async () => (await rows()).map(({ endpoint }) => endpoint);

/** An order that is paid; of an account, where one is given. */
async function paidOrder(shopper?: SignedInShopper): Promise<TestOrder> {
  const order = await placeTestOrder(shop, variant, { paymentMethodId: 'bankTransfer' });
  if (shopper) await shop.run(sql`update orders set account_id = ${shopper.accountId} where order_no = ${order.orderNo}`);
  expect((await admin(`/orders/${order.orderNo}/mark-paid`)).code).toBe(0);
  return order;
}

async function follow(shopper: SignedInShopper): Promise<PushDevice> {
  const device = service.newDevice();
  expect((await shopper.post('/push/subscribe', device)).data.on).toBe(true);
  return device;
}

describe('who follows', () => {
  it('a guest follows the order that their browser placed, turned on and off', async () => {
    const { client, orderNo } = await paidOrder();
    const device = firefox;
    const asked = { orderNo, endpoint: device.endpoint };
    expect((await push(client, 'state', asked)).data).toMatchObject({ on: false, used: false });
    const { data } = await push(client, 'subscribe', { ...device, orderNo });
    expect(data).toMatchObject({ on: true, used: true });
    expect(data.publicKey).toHaveLength(87);
    expect((await push(client, 'state', asked)).data).toEqual(data);
    // Another time is no second subscription.
    await push(client, 'subscribe', { ...device, orderNo });
    expect(await endpoints()).toEqual([device.endpoint]);
    expect((await push(client, 'unsubscribe', asked)).data).toMatchObject({ on: false, used: false });
    expect(await endpoints()).toEqual([]);
  });

  it('whoever holds the order’s token follows it; one browser follows several orders', async () => {
    const [one, two] = [await paidOrder(), await paidOrder()];
    const [client, device] = [shop.client(), service.newDevice()];
    for (const { orderNo, orderToken } of [one, two]) expect((await push(client, 'subscribe', { ...device, orderNo, orderToken })).code).toBe(0);
    const { orderNo, orderToken } = one;
    expect((await push(client, 'unsubscribe', { orderNo, orderToken, endpoint: device.endpoint })).data).toMatchObject({ on: false, used: true });
    expect(await endpoints()).toEqual([device.endpoint]);
  });

  it.each(['state', 'subscribe', 'unsubscribe'])('nobody else asks for %s of an order or an account', async (deed) => {
    const { orderNo, client } = await paidOrder();
    const device = service.newDevice();
    await push(client, 'subscribe', { ...device, orderNo });
    const other = await signedIn(shop);
    const body = deed === 'subscribe' ? service.newDevice() : { endpoint: device.endpoint };
    expect((await other.post(`/push/${deed}`, { ...body, orderNo })).status).toBe(404);
    expect((await push(shop.client(), deed, { ...body, orderNo, orderToken: 'x'.repeat(40) })).status).toBe(404);
    // Without an order it is the account's: that of nobody is refused, and another's is not touched.
    expect((await push(client, deed, body)).code).toBe(50);
    expect(await endpoints()).toEqual([device.endpoint]);
  });

  it('an account does not turn off what another one has on', async () => {
    const [one, two] = [await signedIn(shop), await signedIn(shop)];
    const device = await follow(one);
    expect((await two.post('/push/state', { endpoint: device.endpoint })).data.on).toBe(false);
    await two.post('/push/unsubscribe', { endpoint: device.endpoint });
    expect(await endpoints()).toEqual([device.endpoint]);
  });

  it('an account has ten devices at most: the oldest goes', async () => {
    const shopper = await signedIn(shop);
    const devices: string[] = [];
    for (let count = 0; count <= pushLimits.devices; count += 1) {
      shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
      devices.push((await follow(shopper)).endpoint);
    }
    expect(await endpoints()).toEqual(devices.slice(1));
  });

  it('asks of one network are limited', async () => {
    const shopper = await signedIn(shop);
    for (let count = 0; count < pushLimits.perNetwork; count += 1) await follow(shopper);
    const { status, headers } = await shopper.post('/push/subscribe', service.newDevice());
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

describe('a device', () => {
  it.each([
    'http://push.example/x',
    'https://127.0.0.1/x',
    'https://10.0.0.7/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest',
    'https://localhost/x',
    'https://push.example:8443/x',
    'https://user:word@push.example/x',
    'file:///etc/passwd',
    'nonsense',
  ])('at %s is refused', async (endpoint) => {
    const shopper = await signedIn(shop);
    const { code, data } = await shopper.post('/push/subscribe', { ...service.newDevice(), endpoint });
    expect(code).toBe(40);
    expect(JSON.stringify(data)).toContain('endpoint');
    expect(await endpoints()).toEqual([]);
  });

  it('of a push service is taken', () => {
    expect(isPushEndpoint('https://fcm.googleapis.com/fcm/send/abc:def', {})).toBe(true);
    expect(isPushEndpoint('https://web.push.apple.com/QK', {})).toBe(true);
  });

  it('with a key that is none is refused', async () => {
    const shopper = await signedIn(shop);
    const device = service.newDevice();
    for (const p256dh of ['short', 'A'.repeat(87)])
      expect((await shopper.post('/push/subscribe', { ...device, keys: { ...device.keys, p256dh } })).code).toBe(40);
  });

  it('whose name leads to a private address is never called, and forgotten', async () => {
    const { orderNo } = await paidOrder();
    const id = '01890000-0000-7000-8000-000000000001';
    const { keys } = service.newDevice();
    await shop.run(sql`insert into push_subscription (id, endpoint, p256dh, auth, lang, order_id, created_at)
      select ${id}, 'https://localhost/x', ${keys.p256dh}, ${keys.auth}, 'en', id, ${shop.clock.now} from orders where order_no = ${orderNo}`);
    await admin(`/orders/${orderNo}/ship`);
    await runJobs(shop, { only: ['order.push'] });
    expect(await endpoints()).toEqual([]);
  });
});

describe('news', () => {
  it('of an order is sent to its devices, signed, encrypted, in the language of each, with its number alone', async () => {
    const shopper = await signedIn(shop);
    const order = await paidOrder(shopper);
    const own = await follow(shopper);
    const guests = service.newDevice();
    const token = { orderNo: order.orderNo, orderToken: order.orderToken };
    const { data } = await push(shop.client(), 'subscribe', { ...guests, ...token }, { 'x-lang': 'zh-HK' });
    // The account's own browser opened the mailed link as well: it hears once.
    await push(shop.client(), 'subscribe', { ...own, ...token });
    await admin(`/orders/${order.orderNo}/ship`, { expressName: 'UPS', expressNumber: '1Z' });
    const queued = await shop.rows(sql<{ data: object }>`select data from pgboss.job where name = 'order.push' and state = 'created'`);
    expect(queued.map((job) => Object.keys(job.data).toSorted())).toEqual([
      ['event', 'orderId', 'subscriptionId'],
      ['event', 'orderId', 'subscriptionId'],
    ]);
    await runJobs(shop, { only: ['order.push'] });
    const byDevice = Object.fromEntries(service.received.map((one) => [one.device, one]));
    expect(service.received).toHaveLength(2);
    const tag = `order-${order.orderNo}`;
    expect(byDevice[own.endpoint]).toMatchObject({ ttl: '259200', encoding: 'aes128gcm', signedBy: data.publicKey, claims: { aud: `http://${service.host}` } });
    expect(byDevice[own.endpoint]!.message).toEqual({
      title: `Order ${order.orderNo} has shipped`,
      text: 'Open it at Vitrine.',
      tag,
      path: `/user/order/${order.orderNo}`,
    });
    expect(byDevice[guests.endpoint]!.message).toMatchObject({
      title: `訂單 ${order.orderNo} 已寄出`,
      path: `/zh-HK/checkout/thankyou?order=${order.orderNo}`,
    });
  });

  it('is that it is delivered, refunded and cancelled, or ready to collect; what is collected is none', async () => {
    const shopper = await signedIn(shop);
    await follow(shopper);
    const [sent, collected, given] = [await paidOrder(shopper), await paidOrder(shopper), await paidOrder(shopper)];
    const pickup = JSON.stringify({ pickup: { ...testAddress, hours: '', phone: '' } });
    await shop.run(sql`update orders set shipping_method = shipping_method || ${pickup}::jsonb where order_no = ${collected.orderNo}`);
    for (const { orderNo } of [sent, collected]) {
      await admin(`/orders/${orderNo}/ship`);
      await admin(`/orders/${orderNo}/deliver`);
    }
    await admin(`/orders/${sent.orderNo}/refund`, { amount: 100, reason: 'late', notify: false });
    await admin(`/orders/${given.orderNo}/cancel`, { reason: 'gone' });
    await runJobs(shop);
    const titles = service.received.map(({ message }) => message.title).toSorted();
    expect(titles).toEqual(
      [
        `A refund for order ${sent.orderNo}`,
        `Order ${collected.orderNo} is ready to collect`,
        `Order ${given.orderNo} was cancelled`,
        `Order ${sent.orderNo} has been delivered`,
        `Order ${sent.orderNo} has shipped`,
      ].toSorted(),
    );
  });

  it.each([404, 410])('to a device that is gone (%s) ends all that it followed', async (status) => {
    const shopper = await signedIn(shop);
    const order = await paidOrder(shopper);
    const device = await follow(shopper);
    await push(shop.client(), 'subscribe', { ...device, orderNo: order.orderNo, orderToken: order.orderToken });
    service.statusOf.set(device.endpoint, status);
    await admin(`/orders/${order.orderNo}/ship`);
    await runJobs(shop, { only: ['order.push'] });
    expect(await endpoints()).toEqual([]);
  });

  it('to a device of another key of the shop ends it without a call; its page says that it is off', async () => {
    const { orderNo, client } = await paidOrder();
    const device = service.newDevice();
    await push(client, 'subscribe', { ...device, orderNo });
    await shop.run(sql`delete from secret where name = 'push'`);
    expect((await push(client, 'state', { orderNo, endpoint: device.endpoint })).data).toMatchObject({ on: false, used: false });
    service.statusOf.set(device.endpoint, 503);
    await admin(`/orders/${orderNo}/ship`);
    await runJobs(shop, { only: ['order.push'] });
    expect([await endpoints(), service.received]).toEqual([[], []]);
  });

  it.each([401, 403])('that its service does not let in (%s) is tried again, and ends where nobody knows of which key it is', async (status) => {
    const { orderNo, client } = await paidOrder();
    const device = service.newDevice();
    await push(client, 'subscribe', { ...device, orderNo });
    service.statusOf.set(device.endpoint, status);
    await admin(`/orders/${orderNo}/ship`);
    const [job] = await shop.rows(sql<{ data: object }>`select data from pgboss.job where name = 'order.push' and state = 'created'`);
    // A clock that is wrong is answered alike.
    await expect(runJob(shop, 'order.push', job!.data)).rejects.toThrow(`a push service answered ${status}`);
    expect(await endpoints()).toEqual([device.endpoint]);
    await shop.run(sql`update push_subscription set public_key = null`);
    await runJobs(shop, { only: ['order.push'] });
    expect(await endpoints()).toEqual([]);
  });

  it('that a service does not take is tried again, and says nothing of the device', async () => {
    const { orderNo, client } = await paidOrder();
    const [ill, well] = [service.newDevice(), service.newDevice()];
    for (const device of [ill, well]) await push(client, 'subscribe', { ...device, orderNo });
    service.statusOf.set(ill.endpoint, 503);
    await admin(`/orders/${orderNo}/ship`);
    const jobs = await shop.rows(sql<{ data: object }>`select data from pgboss.job where name = 'order.push' and state = 'created'`);
    const outcomes = await Promise.allSettled(jobs.map(({ data }) => runJob(shop, 'order.push', data)));
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failed.map(({ reason }) => String(reason))).toEqual(['Error: a push service answered 503']);
    expect(service.received.map(({ device }) => device)).toEqual([well.endpoint]);
    expect(await endpoints()).toHaveLength(2);
    await shop.run(sql`delete from pgboss.job where name = 'order.push'`);
  });
});

describe('a device that gets another subscription', () => {
  const renew = (old: PushDevice, device: PushDevice, auth = old.keys.auth) =>
    shop.client().post('/api/web/push/renew', { old: { endpoint: old.endpoint, auth }, ...device });

  it('goes on receiving news of all that it followed, without a session', async () => {
    const shopper = await signedIn(shop);
    const [mine, other] = [await paidOrder(shopper), await paidOrder()];
    const [old, device] = [await follow(shopper), service.newDevice()];
    await push(other.client, 'subscribe', { ...old, orderNo: other.orderNo });
    expect((await renew(old, device)).code).toBe(0);
    expect(await endpoints()).toEqual([device.endpoint, device.endpoint]);
    for (const { orderNo } of [mine, other]) await admin(`/orders/${orderNo}/ship`);
    await runJobs(shop, { only: ['order.push'] });
    expect(service.received.map((one) => one.device)).toEqual([device.endpoint, device.endpoint]);
    // A second time, and with one that follows already, nothing is there twice.
    await push(other.client, 'subscribe', { ...old, orderNo: other.orderNo });
    expect((await renew(old, device)).code).toBe(0);
    expect(await endpoints()).toEqual([device.endpoint, device.endpoint]);
  });

  it('has to know the secret of the old one, and is a device of a push service', async () => {
    const shopper = await signedIn(shop);
    const [old, device] = [await follow(shopper), service.newDevice()];
    expect((await renew(old, device, service.newDevice().keys.auth)).code).toBe(0);
    expect(await endpoints()).toEqual([old.endpoint]);
    expect((await renew(old, { ...device, endpoint: 'https://127.0.0.1/x' })).code).toBe(40);
    expect((await renew(old, { ...device, keys: { ...device.keys, p256dh: 'A'.repeat(87) } })).code).toBe(40);
    expect(await endpoints()).toEqual([old.endpoint]);
  });
});

describe('a device is forgotten', () => {
  it('when its session ends, however it does; other devices of the account stay', async () => {
    const shopper = await signedIn(shop);
    const device = await follow(shopper);
    const elsewhere = await anotherSession(shop, shopper.accountId);
    const other = service.newDevice();
    await push(shop.client(), 'subscribe', other, { 'x-auth': elsewhere });
    await shopper.post('/auth/signout');
    expect(await endpoints()).toEqual([other.endpoint]);
    expect(device.endpoint).not.toBe(other.endpoint);
  });

  it('when its account is erased, and so are those that follow its orders; the export names them', async () => {
    const shopper = await signedIn(shop);
    const order = await paidOrder(shopper);
    const device = await follow(shopper);
    await push(shop.client(), 'subscribe', { ...service.newDevice(), orderNo: order.orderNo, orderToken: order.orderToken });
    const part = allPersonalData().find(({ name }) => name === 'pushDevices')!;
    const owner = { accountId: shopper.accountId, email: shopper.email };
    const [exported] = await part.read(shop.host.database.reader, owner, { after: '', most: 10 }, { now: () => shop.clock.now });
    expect(exported!.row).toMatchObject({ endpoint: device.endpoint, lang: 'en' });
    expect(JSON.stringify(exported)).not.toContain(device.keys.auth);
    await shop.host.database.transaction((tx) => part.erase(tx, owner, testContext(shop)));
    expect(await endpoints()).toEqual([]);
  });

  it('half a year after it began to follow one order', async () => {
    const { client, orderNo } = await paidOrder();
    await push(client, 'subscribe', { ...service.newDevice(), orderNo });
    const rule = shop.slices.flatMap(({ retention = [] }) => retention).find(({ name }) => name === 'push subscriptions of orders')!;
    const purge = (before: Date) => shop.host.database.transaction((tx) => rule.purge(tx, { before, most: 10 }));
    expect(await purge(shop.clock.now)).toBe(0);
    expect(await purge(new Date(shop.clock.now.getTime() + 1))).toBe(1);
    expect(await rule.days(shop.host.database.reader)).toBe(pushLimits.orderDays);
  });
});

it('makes the key once, and keeps it where the shop keeps its secrets', async () => {
  await shop.run(sql`delete from secret where name = 'push'`);
  const shopper = await signedIn(shop);
  const states = await Promise.all([1, 2, 3].map(() => shopper.post('/push/state')));
  expect(new Set(states.map(({ data }) => data.publicKey)).size).toBe(1);
  expect(await shop.rows(sql`select name from secret where name = 'push'`)).toHaveLength(1);
});
