import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { countStatements } from '#test/harness/count-statements.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { setStocks } from '../../stock/set-stock.ts';
import { filterOfPage, listProducts } from './index.ts';
import { refreshProducts } from '../products/store-write.ts';

let shop: TestApp;
let chalkId: string;
const category = newId();
const top = newId();

async function run(statement: ReturnType<typeof sql>) {
  await statement.execute(shop.kysely);
}

beforeAll(async () => {
  shop = await createTestApp();
  const { database } = shop.host;
  await run(
    sql`insert into currency (code, rate, step_amount, position, is_base) values ('USD', 1, 1, 0, true), ('EUR', 0.9, 5, 1, false), ('JPY', 150, 10, 2, false) on conflict do nothing`,
  );
  await run(sql`insert into category (id, slug, texts) values (${top}, 'table', '{"en":{"title":"Table"},"zh":{"title":"餐桌"}}'::jsonb)`);
  await run(sql`insert into category (id, parent_id, slug, texts) values (${category}, ${top}, 'cups', '{"en":{"title":"Cups"}}'::jsonb)`);
  const [moss] = await insertTestProduct(database, {
    slug: 'moss-cup',
    title: 'Moss cup',
    variants: [
      { sku: 'M1', price: 1000 },
      { sku: 'M2', price: 3000, onHand: 0 },
    ],
  });
  const [chalk] = await insertTestProduct(database, {
    slug: 'chalk-cup',
    title: 'Chalk cup',
    variants: [{ sku: 'C1', price: 2000, linePrice: 2500, onHand: 2, prices: { EUR: 500 } }],
  });
  chalkId = chalk!.id;
  const [draft] = await insertTestProduct(database, { slug: 'draft-cup', published: false, variants: [{ sku: 'D1', price: 1 }] });
  for (const product of [moss!, chalk!, draft!])
    for (const id of [top, category]) await run(sql`insert into product_category (product_id, category_id) values (${product.productId}, ${id})`);
  await run(sql`update variant set options = '{"colour":"moss","size":"s"}' where sku = 'M1'`);
  await run(sql`update variant set options = '{"colour":"chalk","size":"l"}' where sku = 'M2'`);
  await run(sql`update variant set options = '{"colour":"chalk","size":"s"}' where sku = 'C1'`);
  for (const product of [moss!, chalk!])
    await run(
      sql`insert into product_option (product_id, key, position, texts, choices) values (${product.productId}, 'colour', 0, '{"en":{"title":"Colour"}}', '[{"key":"moss","texts":{"en":{"title":"Moss"}}},{"key":"chalk","swatch":"#ece7dc","texts":{"en":{"title":"Chalk"}}}]')`,
    );
  await shop.host.database.transaction((tx) =>
    refreshProducts(
      tx,
      [moss!, chalk!, draft!].map((product) => product.productId),
    ),
  );
});
afterAll(() => shop.close());

const slugs = (answer: { data: { items: { slug: string }[] } }) => answer.data.items.map((item) => item.slug);
const list = (query: string) => shop.client().get(`/api/web/product/list?${query}`);

