import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { readMarkets } from '../markets/index.ts';
import { promotionInput } from './contract.ts';
import { forgetRunning } from './find-offers.ts';
import { savePromotion } from './save-promotion.ts';

let shop: TestApp;
// Shorter than a page is kept.
const soonMs = 5_000;

async function save(slug: string, given: Record<string, unknown>): Promise<void> {
  const input = promotionInput.parse({
    slug,
    texts: { en: { title: `The ${slug}` }, zh: { title: `活动 ${slug}` } },
    rule: { kind: 'percentage', basisPoints: 1_000 },
    ...given,
  });
  const markets = await readMarkets(shop.host.database.reader);
  await shop.host.database.transaction((tx) => savePromotion(tx, { id: null, source: 'promotion', input, markets, locale: 'en', now: shop.clock.now }));
  forgetRunning(shop.host.database.reader);
}
const bowls = { targets: { products: ['hint-bowl'] } };
const said = async (path = '/product/hint-bowl') =>
  [...(await shop.client().get(path)).text.matchAll(/href="[^"]*\/promotion\/([\w-]+)"/g)].map((match) => match[1]);
const at = (ms: number) => new Date(shop.clock.now.getTime() + ms).toISOString();

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  await insertTestProduct(shop.host.database, { slug: 'hint-bowl', variants: [{}] });
  await insertTestProduct(shop.host.database, { slug: 'hint-lamp', variants: [{}] });
});
afterAll(() => shop.close());

describe('the promotions that a product page tells of', () => {
  it('are those that name the product, at once after they were saved, in the language of the page', async () => {
    expect(await said()).toEqual([]);
    await save('bowl-weeks', { conditions: bowls });
    await expect.poll(() => said()).toEqual(['bowl-weeks']);
    expect(await said('/product/hint-lamp')).toEqual([]);
    expect((await shop.client().get('/zh/product/hint-bowl')).text).toContain('活动 bowl-weeks');
  });

  it('are not those for some only, hidden, switched off or used up', async () => {
    await save('members', { conditions: { ...bowls, customerGroups: ['members'] } });
    await save('by-name', { conditions: { ...bowls, customers: ['a@example.com'] } });
    await save('first-order', { conditions: { ...bowls, firstOrder: true } });
    await save('elsewhere', { conditions: { ...bowls, markets: ['jp'] } });
    await save('hidden', { conditions: bowls, listed: false });
    await save('off', { conditions: bowls, active: false });
    // Above all others, so that each of them would be seen.
    await save('to-come', { conditions: bowls, priority: 1, startsAt: at(soonMs), endsAt: at(2 * soonMs) });
    await expect.poll(() => said()).toEqual(['bowl-weeks']);
  });

  it('begin and end on time, though the page is kept', async () => {
    expect(await said()).toEqual(['bowl-weeks']);
    shop.clock.now = new Date(shop.clock.now.getTime() + soonMs + 1_000);
    expect(await said()).toEqual(['to-come', 'bowl-weeks']);
    shop.clock.now = new Date(shop.clock.now.getTime() + soonMs);
    expect(await said()).toEqual(['bowl-weeks']);
  });
});
