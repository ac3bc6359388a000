import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { signedIn } from '#test/harness/shoppers.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  const category = newId();
  await sql`insert into category (id, slug, texts) values (${category}, 'cups', '{"en":{"title":"Cups"}}')`.execute(shop.kysely);
  for (const [slug, onHand] of [
    ['cup-gone', 0],
    ['cup-there', 5],
    ['cup-gone-too', 0],
  ] as const) {
    const [variant] = await insertTestProduct(shop.host.database, { slug, title: `Title of ${slug}`, variants: [{ onHand }] });
    await sql`insert into product_category (product_id, category_id) values (${variant!.productId}, ${category})`.execute(shop.kysely);
  }
});
afterAll(() => shop.close());

/** The page of a product: its main part, and its heading of what is like it. */
async function pageOf(slug: string) {
  const page = new DOMParser().parseFromString((await shop.client().get(`/product/${slug}`)).text, 'text/html');
  const beside = page.querySelector('[aria-labelledby=alternatives]');
  return { beside: beside?.textContent ?? '', headings: [...page.querySelectorAll('main h2')].map((heading) => heading.textContent.trim()) };
}

it('shows others of its kind that can be bought beside what is sold out, and nowhere else', async () => {
  const { beside, headings } = await pageOf('cup-gone');
  expect(beside).toContain('Title of cup-there');
  expect(beside).not.toContain('Title of cup-gone-too');
  expect(headings).not.toContain('You may also like');
});

it('shows them further down where it can be bought itself', async () => {
  const { beside, headings } = await pageOf('cup-there');
  expect(beside).toBe('');
  expect(headings).toContain('You may also like');
});

it('holds nothing of a signed-in shopper: their address is filled in by the browser', async () => {
  const shopper = await signedIn(shop);
  const { text } = await shopper.page('/product/cup-gone');
  expect(text).toContain('name=\\"email\\"');
  expect(text).not.toContain(shopper.email);
});