describe('a list of products', () => {
  it('shows published products of a category, with the cached count', async () => {
    const answer = await list('category=cups');
    expect(answer).toMatchObject({ status: 200, code: 0, data: { total: 2, page: 1, size: 20 } });
    expect(slugs(answer).toSorted()).toEqual(['chalk-cup', 'moss-cup']);
    expect((await list('category=table')).data.total).toBe(2);
    expect((await list('')).data.total).toBe(2);
  });

  it('says price, stock and the variant to buy', async () => {
    const { data } = await list('category=cups&sort=price');
    expect(data.items[0]).toMatchObject({
      slug: 'moss-cup',
      sku: 'M1',
      price: { amount: 1000, currency: 'USD' },
      priceVaries: true,
      linePrice: null,
      stock: 'in',
    });
    expect(data.items[1]).toMatchObject({
      slug: 'chalk-cup',
      price: { amount: 2000 },
      linePrice: { amount: 2500, currency: 'USD' },
      stock: 'low',
      available: 2,
    });
  });

  it('sorts by the price of the currency asked for, its own price list included', async () => {
    expect(slugs(await list('sort=price&currency=USD'))).toEqual(['moss-cup', 'chalk-cup']);
    const inEuro = await list('sort=price&currency=EUR');
    expect(slugs(inEuro)).toEqual(['chalk-cup', 'moss-cup']);
    expect(inEuro.data.items.map((item: { price: { amount: number } }) => item.price.amount)).toEqual([500, 900]);
    expect(slugs(await list('sort=-price&currency=EUR'))).toEqual(['moss-cup', 'chalk-cup']);
    const inYen = await list('sort=price&currency=JPY');
    expect(inYen.data.items[0].price).toEqual({ amount: 1500, currency: 'JPY' });
  });

  it('filters by options that meet in one variant, price bounds and stock', async () => {
    expect(slugs(await list('opt.colour=chalk')).toSorted()).toEqual(['chalk-cup', 'moss-cup']);
    expect(slugs(await list('opt.colour=chalk&opt.size=s'))).toEqual(['chalk-cup']);
    expect(slugs(await list('opt.colour=chalk&opt.colour=moss&opt.size=s')).toSorted()).toEqual(['chalk-cup', 'moss-cup']);
    expect(slugs(await list('opt.colour=chalk&inStock=1'))).toEqual(['chalk-cup']);
    expect(slugs(await list('price=1500-2500'))).toEqual(['chalk-cup']);
    expect(slugs(await list('price=-1000'))).toEqual(['moss-cup']);
    expect(slugs(await list('price=450-550&currency=EUR'))).toEqual(['chalk-cup']);
    expect(slugs(await list('price=1500-1500&currency=JPY'))).toEqual(['moss-cup']);
  });

  it('counts facets as if the option itself were not chosen', async () => {
    const { data } = await list('opt.colour=moss');
    expect(data.facets.find((facet: { key: string }) => facet.key === 'opt.colour')).toEqual({
      key: 'opt.colour',
      title: 'Colour',
      values: [
        { value: 'chalk', title: 'Chalk', count: 2, swatch: '#ece7dc' },
        { value: 'moss', title: 'Moss', count: 1, swatch: null },
      ],
      atLeast: false,
    });
    expect(data.facets.find((facet: { key: string }) => facet.key === 'inStock').values[0].count).toBe(1);
  });

  it('counts what choosing a value would give: the variant must have all of it', async () => {
    const { data } = await list('opt.colour=chalk&inStock=1');
    const facet = (key: string) => data.facets.find((found: { key: string }) => found.key === key);
    // The chalk variant of the moss cup is sold out; its other variant is not chalk.
    expect(facet('opt.size').values).toMatchObject([{ value: 's', title: 's', count: 1 }]);
    expect(facet('opt.colour').values.map((value: { value: string; count: number }) => [value.value, value.count])).toEqual([
      ['chalk', 1],
      ['moss', 1],
    ]);
    expect(facet('price').values.map((value: { value: string }) => value.value)).toEqual(['2000-2000']);
  });

  it('caches the counts of a whole list, and purges them when a product changes', async () => {
    const inStock = async () => (await list('category=cups')).data.facets.find((found: { key: string }) => found.key === 'inStock').values[0].count;
    expect(await inStock()).toBe(2);
    expect(await countStatements(shop.host.database, inStock)).toBeLessThanOrEqual(4);
    await shop.host.database.transaction((tx) => setStocks(tx, [{ variantId: chalkId, onHand: 0, reason: 'test' }]));
    await expect.poll(inStock).toBe(1);
    await shop.host.database.transaction((tx) => setStocks(tx, [{ variantId: chalkId, onHand: 2, reason: 'test' }]));
    await expect.poll(inStock).toBe(2);
  });

  it('finds text, also misspelt, in any language', async () => {
    // The other cup comes in moss too; the one that is called so stands first.
    expect(slugs(await list('q=MOSS'))).toEqual(['moss-cup', 'chalk-cup']);
    expect(slugs(await list('q=chalk%20cup'))[0]).toBe('chalk-cup');
    expect(slugs(await list('q=chlak'))[0]).toBe('chalk-cup');
    expect((await list('q=chlak')).data.searchedFor).toBe('chalk');
    expect(slugs(await list('q=m2'))).toEqual(['moss-cup']);
    expect((await list(`q=${encodeURIComponent('物品')}`)).data.total).toBe(2);
    expect((await list('q=%25')).data.total).toBe(0);
  });

  it('holds nothing where the list is unknown', async () => {
    for (const query of ['category=nowhere', 'tag=nowhere', 'collection=nowhere', 'promotion=nowhere', 'brand=nobody', 'page=999'])
      expect([query, (await list(query)).data.items]).toEqual([query, []]);
  });

  it('pages, and takes sizes above 100 for 100', async () => {
    const [first, second] = [await list('sort=price&size=1'), await list('sort=price&size=1&page=2')];
    expect([...slugs(first), ...slugs(second)]).toEqual(['moss-cup', 'chalk-cup']);
    expect((await list('size=5000')).data.size).toBe(100);
  });

  it('refuses what it cannot understand', async () => {
    for (const query of [
      'page=0',
      'page=-1',
      'page=x',
      'page=NaN',
      'page=',
      'page=1e3',
      'page=1.5',
      'size=0',
      'size=-5',
      'size=abc',
      'sort=cheapest',
      'price=abc',
      'price=5',
      'price=1-2-3',
      'rating=9',
      'inStock=maybe',
      'page=1&page=2',
      'opt.colour=',
    ]) {
      const answer = await list(query);
      expect([query, answer.status, answer.code]).toEqual([query, 400, 40]);
      expect(Object.keys(answer.data.errors)).toHaveLength(1);
    }
    expect((await list('sort=cheapest')).data.errors.sort).toBe('please Select Sort order');
  });

  it('ignores on a page what the API refuses', () => {
    const filter = filterOfPage(new URLSearchParams('page=x&size=0&sort=cheapest&price=1-2&opt.colour=moss&opt.colour=chalk&utm=1'), { category: 'cups' });
    expect(filter).toEqual({ category: 'cups', chosen: { price: ['1-2'], 'opt.colour': ['moss', 'chalk'] }, sort: 'relevance', page: 1, size: 20 });
  });

  it('takes at most four statements without facets', async () => {
    const { database } = shop.host;
    const view = { currency: 'EUR', lang: 'zh', facets: 'none' as const };
    await listProducts(database.reader, filterOfPage(new URLSearchParams()), view);
    const asked = filterOfPage(new URLSearchParams('q=cup&inStock=1'), { category: 'cups' });
    expect(await countStatements(database, () => listProducts(database.reader, asked, view))).toBeLessThanOrEqual(4);
  });
});

