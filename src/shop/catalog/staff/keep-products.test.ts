import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { addPicture, seedLists } from '#test/harness/catalog.ts';
import { countStatements } from '#test/harness/count-statements.ts';
import { placeTestOrder } from '#test/harness/orders.ts';
import { runJob } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import type { StaffProduct } from '../contract.ts';

let shop: TestApp;
let manager: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  await seedLists(shop);
  manager = { 'x-auth': await staffToken(shop, 'manager') };
}, 60_000);
afterAll(() => shop.close());

const url = '/api/admin/products';
const usd = (amount: number) => ({ amount, currency: 'USD' });
const make = async (title: string, more: object = {}) => {
  const answer = await shop.client().post(url, { texts: { en: { title } }, published: true, variants: [{ price: usd(1_000), onHand: 5 }], ...more }, manager);
  expect(answer).toMatchObject({ code: 0 });
  return answer.data as StaffProduct;
};
const read = async (id: string) => {
  const { data, headers } = await shop.client().get(`${url}/${id}`, manager);
  return { product: data as StaffProduct, etag: headers['etag']! };
};
const archive = async (id: string, query = '', etag?: string) =>
  shop.client().send({ method: 'DELETE', url: `${url}/${id}${query}`, headers: { ...manager, 'if-match': etag ?? (await read(id)).etag } });
const put = async (id: string, change: object) => {
  const { product, etag } = await read(id);
  return shop.client().send({ method: 'PUT', url: `${url}/${id}`, payload: { ...product, ...change }, headers: { ...manager, 'if-match': etag } });
};
const page = async (slug: string) => (await shop.client().get(`/product/${slug}`)).status;
const apiStatus = async (slug: string) => (await shop.client().get(`/api/web/product/detail?slug=${slug}`)).status;
const listed = async (filter: object) =>
  (await shop.client().get(`${url}?filter=${encodeURIComponent(JSON.stringify(filter))}`, manager)).data.items
    .map((item: { slug: string }) => item.slug)
    .toSorted();
const bulk = (body: object, headers = manager) => shop.client().post(`${url}/bulk`, body, headers);
const later = (minutes: number) => new Date(shop.clock.now.getTime() + minutes * 60_000).toISOString();
const pass = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};
const errorsOf = ({ status, data }: { status: number; data: { errors?: object } | null }) => [status, Object.keys(data?.errors ?? {})];

describe('by the clock', () => {
  it('is done at its instant, and the page stops being true then', async () => {
    const [publishAt, unpublishAt] = [later(3), later(5)];
    const { id } = await make('At the instant', { publishAt, unpublishAt });
    const queued = async () =>
      (
        await sql<{ at: Date }>`select start_after as at from pgboss.job where name = 'catalog.schedule' and state = 'created' order by 1`.execute(shop.kysely)
      ).rows.map(({ at }) => at.toISOString());
    const seconds = (from: string[]) => from.map((at) => Math.round(Date.parse(at) / 1000));
    const before = await queued();
    expect(before.length).toBeGreaterThanOrEqual(2);
    await put(id, { unpublishAt: later(7) });
    expect((await queued()).length).toBeGreaterThan(before.length);
    await put(id, { brand: 'Kiln' });
    expect((await queued()).length).toBe(before.length + 2);
    expect(seconds(before)[1]! - seconds(before)[0]!).toBe(120);
  });

  it('a product is published and withdrawn at its time, once', async () => {
    // The first page of a process takes longer than what follows from a change may.
    await make('Shown before');
    expect(await page('shown-before')).toBe(200);
    const { id, published, publishAt } = await make('On time', { publishAt: later(2), unpublishAt: later(6) });
    expect([published, publishAt]).toEqual([false, later(2)]);
    await runJob(shop, 'catalog.schedule');
    expect([await page('on-time'), await apiStatus('on-time')]).toEqual([404, 404]);
    pass(2);
    await runJob(shop, 'catalog.schedule');
    await vi.waitFor(async () => expect(await page('on-time')).toBe(200));
    expect((await read(id)).product).toMatchObject({ published: true, publishAt: null, unpublishAt: later(4) });
    // Staff hide it by hand: the schedule is over.
    await put(id, { published: false });
    await runJob(shop, 'catalog.schedule');
    expect((await read(id)).product.published).toBe(false);
    await put(id, { published: true });
    pass(4);
    await runJob(shop, 'catalog.schedule');
    await vi.waitFor(async () => expect(await page('on-time')).toBe(404));
    expect((await read(id)).product).toMatchObject({ published: false, publishAt: null, unpublishAt: null });
  });

  it('withdraws it when both times were missed; two nodes at once do it once', async () => {
    const { id } = await make('Missed', { publishAt: later(1), unpublishAt: later(2) });
    pass(5);
    await Promise.all([runJob(shop, 'catalog.schedule'), runJob(shop, 'catalog.schedule')]);
    await runJob(shop, 'catalog.schedule');
    expect((await read(id)).product).toMatchObject({ published: false, publishAt: null, unpublishAt: null });
  });

  it('one that is published before its time is so at once', async () => {
    const { id } = await make('Early', { publishAt: later(10) });
    expect((await put(id, { published: true })).data).toMatchObject({ published: true, publishAt: null });
    expect((await put(id, { published: true, publishAt: later(10) })).data).toMatchObject({ published: false, publishAt: later(10) });
  });
});

