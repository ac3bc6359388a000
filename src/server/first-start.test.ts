import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { readConfig } from './config/config.ts';
import { firstStartSteps, type FirstStartChoice } from './first-start.ts';
import { readSettings } from '#shop/settings/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** What a start with these words behind the command says. */
async function start(...given: string[]): Promise<string> {
  return startOf(shop, {}, given);
}
async function startOf({ host }: TestApp, choice: FirstStartChoice, given: readonly string[] = []): Promise<string> {
  const lines: string[] = [];
  const config = readConfig({ DEMO: 'true' }, given);
  for (const step of firstStartSteps) await step({ host, config, choice, say: (line) => void lines.push(line) });
  return lines.join('\n');
}
const codeIn = (text: string) => /^Set-up code: (\S+)/m.exec(text)?.[1];
const products = async () => (await shop.client().get('/api/web/product/list')).data.total as number;

it('does not begin empty and with the demo shop', () => {
  expect(() => readConfig({}, ['--empty', '--demo'])).toThrow('cannot begin empty and with the demo shop');
});

it('begins with what vitrine.config.ts chose, once', async () => {
  const own = await createTestApp();
  try {
    const said = await startOf(own, { name: 'Käthes Töpferei', languages: ['zh'], theme: 'hearth', demo: false });
    expect(codeIn(said)).toMatch(/^\w{4}-/);
    expect(said).toMatch(/setup#code=[\w-]+&name=K%C3%A4thes\+T%C3%B6pferei&languages=zh$/m);
    expect(said).not.toContain('demo shop');
    await startOf(own, { name: 'Another', languages: ['zh-HK'], theme: 'night', demo: false });
    const { shop: named, languages, theme } = await readSettings(own.host.database.reader);
    expect([named.name, languages.enabled, theme.base]).toEqual([{ en: 'Käthes Töpferei' }, ['en', 'zh'], 'hearth']);
    expect((await own.client().get('/')).text).toContain('<title>Käthes Töpferei');
  } finally {
    await own.close();
  }
});

it('begins empty with --empty, stays so at later starts, and brings the demo shop where the form asks for it', async () => {
  const first = await start('--empty');
  expect(first).toContain('http://localhost:3000/backoffice/setup#code=');
  expect(first).not.toContain('Staff account');
  // Nobody asked for the demo shop; the code is a new one.
  const again = await start();
  expect(await products()).toBe(0);
  expect(codeIn(again)).toMatch(/^\w{4}-/);
  expect(codeIn(again)).not.toBe(codeIn(first));
  const { status } = await shop.client().post('/api/admin/setup', {
    code: codeIn(again),
    shop: { name: 'Lindgren & Co.', country: 'SE', currency: 'SEK', languages: ['en'] },
    owner: { email: 'astrid@shop.example', password: 'a long walk by the lake' },
    start: 'demo',
  });
  expect(status).toBe(200);
  await runJobs(shop, { only: ['demo.fill'] });
  expect(await products()).toBeGreaterThan(10);
  expect((await shop.client().get('/?request=route', { accept: 'application/json' })).text).toContain('Lindgren & Co.');
  expect(await start('--empty')).toContain('--empty changes nothing');
}, 180_000);

it('removes the demo data and leaves the merchant’s products, orders, customers, words and settings', async () => {
  const owner = { 'x-auth': await staffToken(shop, 'owner') };
  const db = shop.kysely;
  const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows;
  const names = async (table: string) => (await rows(sql<{ slug: string }>`select slug from ${sql.table(table)} order by slug`)).map(({ slug }) => slug);
  const before = (await shop.client().get('/api/admin/demo', owner)).data;
  expect(before).toMatchObject({ customers: expect.any(Number), orders: expect.any(Number) });
  expect(Object.values(before).every((count) => (count as number) > 0)).toBe(true);

  // What the merchant made: a product in one of the demo's categories, a page, an edited setting, an order of a demo product.
  const [own] = await insertTestProduct(shop.host.database, { slug: 'own-cup', variants: [{ sku: 'OWN-1' }] });
  await sql`insert into product_category (product_id, category_id) select ${own!.productId}::uuid, id from category where slug = 'cups'`.execute(db);
  const page = { slug: 'our-story', texts: { en: { title: 'Our story', body: '<p>It began by a lake.</p>' } } };
  expect((await shop.client().post('/api/admin/pages', page, owner)).code).toBe(0);
  const search = await shop.client().get('/api/admin/settings/search', owner);
  const synonyms = [['mug', 'beaker']];
  const headers = { ...owner, 'if-match': search.headers['etag']! };
  await shop.client().send({ method: 'PUT', url: '/api/admin/settings/search', payload: { ...search.data, synonyms }, headers });
  const [sold] = await rows(sql<{ id: string; sku: string; productId: string; slug: string }>`
    select v.id, v.sku, p.id as product_id, p.slug from variant v join product p on p.id = v.product_id where v.sku = 'BRC-MOS-200'`);
  const order = await placeTestOrder(shop, { id: sold!.id, sku: sold!.sku });
  await sql`update order_line set product_id = p.id from product p where p.slug = ${sold!.slug} and order_line.variant_id = ${sold!.id}`.execute(db);
  await shop.client().get('/');

  const { data } = await shop.client().post('/api/admin/demo/remove', {}, owner);
  expect(data).toEqual({ ...before, products: before.products - 1, productsKept: 1 });
  expect(await names('product')).toEqual([sold!.slug, 'own-cup'].toSorted());
  expect(await rows(sql<{ slug: string }>`select slug from product where published`)).toEqual([{ slug: 'own-cup' }]);
  expect(await rows(sql<{ n: number }>`select count(*) as n from orders`)).toEqual([{ n: 1 }]);
  expect((await shop.client().get(`/api/admin/orders?filter=${encodeURIComponent(JSON.stringify({ q: order.orderNo }))}`, owner)).data.total).toBe(1);
  expect(await rows(sql`select 'account' as left_over from account union all select 'review' from review union all select 'promotion' from promotion`)).toEqual(
    [],
  );
  expect(await names('content_item')).toEqual(['our-story']);
  // The list that the merchant's product is in stays, with those above it.
  expect(await names('category')).toEqual(expect.arrayContaining(['cups']));
  expect((await shop.client().get('/api/admin/settings/search', owner)).data.synonyms).toEqual(synonyms);
  expect(await rows(sql`select 1 from setting where key in ('menus', 'returns', 'routes') union all select 1 from template_version`)).toEqual([]);
  expect((await shop.client().get('/api/admin/settings/shop', owner)).data.name.en).toBe('Lindgren & Co.');
  expect((await shop.client().get('/')).status).toBe(200);
  expect((await shop.client().get('/api/admin/demo', owner)).data).toEqual({ products: 1, orders: 0, customers: 0, contents: 0 });
  // Nothing is left to remove, and a later start fills nothing in.
  expect((await shop.client().post('/api/admin/demo/remove', {}, owner)).data).toMatchObject({ products: 0, productsKept: 1 });
}, 60_000);
