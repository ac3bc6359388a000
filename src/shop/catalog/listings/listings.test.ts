/** Categories, tags, brands and collections as staff write them, and as shoppers see them at once. */
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { on } from '#kit/server/database.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { addPicture } from '#test/harness/catalog.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let headers: Record<string, string>;

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}, more: Record<string, string> = {}) =>
  shop.client().send({ method, url: `/api/admin/${path}`, payload, headers: { ...headers, ...more } });
const post = (path: string, payload: object) => send('POST', path, payload);
const get = (path: string) => shop.client().get(`/api/admin/${path}`, headers);
const titled = (title: string, more: object = {}) => ({ texts: { en: { title } }, ...more });
const page = (path: string) => shop.client().get(path);
const productId = async (slug: string) => (await shop.run(sql<{ id: string }>`select id from product where slug = ${slug}`)).rows[0]!.id;

/** Reads a record, changes it and writes it back. */
async function change(path: string, how: (record: any) => object) {
  const read = await get(path);
  return send('PUT', path, how(read.data), { 'if-match': read.headers['etag']! });
}
const remove = async (path: string, query = '') => send('DELETE', path + query, {}, { 'if-match': (await get(path)).headers['etag'] ?? '*' });
const errorsOf = (answer: { status: number; code: number; data: any }) => [answer.status, answer.code, Object.keys(answer.data?.errors ?? {})];

/** Slugs of the categories that a product stands in. */
const categoriesOf = async (slug: string) =>
  (
    await shop.run(sql<{ slug: string }>`select c.slug from product_category m join category c on c.id = m.category_id join product p on p.id = m.product_id
      where p.slug = ${slug} order by 1`)
  ).rows.map((row) => row.slug);
const put = async (product: string, ...categories: string[]) => {
  await shop.run(sql`delete from product_category where product_id = ${await productId(product)}`);
  await shop.run(
    sql`insert into product_category (product_id, category_id) select p.id, c.id from product p, category c where p.slug = ${product} and c.slug = any(${categories}::text[])`,
  );
};

beforeAll(async () => {
  shop = await createTestApp();
  headers = { 'x-auth': await staffToken(shop, 'merchandiser') };
  for (const slug of ['cup', 'bowl', 'plate']) await insertTestProduct(shop.host.database, { slug, title: slug, variants: [{ price: 1000 }] });
  await shop.run(sql`update product set brand = 'Kiln & Clay' where slug in ('cup', 'bowl')`);
}, 60_000);
afterAll(() => shop.close());