describe('counts of lists', () => {
  it('follow publishing, membership and deletion', async () => {
    const total = async (query: string) => (await list(query)).data.total;
    await run(sql`update product set published = true where slug = 'draft-cup'`);
    expect([await total('category=cups'), await total('')]).toEqual([3, 3]);
    await run(sql`delete from product_category where category_id = ${category} and product_id = (select id from product where slug = 'draft-cup')`);
    expect([await total('category=cups'), await total('category=table')]).toEqual([2, 3]);
    await run(sql`delete from product where slug = 'draft-cup'`);
    expect([await total('category=table'), await total('')]).toEqual([2, 2]);
  });
});

describe('a product', () => {
  it('comes with its variants, options and stock', async () => {
    const { data } = await shop.client().get('/api/web/product/detail?slug=moss-cup&lang=zh&currency=EUR');
    expect(data).toMatchObject({ slug: 'moss-cup', title: expect.stringContaining('物品'), rating: null, reviewCount: 0, showCart: true });
    expect(data.variants).toMatchObject([
      { sku: 'M1', options: { colour: 'moss', size: 's' }, price: { amount: 900, currency: 'EUR' }, policy: 'deny', stock: 'in', available: 100 },
      { sku: 'M2', stock: 'out', available: 0 },
    ]);
    expect(data.categories.map((entry: { slug: string }) => entry.slug)).toEqual(['table', 'cups']);
  });

  it('is not found when unknown, unpublished, or without that SKU', async () => {
    await insertTestProduct(shop.host.database, { slug: 'hidden', published: false, variants: [{ sku: 'H1' }] });
    for (const query of ['slug=nothing', 'slug=hidden', 'slug=moss-cup&sku=C1', `slug=${encodeURIComponent("' or 1=1 --")}`]) {
      const answer = await shop.client().get(`/api/web/product/detail?${query}`);
      expect([query, answer.status, answer.code, answer.data]).toEqual([query, 404, 40, null]);
    }
    expect((await shop.client().get('/api/web/product/detail')).data.errors.slug).toMatch(/required/);
    expect((await shop.client().get('/api/web/product/detail?slug=moss-cup&currency=XXX')).code).toBe(0);
  });
});

