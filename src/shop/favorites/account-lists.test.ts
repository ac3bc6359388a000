// What accounts do with their lists: the page, sharing by a link, news of what is on them.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { testContext } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { notifyChanges } from './notify-changes.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

let made = 0;
async function product(onHand = 5): Promise<TestVariant> {
  made += 1;
  const [variant] = await insertTestProduct(shop.host.database, { slug: `wanted-${made}`, title: `Wanted ${made}`, variants: [{ price: 2000, onHand }] });
  return variant!;
}
const add = (shopper: SignedInShopper, { productId }: TestVariant) => shopper.post('/favorite/add', { type: 'product', id: productId });
const setPrice = ({ productId }: TestVariant, of: number) => sql`update product set price_amount = ${of} where id = ${productId}`.execute(shop.kysely);
const setStock = ({ id }: TestVariant, of: number) => sql`update stock_level set on_hand = ${of} where variant_id = ${id}`.execute(shop.kysely);
const look = () => runJob(shop, 'favorite.tell');
const noticeTexts = async (shopper: SignedInShopper) => (await shopper.post('/notice/list', {})).data.items.map((item: { text: string }) => item.text);

async function mailsTo(address: string): Promise<string[]> {
  await runJobs(shop);
  const folder = shop.host.config.mailDir;
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${address}`));
}

describe('the page of favorites', () => {
  /** The tabs of a page as they read, with their counts. */
  const tabsOf = (body: string) =>
    [...(/<nav aria-label="[^"]*" class="mt-6[^"]*">(.*?)<\/nav>/s.exec(body)?.[1] ?? '').matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, inside = '']) =>
      inside.replaceAll(/<[^>]+>/g, ' ').trim(),
    );

  it('shows a list to its account, others once there is something, and what was taken off no longer', async () => {
    const [ada, bob] = [await signedIn(shop), await signedIn(shop)];
    expect((await ada.page('/user/favorite')).data.pageBody).toContain('No data');
    const bowl = await product();
    await add(ada, bowl);
    await add(ada, await product(0));
    const page = (await ada.page('/user/favorite')).data.pageBody;
    expect(tabsOf(page)).toEqual([]);
    expect(page).toContain('Wanted 1');
    expect(tabsOf((await ada.page('/zh/user/favorite?type=article')).data.pageBody)).toEqual(['商品 2', '文章']);
    expect((await bob.page('/user/favorite')).data.pageBody).not.toContain('Wanted 1');
    await ada.post('/favorite/cancel', { type: 'product', id: bowl.productId });
    await ada.post('/favorite/cancel', { type: 'product', id: bowl.productId });
    expect(tabsOf((await ada.page('/zh/user/favorite?type=article')).data.pageBody)).toEqual(['商品 1', '文章']);
    const kinds = (await ada.post('/log/list', {})).data.items.map((entry: { kind: string }) => entry.kind);
    expect(kinds.filter((kind: string) => kind === 'favoriteAdded')).toHaveLength(2);
    expect(kinds.filter((kind: string) => kind === 'favoriteRemoved')).toHaveLength(1);
  });

  it('says below a product that it is not there, how it is bought, and that it has become cheaper', async () => {
    const shopper = await signedIn(shop);
    const [more] = await insertTestProduct(shop.host.database, { slug: 'wanted-in-sizes', variants: [{ price: 2000 }, { price: 2500 }] });
    const [one, none] = [await product(), await product(0)];
    for (const each of [one, none, more!]) await add(shopper, each);
    const text = async () => (await shopper.page('/user/favorite')).data.pageBody.replaceAll(/<[^>]+>/g, '|');
    expect((await text()).match(/In stock|Sold out|Add to cart|Choose options/g).toSorted()).toEqual(['Add to cart', 'Choose options', 'Sold out', 'Sold out']);
    expect(await text()).not.toContain('Cheaper');
    await sql`update variant set price_amount = 1500 where product_id = ${one.productId}`.execute(shop.kysely);
    await sql`update variant set price_amount = 3000 where product_id = ${more!.productId}`.execute(shop.kysely);
    expect((await text()).match(/Cheaper[^|]*/g)).toEqual(['Cheaper than when you saved it: $20']);
  });
});

describe('a shared list', () => {
  const shared = (token: string, more = {}) => shop.client().post('/api/web/favorite/shared', { token, ...more });

  it('shows holders of the link what its owner chose, and nothing of the owner, until it is withdrawn', async () => {
    const ada = await signedIn(shop, { firstName: 'Ada', lastName: 'Byron' });
    await add(ada, await product());
    const { data } = await ada.post('/favorite/share', { title: 'For my birthday', types: ['product', 'product'] });
    expect(data).toMatchObject({ title: 'For my birthday', types: ['product'], path: expect.stringMatching(/^\/page\/wish-list#[\w-]{43}$/) });
    const token = data.path.split('#')[1];
    const seen = await shared(token);
    expect(seen.data).toMatchObject({ title: 'For my birthday', total: 1, items: [{ type: 'product' }] });
    for (const private_ of [ada.accountId, ada.email, 'Ada', 'Byron']) expect(seen.text).not.toContain(private_);
    // Changed, it has the same link; what it no longer shows is not there.
    expect((await ada.post('/favorite/share', { types: ['article'] })).data).toMatchObject({ path: data.path, title: '' });
    expect((await shared(token)).data).toMatchObject({ total: 0, title: '' });
    expect((await ada.post('/favorite/share/stop')).code).toBe(0);
    expect(await shared(token)).toMatchObject({ status: 404, code: 40, msg: 'This list is no longer shared.' });
    const again = (await ada.post('/favorite/share', { types: ['product'] })).data.path;
    expect(again).not.toBe(data.path);
    // Its page is no search engine's business.
    expect((await shop.client().get('/page/wish-list?request=route')).data.meta.robots).toContain('noindex');
  });

  it('is rejected with a message where it makes no sense', async () => {
    const ada = await signedIn(shop);
    for (const body of [{}, { types: [] }, { types: ['secret'] }, { types: 'product' }, { types: ['product'], title: 'x'.repeat(61) }])
      expect(await ada.post('/favorite/share', body)).toMatchObject({ status: 400, code: 40 });
    for (const token of ['x', newId(), 'ä'.repeat(20)]) expect(await shared(token)).toMatchObject({ status: 404, code: 40 });
    for (const token of ['', 'x'.repeat(65), 5]) expect(await shared(token as string)).toMatchObject({ status: 400, code: 40 });
    expect(await shop.client().post('/api/web/favorite/share', { types: ['product'] })).toMatchObject({ status: 401, code: 50 });
    expect(await shop.client().post('/api/web/favorite/watch', { on: true })).toMatchObject({ status: 401, code: 50 });
  });
});

describe('a watched list', () => {
  it('notifies of lower prices and restocked products once, on the pages and by one mail', async () => {
    const [ada, bob] = [await signedIn(shop), await signedIn(shop)];
    const [bowl, lamp] = [await product(), await product(0)];
    for (const shopper of [ada, bob]) for (const one of [bowl, lamp]) await add(shopper, one);
    expect((await ada.post('/favorite/watch', { on: true })).data).toEqual({ on: true, byMail: true });
    await look();
    expect(await noticeTexts(ada)).toEqual([]);
    await setPrice(bowl, 1500);
    await setStock(lamp, 3);
    await Promise.all([look(), look(), notifyChanges(testContext(shop))]);
    await look();
    expect((await noticeTexts(ada)).sort()).toEqual([`Wanted ${made - 1} now costs $15.00 instead of $20.00.`, `Wanted ${made} is in stock again.`]);
    expect(await noticeTexts(bob)).toEqual([]);
    const mails = await mailsTo(ada.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    // Dearer again, and gone again: no notification.
    await setPrice(bowl, 2500);
    await setStock(lamp, 0);
    await look();
    expect(await noticeTexts(ada)).toHaveLength(2);
    // The mail's own address ends it, as a mail program posts it.
    const [, stop] = /api\/web(\/favorite\/watch\/stop\?token=[\w-]+)/.exec(mails[0]!.replaceAll(/=\r?\n|\r?\n[ \t]/g, '').replaceAll('=3D', '='))!;
    const answer = await shop.client().send({
      method: 'POST',
      url: `/api/web${stop}`,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer).toMatchObject({ status: 200, code: 0 });
    await setPrice(bowl, 500);
    await look();
    expect(await noticeTexts(ada)).toHaveLength(2);
    // Turned on again, nothing old is sent.
    await ada.post('/favorite/watch', { on: true, byMail: false });
    await look();
    expect(await noticeTexts(ada)).toHaveLength(2);
    await setPrice(bowl, 400);
    await look();
    expect(await noticeTexts(ada)).toHaveLength(3);
    expect(await mailsTo(ada.email)).toHaveLength(1);
    expect((await ada.post('/favorite/watch', { on: false })).data.on).toBe(false);
    expect(await ada.post('/favorite/watch', { on: 'yes' })).toMatchObject({ status: 400 });
    expect(await shop.client().post('/api/web/favorite/watch/stop', { token: 'unknown' })).toMatchObject({ status: 200 });
  });

  it('whose account cannot be told holds up nobody else’s', async () => {
    const [ada, bob] = [await signedIn(shop), await signedIn(shop)];
    const bowl = await product();
    for (const shopper of [ada, bob]) {
      await add(shopper, bowl);
      await shopper.post('/favorite/watch', { on: true });
    }
    await look();
    await setPrice(bowl, 1500);
    await sql`alter table notice add constraint not_ada check (account_id <> ${sql.lit(ada.accountId)})`.execute(shop.kysely);
    await look();
    await sql`alter table notice drop constraint not_ada`.execute(shop.kysely);
    expect(await noticeTexts(ada)).toEqual([]);
    expect(await noticeTexts(bob)).toHaveLength(1);
    await look();
    expect(await noticeTexts(ada)).toHaveLength(1);
    expect(await noticeTexts(bob)).toHaveLength(1);
  });

  it('sends one mail however many changed, while another transaction holds one of them', async () => {
    const ada = await signedIn(shop);
    const wanted = [await product(), await product(), await product()];
    for (const one of wanted) await add(ada, one);
    await ada.post('/favorite/watch', { on: true });
    await look();
    for (const one of wanted) await setPrice(one, 1500);
    const context = testContext(shop);
    let first: Promise<void> | undefined;
    await context.transaction(async (tx) => {
      await sql`select from favorite where subject_id = ${wanted[1]!.productId} for update`.execute(on(tx));
      first = notifyChanges(context);
      await Promise.race([first, somebodyWaits()]);
    });
    await Promise.all([first, notifyChanges(context), notifyChanges(context)]);
    expect(await noticeTexts(ada)).toHaveLength(3);
    expect(await mailsTo(ada.email)).toHaveLength(1);
  });
});

/** Until a statement of this database waits for another's lock. */
async function somebodyWaits(): Promise<void> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(shop.kysely)).rows.length === 0) await new Promise((again) => setTimeout(again, 5));
}
