import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashSecret, newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { countStatements } from '#test/harness/count-statements.ts';
import { testContext } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runJob } from '#test/harness/run-jobs.ts';
import { favoriteLimits } from './contract.ts';
import { mergeFavorites } from './index.ts';
import { countFavorites, readWishList } from './read-favorites.ts';

let shop: TestApp;
let first: string;
let second: string;
let hidden: string;
let page: string;
const product = async (more: Parameters<typeof insertTestProduct>[1]) => (await insertTestProduct(shop.host.database, more))[0]!.productId;

beforeAll(async () => {
  shop = await createTestApp();
  first = await product({ title: 'Cup', variants: [{ price: 1900 }] });
  second = await product({ title: 'Bowl', variants: [{}] });
  hidden = await product({ published: false, variants: [{}] });
  page = newId();
  await sql`insert into content_item (id, kind, slug, texts) values (${page}, 'page', 'care', '{"en": {"title": "Care", "summary": "How to wash it"}, "zh": {"title": "保养"}}')`.execute(
    shop.kysely,
  );
});
afterAll(() => shop.close());

const add = (client: TestClient, id: string, type = 'product') => client.post('/api/web/favorite/add', { type, id });
const lists = async (client: TestClient) => (await client.post('/api/web/favorite/wishList')).data as Record<string, string[]>;
const guestOf = async (client: TestClient) =>
  (await sql<{ id: string }>`select id from guest where secret_hash = ${hashSecret(client.cookies.get('guest')!)}`.execute(shop.kysely)).rows[0]!.id;
const newAccount = async () => {
  const id = newId();
  await sql`insert into account (id, email) values (${id}, ${`${id}@example.com`})`.execute(shop.kysely);
  return id;
};

