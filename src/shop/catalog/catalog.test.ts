import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { findSellables } from './index.ts';

let shop: TestApp;
let cup: TestVariant[];

beforeAll(async () => {
  shop = await createTestApp();
  cup = await insertTestProduct(shop.host.database, {
    slug: 'cup',
    title: 'Cup',
    variants: [
      { sku: 'CUP-1', price: 1800, linePrice: 2000, onHand: 2 },
      { sku: 'CUP-2', price: 2200, linePrice: 2200, onHand: -3, policy: 'continue' },
    ],
  });
  await insertTestProduct(shop.host.database, { slug: 'draft', published: false, variants: [{ sku: 'DRAFT-1' }] });
});
afterAll(() => shop.close());

describe('sellables', () => {
  it('are found by SKU and by id, in one statement', async () => {
    const { database } = shop.host;
    await findSellables(database.reader, { currency: 'USD', lang: 'en', skus: ['CUP-1'] });
    const before = database.statements.count;
    const found = await findSellables(database.reader, { currency: 'USD', lang: 'zh', skus: ['CUP-1', 'NO-SUCH'], variantIds: [cup[1]!.id, 'no id'] });
    expect(database.statements.count - before).toBe(1);
    expect(found.map((sellable) => sellable.sku).toSorted()).toEqual(['CUP-1', 'CUP-2']);
    expect(found.find((sellable) => sellable.sku === 'CUP-1')).toMatchObject({ price: 1800, linePrice: 2000, available: 2, published: true });
    expect(found.find((sellable) => sellable.sku === 'CUP-2')).toMatchObject({ linePrice: null, available: null, onHand: -3, policy: 'continue' });
  });

  it('say of an unpublished product that it is', async () => {
    const [found] = await findSellables(shop.host.database.reader, { currency: 'USD', lang: 'en', skus: ['DRAFT-1'] });
    expect(found?.published).toBe(false);
  });
});
