/** Custom fields of products: as staff define them, as products say them, and as pages show them at once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { countStatements } from '#test/harness/count-statements.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import type { ProductField } from '../contract.ts';

let shop: TestApp;
let manager: Record<string, string>;
let support: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  support = { 'x-auth': await staffToken(shop, 'support') };
}, 60_000);
afterAll(() => shop.close());

const url = '/api/admin/product-fields';
const titled = (en: string, zh?: string) => ({ en: { title: en }, ...(zh === undefined ? {} : { zh: { title: zh } }) });
const post = (body: object) => shop.client().post(url, body, manager);
const define = async (title: string, kind: string, more: object = {}): Promise<ProductField> => {
  const answer = await post({ texts: titled(title), kind, ...more });
  expect(answer).toMatchObject({ code: 0 });
  return answer.data;
};
const send = (method: 'PUT' | 'DELETE', path: string, payload: object, etag?: string) =>
  shop.client().send({ method, url: path, payload, headers: { ...manager, ...(etag === undefined ? {} : { 'if-match': etag }) } });
const change = async (path: string, how: (record: any) => object) => {
  const { data, headers } = await shop.client().get(path, manager);
  return send('PUT', path, { ...data, ...how(data) }, headers['etag']);
};
const remove = async (id: string, query = '') => send('DELETE', `${url}/${id}${query}`, {}, (await shop.client().get(`${url}/${id}`, manager)).headers['etag']);
const create = (title: string, fields?: object) =>
  shop
    .client()
    .post(
      '/api/admin/products',
      { texts: { en: { title } }, published: true, variants: [{ price: { amount: 1_000, currency: 'USD' }, onHand: 5 }], ...(fields && { fields }) },
      manager,
    );
const make = async (title: string, fields?: object) => {
  const answer = await create(title, fields);
  expect(answer).toMatchObject({ code: 0 });
  return answer.data;
};
const productPath = (id: string) => `/api/admin/products/${id}`;
const shown = async (slug: string, lang = 'en') => (await shop.client().get(`/api/web/product/detail?slug=${slug}&lang=${lang}`)).data.fields;
const errorsOf = ({ status, code, data }: { status: number; code: number; data: any }) => [status, code, Object.keys(data?.errors ?? {})];
const clear = async () => {
  for (const { id } of (await shop.client().get(`${url}?size=100`, manager)).data.items) expect(await remove(id, '?values=delete')).toMatchObject({ code: 0 });
  await runJobs(shop);
};

const wood = { choices: [{ texts: titled('Oak', '橡木') }, { texts: titled('Ash', '白蜡木') }, { texts: titled('柚木') }] };

describe('a custom field', () => {
  it('is defined with a key and choices made of its titles, read, changed and moved', async () => {
    const made = await define('Kind of wood', 'choice', { ...wood, texts: titled('Kind of wood', '木材'), asFacet: true });
    expect(made).toMatchObject({
      key: 'kind-of-wood',
      kind: 'choice',
      unit: '',
      showOnPage: true,
      asFacet: true,
      productCount: 0,
      choices: [{ value: 'oak', texts: titled('Oak', '橡木') }, { value: 'ash' }, { value: 'choice' }],
    });
    const weight = await define('3D weight', 'number', { unit: 'kg', choices: [{ texts: titled('None') }] });
    expect(weight).toMatchObject({ key: 'field-3d-weight', unit: 'kg', choices: [] });
    expect(await define('木材', 'text')).toMatchObject({ key: 'field' });
    expect(await define('Kind of wood', 'yesNo')).toMatchObject({ key: 'kind-of-wood-2' });
    const listed = async () => (await shop.client().get(url, manager)).data.items.map(({ key }: ProductField) => key);
    expect(await listed()).toEqual(['kind-of-wood', 'field-3d-weight', 'field', 'kind-of-wood-2']);
    const move = (body: object) => shop.client().post(`${url}/${weight.id}/move`, body, manager);
    expect(await move({ before: made.id })).toMatchObject({ code: 0, data: { position: 1 } });
    expect(await listed()).toEqual(['field-3d-weight', 'kind-of-wood', 'field', 'kind-of-wood-2']);
    expect(await move({})).toMatchObject({ code: 0, data: { position: 4 } });
    expect(errorsOf(await move({ before: weight.id }))).toEqual([400, 40, ['before']]);
    const changed = await change(`${url}/${made.id}`, ({ choices }) => ({ texts: titled('Timber'), asFacet: false, choices: choices.slice(1) }));
    expect(changed).toMatchObject({
      code: 0,
      data: { key: 'kind-of-wood', texts: titled('Timber'), asFacet: false, choices: [{ value: 'ash' }, { value: 'choice' }] },
    });
    const actions = await shop.rows(sql<{ action: string }>`select action from staff_action where subject in (${made.id}, ${weight.id}) order by at, action`);
    expect(actions.map(({ action }) => action).toSorted()).toEqual(
      ['productField.create', 'productField.create', 'productField.move', 'productField.move', 'productField.update'].toSorted(),
    );
    await clear();
    expect(await listed()).toEqual([]);
    expect(await shop.rows(sql`select 1 from product_field`)).toEqual([]);
  });

  it('is rejected with the field where it makes no sense, and written by who read it last', async () => {
    const wrong: [object, string][] = [
      [{ texts: { zh: {} } }, 'texts.en.title'],
      [{ kind: 'colour' }, 'kind'],
      [{ key: 'A b' }, 'key'],
      [{ kind: 'choice' }, 'choices'],
      [{ kind: 'choice', choices: [{ texts: {} }] }, 'choices.0.texts.en.title'],
      [{ kind: 'choice', choices: [wood.choices[0], { value: 'oak', texts: titled('B') }, { value: 'oak', texts: titled('C') }] }, 'choices'],
      [{ kind: 'choice', choices: Array.from({ length: 101 }, () => wood.choices[0]) }, 'choices'],
      [{ kind: 'text', asFacet: true }, 'asFacet'],
      [{ kind: 'number', unit: 'x'.repeat(21) }, 'unit'],
    ];
    for (const [more, field] of wrong)
      expect([field, errorsOf(await post({ texts: titled('Wrong'), kind: 'text', ...more }))]).toEqual([field, [400, 40, [field]]]);
    const { id, key } = await define('Care', 'text');
    expect(errorsOf(await post({ texts: titled('Care'), kind: 'text', key }))).toEqual([409, 40, ['key']]);
    expect(errorsOf(await change(`${url}/${id}`, () => ({ kind: 'number' })))).toEqual([400, 40, ['kind']]);
    expect(errorsOf(await change(`${url}/${id}`, () => ({ key: 'other' })))).toEqual([400, 40, ['key']]);
    const body = { texts: titled('Care'), kind: 'text' };
    expect((await send('PUT', `${url}/${id}`, body)).status).toBe(428);
    expect((await send('PUT', `${url}/${id}`, body, '"old"')).status).toBe(412);
    expect((await send('DELETE', `${url}/${id}`, {}, '"old"')).status).toBe(412);
    expect((await shop.client().get(`${url}/nothing`, manager)).status).toBe(404);
    expect((await shop.client().post(url, body, support)).status).toBe(403);
    await shop.rows(sql`insert into product_field (id, key, kind, unit, texts, choices, show_on_page, as_facet, position, created_at, updated_at)
      select gen_random_uuid(), 'many-' || n, 'text', '', '{"en":{"title":"Many"}}', '[]', true, false, n, ${shop.clock.now}, ${shop.clock.now} from generate_series(1, 49) n`);
    expect((await post({ texts: titled('One more'), kind: 'text' })).status).toBe(409);
    await shop.rows(sql`delete from product_field`);
  });
});

describe('what a product says in custom fields', () => {
  it('is written, read in the same shape, kept by older bodies and copies, and shown by language with its unit', async () => {
    await define('Wood', 'choice', { ...wood, texts: titled('Wood', '木材') });
    await define('Height', 'number', { unit: 'cm' });
    await define('Handmade', 'yesNo');
    await define('Since', 'date');
    await define('Motto', 'text');
    await define('Secret', 'text', { showOnPage: false });
    const fields = { wood: 'oak', height: 1234.5, handmade: false, since: '1987-05-04', motto: { en: 'Slowly <b>', zh: '慢慢来' }, secret: { en: 'Hush' } };
    const { id, slug } = await make('Stool', { ...fields, motto: { ...fields.motto, zh: ' 慢慢来 ' } });
    const read = await shop.client().get(productPath(id), manager);
    expect(read.data.fields).toEqual(fields);
    expect((await change(productPath(id), () => ({}))).headers['etag']).toBe(read.headers['etag']);
    expect(await change(productPath(id), () => ({ fields: undefined, brand: 'Alder' }))).toMatchObject({ code: 0, data: { brand: 'Alder', fields } });
    expect((await shop.client().post(`${productPath(id)}/duplicate`, {}, manager)).data.fields).toEqual(fields);
    expect(await shop.client().post('/api/admin/products/bulk', { ids: [id], set: { brand: 'Oak & Co' } }, manager)).toMatchObject({ code: 0 });
    expect((await shop.client().get(productPath(id), manager)).data.fields).toEqual(fields);
    expect(await shown(slug)).toEqual([
      { key: 'wood', kind: 'choice', title: 'Wood', value: 'Oak', unit: '' },
      { key: 'height', kind: 'number', title: 'Height', value: '1234.5', unit: 'cm' },
      { key: 'handmade', kind: 'yesNo', title: 'Handmade', value: 'false', unit: '' },
      { key: 'since', kind: 'date', title: 'Since', value: '1987-05-04', unit: '' },
      { key: 'motto', kind: 'text', title: 'Motto', value: 'Slowly <b>', unit: '' },
    ]);
    expect((await shown(slug, 'zh')).map(({ value }: { value: string }) => value)).toEqual(['橡木', '1234.5', 'false', '1987-05-04', '慢慢来']);
    const page = (await shop.client().get(`/product/${slug}`)).text;
    for (const said of ['Oak', '1,234.5 cm', 'May 4, 1987', 'Slowly &lt;b&gt;', 'Handmade']) expect([said, page.includes(said)]).toEqual([said, true]);
    expect(page).not.toContain('Hush');
    const zh = (await shop.client().get(`/zh/product/${slug}`)).text;
    for (const said of ['木材', '橡木', '慢慢来', '1987年5月4日']) expect([said, zh.includes(said)]).toEqual([said, true]);
    expect((await shop.client().get(`/product/${(await make('Bare')).slug}`)).text).not.toContain('Handmade');
  });

  it('is rejected with its key where the shop has no such field, or the value is of another kind', async () => {
    const wrong: [object, string][] = [
      [{ colour: 'red' }, 'fields.colour'],
      [{ wood: 'elm' }, 'fields.wood'],
      [{ height: '12' }, 'fields.height'],
      [{ handmade: 'true' }, 'fields.handmade'],
      [{ since: '2027-02-30' }, 'fields.since'],
      [{ motto: 'Slowly' }, 'fields.motto'],
      [{ motto: { en: 'x'.repeat(2_001) } }, 'fields.motto.en'],
      [{ motto: { xx: 'Slowly' } }, 'fields.motto'],
      [{ height: [1] }, 'fields.height'],
    ];
    for (const [fields, field] of wrong) expect([field, errorsOf(await create('Wrong', fields))]).toEqual([field, [400, 40, [field]]]);
    expect((await make('Silent', { height: null, motto: { en: ' ' } })).fields).toEqual({});
    const { id } = await make('Loud', { height: 3, handmade: true });
    expect((await change(productPath(id), () => ({ fields: { handmade: null, height: 0 } }))).data.fields).toEqual({ height: 0 });
  });

  it('is on the page a moment after the definition or the value changes', async () => {
    const fields = (await shop.client().get(url, manager)).data.items as ProductField[];
    const idOf = (key: string) => fields.find((field) => field.key === key)!.id;
    const { id, slug } = await make('Bench', { wood: 'ash', secret: { en: 'Once hidden' } });
    const page = async () => (await shop.client().get(`/product/${slug}`)).text;
    expect(await page()).toContain('Ash');
    await change(`${url}/${idOf('wood')}`, ({ choices }) => ({
      texts: titled('Timber'),
      choices: choices.with(1, { ...choices[1], texts: titled('European ash') }),
    }));
    await vi.waitFor(async () => expect(await page()).toMatch(/Timber.*European ash/s), 1_000);
    await change(`${url}/${idOf('secret')}`, () => ({ showOnPage: true }));
    await vi.waitFor(async () => expect(await page()).toContain('Once hidden'), 1_000);
    await change(productPath(id), ({ fields: said }) => ({ fields: { ...said, wood: 'oak' } }));
    await vi.waitFor(async () => expect(await page()).not.toContain('European ash'), 1_000);
  });

  it('goes with the field or the choice that is deleted, which has to be said, and its key is free afterwards', async () => {
    const listed = async () => (await shop.client().get(url, manager)).data.items as ProductField[];
    const field = async (key: string) => (await listed()).find((one) => one.key === key)!;
    const { id } = await make('Shelf', { wood: 'ash', since: '2020-01-02' });
    const since = await field('since');
    expect(since.productCount).toBeGreaterThan(1);
    expect(await remove(since.id)).toMatchObject({ status: 409, code: 40, data: { products: since.productCount } });
    expect(await remove(since.id, '?values=delete')).toMatchObject({ code: 0 });
    expect((await shop.client().get(productPath(id), manager)).data.fields).toEqual({ wood: 'ash' });
    // Its values are still there, so another one may not have its key yet.
    expect((await post({ texts: titled('Since'), kind: 'text', key: 'since' })).status).toBe(409);
    await change(`${url}/${(await field('wood')).id}`, ({ choices }) => ({ choices: choices.filter(({ value }: { value: string }) => value !== 'ash') }));
    expect((await shop.client().get(productPath(id), manager)).data.fields).toEqual({});
    await runJobs(shop);
    expect(await shop.rows(sql`select 1 from product where fields ? 'since' or fields ->> 'wood' = 'ash'`)).toEqual([]);
    expect(await shop.rows(sql`select 1 from product where fields ->> 'wood' = 'oak'`)).not.toEqual([]);
    expect(await post({ texts: titled('Since'), kind: 'text', key: 'since' })).toMatchObject({ code: 0 });
    await clear();
    expect(await shop.rows(sql`select 1 from product where fields <> '{}'`)).toEqual([]);
  });

  it('costs product pages no statement', async () => {
    const { slug } = await make('Plain');
    const count = () => countStatements(shop.host.database, () => shop.client().get(`/api/web/product/detail?slug=${slug}`));
    await count();
    const before = await count();
    await define('Wood', 'choice', wood);
    await vi.waitFor(async () => expect(await count()).toBe(before));
    await clear();
  });
});
