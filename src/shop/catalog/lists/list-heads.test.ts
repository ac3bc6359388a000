/** The cached header of a list, and that all nodes see an invalidation. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { countStatements } from '#test/harness/count-statements.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { filterOfPage, listProducts } from './index.ts';
import { refreshProducts } from '../products/store-write.ts';

let shop: TestApp;
const category = newId();
const rename = (title: string) =>
  shop.run(sql`update category set texts = jsonb_build_object('en', jsonb_build_object('title', ${title}::text)) where id = ${category}`);
const invalidate = (tags: string[]) => shop.host.database.transaction((tx) => invalidateTags(tx, tags));

let asked = 0;
/** A page that no cache has seen: its title, and how many statements it took. */
async function pageOf(slug = 'heads') {
  let page = { status: 0, title: '' as string | undefined };
  const statements = await countStatements(shop.host.database, async () => {
    const { body, statusCode } = await shop.app.inject(`/category/${slug}?rating=1&page=1&price=${(asked += 1)}-`);
    page = { status: statusCode, title: /<h1[^>]*>([^<]*)</.exec(body)?.[1] };
  });
  return { ...page, statements };
}

async function addProduct(slug: string): Promise<void> {
  const [made] = await insertTestProduct(shop.host.database, { slug, title: slug, variants: [{ sku: slug, price: 1000 }] });
  await shop.run(sql`insert into product_category (product_id, category_id) values (${made!.productId}, ${category})`);
  await shop.host.database.transaction((tx) => refreshProducts(tx, [made!.productId]));
}

beforeAll(async () => {
  shop = await createTestApp();
  await shop.run(sql`insert into currency (code, rate, step_amount, position, is_base) values ('USD', 1, 1, 0, true) on conflict do nothing`);
  await shop.run(sql`insert into category (id, slug, texts) values (${category}, 'heads', '{"en":{"title":"Heads"}}')`);
  await addProduct('first-head');
  await shop.host.announcements.ready;
});
afterAll(() => shop.close());

describe('the header of a list', () => {
  it('is read once by its pages, until it is invalidated', async () => {
    expect(await pageOf()).toMatchObject({ title: 'Heads' });
    const known = await pageOf();
    await rename('Renamed');
    expect(await pageOf()).toEqual(known);
    await invalidate([`category:${category}`]);
    await vi.waitFor(async () => expect((await pageOf()).title).toBe('Renamed'), { timeout: 5_000, interval: 5 });
    await pageOf();
    expect((await pageOf()).statements).toBe(known.statements);
  });

  it('is not cached of a list that is not there, and gone with its list', async () => {
    expect((await pageOf('later')).status).toBe(404);
    await shop.run(sql`update category set slug = 'later' where id = ${category}`);
    expect((await pageOf('later')).title).toBe('Renamed');
    await shop.run(sql`update category set slug = 'heads' where id = ${category}`);
    await invalidate([`category:${category}`]);
    await vi.waitFor(async () => expect((await pageOf('later')).status).toBe(301), { timeout: 5_000, interval: 5 });
  });

  it('is read again by a request for the list itself', async () => {
    const total = async (header?: 'cached') =>
      (
        await listProducts(shop.host.database.reader, filterOfPage(new URLSearchParams(), { category: 'heads' }), {
          currency: 'USD',
          lang: 'en',
          ...(header && { header }),
        })
      ).total;
    expect([await total('cached'), await total()]).toEqual([1, 1]);
    await addProduct('second-head');
    expect([await total('cached'), await total()]).toEqual([1, 2]);
    await invalidate(['products']);
    await vi.waitFor(async () => expect(await total('cached')).toBe(2), { timeout: 5_000, interval: 5 });
  });
});
