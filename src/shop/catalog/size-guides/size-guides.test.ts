/** Tables of sizes as staff keep them, and as product pages show them at once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { countStatements } from '#test/harness/count-statements.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  headers = { 'x-auth': await staffToken(shop, 'merchandiser') };
  for (const slug of ['shirt', 'coat']) await insertTestProduct(shop.host.database, { slug, variants: [{}] });
  await shop.run(
    sql`insert into category (id, slug, texts) values (${newId()}, 'clothes', '{"en":{"title":"Clothes"}}'), (${newId()}, 'shirts', '{"en":{"title":"Shirts"}}')`,
  );
  await shop.run(sql`update category set parent_id = (select id from category where slug = 'clothes') where slug = 'shirts'`);
  await shop.run(sql`insert into product_category (product_id, category_id) select p.id, c.id from product p, category c where p.slug = 'shirt'`);
}, 60_000);
afterAll(() => shop.close());

const url = '/api/admin/size-guides';
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}, more: object = {}) =>
  shop.client().send({ method, url: url + path, payload, headers: { ...headers, ...more } });
const get = (path: string) => shop.client().get(url + path, headers);
const change = async (id: string, how: (guide: any) => object) => {
  const { data, headers: sent } = await get(`/${id}`);
  return send('PUT', `/${id}`, { ...data, ...how(data) }, { 'if-match': sent['etag'] });
};
const remove = async (id: string) => send('DELETE', `/${id}`, {}, { 'if-match': (await get(`/${id}`)).headers['etag'] });
const titled = (en: string, zh?: string) => ({ en: { title: en }, ...(zh === undefined ? {} : { zh: { title: zh } }) });
const guide = (title: string, more: object = {}) => ({
  texts: { en: { title, note: 'Lie flat' }, zh: { title: `${title}尺码` } },
  columns: [{ texts: titled('Size', '尺码') }, { texts: titled('Chest', '胸围'), unit: 'cm' }, { texts: titled('Fit', '版型') }],
  rows: [
    { texts: titled('S', '小'), cells: ['88', { en: 'slim', zh: '修身' }] },
    { texts: titled('Weight'), unit: 'g', cells: [120, 'wide'] },
  ],
  ...more,
});
const shown = async (slug: string, lang = 'en') => (await shop.client().get(`/api/web/product/detail?slug=${slug}&lang=${lang}`)).data.sizeGuide;
const errorsOf = ({ status, code, data }: { status: number; code: number; data: any }) => [status, code, Object.keys(data?.errors ?? {})];

describe('a size guide', () => {
  it('is written by language, and shown where it is given: on the product, else of the nearest category', async () => {
    const top = (await send('POST', '', guide('Clothes', { categories: ['clothes'] }))).data;
    expect(top).toMatchObject({ categories: ['clothes'], products: [], rows: [{ cells: ['88', { zh: '修身' }] }, { unit: 'g', cells: ['120', 'wide'] }] });
    expect(await shown('shirt')).toEqual({
      title: 'Clothes',
      note: 'Lie flat',
      columns: ['Size', 'Chest (cm)', 'Fit'],
      rows: [
        ['S', '88', 'slim'],
        ['Weight (g)', '120', 'wide'],
      ],
    });
    expect(await shown('shirt', 'zh')).toMatchObject({
      title: 'Clothes尺码',
      columns: ['尺码', '胸围 (cm)', '版型'],
      rows: [['小', '88', '修身'], expect.anything()],
    });
    expect(await shown('coat')).toBeNull();
    const near = (await send('POST', '', guide('Shirts', { categories: ['shirts'] }))).data;
    await vi.waitFor(async () => expect(await shown('shirt')).toMatchObject({ title: 'Shirts' }));
    const own = (await send('POST', '', guide('Own', { products: ['shirt', 'coat'] }))).data;
    expect([await shown('shirt'), await shown('coat')]).toMatchObject([{ title: 'Own' }, { title: 'Own' }]);
    await vi.waitFor(async () => expect((await shop.client().get('/product/shirt')).text).toContain('Chest (cm)'));
    expect(await change(own.id, () => ({ texts: titled('Renamed <b>'), products: ['coat'] }))).toMatchObject({ code: 0, data: { products: ['coat'] } });
    await vi.waitFor(async () => expect((await shop.client().get('/product/coat')).text).toContain('Renamed &lt;b&gt;'));
    expect(await shown('shirt')).toMatchObject({ title: 'Shirts' });
    // What is not named stays.
    expect(await change(own.id, () => ({ products: undefined, categories: undefined }))).toMatchObject({ data: { products: ['coat'] } });
    for (const { id } of [near, own, top]) expect(await remove(id)).toMatchObject({ code: 0 });
    expect([await shown('shirt'), await shown('coat'), (await get(`/${own.id}`)).status]).toEqual([null, null, 404]);
    await vi.waitFor(async () => expect((await shop.client().get('/product/coat')).text).not.toContain('Renamed'));
  });

  it('is listed with how much it is given to, found by its title, at a fixed number of statements', async () => {
    const one = (await send('POST', '', guide('Boots', { products: ['coat'], categories: ['clothes', 'shirts'] }))).data;
    const other = (await send('POST', '', guide('Gloves'))).data;
    const listed = await get(`?filter=${encodeURIComponent('{"q":"bOOts"}')}`);
    expect(listed.data).toMatchObject({ total: 1, items: [{ id: one.id, rowCount: 2, categoryCount: 2, productCount: 1 }] });
    const count = (size: number) => countStatements(shop.host.database, () => get(`?size=${size}`));
    await count(1);
    expect(await count(2)).toBe(await count(1));
    for (const { id } of [one, other]) await remove(id);
  });

  it('is rejected with the field where it makes no sense, and written by who read it last', async () => {
    const wrong: [object, string][] = [
      [{ texts: { zh: {} } }, 'texts.en.title'],
      [{ columns: [] }, 'columns'],
      [{ columns: Array.from({ length: 13 }, () => ({ texts: titled('A') })) }, 'columns'],
      [{ rows: [{ texts: titled('S'), cells: ['1'] }] }, 'rows.0.cells'],
      [{ rows: Array.from({ length: 61 }, () => ({ texts: titled('S'), cells: ['1', '2'] })) }, 'rows'],
      [{ rows: [{ texts: titled('S'), cells: ['x'.repeat(101), '2'] }] }, 'rows.0.cells.0'],
      [{ products: ['nowhere'] }, 'products'],
      [{ categories: ['nowhere'] }, 'categories'],
    ];
    for (const [more, field] of wrong) expect([field, errorsOf(await send('POST', '', guide('Wrong', more)))]).toEqual([field, [400, 40, [field]]]);
    expect((await get('')).data.total).toBe(0);
    const { id } = (await send('POST', '', guide('Hats'))).data;
    expect((await send('PUT', `/${id}`, guide('Hats'))).status).toBe(428);
    expect((await send('PUT', `/${id}`, guide('Hats'), { 'if-match': '"old"' })).status).toBe(412);
    expect((await send('DELETE', `/${id}`, {}, { 'if-match': '"old"' })).status).toBe(412);
    expect((await get('/nothing')).status).toBe(404);
    const { rows } = await shop.run(sql<{ action: string }>`select action from staff_action where subject = ${id}`);
    expect(rows.map(({ action }) => action)).toEqual(['sizeGuide.create']);
    await remove(id);
  });
});
