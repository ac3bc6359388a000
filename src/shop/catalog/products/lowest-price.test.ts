// The lowest price of the 30 days before a reduction, beside it, where the law of a market asks for it.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { listItemsById } from '../lists/index.ts';
import { readProduct } from './read-product.ts';

let shop: TestApp;
let bowl: TestVariant;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());
beforeEach(async () => {
  [bowl] = (await insertTestProduct(shop.host.database, { variants: [{ price: 3_000, onHand: 9, linePrice: 3_600 }] })) as [TestVariant];
  await shop.run(sql`insert into variant_price (variant_id, currency, price_amount, line_price_amount) values (${bowl.id}, 'EUR', 2500, 4000)`);
});

const lowest = async (currency: string) =>
  (await readProduct(shop.host.database.reader, { slug: bowl.slug, currency, lang: 'en' })).variants[0]!.lowestPrice?.amount ?? null;
/** The price in euros changes; the one before ended so many days ago. */
async function change(to: number, daysAgo = 0): Promise<void> {
  await shop.run(sql`update variant_price set price_amount = ${to} where variant_id = ${bowl.id} and currency = 'EUR'`);
  await shop.run(
    sql`update past_price set ended_at = ended_at - make_interval(days => ${daysAgo}) where variant_id = ${bowl.id} and ended_at = (select max(ended_at) from past_price where variant_id = ${bowl.id})`,
  );
}

it.each([
  ['was asked until 35 days ago', 35, 3_500],
  ['was asked until 25 days ago', 25, 2_800],
])('is the lowest of the 30 days before the price changed, where one that %s was lower', async (_what, days, found) => {
  await change(3_000, 70);
  await change(2_800, 50);
  await change(3_500, days);
  await change(2_000, 0);
  expect(await lowest('EUR')).toBe(found);
});

it('is the price itself where it never was another, and nothing where it is not reduced or not asked for', async () => {
  expect([await lowest('EUR'), await lowest('USD')]).toEqual([2_500, null]);
  await shop.run(sql`update variant_price set line_price_amount = null where variant_id = ${bowl.id}`);
  expect(await lowest('EUR')).toBeNull();
});

it('of the base currency is converted as prices are', async () => {
  await shop.run(sql`delete from variant_price where variant_id = ${bowl.id}`);
  await shop.run(sql`update market set shows_lowest_price = true where code = 'us'`);
  invalidateMemoized(['markets']);
  await shop.run(sql`update variant set price_amount = 2000 where id = ${bowl.id}`);
  expect([await lowest('USD'), (await lowest('EUR'))! > 2_000]).toEqual([3_000, true]);
  await shop.run(sql`update market set shows_lowest_price = false where code = 'us'`);
  invalidateMemoized(['markets']);
});

it('stands on the page and on cards', async () => {
  await change(2_000, 0);
  expect((await shop.client().get(`/product/${bowl.slug}?currency=EUR`)).text).toContain('Lowest price of the last 30 days: €25.00');
  expect((await shop.client().get(`/product/${bowl.slug}`)).text).not.toContain('Lowest price');
  const [item] = await listItemsById(shop.host.database.reader, [bowl.productId], { currency: 'EUR', lang: 'en' });
  expect(item).toMatchObject({ linePrice: { amount: 4_000 }, lowestPrice: { amount: 2_500, currency: 'EUR' } });
});

it('keeps no more than is asked for', async () => {
  await change(3_000, 70);
  await change(2_800, 0);
  await change(2_700, 0);
  const kept = await shop.rows(sql<{ price: number }>`select price_amount as price from past_price where variant_id = ${bowl.id} order by ended_at`);
  expect(kept.map(({ price }) => price)).toEqual([3_000, 2_800]);
});