describe('a wish list', () => {
  it('makes a guest of a stranger with the first write only, and is that guest’s alone', async () => {
    const client = shop.client();
    expect(await lists(client)).toEqual({ article: [], product: [], page: [] });
    expect(client.cookies.size).toBe(0);
    expect((await add(client, first)).data).toEqual({ type: 'product', id: first, favorite: true });
    expect(client.cookies.get('guest')).toBeTruthy();
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    await add(client, second);
    await add(client, page, 'page');
    expect(await lists(client)).toEqual({ article: [], product: [second, first], page: [page] });
    expect((await client.post('/api/web/favorite/count')).data).toEqual({ article: 0, product: 2, page: 1, total: 3 });
    expect(await lists(shop.client())).toEqual({ article: [], product: [], page: [] });
  });

  it('stores a thing once, however often it is added, also at the same time', async () => {
    const client = shop.client();
    await add(client, second);
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(client, first)));
    expect(answers.map((answer) => answer.code)).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await lists(client))['product']!.toSorted()).toEqual([first, second].toSorted());
  });

  it('refuses what is not there or not published, and changes nothing', async () => {
    const client = shop.client();
    for (const [id, type] of [
      [newId(), 'product'],
      [hidden, 'product'],
      ['x', 'product'],
      [first, 'page'],
      [first, 'article'],
    ] as const) {
      const answer = await add(client, id, type);
      expect([answer.status, answer.code, answer.msg]).toEqual([404, 40, 'This no longer exists, so it can’t be saved.']);
    }
    expect((await add(client, first, 'order')).code).toBe(40);
    expect(client.cookies.size).toBe(0);
  });

  it('takes articles, from their page, and shows them while they are published', async () => {
    const client = shop.client();
    const article = newId();
    await sql`insert into content_item (id, kind, slug, texts, publish_at) values (${article}, 'article', 'glaze', '{"en": {"title": "Glaze"}}', ${shop.clock.now}::timestamptz - interval '1 day')`.execute(
      shop.kysely,
    );
    expect((await client.get('/article/glaze')).text).toContain(`data-favorite="article ${article}"`);
    expect((await add(client, article, 'article')).data).toEqual({ type: 'article', id: article, favorite: true });
    expect((await client.post('/api/web/favorite/list', { type: 'article' })).data.items).toMatchObject([{ id: article, slug: 'glaze', title: 'Glaze' }]);
    await sql`update content_item set published = false where id = ${article}`.execute(shop.kysely);
    expect((await lists(client))['article']).toEqual([]);
    expect((await add(shop.client(), article, 'article')).status).toBe(404);
  });

  it('takes things off, and does not mind what is not on it', async () => {
    const client = shop.client();
    await add(client, first);
    expect((await client.post('/api/web/favorite/cancel', { type: 'product', id: first })).data).toEqual({ type: 'product', id: first, favorite: false });
    expect((await client.post('/api/web/favorite/cancel', { type: 'product', id: first })).code).toBe(0);
    expect((await client.post('/api/web/favorite/cancel', { type: 'page', id: 'nonsense' })).code).toBe(0);
    expect((await lists(client))['product']).toEqual([]);
  });

  it('lists things in pages, with texts and prices in the language and currency asked for, and leaves out what is gone', async () => {
    const client = shop.client();
    const gone = await product({ variants: [{}] });
    for (const [id, type] of [
      [first, 'product'],
      [gone, 'product'],
      [page, 'page'],
    ] as const) {
      await add(client, id, type);
      shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    }
    await sql`update product set published = false where id = ${gone}`.execute(shop.kysely);
    const { data } = await client.post('/api/web/favorite/list', { page: 1, size: 1 }, { 'x-lang': 'zh' });
    expect(data).toMatchObject({
      total: 2,
      page: 1,
      size: 1,
      items: [{ type: 'page', id: page, slug: 'care', title: '保养', summary: 'How to wash it', product: null }],
    });
    const next = await client.post('/api/web/favorite/list', { page: 2, size: 1, type: undefined });
    expect(next.data.items).toMatchObject([{ type: 'product', id: first, title: 'Cup', product: { price: { amount: 1900, currency: 'USD' } } }]);
    expect((await client.post('/api/web/favorite/list', { type: 'product' })).data.total).toBe(1);
    expect(await lists(client)).toEqual({ article: [], product: [first], page: [page] });
    expect((await client.post('/api/web/favorite/list', { page: 0 })).status).toBe(400);
    expect((await client.post('/api/web/favorite/list', { size: 1000 })).data.size).toBe(100);
  });

  it('asks the database once for the list and once for each type, however long it is', async () => {
    const client = shop.client();
    await add(client, first);
    const context = testContext(shop, { kind: 'guest', guestId: await guestOf(client) });
    const few = await statements(() => readWishList(context));
    await add(client, second);
    await add(client, page, 'page');
    const both = await statements(() => readWishList(context));
    expect([few, both]).toEqual([2, 3]);
  });

  it('ends at its limit, also for writes at the same time', async () => {
    const client = shop.client();
    await add(client, first);
    const guestId = await guestOf(client);
    await sql`insert into favorite (id, guest_id, type, subject_id, added_at)
      select gen_random_uuid(), ${guestId}, 'product', gen_random_uuid(), ${shop.clock.now} from generate_series(1, ${favoriteLimits.perType - 2})`.execute(
      shop.kysely,
    );
    const others = await Promise.all([1, 2, 3].map(() => product({ variants: [{}] })));
    const answers = await Promise.all(others.map((id) => add(client, id)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find((answer) => answer.status === 409)).toMatchObject({ code: 40, msg: expect.stringContaining('500') });
    // What is on it already is still found there, and another type has room.
    expect((await add(client, first)).code).toBe(0);
    expect((await add(client, page, 'page')).code).toBe(0);
  });
});