describe.each([
  ['categories', '/category'],
  ['tags', '/tag'],
  ['brands', '/brand'],
  ['collections', '/collection'],
])('%s', (name, path) => {
  it('are made with an address of their title, changed as they were read, shown at once, and leave their old address behind', async () => {
    const made = await post(name, { texts: { en: { title: `Our ${name}`, description: '<p>Words<script>x</script></p>' }, zh: { title: '我们的' } } });
    expect(made).toMatchObject({ status: 200, data: { slug: `our-${name}`, texts: { en: { description: '<p>Words</p>' } }, image: null } });
    const address = `${name}/${made.data.id}`;
    expect((await page(`/zh${path}/our-${name}`)).text).toContain('我们的');
    expect((await page(`${path}/our-${name}`)).text).toContain('<p>Words</p>');
    const again = await change(address, (record) => ({ ...record, texts: { en: { title: 'Another' } }, slug: `another-${name}` }));
    expect(again).toMatchObject({ status: 200, data: { slug: `another-${name}`, texts: { en: { title: 'Another' } } } });
    await vi.waitFor(async () => {
      expect((await page(`${path}/another-${name}`)).text).toContain('<h1');
      expect(await page(`${path}/our-${name}`)).toMatchObject({ status: 301, headers: { location: `${path}/another-${name}` } });
    });
    const listed = await get(`${name}?filter=${encodeURIComponent(JSON.stringify({ q: 'ANOTHER' }))}`);
    expect(listed.data).toMatchObject({ total: 1, items: [{ slug: `another-${name}`, productCount: 0 }] });
    expect(await remove(address)).toMatchObject({ status: 200 });
    expect(await get(address)).toMatchObject({ status: 404, code: 40 });
    await vi.waitFor(async () => expect((await page(`${path}/another-${name}`)).status).toBe(404));
  });

  it('refuse a taken address, a stale write, one without If-Match, no title and no picture, each by its field', async () => {
    const first = await post(name, titled(`Taken ${name}`));
    expect(errorsOf(await post(name, titled('Other words', { slug: `taken-${name}` })))).toEqual([409, 40, ['slug']]);
    expect(errorsOf(await post(name, titled('   ')))).toEqual([400, 40, ['texts.en.title']]);
    expect(errorsOf(await post(name, titled('Pictured', { image: first.data.id })))).toEqual([400, 40, ['image']]);
    expect(errorsOf(await post(name, titled('Slashed', { slug: 'a/b' })))).toEqual([400, 40, ['slug']]);
    expect(await send('PUT', `${name}/${first.data.id}`, titled('x'))).toMatchObject({ status: 428, code: 40 });
    expect(await send('PUT', `${name}/${first.data.id}`, titled('x'), { 'if-match': '"old"' })).toMatchObject({ status: 412, code: 40 });
    const both = await Promise.all([post(name, titled('At once')), post(name, titled('At once'))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const support = { 'x-auth': await staffToken(shop, 'support') };
    expect(await send('POST', name, titled('Mine'), support)).toMatchObject({ status: 403, code: 30 });
  });
});

describe('the tree of categories', () => {
  const make = async (slug: string, parent: string | null) => (await post('categories', titled(slug, { slug, parent }))).data.id as string;
  const ids: Record<string, string> = {};
  const move = (slug: string, parent: string | null, before?: string) => post(`categories/${ids[slug]}/move`, { parent, ...(before && { before }) });
  const orderOf = async (parent: string | null) =>
    ((await get('category-tree')).data.items as { slug: string; parent: string | null }[]).filter((one) => one.parent === parent).map(({ slug }) => slug);

  beforeAll(async () => {
    // home > table > mugs > tall; home > wall; garden > pots
    for (const [slug, parent] of [
      ['home', null],
      ['garden', null],
      ['table', 'home'],
      ['wall', 'home'],
      ['mugs', 'table'],
      ['tall', 'mugs'],
      ['pots', 'garden'],
    ] as const)
      ids[slug] = await make(slug, parent);
  });

  it('takes products along: above the new place they come, above the old one they go where nothing else holds them', async () => {
    await put('cup', 'home', 'table', 'mugs', 'tall');
    await put('bowl', 'home', 'table', 'mugs', 'wall');
    expect(await move('mugs', 'pots')).toMatchObject({ status: 200, data: { parent: 'pots', position: 0 } });
    expect(await categoriesOf('cup')).toEqual(['garden', 'mugs', 'pots', 'tall']);
    expect(await categoriesOf('bowl')).toEqual(['garden', 'home', 'mugs', 'pots', 'wall']);
    // The same by a change of the record.
    expect(await change(`categories/${ids['mugs']}`, (record) => ({ ...record, parent: 'table' }))).toMatchObject({ status: 200, data: { parent: 'table' } });
    expect(await categoriesOf('cup')).toEqual(['home', 'mugs', 'table', 'tall']);
    expect((await get(`categories/${ids['garden']}`)).data.productCount).toBe(0);
    expect((await get(`categories/${ids['home']}`)).data.productCount).toBe(2);
  });

  it('keeps the order that is asked for', async () => {
    expect(await orderOf('home')).toEqual(['table', 'wall']);
    await move('wall', 'home', 'table');
    expect(await orderOf('home')).toEqual(['wall', 'table']);
    await move('wall', 'home');
    expect(await orderOf('home')).toEqual(['table', 'wall']);
    await move('pots', null, 'home');
    const top = await orderOf(null);
    expect(top.indexOf('pots')).toBe(top.indexOf('home') - 1);
    await move('pots', 'garden');
  });

  it('refuses circles, more than ten levels and places that are not there, naming the field', async () => {
    expect(errorsOf(await move('home', 'tall'))).toEqual([400, 40, ['parent']]);
    expect(errorsOf(await move('home', 'home'))).toEqual([400, 40, ['parent']]);
    expect(errorsOf(await change(`categories/${ids['home']}`, (record) => ({ ...record, parent: 'mugs' })))).toEqual([400, 40, ['parent']]);
    expect(errorsOf(await move('wall', 'nowhere'))).toEqual([400, 40, ['parent']]);
    expect(errorsOf(await move('wall', 'home', 'pots'))).toEqual([400, 40, ['before']]);
    expect(errorsOf(await post('categories', titled('x', { parent: 'nowhere' })))).toEqual([400, 40, ['parent']]);
    let above: string | null = null;
    for (let level = 1; level <= 10; level += 1) {
      ids[`level-${level}`] = await make(`level-${level}`, above);
      above = `level-${level}`;
    }
    expect(errorsOf(await post('categories', titled('Deeper', { parent: above })))).toEqual([400, 40, ['parent']]);
    expect(errorsOf(await move('level-1', 'home'))).toEqual([400, 40, ['parent']]);
  });

  it('moves children up when one is deleted, if asked to', async () => {
    expect(await remove(`categories/${ids['table']}`)).toMatchObject({ status: 409, code: 40 });
    expect(await remove(`categories/${ids['table']}`, '?children=move')).toMatchObject({ status: 200 });
    expect(await orderOf('home')).toEqual(['wall', 'mugs']);
    expect(await categoriesOf('cup')).toEqual(['home', 'mugs', 'tall']);
  });

  it('hides what is not published: page, lists, menu and API', async () => {
    const menu = [titled('Walls here', { type: 'category', target: 'wall' })];
    await shop.client().send({
      method: 'PUT',
      url: '/api/admin/menus/header',
      payload: { items: menu },
      headers: { 'x-auth': await staffToken(shop, 'editor'), 'if-match': '*' },
    });
    await vi.waitFor(async () => expect((await page('/')).text).toContain('Walls here'));
    const treeOf = async () => JSON.stringify((await shop.client().get('/api/web/category/tree')).data);
    expect(await treeOf()).toContain('"wall"');
    await change(`categories/${ids['wall']}`, (record) => ({ ...record, published: false }));
    await vi.waitFor(async () => {
      expect((await page('/category/wall')).status).toBe(404);
      expect((await page('/')).text).not.toContain('Walls here');
      expect((await page('/category/home')).text).not.toContain('/category/wall');
    });
    expect(await treeOf()).not.toContain('"wall"');
    expect((await page('/sitemap.xml')).text + (await page('/sitemap-categories-1.xml')).text).not.toContain('/category/wall');
  });
});

describe('brands', () => {
  const brandOf = async (q: string) => (await get(`brands?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).data.items[0];

  it('are there as soon as a product names one', async () => {
    expect(await brandOf('kiln')).toMatchObject({ slug: 'kiln-clay', texts: { en: { title: 'Kiln & Clay' } }, productCount: 2 });
    await insertTestProduct(shop.host.database, { slug: 'lamp', variants: [{}] });
    await shop.run(sql`update product set brand = 'kiln clay' where slug = 'plate'`);
    await shop.run(sql`update product set brand = 'Lund' where slug = 'lamp'`);
    expect((await brandOf('kiln')).productCount).toBe(3);
    expect(await brandOf('lund')).toMatchObject({ slug: 'lund', productCount: 1 });
  });

  it('take their products along to a new name, and their page to a new address', async () => {
    const { id } = await brandOf('kiln');
    const renamed = await change(`brands/${id}`, (record) => ({
      ...record,
      texts: { ...record.texts, en: { title: 'Fire & Clay' }, zh: { title: '火与土' } },
    }));
    expect(renamed).toMatchObject({ status: 200, data: { slug: 'fire-clay', productCount: 3 } });
    const brands = await shop.run(sql`select distinct brand from product where brand_key = 'fire-clay'`);
    expect(brands.rows).toEqual([{ brand: 'Fire & Clay' }]);
    expect(await page('/brand/kiln-clay')).toMatchObject({ status: 301, headers: { location: '/brand/fire-clay' } });
    const shown = (await page('/zh/brand/fire-clay')).text;
    for (const words of ['火与土', '/product/cup"']) expect(shown).toContain(words);
    expect((await page('/brand')).text).toContain('Fire &amp; Clay');
    expect((await shop.run(sql`select count(*)::int as waiting from search_stale`)).rows).toEqual([{ waiting: 3 }]);
  });

  it('say where they are, since when and what they make, and lead to the others', async () => {
    const { id } = await brandOf('fire');
    const facts = { place: 'By the river', since: '1926', craft: 'Fired clay' };
    const written = await change(`brands/${id}`, (record) => ({ ...record, texts: { ...record.texts, en: { ...record.texts.en, ...facts } } }));
    expect(written).toMatchObject({ status: 200, data: { texts: { en: facts } } });
    const { text } = await page('/brand/fire-clay');
    for (const words of [...Object.values(facts), 'href="/brand/lund"']) expect(text).toContain(words);
    const { text: bare } = await page('/brand/lund');
    expect(bare).toContain('href="/brand/fire-clay"');
    expect(bare).not.toContain('<dl');
  });

  it('are led by a cover of their own on their page, in the list and beside the others, which a program that does not know it leaves', async () => {
    const { id } = await brandOf('fire');
    const cover = await addPicture(shop, headers, '#7a6a5a');
    expect(errorsOf(await change(`brands/${id}`, (record) => ({ ...record, cover: id })))).toEqual([400, 40, ['cover']]);
    const written = await change(`brands/${id}`, (record) => ({ ...record, cover, texts: { en: { ...record.texts.en, description: '<p>By hand.</p>' } } }));
    expect(written).toMatchObject({ status: 200, data: { image: null, cover: { id: cover } } });
    for (const path of ['/brand/fire-clay', '/brand', '/brand/lund'])
      await vi.waitFor(async () => {
        expect((await page(path)).text).toContain(`/media/${cover}/`);
      });
    expect((await page('/brand/fire-clay')).text).toMatch(new RegExp(`<meta property="og:image" content="[^"]*/media/${cover}/`));
    const later = await change(`brands/${id}`, ({ cover: _unknown, ...record }) => record);
    expect(later).toMatchObject({ status: 200, data: { cover: { id: cover } } });
    expect(await change(`brands/${id}`, (record) => ({ ...record, cover: null }))).toMatchObject({ status: 200, data: { cover: null } });
  });

  it('keep an address of their own, and cannot take another’s name', async () => {
    const { id } = await brandOf('lund');
    expect(await change(`brands/${id}`, (record) => ({ ...record, slug: 'the-lunds' }))).toMatchObject({ status: 200, data: { slug: 'the-lunds' } });
    expect(await change(`brands/${id}`, (record) => ({ ...record, texts: { en: { title: 'Lund og Birk' } } }))).toMatchObject({ data: { slug: 'the-lunds' } });
    expect(await page('/brand/lund-og-birk')).toMatchObject({ status: 301, headers: { location: '/brand/the-lunds' } });
    expect(errorsOf(await change(`brands/${id}`, (record) => ({ ...record, texts: { en: { title: 'FIRE clay' } } })))).toEqual([409, 40, ['texts.en.title']]);
    expect(errorsOf(await post('brands', titled('!!!')))).toEqual([400, 40, ['texts.en.title']]);
  });

  it('stay as long as products have them', async () => {
    const { id } = await brandOf('fire');
    expect(await remove(`brands/${id}`)).toMatchObject({ status: 409, code: 40, data: { products: 3 }, msg: expect.stringContaining('3') });
  });
});

describe('collections', () => {
  const products = async (slug: string) =>
    ((await shop.client().get(`/api/web/product/list?collection=${slug}`)).data.items as { slug: string }[]).map((one) => one.slug);

  it('by hand keep their products in order', async () => {
    const made = await post('collections', titled('Chosen', { products: ['plate', 'cup', 'bowl'] }));
    expect(made.data).toMatchObject({ products: ['plate', 'cup', 'bowl'], rule: null, productCount: 3, published: true });
    expect(await products('chosen')).toEqual(['plate', 'cup', 'bowl']);
    const changed = await change(`collections/${made.data.id}`, (record) => ({ ...record, products: ['bowl', 'plate'] }));
    expect(changed.data).toMatchObject({ products: ['bowl', 'plate'], productCount: 2 });
    expect(await products('chosen')).toEqual(['bowl', 'plate']);
    expect(errorsOf(await post('collections', titled('Wrong', { products: ['cup', 'nothing'] })))).toEqual([400, 40, ['products.1']]);
    await change(`collections/${made.data.id}`, (record) => ({ ...record, published: false }));
    await vi.waitFor(async () => expect((await page('/collection/chosen')).status).toBe(404));
  });

  it('by rule hold what it matches, and follow every change of a product at once', async () => {
    const rule = {
      match: 'all',
      conditions: [
        { field: 'price', op: 'lt', value: 500 },
        { field: 'title', op: 'contains', value: 'EGG' },
      ],
    };
    const made = await post('collections', titled('Cheap eggs', { rule }));
    expect(made).toMatchObject({ status: 200, data: { rule, products: [], productCount: 0 } });
    const [egg] = await insertTestProduct(shop.host.database, { slug: 'egg', title: 'Egg cup', variants: [{ price: 400, onHand: 3 }] });
    expect(await products('cheap-eggs')).toEqual(['egg']);
    await shop.run(sql`update product set price_amount = 900 where slug = 'egg'`);
    expect(await products('cheap-eggs')).toEqual([]);
    const preview = await post('collections/preview', {
      rule: { match: 'any', conditions: [{ field: 'brand', op: 'is', value: 'fire-clay' }, rule.conditions[1]] },
    });
    expect(preview.data).toMatchObject({ total: 4, more: false });
    // As products name it.
    const conditions = [{ field: 'brand', op: 'is', value: 'Fire & Clay' }];
    expect((await post('collections/preview', { rule: { match: 'any', conditions } })).data).toMatchObject({ total: 3 });
    expect(preview.data.items[0]).toMatchObject({ slug: 'egg', title: 'Egg cup' });
    await change(`collections/${made.data.id}`, (record) => ({ ...record, rule: { match: 'all', conditions: [{ field: 'stock', op: 'lte', value: '3' }] } }));
    expect(await products('cheap-eggs')).toEqual(['egg']);
    expect((await page('/collection/cheap-eggs')).text).toContain('/product/egg"');
    await shop.run(sql`update stock_level set on_hand = 4 where variant_id = ${egg!.id}`);
    expect(await products('cheap-eggs')).toEqual([]);
    await vi.waitFor(async () => expect((await page('/collection/cheap-eggs')).text).not.toContain('/product/egg"'));
    const byHand = await change(`collections/${made.data.id}`, (record) => ({ ...record, rule: null, products: ['cup'] }));
    expect(byHand.data).toMatchObject({ rule: null, products: ['cup'] });
  });

  it('name tags by what they are, not by their address; such a tag stays', async () => {
    const tag = await post('tags', titled('Rare'));
    await shop.run(sql`insert into product_tag (product_id, tag_id) select id, ${tag.data.id} from product where slug = 'bowl'`);
    const made = await post('collections', titled('All rare', { rule: { match: 'all', conditions: [{ field: 'tag', op: 'is', value: 'rare' }] } }));
    expect(await products('all-rare')).toEqual(['bowl']);
    await change(`tags/${tag.data.id}`, (record) => ({ ...record, slug: 'rarer' }));
    expect((await get(`collections/${made.data.id}`)).data.rule.conditions[0].value).toBe('rarer');
    expect(await remove(`tags/${tag.data.id}`)).toMatchObject({ status: 409, code: 40, data: { collections: ['All rare'] } });
    await shop.run(sql`delete from product_tag where tag_id = ${tag.data.id}`);
    expect(await products('all-rare')).toEqual([]);
  });

  it.each([
    [{ field: 'price', op: 'contains', value: 5 }, 'rule.conditions.0.op'],
    [{ field: 'title', op: 'lt', value: 'a' }, 'rule.conditions.0.op'],
    [{ field: 'option.colour', op: 'gte', value: 'a' }, 'rule.conditions.0.op'],
    [{ field: 'price', op: 'lt', value: 'cheap' }, 'rule.conditions.0.value'],
    [{ field: 'createdAt', op: 'lt', value: '2026-02-31T99:00' }, 'rule.conditions.0.value'],
    [{ field: 'createdAt', op: 'lt', value: '2026-02-30' }, 'rule.conditions.0.value'],
    [{ field: 'tag', op: 'is', value: 'no-such-tag' }, 'rule.conditions.0.value'],
    [{ field: 'colour', op: 'is', value: 'red' }, 'rule.conditions.0.field'],
    [{ field: 'title', op: 'like', value: 'red' }, 'rule.conditions.0.op'],
    [{ field: 'title', op: 'is', value: '' }, 'rule.conditions.0.value'],
  ])('refuse the condition %j by its field', async (condition, field) => {
    const rule = { match: 'all', conditions: [condition] };
    expect(errorsOf(await post('collections/preview', { rule }))).toEqual([400, 40, [field]]);
    expect(errorsOf(await post('collections', titled('Never', { rule })))).toEqual([400, 40, [field]]);
  });

  it('can live right below the address of the shop, which nothing else may have', async () => {
    const made = await post('collections', titled('Winter', { products: ['bowl'], rootSlug: 'winter' }));
    expect(made).toMatchObject({ status: 200, data: { rootSlug: 'winter' } });
    expect((await page('/winter')).text).toContain('<h1');
    const address = `collections/${made.data.id}`;
    for (const rootSlug of ['cart', 'zh', 'offline', 'a b'])
      expect([rootSlug, ...errorsOf(await change(address, (record) => ({ ...record, rootSlug })))]).toEqual([rootSlug, 400, 40, ['rootSlug']]);
    expect(errorsOf(await post('collections', titled('Frost', { rootSlug: 'winter' })))).toEqual([409, 40, ['rootSlug']]);
    // A program that does not know of it leaves it.
    expect((await change(address, ({ rootSlug: _unknown, ...record }) => record)).data.rootSlug).toBe('winter');
    expect((await change(address, (record) => ({ ...record, rootSlug: '' }))).data.rootSlug).toBeNull();
    expect((await page('/winter')).status).toBe(404);
  });

  it('name the product that is not there', async () => {
    const answer = await post('collections', titled('Never', { products: ['no-such-cup'] }));
    expect(answer).toMatchObject({ status: 400, data: { errors: { 'products.0': '“no-such-cup” does not exist.' } } });
  });

  it('leave no line in the audit log for a preview, and one for what is written', async () => {
    const lines = async () => Number((await shop.run(sql<{ n: string }>`select count(*) as n from staff_action`)).rows[0]!.n);
    const before = await lines();
    await post('collections/preview', { rule: { match: 'all', conditions: [{ field: 'price', op: 'lt', value: 5 }] } });
    expect(await lines()).toBe(before);
    await post('collections', titled('Logged'));
    expect(await lines()).toBe(before + 1);
  });
});

it('a rule that matches 20,000 products is counted to a limit and fills its collection in steps', async () => {
  await shop.host.database.transaction(async (tx) => {
    const many = (statement: RawBuilder<unknown>) => statement.execute(on(tx));
    // Rows of lists are not what is tried here, and would take most of the time.
    await many(sql`set local session_replication_role = replica`);
    await many(sql`insert into product (id, slug, texts) select gen_random_uuid(), 'many-' || n, '{"en":{"title":"Many"}}' from generate_series(1, 20000) n`);
  });
  const rule = { match: 'all', conditions: [{ field: 'price', op: 'gte', value: 0 }] };
  expect((await post('collections/preview', { rule })).data).toMatchObject({ total: 10_000, more: true, items: { length: 12 } });
  expect(await post('collections', titled('Everything', { rule }))).toMatchObject({ status: 200 });
  const members = async () =>
    (
      await shop.run(
        sql<{ n: number }>`select count(*)::int as n from product_collection m join collection c on c.id = m.collection_id where c.slug = 'everything'`,
      )
    ).rows[0]!.n;
  expect(await members()).toBe(1_000);
  const { rows } = await shop.run(sql<{ n: number }>`select count(*)::int as n from pgboss.job where name = 'catalog.collection-rule' and state = 'created'`);
  expect(rows[0]!.n).toBeGreaterThan(0);
}, 60_000);
