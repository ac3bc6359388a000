/** The page of an offer whose units count. */
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cartCount } from '#kit/browser/state.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { readMarkets } from '#shop/markets/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { drawIsland, takeAway } from '#test/harness/island.tsx';
import { insertTestProduct } from '#test/harness/products.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { promotionInput } from '../../contract.ts';
import { savePromotion } from '../../staff/save-promotion.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterEach(() => {
  takeAway();
  cartCount.set(0);
});
afterAll(() => shop.close());

const tenth = { kind: 'percentage', basisPoints: 1_000 };

it('says how many units of its goods are in the cart, and nobody’s in the page that all get', async () => {
  const [bowl] = await insertTestProduct(shop.host.database, { slug: 'set-bowl', variants: [{ onHand: 50 }] });
  const [cup] = await insertTestProduct(shop.host.database, { slug: 'single-cup', variants: [{ onHand: 50 }] });
  const input = promotionInput.parse({
    slug: 'bowls-by-six',
    texts: { en: { title: 'Bowls by six' } },
    rule: { kind: 'tiersByQuantity', steps: [{ from: 6, takes: tenth }] },
    conditions: { targets: { products: ['set-bowl'] } },
  });
  const markets = await readMarkets(shop.host.database.reader);
  await shop.host.database.transaction((tx) => savePromotion(tx, { id: null, source: 'promotion', input, markets, locale: 'en', now: shop.clock.now }));
  invalidateMemoized(['promotions']);
  const shopper = await signedIn(shop);
  await shopper.post('/cart/add', { sku: bowl!.sku, quantity: 2 });
  await shopper.post('/cart/add', { sku: cup!.sku, quantity: 3 });
  const { text } = await shop.client().get('/promotion/bowls-by-six');
  expect(text).toContain('No code needed: the discount comes off in your cart.');
  expect(text).toMatch(/Buy 6 <span[^>]*>10% off/);
  cartCount.set(5);
  await drawIsland(shopper, '/promotion/bowls-by-six', 'offer-progress');
  await screen.findByText('In your cart: 2 of 6');
});

it('shows how each of its goods can be bought, and one or two of them beside its words', async () => {
  const { text } = await shop.client().get('/promotion/bowls-by-six');
  const page = new DOMParser().parseFromString(text, 'text/html');
  const link = page.querySelector('.beside-lead article a[data-quick-view="set-bowl"]');
  expect(link?.textContent).toContain('Add to cart');
  expect(page.querySelector('.list-toolbar')).toBeNull();
});
