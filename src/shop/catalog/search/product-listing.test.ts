/** The narrow row that lists are found by says what the tables say, as soon as a change is committed. */
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on, type Queryable, type Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';

let shop: TestApp;
const ids = { product: '', first: '', second: '', category: newId(), tag: newId(), collection: newId() };
const run = <Row>(statement: RawBuilder<Row>, db: Queryable = shop.host.database.reader) => statement.execute(on(db));
const change = (...statements: RawBuilder<unknown>[]) =>
  shop.host.database.transaction(async (tx: Tx) => {
    for (const statement of statements) await run(statement, tx);
  });
const stored = async () => JSON.stringify((await run(sql`select * from product_listing order by product_id`)).rows);

beforeAll(async () => {
  shop = await createTestApp();
  await insertTestProduct(shop.host.database, { slug: 'lamp', title: 'Lamp', variants: [{ price: 500 }, { price: 700 }] });
  ids.product = (await run(sql<{ id: string }>`select id from product where slug = 'lamp'`)).rows[0]!.id;
  [ids.first, ids.second] = (await run(sql<{ id: string }>`select id from variant where product_id = ${ids.product} order by position`)).rows.map(
    ({ id }) => id,
  ) as [string, string];
  await change(
    sql`insert into category (id, slug, texts) values (${ids.category}, 'light', '{}')`,
    sql`insert into tag (id, slug, texts) values (${ids.tag}, 'bright', '{}')`,
    sql`insert into collection (id, slug, texts) values (${ids.collection}, 'winter', '{}')`,
  );
}, 60_000);
afterAll(() => shop.close());

const changes: [string, () => RawBuilder<unknown>[]][] = [
  ['a brand', () => [sql`update product set brand = 'Kiln' where id = ${ids.product}`]],
  ['sales', () => [sql`update product set sales_count = sales_count + 3 where id = ${ids.product}`]],
  ['a review', () => [sql`update product set rating_sum = 4, review_count = 1 where id = ${ids.product}`]],
  ['a category', () => [sql`insert into product_category (product_id, category_id) values (${ids.product}, ${ids.category})`]],
  ['a tag', () => [sql`insert into product_tag (product_id, tag_id) values (${ids.product}, ${ids.tag})`]],
  ['a collection', () => [sql`insert into product_collection (product_id, collection_id) values (${ids.product}, ${ids.collection})`]],
  ['a price', () => [sql`update variant set price_amount = 900 where id = ${ids.second}`]],
  ['a choice', () => [sql`update variant set options = '{"colour": "moss"}' where id = ${ids.second}`]],
  [
    'the last unit of a variant',
    () => [sql`update stock_level set on_hand = 0, reserved = 0, tracked = true, policy = 'deny' where variant_id = ${ids.first}`],
  ],
  ['the last unit of all', () => [sql`update stock_level set on_hand = 0, reserved = 0, tracked = true, policy = 'deny' where variant_id = ${ids.second}`]],
  ['new stock', () => [sql`update stock_level set on_hand = 5 where variant_id = ${ids.second}`]],
  [
    'several at once',
    () => [sql`update product set sales_count = 0 where id = ${ids.product}`, sql`update variant set price_amount = 300 where id = ${ids.first}`],
  ],
  ['a tag deleted', () => [sql`delete from tag where id = ${ids.tag}`]],
  ['a variant deleted', () => [sql`delete from variant where id = ${ids.second}`]],
  ['not published', () => [sql`update product set published = false where id = ${ids.product}`]],
];

it.each(changes)('follows %s', async (_what, statements) => {
  const before = await stored();
  await change(...statements());
  const after = await stored();
  expect(after).not.toBe(before);
  await run(sql`select refresh_product_listing(array(select id from product))`);
  expect(await stored()).toBe(after);
  expect((await run(sql`select * from product_listing_stale`)).rows).toEqual([]);
});

it('goes with its product, and a change that is rolled back leaves it alone', async () => {
  const before = await stored();
  await expect(change(sql`update product set sales_count = 77 where id = ${ids.product}`, sql`select 1 / 0`)).rejects.toThrow('division');
  expect(await stored()).toBe(before);
  await change(sql`delete from product where id = ${ids.product}`);
  expect(await stored()).toBe('[]');
});

it('knows what two sold at the same time', async () => {
  await insertTestProduct(shop.host.database, { slug: 'vase', title: 'Vase', variants: [{ price: 500 }, { price: 700 }] });
  const variants = (await run(sql<{ id: string }>`select v.id from variant v join product p on p.id = v.product_id where p.slug = 'vase'`)).rows;
  const empty = (id: string) => sql`update stock_level set on_hand = 0, reserved = 0, tracked = true, policy = 'deny' where variant_id = ${id}`;
  await change(...variants.map(({ id }) => sql`update stock_level set on_hand = 1, reserved = 0, tracked = true, policy = 'deny' where variant_id = ${id}`));
  // Both have written before either commits.
  let waiting = variants.length;
  let go = () => {};
  const all = new Promise<void>((done) => (go = done));
  await Promise.all(
    variants.map(({ id }) =>
      shop.host.database.transaction(async (tx: Tx) => {
        await run(empty(id), tx);
        waiting -= 1;
        if (waiting === 0) go();
        await all;
      }),
    ),
  );
  const listing = await run(sql<{ available: boolean }>`select l.available from product_listing l join product p on p.id = l.product_id where p.slug = 'vase'`);
  expect(listing.rows).toEqual([{ available: false }]);
});
