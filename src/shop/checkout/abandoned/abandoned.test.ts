import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { allPersonalData } from '#server/slices.ts';
import { mailStopToken } from '#shop/newsletter/index.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { mailsTo } from '#test/harness/sign-in.ts';
import { staffToken } from '#test/harness/staff.ts';
import { selectDue } from './store.ts';

let shop: TestApp;
let sku = '';
let lamp = '';
const start = new Date('2026-11-21T10:00:00Z');
const hourMs = 3_600_000;
const hoursLater = (hours: number) => {
  shop.clock.now = new Date(start.getTime() + hours * hourMs);
};

beforeAll(async () => {
  shop = await createTestApp();
  shop.clock.now = start;
  await shop.host.database.transaction(seedCommerce);
  sku = (await insertTestProduct(shop.host.database, { slug: 'left-bowl', variants: [{ price: 2_000, onHand: 500 }] }))[0]!.sku;
  lamp = (await insertTestProduct(shop.host.database, { slug: 'left-lamp', variants: [{ price: 5_000, onHand: 500 }] }))[0]!.sku;
});
afterAll(() => shop.close());
beforeEach(() => hoursLater(0));

// A session ends with the hours that pass.
const staff = async (role: 'merchandiser' | 'manager' = 'merchandiser') => ({ 'x-auth': await staffToken(shop, role) });

const admin = async (path: string) => shop.client().get(`/api/admin/abandoned-checkouts${path}`, await staff());
const mailNow = async (id: string) => shop.client().post(`/api/admin/abandoned-checkouts/${id}/mail`, {}, await staff());
const filtered = async (filter: object) => (await admin(`?filter=${encodeURIComponent(JSON.stringify(filter))}`)).data;
async function subscribed(email: string, lang = 'en'): Promise<void> {
  await shop.host.database.transaction((tx) =>
    sql`insert into subscriber (id, email, lang, state, confirmed_at, created_at) values (${newId()}, ${email}, ${lang}, 'confirmed', ${start}, ${start})`.execute(
      on(tx),
    ),
  );
}
async function left(email: string, client: TestClient = shop.client(), as: Record<string, string> = {}): Promise<{ client: TestClient; slug: string }> {
  expect((await client.post('/api/web/cart/add', { sku, quantity: 2 }, as)).code).toBe(0);
  expect((await client.post('/api/web/cart/add', { sku: lamp, quantity: 1 }, as)).code).toBe(0);
  const { slug } = (await client.post('/api/web/checkout/create', { source: 'cart' }, as)).data;
  expect((await client.post('/api/web/checkout/contact', { slug, email }, as)).code).toBe(0);
  return { client, slug };
}
async function order(client: TestClient, email: string) {
  const { slug } = await fillCheckout(client);
  const { data } = await client.post('/api/web/checkout/contact', { slug, email });
  const placed = await submit(client, data);
  expect(placed.code).toBe(0);
  return placed;
}
async function setting(value: { enabled: boolean; delayHours: number }): Promise<void> {
  const manager = await staff('manager');
  const read = await shop.client().get('/api/admin/settings/recovery', manager);
  const answer = await shop
    .client()
    .send({ method: 'PUT', url: '/api/admin/settings/recovery', payload: value, headers: { ...manager, 'if-match': read.headers['etag']! } });
  expect([answer.code, answer.data]).toEqual([0, value]);
}
/** The mails that an address has got by so many hours after the first. */
async function mailed(email: string, hours: number): Promise<string[]> {
  hoursLater(hours);
  await runJob(shop, 'checkout.recover');
  await runJobs(shop);
  return (await mailsTo(shop, email)).map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')).filter((mail) => mail.includes('#recover='));
}
const tokenIn = (mail: string | undefined) => /\/cart#recover=([\w.-]+)/.exec(mail ?? '')![1]!;

