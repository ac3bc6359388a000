/** Addresses by language, and addresses of old. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { conditionsSchema } from '#shop/promotions/contract.ts';
import { seedMarkets } from '#shop/markets/index.ts';
import { announced } from '#test/harness/announcements.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { countStatements } from '#test/harness/count-statements.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let client: TestClient;
let cup: string;
let bowl: string;
const categoryId = newId();
/** Writes, and invalidates the page cache. */
const run = (statement: ReturnType<typeof sql>) =>
  shop.host.database.transaction(async (tx) => {
    await statement.execute(on(tx));
    await invalidateTags(tx, ['settings']);
  });
const texts = (id: string, value: object) => run(sql`update product set texts = ${JSON.stringify(value)}::jsonb where id = ${id}`);

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedMarkets);
  client = shop.client();
  cup = (await insertTestProduct(shop.host.database, { slug: 'cup', title: 'Cup', variants: [{ sku: 'CUP-1', price: 1800, onHand: 9 }] }))[0]!.productId;
  bowl = (await insertTestProduct(shop.host.database, { slug: 'bowl', title: 'Bowl', variants: [{ sku: 'BOWL-1', price: 1800, onHand: 9 }] }))[0]!.productId;
  await texts(cup, { en: { title: 'Cup' }, zh: { title: '杯子', slug: '杯子' } });
  await run(sql`insert into category (id, slug, texts) values (${categoryId}, 'table', '{"en": {"title": "Table"}, "zh": {"title": "餐桌", "slug": "餐桌"}}')`);
  await run(sql`insert into product_category (product_id, category_id) values (${cup}, ${categoryId})`);
});
afterAll(() => shop.close());

const location = async (path: string) => {
  await announced(shop);
  const { status, headers } = await client.get(path);
  return status === 200 ? 200 : [status, decodeURIComponent(String(headers['location'] ?? ''))];
};

describe('a slug of one language', () => {
  test('is the address in that language, and the other leads to it', async () => {
    expect(await location('/zh/product/杯子')).toBe(200);
    expect(await location('/zh/product/cup')).toEqual([301, '/zh/product/杯子']);
    expect(await location('/zh/product/cup/CUP-1')).toEqual([301, '/zh/product/杯子/CUP-1']);
    expect(await location('/product/cup')).toBe(200);
    expect(await location('/zh-HK/product/cup')).toBe(200);
    expect((await client.get('/product/杯子')).status).toBe(404);
  });

  test('is what links, alternates and the canonical address say', async () => {
    const { data } = await client.get('/zh/product/杯子?request=route');
    const encoded = encodeURIComponent('杯子');
    expect(data.data.alternates).toMatchObject({ en: '/product/cup', zh: `/zh/product/${encoded}`, 'zh-HK': '/zh-HK/product/cup' });
    expect(data.meta.canonical).toMatch(new RegExp(`/zh/product/${encoded}$`));
    expect(data.meta.alternates['x-default']).toMatch(/\/product\/cup$/);
    const list = await client.get('/zh/category/餐桌');
    expect(list.status).toBe(200);
    expect(list.text).toContain(`href="/zh/product/${encoded}"`);
    expect(await location('/zh/category/table?sort=price')).toEqual([301, '/zh/category/餐桌?sort=price']);
    expect((await client.get('/api/web/product/detail?slug=杯子&lang=zh')).data).toMatchObject({ id: cup, slug: '杯子' });
    expect((await client.get('/api/web/product/list?category=餐桌&lang=zh')).data.items.map((item: { slug: string }) => item.slug)).toEqual(['杯子']);
  });

  test('costs no further statement', async () => {
    const count = (path: string) => countStatements(shop.host.database, () => client.get(path));
    await count('/zh/product/杯子?currency=USD');
    expect(await count('/zh/product/杯子?currency=EUR')).toBeLessThanOrEqual(6);
  });

  test('cannot be taken twice, nor be what another is called everywhere', async () => {
    await expect(texts(bowl, { en: { title: 'Bowl' }, zh: { title: '碗', slug: '杯子' } })).rejects.toMatchObject({ code: '23505' });
    await expect(texts(bowl, { en: { title: 'Bowl' }, zh: { title: '碗', slug: 'cup' } })).rejects.toMatchObject({ code: '23505' });
    await expect(run(sql`update product set slug = '杯子' where id = ${bowl}`)).rejects.toMatchObject({ code: '23505' });
    await expect(insertTestProduct(shop.host.database, { slug: '杯子', title: 'x', variants: [{ sku: 'X', price: 1 }] })).rejects.toMatchObject({
      code: '23505',
    });
    // Another language, another kind: no conflict.
    await texts(bowl, { en: { title: 'Bowl' }, ja: { title: 'ボウル', slug: '杯子' } });
  });
});

