import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { listProductRow } from './list-product-row.ts';

let shop: TestApp;
const view = { currency: 'USD', lang: 'en' };
const tag = newId();
beforeAll(async () => {
  shop = await createTestApp();
  const { database } = shop.host;
  for (const [slug, price, published] of [
    ['a', 300, true],
    ['b', 100, true],
    ['c', 200, true],
    ['hidden', 50, false],
  ] as const)
    await insertTestProduct(database, { slug, published, variants: [{ price }] });
  await database.transaction(async (tx) => {
    const db = on(tx);
    await sql`update product p set price_amount = (select min(price_amount) from variant v where v.product_id = p.id), sales_count = ascii(slug)`.execute(db);
    await sql`insert into tag (id, slug, texts) values (${tag}, 'some', '{}')`.execute(db);
    await sql`insert into product_tag (product_id, tag_id) select id, ${tag} from product where slug in ('a', 'b', 'hidden')`.execute(db);
  });
});
afterAll(() => shop.close());

const slugs = async (asked: Partial<Parameters<typeof listProductRow>[1]>) =>
  (await listProductRow(shop.host.database.reader, { sort: 'relevance', limit: 4, ...asked }, view)).map((item) => item.slug);

describe('a row of products', () => {
  it.each([
    ['what sells best', { sort: 'sales' as const }, ['c', 'b', 'a']],
    ['the cheapest', { sort: 'price' as const, limit: 2 }, ['b', 'c']],
    ['a tag', { tag: 'some' }, ['b', 'a']],
    ['those chosen by hand, in that order', { products: ['c', 'nowhere', 'a', 'hidden'] }, ['c', 'a']],
    ['an unknown collection', { collection: 'nowhere' }, []],
    ['an unknown promotion', { promotion: 'nowhere' }, []],
    ['a name that wants harm', { tag: "' or true --" }, []],
  ])('holds %s', async (_, asked, expected) => expect(await slugs(asked)).toEqual(expected));

  it('shares its statements with all others of the page', async () => {
    await slugs({});
    const before = shop.host.database.statements.count;
    const rows = await Promise.all([slugs({ tag: 'some' }), slugs({ sort: 'price' }), slugs({ products: ['a'] })]);
    expect(rows).toEqual([['b', 'a'], ['b', 'c', 'a'], ['a']]);
    expect(shop.host.database.statements.count - before).toBe(2);
  });
});