describe('a checkout that was left', () => {
  it('is listed after an hour with what it holds, and nothing is mailed about it unasked', async () => {
    await subscribed('lists@example.com');
    await left('lists@example.com');
    expect((await filtered({ q: 'lists@' })).items).toEqual([]);
    expect(await mailed('lists@example.com', 30)).toEqual([]);
    const { items, total } = await filtered({ q: 'LISTS@' });
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      email: 'lists@example.com',
      customer: null,
      state: 'left',
      mayBeMailed: true,
      mailedAt: null,
      subtotal: { amount: 9_000, currency: 'USD' },
    });
    expect(items[0].lines).toHaveLength(2);
    expect((await admin(`/${items[0].id}`)).data).toEqual(items[0]);
    expect((await admin('/01890000-0000-7000-8000-000000000000')).status).toBe(404);
  });

  it('is mailed about once, after the delay, only to who wants news of the shop, and the mail names how to stop', async () => {
    await setting({ enabled: true, delayHours: 6 });
    await subscribed('wants@example.com', 'zh');
    await subscribed('ordered@example.com');
    await left('wants@example.com');
    await left('never-asked@example.com');
    const buyer = await left('ordered@example.com');
    await order(buyer.client, 'ordered@example.com');
    expect(await mailed('wants@example.com', 5)).toEqual([]);
    const [mail, ...more] = await mailed('wants@example.com', 7);
    expect(more).toEqual([]);
    expect(mail).toContain('打开购物车');
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(mail).toContain('unsubscribe=stop-');
    expect(await mailed('wants@example.com', 9)).toHaveLength(1);
    expect(await mailed('never-asked@example.com', 9)).toEqual([]);
    expect(await mailed('ordered@example.com', 9)).toEqual([]);
    // Another one of the same address is not mailed about within the week.
    hoursLater(20);
    await left('wants@example.com');
    expect(await mailed('wants@example.com', 30)).toHaveLength(1);
    const jobs = await sql<{ data: unknown }>`select data from pgboss.job where name = 'checkout.recovery-mail' and data is not null`.execute(shop.kysely);
    for (const { data } of jobs.rows) expect(Object.keys(data as object)).toEqual(['recoveryId']);
    expect(JSON.stringify(jobs.rows)).not.toContain('@');
    await setting({ enabled: false, delayHours: 6 });
  });

  it('is chosen for a mail by the wish of its address, so that those without it do not hold up the others', async () => {
    hoursLater(100);
    const from = shop.clock.now;
    for (const email of ['no-consent@example.com', 'stopped@example.com', 'wish@example.com']) {
      shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
      await left(email);
    }
    await subscribed('stopped@example.com');
    await subscribed('wish@example.com');
    const token = await mailStopToken(shop.host.database.reader, 'Stopped@example.com');
    expect((await shop.client().post('/api/web/newsletter/unsubscribe', { token })).code).toBe(0);
    hoursLater(102);
    const due = await selectDue(shop.host.database.reader, { from, until: shop.clock.now, mailedSince: from, limit: 1 });
    expect(due).toMatchObject([{ id: (await filtered({ q: 'wish@' })).items[0].id }]);
  });

  it('is not mailed about where the audit log cannot say who asked for it', async () => {
    await subscribed('unlogged@example.com');
    await left('unlogged@example.com');
    hoursLater(2);
    const { items } = await filtered({ q: 'unlogged@' });
    await sql`alter table staff_action add constraint no_recovery check (action <> 'checkout.recovery-mail') not valid`.execute(shop.kysely);
    expect(await mailNow(items[0].id)).toMatchObject({ status: 500 });
    await sql`alter table staff_action drop constraint no_recovery`.execute(shop.kysely);
    await runJobs(shop);
    expect(await mailsTo(shop, 'unlogged@example.com')).toEqual([]);
    expect((await mailNow(items[0].id)).code).toBe(0);
  });

  it('is not mailed about to who stopped such mails after it was queued', async () => {
    await subscribed('stops@example.com');
    await left('stops@example.com');
    hoursLater(2);
    const { items } = await filtered({ q: 'stops@' });
    expect((await mailNow(items[0].id)).code).toBe(0);
    await shop.host.database.transaction((tx) => sql`update subscriber set state = 'unsubscribed' where email = 'stops@example.com'`.execute(on(tx)));
    await runJobs(shop);
    expect(await mailsTo(shop, 'stops@example.com')).toEqual([]);
    expect((await filtered({ q: 'stops@' })).items).toMatchObject([{ state: 'left', mailedAt: null, mayBeMailed: false }]);
  });
});