test('promotions have them too', async () => {
  const id = newId();
  await run(sql`insert into promotion (id, source, slug, texts, rule, conditions) values (${id}, 'promotion', 'spring', '{"en": {"title": "Spring"}, "zh": {"title": "春", "slug": "春"}}',
    '{"kind": "percentage", "basisPoints": 1000}', ${JSON.stringify(conditionsSchema.parse({}))}::jsonb)`);
  expect(await location('/zh/promotion/春')).toBe(200);
  expect(await location('/zh/promotion/spring')).toEqual([301, '/zh/promotion/春']);
  await run(sql`update promotion set slug = 'early-spring' where id = ${id}`);
  expect(await location('/promotion/spring')).toEqual([301, '/promotion/early-spring']);
});

describe('contents of different kinds', () => {
  const insert = (id: string, kind: string, values: { type?: string; slug: string; zh: string }) =>
    run(sql`insert into content_item (id, kind, type, slug, texts) values (${id}, ${kind}, ${values.type ?? ''}, ${values.slug},
      ${JSON.stringify({ en: { title: kind }, zh: { title: kind, slug: values.zh } })}::jsonb)`);
  const [article, page, look] = [newId(), newId(), newId()];

  test('may have the same address in a language, and lead from their old ones to their own', async () => {
    await insert(article, 'article', { slug: 'evening', zh: '傍晚' });
    await insert(page, 'page', { slug: 'evening', zh: '傍晚' });
    await insert(look, 'entry', { type: 'lookbook', slug: 'evening', zh: '傍晚' });
    expect(await location('/zh/article/evening')).toEqual([301, '/zh/article/傍晚']);
    expect(await location('/zh/page/evening')).toEqual([301, '/zh/page/傍晚']);
    await run(sql`update content_item set slug = 'late-evening' where id = ${article}`);
    await run(sql`update content_item set slug = 'night' where id = ${page}`);
    expect(await location('/article/evening')).toEqual([301, '/article/late-evening']);
    expect(await location('/page/evening')).toEqual([301, '/page/night']);
  });

  test('lead to their own in a custom category and below the app path, which say those of other languages', async () => {
    const routes = { customCategories: [{ type: 'lookbook', path: '/lookbook', source: 'entry', texts: { en: { title: 'Looks' } } }] };
    await run(sql`insert into setting (key, value) values ('routes', ${JSON.stringify(routes)}::jsonb) on conflict (key) do update set value = excluded.value`);
    await insert(newId(), 'entry', { type: 'app', slug: 'scale', zh: '秤' });
    await run(sql`insert into template_version (id, name, number, status, sections, no_reload) values (${newId()}, 'app-scale', 1, 'published', '[]', true)`);
    await run(sql`select pg_notify('vitrine', '{"kind":"stale","tags":["template:app-scale"]}')`);
    for (const [below, slug, own] of [
      ['lookbook', 'evening', '傍晚'],
      ['app', 'scale', '秤'],
    ] as const) {
      expect(await location(`/zh/${below}/${slug}`)).toEqual([301, `/zh/${below}/${own}`]);
      const page = `/zh/${below}/${encodeURIComponent(own)}`;
      const { status, data } = await client.get(`${page}?request=route`);
      expect([status, data.data.alternates]).toEqual([200, expect.objectContaining({ en: `/${below}/${slug}`, zh: page })]);
      expect(data.data.noReload ?? false).toBe(below === 'app');
    }
  });

  test('may not where they are of one kind', async () => {
    await expect(insert(newId(), 'article', { slug: 'x', zh: '傍晚' })).rejects.toMatchObject({ code: '23505' });
    await expect(insert(newId(), 'article', { slug: '傍晚', zh: '' })).rejects.toMatchObject({ code: '23505' });
    await insert(newId(), 'entry', { type: 'app', slug: '傍晚', zh: '' });
    await expect(run(sql`update content_item set type = 'app' where id = ${look}`)).rejects.toMatchObject({ code: '23505' });
  });
});