describe('an archived product', () => {
  it('is in no list, for sale no more, and comes back hidden; orders keep their lines', async () => {
    const { id, variants } = await make('Put away', { tags: ['gift'] });
    const shopper = shop.client();
    await shopper.post('/api/web/cart/add', { sku: variants[0]!.sku, quantity: 1 });
    const order = await placeTestOrder(shop, variants[0]!, { quantity: 1 });
    expect((await archive(id)).code).toBe(0);
    await vi.waitFor(async () => expect(await page('put-away')).toBe(404));
    expect(await apiStatus('put-away')).toBe(404);
    expect((await shop.client().get('/api/web/product/list?tag=gift')).data.total).toBe(0);
    expect((await shop.client().get('/api/web/product/list?q=put+away')).data.total).toBe(0);
    expect((await shopper.post('/api/web/cart/get')).data).toMatchObject({ lines: [], messages: [expect.stringContaining('Put away')] });
    expect((await shop.client().get(`/api/admin/orders/${order.orderId}`, manager)).text).toContain(`"sku":"${variants[0]!.sku}"`);
    expect([await listed({ q: 'put away' }), await listed({ q: 'put away', archived: true })]).toEqual([[], ['put-away']]);
    // Whoever names it by its id asks for it, archived or not.
    expect([await listed({ ids: [id, 'nothing', newId()] }), await listed({ ids: [id], archived: false })]).toEqual([['put-away'], []]);
    expect(errorsOf(await put(id, { published: true }))).toEqual([400, ['published']]);
    const back = await shop.client().post(`${url}/${id}/restore`, {}, manager);
    expect(back.data).toMatchObject({ published: false, archivedAt: null });
    expect(await listed({ q: 'put away' })).toEqual(['put-away']);
    expect((await put(id, { published: true })).code).toBe(0);
    await vi.waitFor(async () => expect(await page('put-away')).toBe(200));
  });

  it('leads on where that is asked for', async () => {
    const { id } = await make('Led on', { texts: { en: { title: 'Led on' }, zh: { title: '走', slug: 'zou' } } });
    for (const wrong of ['https://evil.example/', '//evil.example', '/product/led-on'])
      expect(errorsOf(await archive(id, `?redirect=${encodeURIComponent(wrong)}`))).toEqual([400, ['redirect']]);
    expect(await page('led-on')).toBe(200);
    expect((await archive(id, `?redirect=${encodeURIComponent('/search')}`)).code).toBe(0);
    await vi.waitFor(async () => expect((await shop.client().get('/product/led-on')).headers['location']).toBe('/search'));
    expect((await shop.client().get('/zh/product/zou')).headers['location']).toBe('/zh/search');
  });

  it('is put away only as it was read', async () => {
    const { id } = await make('Read before');
    const { etag } = await read(id);
    await put(id, { brand: 'Other' });
    expect(await archive(id, '', etag)).toMatchObject({ status: 412, code: 40 });
    expect(await shop.client().send({ method: 'DELETE', url: `${url}/${id}`, headers: manager })).toMatchObject({ status: 428 });
  });
});