describe('the mailed link', () => {
  it('opens the cart for the visitor who follows it, never another’s account or address, changes nothing twice, and counts what came of it', async () => {
    await subscribed('returns@example.com');
    const { client: owner } = await left('returns@example.com');
    hoursLater(2);
    const { items } = await filtered({ q: 'returns@' });
    const asked = await mailNow(items[0].id);
    expect(asked.code).toBe(0);
    expect(await mailNow(items[0].id)).toMatchObject({ status: 409, code: 40 });
    const [mail] = await mailed('returns@example.com', 2);
    const token = tokenIn(mail);
    // The owner's cart holds it all already.
    expect((await owner.post('/api/web/cart/recover', { token })).data).toMatchObject({ count: 3 });
    const stranger = await signedIn(shop);
    const cart = await stranger.post('/cart/recover', { token });
    expect(cart.data).toMatchObject({ count: 3, total: { amount: 9_000 } });
    expect(cart.text).not.toContain('returns@');
    expect((await stranger.post('/cart/recover', { token })).data).toMatchObject({ count: 3 });
    expect((await stranger.post('/user/info', {})).text).not.toContain('returns@');
    for (const wrong of [`${token}x`, token.replace(/^./, (sign) => (sign === '0' ? '1' : '0')), 'x'])
      expect(await shop.client().post('/api/web/cart/recover', { token: wrong })).toMatchObject({ status: 400, code: 40 });
    const before = (await admin('/figures')).data;
    const other = shop.client();
    await other.post('/api/web/cart/recover', { token });
    const placed = await order(other, 'Returns@example.com');
    expect((await filtered({ q: 'returns@', state: 'recovered' })).items).toMatchObject([{ state: 'recovered', orderNo: placed.data.orderNo }]);
    const after = (await admin('/figures')).data;
    expect([after.recovered - before.recovered, after.recoveredSums]).toEqual([1, [{ currency: 'USD', amount: expect.any(Number) }]]);
    expect(await shop.client().post('/api/web/cart/recover', { token })).toMatchObject({ status: 400 });
  });

  it('ends after two weeks', async () => {
    await subscribed('late@example.com');
    await left('late@example.com');
    hoursLater(2);
    const { items } = await filtered({ q: 'late@' });
    await mailNow(items[0].id);
    const [mail] = await mailed('late@example.com', 2);
    hoursLater(24 * 14 + 1);
    expect((await shop.client().post('/api/web/cart/recover', { token: tokenIn(mail) })).code).toBe(0);
    hoursLater(24 * 14 + 3);
    expect(await shop.client().post('/api/web/cart/recover', { token: tokenIn(mail) })).toMatchObject({ status: 400, code: 40 });
  });
});

it('an account’s export holds what was mailed about, and erasing it leaves figures that name nobody', async () => {
  const shopper = await signedIn(shop);
  const email = 'erased-recovery@example.com';
  await subscribed(email);
  await left(email, shopper.client, { 'x-auth': shopper.token });
  hoursLater(2);
  const { items } = await filtered({ q: email });
  expect(items[0].customer).toMatchObject({ id: expect.any(String) });
  await mailNow(items[0].id);
  await runJobs(shop);
  const part = allPersonalData().find(({ name }) => name === 'checkoutRecoveries')!;
  const owner = { accountId: items[0].customer.id as string, email };
  const read = () => part.read(shop.host.database.reader, owner, { after: '', most: 10 }, { now: () => shop.clock.now });
  expect(await read()).toMatchObject([{ row: { mailedAt: expect.any(String), orderNo: null } }]);
  await shop.host.database.transaction((tx) => part.erase(tx, owner, {} as never));
  expect(await read()).toEqual([]);
});