describe('a slug of old', () => {
  test('leads to the new one, chains collapsed, in every language', async () => {
    await run(sql`update product set slug = 'old-cup' where id = ${cup}`);
    await run(sql`update product set slug = 'new-cup' where id = ${cup}`);
    expect(await location('/product/cup')).toEqual([301, '/product/new-cup']);
    expect(await location('/product/old-cup/CUP-1')).toEqual([301, '/product/new-cup/CUP-1']);
    expect(await location('/zh/product/old-cup')).toEqual([301, '/zh/product/杯子']);
    await texts(cup, { en: { title: 'Cup' }, zh: { title: '杯子', slug: '茶杯' } });
    expect(await location('/zh/product/杯子')).toEqual([301, '/zh/product/茶杯']);
    await run(sql`update product set slug = 'cup' where id = ${cup}`);
    expect(await location('/product/cup')).toBe(200);
    expect(await location('/product/new-cup')).toEqual([301, '/product/cup']);
  });

  test('is free for another item, which then lives there', async () => {
    await run(sql`update product set slug = 'new-cup' where id = ${bowl}`);
    expect(await location('/product/new-cup')).toBe(200);
    expect(await location('/product/bowl')).toEqual([301, '/product/new-cup']);
  });

  test('of a brand leads to the new one below a custom category of brands', async () => {
    const routes = { customCategories: [{ type: 'makers', path: '/makers', source: 'brand', texts: { en: { title: 'Makers' } } }] };
    await run(sql`insert into setting (key, value) values ('routes', ${JSON.stringify(routes)}::jsonb) on conflict (key) do update set value = excluded.value`);
    await run(sql`update product set brand = 'Lund' where id = ${cup}`);
    await run(sql`update brand set slug = 'lund-glass' where name = 'Lund'`);
    await run(sql`update brand set slug = 'lund-works' where name = 'Lund'`);
    expect(await location('/makers/lund-glass')).toEqual([301, '/makers/lund-works']);
  });

  test('of what is gone leads nowhere', async () => {
    const tagId = newId();
    await run(sql`insert into tag (id, slug, texts) values (${tagId}, 'gone', '{"en": {"title": "Gone"}}')`);
    await run(sql`update tag set slug = 'gone-too' where id = ${tagId}`);
    expect(await location('/tag/gone')).toEqual([301, '/tag/gone-too']);
    await run(sql`delete from tag where id = ${tagId}`);
    expect(await location('/tag/gone')).toEqual([404, '']);
  });
});

test('staff change an address in the back office; a taken one gives a field error', async () => {
  const staff = { 'x-auth': await staffToken(shop, 'manager') };
  const url = `/api/admin/products/${cup}`;
  const change = async (fields: object) => {
    const { data, headers } = await client.get(url, staff);
    return client.send({ method: 'PUT', url, payload: { ...data, ...fields }, headers: { ...staff, 'if-match': String(headers['etag']) } });
  };
  expect((await change({ slug: 'new-cup' })).data.errors).toHaveProperty('slug');
  expect((await change({ slug: 'a/b' })).data.errors).toHaveProperty('slug');
  expect((await change({ slug: 'best-cup' })).status).toBe(200);
  expect(await location('/product/cup')).toEqual([301, '/product/best-cup']);
});
