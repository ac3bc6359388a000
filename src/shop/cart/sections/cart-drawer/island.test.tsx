/** What the drawer suggests in the room that a cart leaves. */
import { screen, waitFor } from '@testing-library/react';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cart, cartDrawerOpen } from '#kit/browser/state.ts';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { drawIsland, takeAway } from '#test/harness/island.tsx';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { signedIn } from '#test/harness/shoppers.ts';

let shop: TestApp;
const cups: TestVariant[] = [];
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  const [all, kinds] = [newId(), [newId(), newId()]];
  await shop.host.database.transaction(async (tx) => {
    for (const [id, parent] of [[all, null] as const, ...kinds.map((kind) => [kind, all] as const)])
      await sql`insert into category (id, slug, texts, parent_id) values (${id}, ${`kind-${id}`}, '{"en":{"title":"K"}}', ${parent})`.execute(on(tx));
  });
  const insert = async (title: string, kind: string) => {
    const [variant] = await insertTestProduct(shop.host.database, { title, variants: [{ onHand: 50 }] });
    await shop.host.database.transaction(async (tx) => {
      for (const category of [all, kind])
        await sql`insert into product_category (product_id, category_id) values (${variant!.productId}, ${category})`.execute(on(tx));
    });
    return variant!;
  };
  for (const title of ['Cup one', 'Cup two', 'Cup three', 'Cup four']) cups.push(await insert(title, kinds[0]!));
  for (const title of ['Pot one', 'Pot two', 'Pot three', 'Pot four']) await insert(title, kinds[1]!);
});
afterEach(() => {
  takeAway();
  cart.set(null);
  cartDrawerOpen.set(false);
});
afterAll(() => shop.close());

/** The drawer of a shopper with so many lines, open. */
async function opened(lines: number) {
  const shopper = await signedIn(shop);
  for (const { sku } of cups.slice(0, lines)) await shopper.post('/cart/add', { sku, quantity: 1 });
  const drawn = await drawIsland(shopper, '/', 'cart-drawer');
  cartDrawerOpen.set(true);
  await screen.findByText(cups.length === lines ? 'Cup four' : 'Cup one');
  return drawn;
}
const suggested = () => screen.queryAllByText(/^Pot/).length;

it('suggests other kinds of things, fewer the more lines there are', async () => {
  for (const lines of [1, 3]) {
    const { translate } = await opened(lines);
    // The script of the suggestions comes with the first drawer: on a busy machine it takes its time.
    await screen.findByText(translate('cart_goes_with'), {}, { timeout: 10_000 });
    expect([lines, suggested()]).toEqual([lines, 4 - lines]);
    takeAway();
    cart.set(null);
    cartDrawerOpen.set(false);
  }
});

it('suggests nothing beside many lines', async () => {
  await opened(4);
  await waitFor(() => expect(screen.queryAllByText(/^Cup/)).toHaveLength(4));
  expect(suggested()).toBe(0);
});
