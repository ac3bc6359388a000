import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import { announceStale } from '#kit/server/announce.ts';
import { on } from '#kit/server/database.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { forgetMarkets, knownCurrency, marketOf, priceIn, readMarkets, seedMarkets, taxRateFor, type Markets } from './index.ts';

let shop: TestApp;
let markets: Markets;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedMarkets);
  forgetMarkets(shop.host.database.reader);
  markets = await readMarkets(shop.host.database.reader);
});
afterAll(() => shop.close());

describe('markets', () => {
  it('ignores a currency that the shop does not have', () => {
    expect(knownCurrency(markets, [undefined, 'XXX', 'constructor', 'JPY', 'EUR'])).toBe('JPY');
    expect(knownCurrency(markets, ['gbp'])).toBe('USD');
  });

  it('prefers the price list, else converts and rounds to the step', () => {
    expect(priceIn(markets, 'USD', { base: amount(4800) })).toBe(4800);
    expect(priceIn(markets, 'JPY', { base: amount(4805) })).toBe(7210);
    expect(priceIn(markets, 'CNY', { base: amount(4805) })).toBe(34_600);
    expect(priceIn(markets, 'EUR', { base: amount(4805), own: amount(4900) })).toBe(4900);
    expect(priceIn(markets, 'EUR', { base: amount(4805), own: amount(0) })).toBe(0);
  });

  it('knows the market by country, before that by currency', () => {
    expect(marketOf(markets, { country: 'DE', currency: 'USD' }).code).toBe('eurozone');
    expect(marketOf(markets, { currency: 'HKD' }).code).toBe('hk');
    expect(marketOf(markets, { country: 'FR', currency: 'EUR' }).code).toBe('us');
    expect(marketOf(markets, {}).code).toBe('us');
  });

  it('finds the rate of the region, of the country, of the class', () => {
    const rate = (country: string, region: string | undefined, taxClass: string) =>
      taxRateFor(markets, { country, taxClass, ...(region ? { region } : {}) })?.basisPoints ?? null;
    expect(rate('US', 'CA', 'standard')).toBe(725);
    expect(rate('US', 'OR', 'standard')).toBeNull();
    expect(rate('DE', 'BY', 'standard')).toBe(1900);
    expect(rate('DE', undefined, 'reduced')).toBe(700);
    expect(rate('CN', undefined, 'reduced')).toBe(1300);
    expect(rate('HK', undefined, 'standard')).toBeNull();
  });

  it('asks the database once', async () => {
    const before = shop.host.database.statements.count;
    await Promise.all(Array.from({ length: 20 }, () => readMarkets(shop.host.database.reader)));
    expect(shop.host.database.statements.count).toBe(before);
  });

  it('hears on every node that the merchant changed a rate', async () => {
    const { database } = shop.host;
    await readMarkets(database.reader);
    await database.transaction(async (tx) => {
      await sql`update currency set rate = 0.5 where code = 'EUR'`.execute(on<Record<string, never>>(tx));
      await announceStale(tx, ['markets']);
    });
    await expect.poll(async () => priceIn(await readMarkets(database.reader), 'EUR', { base: amount(1000) }), { timeout: 1_000 }).toBe(500);
  });

  it('is seeded twice without harm', async () => {
    await shop.host.database.transaction(seedMarkets);
    forgetMarkets(shop.host.database.reader);
    expect((await readMarkets(shop.host.database.reader)).markets).toHaveLength(5);
  });
});