describe('a copy', () => {
  it('is hidden, with an address and SKUs of its own and nothing in stock', async () => {
    const picture = await addPicture(shop, manager, '#00ff00');
    const size = { key: 'size', texts: { en: { title: 'Size' } }, choices: [{ key: 's', texts: { en: { title: 'S' } } }] };
    const original = await make('Copied', {
      texts: { en: { title: 'Copied' }, zh: { title: '样品', slug: 'yang-pin' } },
      images: [{ id: picture, alt: 'Green' }],
      options: [size],
      variants: [{ sku: 'COP', options: { size: 's' }, price: usd(5), onHand: 3, imageId: picture, cost: usd(2) }],
      categories: ['cups'],
    });
    const copies = [
      await shop.client().post(`${url}/${original.id}/duplicate`, {}, manager),
      await shop.client().post(`${url}/${original.id}/duplicate`, {}, manager),
    ];
    expect(copies.map(({ data }) => [data.slug, data.variants[0].sku])).toEqual([
      ['copied-copy', 'COP-copy'],
      ['copied-copy-2', 'COP-copy-2'],
    ]);
    expect(copies[0]!.data).toMatchObject({
      published: false,
      texts: { en: { title: 'Copied (copy)' }, zh: { title: '样品（副本）' } },
      images: [{ id: picture, alt: 'Green' }],
      options: original.options,
      variants: [{ options: { size: 's' }, price: usd(5), onHand: 0, imageId: picture, cost: usd(2) }],
      categories: ['cups'],
    });
    expect((await read(original.id)).product).toEqual(original);
  });
});

describe('what a product can be put into', () => {
  const find = async (query: string) => (await shop.client().get(`/api/admin/product-lists?${query}`, manager)).data.items;

  it('is found by its title, with the way to it, and by its slug', async () => {
    await make('Of a brand', { brand: 'Findable' });
    expect(await find('kind=category&q=CUP')).toEqual([{ slug: 'cups', title: 'cups', way: ['home', 'kitchen'] }]);
    expect(await find(`kind=tag&q=zzz&slugs=${encodeURIComponent('["gift"]')}`)).toEqual([{ slug: 'gift', title: 'gift', way: [] }]);
    expect((await find('kind=collection')).map(({ slug }: { slug: string }) => slug)).toEqual(['summer', 'winter']);
    expect(await find('kind=brand&q=findab')).toEqual([{ slug: 'Findable', title: 'Findable', way: [] }]);
    expect(await find('kind=tag&q=%25&slugs=x')).toEqual([]);
    await make('Of steel', { specifications: [{ key: 'finish', texts: { en: { title: 'Surface finish', value: 'Brushed' } } }] });
    expect(await find('kind=specification&q=surface')).toEqual([{ slug: 'finish', title: 'Surface finish', way: [] }]);
    expect(await find(`kind=specification&q=zzz&slugs=${encodeURIComponent('["finish"]')}`)).toMatchObject([{ title: 'Surface finish' }]);
  });

  it('and the shop says in which money and by which taxes', async () => {
    const { data } = await shop.client().get('/api/admin/product-setup', manager);
    expect(data).toMatchObject({
      currency: 'USD',
      currencies: expect.arrayContaining(['EUR']),
      taxClasses: expect.arrayContaining(['standard', 'zero']),
      templates: [],
    });
  });
});