describe('brands', () => {
  it('have a list, and pages with their products by a key of any writing', async () => {
    await run(sql`update product set brand = 'Kiln & Clay' where slug = 'moss-cup'`);
    const all = await shop.client().get('/brand');
    expect([all.status, all.text]).toEqual([200, expect.stringContaining('href="/brand/kiln-clay"')]);
    const one = await shop.client().get('/brand/kiln-clay');
    expect([one.status, one.text]).toEqual([200, expect.stringContaining('moss-cup')]);
    expect(one.text).not.toContain('/product/chalk-cup');
    // One or two are large, with nothing to sort.
    expect([one.text.includes('name="sort"'), all.text.includes('kiln-clay')]).toEqual([false, true]);
    expect((await shop.client().get('/brand/nobody')).status).toBe(404);
    expect(slugs(await list('brand=Kiln%20%26%20Clay'))).toEqual(['moss-cup']);
  });

  it('are listed in pages, each once, with a bounded number of them', async () => {
    await run(sql`insert into product (id, slug, texts, brand, published) select gen_random_uuid(), 'made-' || n, '{"en": {"title": "Thing"}}', 'Maker ' || lpad(n::text, 2, '0'), true
      from generate_series(0, 80) n`);
    const shown = async (path: string) => {
      const { text, status } = await shop.client().get(path);
      return { text, status, brands: [...new Set([...text.matchAll(/href="\/zh\/brand\/([\w-]+)"/g)].map(([, slug]) => slug!))] };
    };
    const pages = [await shown('/zh/brand'), await shown('/zh/brand?page=2'), await shown('/zh/brand?page=3')];
    expect(pages.map(({ brands }) => brands.length)).toEqual([40, 40, 2]);
    const makers = pages.flatMap(({ brands }) => brands).filter((slug) => slug.startsWith('maker'));
    expect(makers).toEqual(Array.from({ length: 81 }, (_none, index) => `maker-${String(index).padStart(2, '0')}`));
    expect(pages[0]!.text).toContain('href="/zh/brand?page=2"');
    expect(pages[1]!.text).toContain('rel="canonical" href="http://localhost:3000/zh/brand?page=2"');
    for (const beyond of ['4', '10001', '99999999999999999999']) expect([beyond, (await shown(`/zh/brand?page=${beyond}`)).status]).toEqual([beyond, 404]);
    expect((await shown('/zh/brand?page=x')).brands).toEqual(pages[0]!.brands);
  });
});

describe('the other lists', () => {
  it('show the tree of categories', async () => {
    const { data } = await shop.client().get('/api/web/category/tree?lang=zh');
    expect(data.items).toMatchObject([{ slug: 'table', title: '餐桌', productCount: 2, children: [{ slug: 'cups', title: 'Cups' }] }]);
  });
  it('show tags and collections', async () => {
    for (const kind of ['tag', 'collection'])
      expect((await shop.client().get(`/api/web/${kind}/list`)).data).toEqual({ items: [], total: 0, page: 1, size: 20 });
  });
});
