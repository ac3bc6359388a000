import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { testContext } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { filterOfPage, listProducts } from '../lists/index.ts';
import { findLead } from './find-lead.ts';

let shop: TestApp;
const view = { currency: 'USD', lang: 'en' };

/** A product with so many pictures, as the only one of a list; the pictures' ids in their order. */
async function listed(pictures: number) {
  const [made] = await insertTestProduct(shop.host.database, { variants: [{}] });
  const ids = Array.from({ length: pictures }, () => newId());
  for (const [position, id] of ids.entries()) {
    await sql`insert into media (id, width, height, mime) values (${id}, 800, 800, 'image/jpeg')`.execute(shop.kysely);
    await sql`insert into product_media (product_id, media_id, position) values (${made!.productId}, ${id}, ${position})`.execute(shop.kysely);
  }
  const { items, ...list } = await listProducts(shop.host.database.reader, filterOfPage(new URLSearchParams()), view);
  return { ids, list: { ...list, items: items.filter(({ id }) => id === made!.productId) } };
}
const lead = async (list: Parameters<typeof findLead>[1]) => (await findLead(testContext(shop), list))?.id ?? null;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('begins a list with the last picture of its first product, and with none that is for the card alone', async () => {
  const four = await listed(4);
  expect(await lead(four.list)).toBe(four.ids[3]);
  const one = await listed(1);
  expect(await lead(one.list)).toBeNull();
  expect(await lead({ ...one.list, items: [] })).toBeNull();
  expect(await lead(null)).toBeNull();
});