describe('many products at once', () => {
  it('get and lose tags, categories, a brand; the failed are named', async () => {
    const made = [
      await make('Many one', { tags: ['gift'], categories: ['cups'] }),
      await make('Many two', { categories: ['garden'] }),
      await make('Many three'),
    ];
    await archive(made[2]!.id);
    const ids = made.map(({ id }) => id);
    const unknown = '0190b8a0-0000-7000-8000-000000000000';
    const answer = await bulk({
      ids: [...ids, unknown, 'x'],
      set: { published: true, brand: 'Bulk', taxClass: 'reduced' },
      addTags: ['sale'],
      removeTags: ['gift'],
      addCategories: ['kitchen'],
      removeCategories: ['home'],
    });
    expect(answer.data).toMatchObject({ changed: 2, failed: [{ id: ids[2], msg: expect.stringContaining('archived') }, { id: unknown }, { id: 'x' }] });
    expect((await read(ids[0]!)).product).toMatchObject({ brand: 'Bulk', taxClass: 'reduced', tags: ['sale'], categories: ['kitchen'] });
    expect((await read(ids[1]!)).product).toMatchObject({ tags: ['sale'], categories: ['garden', 'kitchen'] });
    expect((await shop.client().get('/api/web/product/list?category=home&brand=bulk')).data.total).toBe(2);
    expect((await bulk({ filter: { brand: 'Bulk', tag: 'sale', category: 'garden' }, set: { archived: true } })).data).toEqual({ changed: 1, failed: [] });
    expect([await listed({ brand: 'Bulk' }), await listed({ brand: 'Bulk', archived: true })]).toEqual([['many-one'], ['many-two']]);
    expect((await bulk({ filter: { brand: 'Bulk', archived: true }, set: { archived: false } })).data.changed).toBe(1);
    const recorded = await sql<{
      detail: { changed: number };
    }>`select detail from staff_action where action = 'product.bulk' order by sequence limit 1`.execute(shop.kysely);
    expect(recorded.rows).toMatchObject([{ detail: { changed: 2, failed: 3, addTags: ['sale'] } }]);
  });

  it('get other prices, those of their own too; none falls below zero', async () => {
    const own = [{ currency: 'EUR', amount: 2_000 }];
    const [dear, cheap] = [
      await make('Dear', { brand: 'Priced', variants: [{ price: usd(1_990), prices: own }] }),
      await make('Cheap', { brand: 'Priced', variants: [{ price: usd(300) }] }),
    ];
    const prices = async () => Promise.all([dear, cheap].map(async ({ id }) => (await read(id)).product.variants[0]!.price.amount));
    expect(await page('dear')).toBe(200);
    expect((await bulk({ filter: { brand: 'priced' }, price: { percent: -10, roundTo: 50 } })).data).toEqual({ changed: 2, failed: [] });
    expect(await prices()).toEqual([1_800, 250]);
    expect((await read(dear.id)).product.variants[0]!.prices).toEqual([{ currency: 'EUR', amount: 1_800, linePrice: null }]);
    await vi.waitFor(async () => expect((await shop.client().get('/product/dear')).text).toContain('18.00'));
    const below = await bulk({ filter: { brand: 'Priced' }, price: { amount: usd(-500) }, set: { brand: 'Cut' } });
    expect(below.data).toMatchObject({ changed: 1, failed: [{ id: cheap.id }] });
    expect(await prices()).toEqual([1_300, 250]);
    expect((await read(cheap.id)).product.brand).toBe('Priced');
  });

  it.each<[object, string]>([
    [{}, 'ids'],
    [{ ids: [], set: { brand: 'x' } }, 'ids'],
    [{ ids: ['x'], filter: {}, set: { brand: 'x' } }, 'ids'],
    [{ ids: ['x'] }, 'set'],
    [{ ids: ['x'], set: { slug: 'x' } }, 'set'],
    [{ ids: ['x'], addTags: ['nothing'] }, 'addTags'],
    [{ ids: ['x'], removeCategories: ['nothing'] }, 'removeCategories'],
    [{ ids: ['x'], set: { taxClass: 'nothing' } }, 'set.taxClass'],
    [{ ids: ['x'], set: { template: 'product-nothing' } }, 'set.template'],
    [{ ids: ['x'], price: { percent: -101 } }, 'price.percent'],
    [{ ids: ['x'], price: { percent: 1, amount: usd(1) } }, 'price.percent'],
    [{ ids: ['x'], price: { amount: { amount: 1, currency: 'EUR' } } }, 'price.amount.currency'],
    [{ ids: ['x'], price: { percent: 1, roundTo: 0 } }, 'price.roundTo'],
  ])('are refused %j', async (body, field) => {
    const answer = await bulk(body);
    expect(errorsOf(answer)).toEqual([400, expect.arrayContaining([field])]);
  });

  it('are changed by who may: prices by one right, the rest by another', async () => {
    const { id } = await make('Rights');
    const editor = { 'x-auth': await staffToken(shop, 'editor') };
    expect(await bulk({ ids: [id], price: { percent: 1 } }, editor)).toMatchObject({ status: 403, code: 30 });
    expect((await bulk({ ids: [id], set: { brand: 'Edited' } }, editor)).data.changed).toBe(1);
  });

  it('take as many statements for fifty as for one', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 12; at += 1) ids.push((await make(`Counted ${at}`, { brand: 'Counted' })).id);
    const body = { addTags: ['gift'], addCategories: ['cups'], price: { percent: 5 }, set: { brand: 'Counted' } };
    const few = await countStatements(shop.host.database, () => bulk({ ids: ids.slice(0, 2), ...body }));
    const many = await countStatements(shop.host.database, () => bulk({ ids, ...body }));
    expect(many).toBe(few);
  });
});
