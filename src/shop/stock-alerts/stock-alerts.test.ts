import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enforceRetention } from '#kit/server/privacy/retention.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { testContext } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';
import { stockAlertLimits } from './contract.ts';
import { stockAlertsSlice } from './index.ts';
import { sendAlerts } from './send-alerts.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

let made = 0;
async function product(onHand = 0, more: object = {}): Promise<TestVariant> {
  made += 1;
  const [variant] = await insertTestProduct(shop.host.database, { slug: `gone-${made}`, title: `Gone ${made}`, variants: [{ price: 2000, onHand }], ...more });
  return variant!;
}
const ask = (sku: string, email: string, more: object = {}) => shop.client().post('/api/web/product/notify', { sku, email, ...more });
const setStock = ({ id }: TestVariant, of: number) => sql`update stock_level set on_hand = ${of} where variant_id = ${id}`.execute(shop.kysely);
const waiting = async (email: string) =>
  (await sql<{ count: number }>`select count(*)::int as count from stock_alert where email = ${email}`.execute(shop.kysely)).rows[0]!.count;

async function mailsTo(address: string): Promise<string[]> {
  await runJobs(shop);
  const folder = shop.host.config.mailDir;
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${address}`)).map((mail) => mail.replaceAll(/=\r?\n|\r?\n[ \t]/g, '').replaceAll('=3D', '='));
}

describe('an address that waits for a variant', () => {
  it('gets one mail when it’s back, and is forgotten', async () => {
    const cup = await product();
    const first = await ask(cup.sku, 'Ada@Example.com');
    const again = await ask(cup.sku, 'ada@example.com');
    expect(first).toMatchObject({ status: 200, code: 0, data: { message: expect.stringContaining('when it’s back') } });
    expect(again.data).toEqual(first.data);
    await runJob(shop, 'stock-alert.send');
    expect(await mailsTo('ada@example.com')).toEqual([]);
    await setStock(cup, 3);
    await Promise.all([sendAlerts(testContext(shop)), sendAlerts(testContext(shop))]);
    await setStock(cup, 0);
    await setStock(cup, 3);
    await runJob(shop, 'stock-alert.send');
    const mails = await mailsTo('ada@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`/product/gone-${made}/${cup.sku}`);
    expect(mails[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(await waiting('ada@example.com')).toBe(0);
  });

  it('gets none once it has stopped such mails by the link of one, and is answered all the same', async () => {
    const [cup, bowl] = [await product(), await product()];
    await ask(cup.sku, 'bob@example.com');
    await ask(bowl.sku, 'bob@example.com');
    await setStock(cup, 1);
    await runJob(shop, 'stock-alert.send');
    const [mail] = await mailsTo('bob@example.com');
    const [, stop] = /(\/api\/web\/newsletter\/unsubscribe\?token=[\w.-]+)/.exec(mail!)!;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await shop.client().send({ method: 'POST', url: stop!, payload: 'List-Unsubscribe=One-Click', headers })).status).toBe(200);
    await setStock(bowl, 1);
    await runJob(shop, 'stock-alert.send');
    expect(await mailsTo('bob@example.com')).toHaveLength(1);
    expect(await waiting('bob@example.com')).toBe(0);
    expect(await ask((await product()).sku, 'bob@example.com')).toMatchObject({ status: 200, code: 0 });
  });

  it('waits in its own language, for its own variant, and not for what is hidden', async () => {
    const hidden = await product();
    await shop
      .client()
      .send({ method: 'POST', url: '/api/web/product/notify', payload: { sku: hidden.sku, email: 'lan@example.com' }, headers: { 'x-lang': 'zh' } });
    await sql`update product set published = false where id = ${hidden.productId}`.execute(shop.kysely);
    await setStock(hidden, 1);
    await runJob(shop, 'stock-alert.send');
    expect(await mailsTo('lan@example.com')).toEqual([]);
    await sql`update product set published = true where id = ${hidden.productId}`.execute(shop.kysely);
    await runJob(shop, 'stock-alert.send');
    const [mail] = await mailsTo('lan@example.com');
    expect(mail).toContain(`/zh/product/gone-${made}`);
  });

  it('waits for so many variants at most, and is answered alike beyond', async () => {
    const variants = await insertTestProduct(shop.host.database, { variants: Array.from({ length: stockAlertLimits.perAddress + 1 }, () => ({ onHand: 0 })) });
    const answers = [];
    for (const { sku } of variants) answers.push(await ask(sku, 'many@example.com'));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await waiting('many@example.com')).toBe(stockAlertLimits.perAddress);
    // So many requests from one network are all that it may send in an hour.
    shop.clock.now = new Date(shop.clock.now.getTime() + 2 * 3_600_000);
  });

  it('is forgotten after a year', async () => {
    const cup = await product();
    await ask(cup.sku, 'old@example.com');
    const days = (count: number) => ({ ...testContext(shop), now: () => new Date(shop.clock.now.getTime() + count * 24 * 3_600_000) });
    await enforceRetention(days(364), stockAlertsSlice.retention!);
    expect(await waiting('old@example.com')).toBe(1);
    await enforceRetention(days(366), stockAlertsSlice.retention!);
    expect(await waiting('old@example.com')).toBe(0);
  });

  it('is exported and erased with the account of that address', async () => {
    const ada = await signedIn(shop);
    const cup = await product();
    await ask(cup.sku, ada.email);
    const [part] = stockAlertsSlice.personalData!;
    const owner = { accountId: ada.accountId, email: ada.email };
    expect(await part!.read(shop.host.database.reader, owner, { after: '', most: 10 }, testContext(shop))).toMatchObject([
      { row: { email: ada.email, variantId: cup.id } },
    ]);
    await shop.host.database.transaction((tx) => part!.erase(tx, owner, testContext(shop)));
    expect(await waiting(ada.email)).toBe(0);
  });
});

describe('a request', () => {
  it('is rejected where it makes no sense, naming what is wrong', async () => {
    const [cup, gone, offline] = [await product(5), await product(0, { published: false }), await product(0, { showCart: false })];
    expect(await ask(cup.sku, 'ada@example.com')).toMatchObject({ status: 409, code: 41 });
    for (const sku of ['unknown', gone.sku, offline.sku]) expect(await ask(sku, 'ada@example.com')).toMatchObject({ status: 404, code: 40 });
    for (const email of ['ada', 'a@b@c', `${'x'.repeat(250)}@example.com`]) expect(Object.keys((await ask(cup.sku, email)).data.errors)).toEqual(['email']);
  });

  it('of a machine is answered like any other and stored nowhere', async () => {
    const cup = await product();
    expect(await ask(cup.sku, 'bot@example.com', { leaveEmpty: 'x' })).toMatchObject({ status: 200, code: 0 });
    expect(await waiting('bot@example.com')).toBe(0);
  });

  it('works as a plain form on the page, which promises no delivery while nothing can be had', async () => {
    const cup = await product();
    const client = shop.client();
    const url = `/product/gone-${made}/${cup.sku}`;
    const send = (email: string) =>
      client.send({
        method: 'POST',
        url,
        payload: new URLSearchParams({ form: 'notify', sku: cup.sku, email }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const page = (await client.get(url)).text;
    expect(page).toContain('data-sold-out');
    expect(page).toContain('Notify me');
    expect((await send('nobody')).status).toBe(400);
    const sent = await send('form@example.com');
    expect([sent.status, sent.headers['location']]).toEqual([303, `${url}?said=notify#notify`]);
    expect((await client.get(`${url}?said=notify`)).text).toContain('We’ll e-mail you when it’s back.');
    expect(await waiting('form@example.com')).toBe(1);
    await setStock(cup, 2);
    expect((await shop.client().get(`/product/gone-${made}?fresh`)).text).not.toContain('Notify me');
  });
});

it('staff see how many wait for each variant', async () => {
  const cup = await product();
  for (const email of ['one@example.com', 'two@example.com']) expect(await ask(cup.sku, email)).toMatchObject({ code: 0 });
  const headers = { 'x-auth': await staffToken(shop, 'merchandiser') };
  const { data } = await shop.client().get(`/api/admin/stock-alerts?product=${cup.productId}`, headers);
  expect(data).toEqual({ items: [{ sku: cup.sku, waiting: 2 }] });
  expect((await shop.client().get('/api/admin/stock-alerts?product=x', headers)).data).toEqual({ items: [] });
});
