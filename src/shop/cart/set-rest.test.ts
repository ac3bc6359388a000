import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { readMarkets } from '../markets/index.ts';
import { promotionInput } from '../promotions/contract.ts';
import { savePromotion } from '../promotions/staff/save-promotion.ts';

let shop: TestApp;
let [pot, cup]: TestVariant[] = [];
let shopper: SignedInShopper;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  [pot] = await insertTestProduct(shop.host.database, { slug: 'pot', title: 'Pot', variants: [{ onHand: 50 }] });
  [cup] = await insertTestProduct(shop.host.database, { slug: 'cup', title: 'Cup', variants: [{ onHand: 50, price: 1_800 }] });
  const part = (product: string, quantity: number) => ({ targets: { products: [product], categories: [], collections: [], tags: [] }, quantity });
  const input = promotionInput.parse({
    slug: 'tea-for-two',
    texts: { en: { title: 'Tea for two' } },
    rule: { kind: 'bundle', parts: [part('pot', 1), part('cup', 2)], takes: { kind: 'percentage', basisPoints: 1_500 } },
    conditions: {},
  });
  const markets = await readMarkets(shop.host.database.reader);
  await shop.host.database.transaction((tx) => savePromotion(tx, { id: null, source: 'promotion', input, markets, locale: 'en', now: shop.clock.now }));
  invalidateMemoized(['promotions']);
});
beforeEach(async () => {
  shopper = await signedIn(shop);
});
afterAll(() => shop.close());

const put = (variant: TestVariant | undefined, quantity: number) => shopper.post('/cart/add', { sku: variant!.sku, quantity });
const rest = async () => (await shopper.post('/cart/set-rest')).data.set;

describe('the rest of a set', () => {
  it('is what the cart lacks of it', async () => {
    await put(pot, 1);
    await put(cup, 1);
    expect(await rest()).toMatchObject({
      slug: 'tea-for-two',
      title: 'Tea for two',
      missing: [{ sku: cup!.sku, title: 'Cup', quantity: 1, price: { amount: 1_800, currency: 'USD' } }],
      saving: { amount: 690, currency: 'USD' },
    });
  });

  it('is all that is missing, and nothing once it is added', async () => {
    await put(pot, 1);
    const { missing } = await rest();
    expect(missing).toMatchObject([{ sku: cup!.sku, quantity: 2 }]);
    await shopper.post('/cart/add-all', { items: missing.map(({ sku, quantity }: { sku: string; quantity: number }) => ({ sku, quantity })) });
    expect(await rest()).toBeNull();
  });

  it('is nothing for an empty cart, or one without any of it', async () => {
    expect(await rest()).toBeNull();
    const [plate] = await insertTestProduct(shop.host.database, { variants: [{ onHand: 5 }] });
    await put(plate, 1);
    expect(await rest()).toBeNull();
  });
});