describe('at sign-in', () => {
  it('the guest’s lists join the account’s, without doubles and within the limit', async () => {
    const guest = shop.client();
    await add(guest, first);
    await add(guest, second);
    const guestId = await guestOf(guest);
    const accountId = await newAccount();
    const account = testContext(shop, { kind: 'user', accountId, sessionId: newId() });
    await sql`insert into favorite (id, account_id, type, subject_id, added_at) values (${newId()}, ${accountId}, 'product', ${first}, ${shop.clock.now}::timestamptz - interval '1 day')`.execute(
      shop.kysely,
    );
    await shop.host.database.transaction((tx) => mergeFavorites(tx, { fromGuestId: guestId, toAccountId: accountId }));
    expect((await readWishList(account)).product.toSorted()).toEqual([first, second].toSorted());
    expect(await lists(guest)).toEqual({ article: [], product: [], page: [] });

    const another = shop.client();
    const third = await product({ variants: [{}] });
    await add(another, third);
    const anotherId = await guestOf(another);
    await sql`insert into favorite (id, account_id, type, subject_id, added_at)
      select gen_random_uuid(), ${accountId}, 'product', gen_random_uuid(), ${shop.clock.now} from generate_series(1, ${favoriteLimits.perType - 2})`.execute(
      shop.kysely,
    );
    await shop.host.database.transaction((tx) => mergeFavorites(tx, { fromGuestId: anotherId, toAccountId: accountId }));
    const stored = await sql<{ count: number }>`select count(*)::int as count from favorite where account_id = ${accountId}`.execute(shop.kysely);
    expect(stored.rows[0]!.count).toBe(favoriteLimits.perType);
    expect((await countFavorites(account)).total).toBe(2);
  });
});

it('what guests put aside is forgotten after a year, an account’s never', async () => {
  const client = shop.client();
  await add(client, first);
  const guestId = await guestOf(client);
  const accountId = await newAccount();
  await sql`insert into favorite (id, account_id, type, subject_id, added_at) values (${newId()}, ${accountId}, 'product', ${first}, ${shop.clock.now}::timestamptz - interval '3 years')`.execute(
    shop.kysely,
  );
  const stored = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from favorite where guest_id = ${guestId} or account_id = ${accountId}`.execute(shop.kysely)).rows[0]!
      .n;
  await runJob(shop, 'retention');
  expect(await stored()).toBe(2);
  shop.clock.now = new Date(shop.clock.now.getTime() + (favoriteLimits.guestDays + 1) * 24 * 3_600_000);
  await runJob(shop, 'retention');
  expect(await stored()).toBe(1);
});

const statements = (work: () => Promise<unknown>) => countStatements(shop.host.database, work);

describe('the price at which a product was put aside', () => {
  const listed = async (client: TestClient) =>
    (await client.post('/api/web/favorite/list', {})).data.items as { id: string; savedPrice: unknown; product: { price: unknown } | null }[];
  const cost = (id: string, amount: number) => sql`update variant set price_amount = ${amount} where product_id = ${id}`.execute(shop.kysely);

  it('stays as it was, in the currency in which it was seen', async () => {
    const lamp = await product({ title: 'Lamp', variants: [{ price: 9_000 }] });
    const client = shop.client();
    await add(client, lamp);
    await add(client, page, 'page');
    await cost(lamp, 7_500);
    const items = await listed(client);
    const price = (amount: number) => ({ amount, currency: 'USD' });
    expect(items.find(({ id }) => id === lamp)).toMatchObject({ savedPrice: price(9_000), product: { price: price(7_500) } });
    expect(items.find(({ id }) => id === page)).toMatchObject({ savedPrice: null });
  });

  it('comes along at sign-in', async () => {
    const vase = await product({ title: 'Vase', variants: [{ price: 4_000 }] });
    const guest = shop.client();
    await add(guest, vase);
    const accountId = await newAccount();
    await shop.host.database.transaction(async (tx) => mergeFavorites(tx, { fromGuestId: await guestOf(guest), toAccountId: accountId }));
    const stored = await sql`select saved_amount, saved_currency from favorite where account_id = ${accountId}`.execute(shop.kysely);
    expect(stored.rows).toEqual([{ savedAmount: 4_000, savedCurrency: 'USD' }]);
  });
});
