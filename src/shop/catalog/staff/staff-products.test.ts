import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Announcement } from '#kit/server/events/announce.ts';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';
import type { StaffProduct } from '../contract.ts';

let shop: TestApp;
let manager: Record<string, string>;
let productId: string;

beforeAll(async () => {
  shop = await createTestApp();
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  await shop.run(
    sql`insert into currency (code, rate, step_amount, position, is_base) values ('USD', 1, 1, 0, true), ('EUR', 0.9, 5, 1, false) on conflict do nothing`,
  );
  const { database } = shop.host;
  const made = await insertTestProduct(database, {
    slug: 'moss-cup',
    title: 'Moss cup',
    variants: [
      { sku: 'M1', price: 1000, onHand: 7 },
      { sku: 'M2', price: 3000, onHand: 0 },
    ],
  });
  productId = made[0]!.productId;
  await insertTestProduct(database, { slug: 'draft-cup', title: 'Draft cup', published: false, variants: [{ sku: 'D1', price: 500 }] });
  await shop.run(
    sql`update product set search_text = lower(concat_ws(' ', texts -> 'en' ->> 'title', (select string_agg(sku, ' ') from variant where product_id = product.id)))`,
  );
});
afterAll(() => shop.close());

const list = (query = '') => shop.client().get(`/api/admin/products${query}`, manager);
const filtered = (filter: object) => list(`?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const read = async () => {
  const answer = await shop.client().get(`/api/admin/products/${productId}`, manager);
  return { product: answer.data as StaffProduct, etag: answer.headers['etag']! };
};
const put = (body: object, etag?: string) =>
  shop.client().send({ method: 'PUT', url: `/api/admin/products/${productId}`, payload: body, headers: { ...manager, ...(etag ? { 'if-match': etag } : {}) } });
const slugs = (answer: { data: { items: { slug: string }[] } }) => answer.data.items.map((item) => item.slug);

describe('the list', () => {
  it('shows what is published and what is not, with price and stock', async () => {
    const answer = await list('?sort=price');
    expect(slugs(answer)).toEqual(['draft-cup', 'moss-cup']);
    expect(answer.data.items[1]).toMatchObject({
      title: 'Moss cup',
      price: { amount: 1000, currency: 'USD' },
      highestPrice: { amount: 3000, currency: 'USD' },
      variantCount: 2,
      onHand: 7,
      published: true,
    });
  });

  it('finds by title, SKU, state and stock', async () => {
    expect(slugs(await filtered({ q: 'MOSS' }))).toEqual(['moss-cup']);
    expect(slugs(await filtered({ q: 'm2' }))).toEqual(['moss-cup']);
    expect(slugs(await filtered({ q: '%' }))).toEqual([]);
    expect(slugs(await filtered({ published: false }))).toEqual(['draft-cup']);
    expect(slugs(await filtered({ published: true, stock: 'in' }))).toEqual(['moss-cup']);
    expect(slugs(await filtered({ published: true, stock: 'out' }))).toEqual([]);
  });

  it.each(['?sort=slug', '?filter=%7B%22id%22%3A1%7D', '?filter=%22x%22', '?size=0'])('refuses %s', async (query) => {
    expect(await list(query)).toMatchObject({ status: 400, code: 40 });
  });
});

describe('a product', () => {
  it('is changed by the record as it was read; its page is invalidated, the ledger written', async () => {
    const onStale = vi.fn<(announcement: Extract<Announcement, { kind: 'stale' }>) => void>();
    const stop = shop.host.announcements.on('stale', onStale);
    const { product, etag } = await read();
    const [first, second] = product.variants;
    const answer = await put(
      {
        ...product,
        texts: { ...product.texts, en: { ...product.texts['en'], title: 'Mossy cup', description: '<p onclick="x()">Fine</p><script>alert(1)</script>' } },
        variants: [{ ...first, price: { amount: 900, currency: 'USD' }, prices: [{ currency: 'EUR', amount: 850, linePrice: null }], onHand: 9 }, second],
        stockReason: 'counted',
      },
      etag,
    );
    expect(answer).toMatchObject({ code: 0, data: { texts: { en: { title: 'Mossy cup', description: '<p>Fine</p>' } } } });
    expect(answer.headers['etag']).not.toBe(etag);
    const { product: after } = await read();
    expect(after.variants[0]).toMatchObject({ price: { amount: 900 }, prices: [{ currency: 'EUR', amount: 850 }], onHand: 9 });
    const ledger = await sql<{
      change: number;
      reason: string;
      note: string;
      staff: string;
      after: number;
    }>`select change, reason, note, staff_name as staff, on_hand_after as after from stock_movement where variant_id = ${first!.id} order by at desc, id desc limit 1`.execute(
      shop.kysely,
    );
    expect(ledger.rows).toEqual([{ change: 2, reason: 'staff', note: 'counted', staff: 'manager', after: 9 }]);
    await vi.waitFor(() => expect(onStale.mock.calls.flatMap(([{ tags }]) => tags)).toEqual(expect.arrayContaining([`product:${productId}`, 'products'])));
    stop();
    expect((await shop.client().get('/api/web/product/detail?slug=moss-cup')).data).toMatchObject({
      title: 'Mossy cup',
      variants: [{ price: { amount: 900 } }, {}],
    });
    expect(slugs(await filtered({ q: 'mossy' }))).toEqual(['moss-cup']);
  });

  it('is not changed by who read an older one, or does not say which', async () => {
    const { product, etag } = await read();
    expect((await put({ ...product, brand: 'Other' }, etag)).code).toBe(0);
    expect(await put({ ...product, brand: 'Late' }, etag)).toMatchObject({ status: 412, code: 40 });
    expect(await put(product)).toMatchObject({ status: 428, code: 40 });
    expect((await read()).product.brand).toBe('Other');
  });

  it('keeps its tag while orders reserve units, and loses it when units leave', async () => {
    const { product, etag } = await read();
    await shop.run(sql`update stock_level set reserved = reserved + 1 where variant_id = ${product.variants[0]!.id}`);
    expect((await read()).etag).toBe(etag);
    await shop.run(sql`update stock_level set on_hand = on_hand - 1 where variant_id = ${product.variants[0]!.id}`);
    expect((await read()).etag).not.toBe(etag);
  });

  it.each<[string, (product: StaffProduct) => object]>([
    ['a price below 0', (product) => ({ variants: [{ ...product.variants[0], price: { amount: -1, currency: 'USD' } }] })],
    ['half a cent', (product) => ({ variants: [{ ...product.variants[0], price: { amount: 0.5, currency: 'USD' } }] })],
    ['a price as text', (product) => ({ variants: [{ ...product.variants[0], price: { amount: '1e3', currency: 'USD' } }] })],
    ['another currency', (product) => ({ variants: [{ ...product.variants[0], price: { amount: 1, currency: 'EUR' } }] })],
    [
      'a price list of an unknown currency',
      (product) => ({ variants: [{ ...product.variants[0], prices: [{ currency: 'XXX', amount: 1, linePrice: null }] }] }),
    ],
    ['a variant of another product', (product) => ({ variants: [{ ...product.variants[0], id: newId() }] })],
    ['a variant twice', (product) => ({ variants: [product.variants[0], product.variants[0]] })],
    ['no title at all', () => ({ texts: { en: { title: ' ' } } })],
    ['an unknown language', () => ({ texts: { en: { title: 'x' }, xx: { title: 'x' } } })],
    ['a quantity of 2^53', (product) => ({ variants: [{ ...product.variants[0], onHand: 2 ** 53 }] })],
  ])('refuses %s and changes nothing', async (_, change) => {
    const { product, etag } = await read();
    expect(await put({ ...product, ...change(product) }, etag)).toMatchObject({ status: 400, code: 40 });
    expect((await read()).etag).toBe(etag);
  });

  it('disappears from the shop when it is no longer published', async () => {
    const { product, etag } = await read();
    const hidden = await put({ ...product, published: false }, etag);
    expect((await shop.client().get('/api/web/product/detail?slug=moss-cup')).status).toBe(404);
    expect((await put({ ...product, published: true }, hidden.headers['etag'])).code).toBe(0);
  });
});

describe('who may change what', () => {
  const as = async (role: 'editor' | 'merchandiser', rights: object | null = null) => {
    const token = await staffToken(shop, role);
    if (rights) await shop.run(sql`update staff set rights = ${JSON.stringify(rights)}::jsonb where name = ${role}`);
    return async (change: (product: StaffProduct) => object) => {
      const { product, etag } = await read();
      const headers = { 'x-auth': token, 'if-match': etag };
      return shop.client().send({ method: 'PUT', url: `/api/admin/products/${productId}`, payload: change(product), headers });
    };
  };
  const withVariant = (product: StaffProduct, change: object) => ({
    ...product,
    variants: product.variants.map((variant, index) => (index === 0 ? { ...variant, ...change } : variant)),
  });

  it('who only works on shipping learns in which money the shop counts, and reads no product', async () => {
    const token = await staffToken(shop, 'support');
    await shop.run(sql`update staff set rights = '{"delivery":"write"}'::jsonb where name = 'support'`);
    const get = (path: string) => shop.client().get(path, { 'x-auth': token });
    expect(await get('/api/admin/product-setup')).toMatchObject({ code: 0, data: { currency: 'USD' } });
    expect((await get('/api/admin/products')).status).toBe(403);
  });

  it('an editor changes texts, and neither price nor stock', async () => {
    const put = await as('editor');
    expect(await put((product) => ({ ...product, brand: 'Edited' }))).toMatchObject({ code: 0, data: { brand: 'Edited' } });
    const before = (await read()).product;
    const { currency } = before.variants[0]!.price;
    for (const change of [
      { price: { amount: 1, currency } },
      { linePrice: { amount: 999_999, currency } },
      { onHand: 99 },
      { policy: 'continue' },
      { tracked: !before.variants[0]!.tracked },
      { prices: [{ currency: 'EUR', amount: 1, linePrice: null }] },
    ])
      expect(await put((product) => withVariant(product, change))).toMatchObject({ status: 403, code: 30 });
    expect((await read()).product).toEqual(before);
  });

  it('who has the right to prices alone changes prices, and no words', async () => {
    const put = await as('merchandiser', { catalog: 'read', prices: 'write' });
    expect(await put((product) => ({ ...product, brand: 'Other' }))).toMatchObject({ status: 403, code: 30 });
    expect(await put((product) => withVariant(product, { onHand: 12 }))).toMatchObject({ code: 0 });
  });
});
