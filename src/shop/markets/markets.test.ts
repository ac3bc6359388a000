import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { on } from '#kit/server/database.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { inPostalRange, knownCurrency, marketOf, priceIn, rangesOverlap, readMarkets, seedMarkets, taxRateFor } from './index.ts';
import type { Markets } from './contract.ts';

let shop: TestApp;
let markets: Markets;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedMarkets);
  invalidateMemoized(['markets']);
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
    expect(marketOf(markets, { country: 'DE', currency: 'USD' }).code).toBe('eu');
    expect(marketOf(markets, { currency: 'HKD' }).code).toBe('hk');
    expect(marketOf(markets, { country: 'FR', currency: 'GBP' }).code).toBe('eu');
    expect(marketOf(markets, { currency: 'EUR' }).countries[0]).toBe('DE');
    expect(marketOf(markets, { currency: 'GBP' }).countries).toEqual(['GB']);
    expect(marketOf(markets, { country: 'CH', currency: 'EUR' }).code).toBe('us');
    expect(marketOf(markets, {}).code).toBe('us');
  });

  it('finds the rate of the region, of the country, of the class', () => {
    const rate = (country: string, region: string | undefined, taxClass: string) =>
      taxRateFor(markets, { country, taxClass, ...(region ? { region } : {}) })?.basisPoints ?? null;
    expect(rate('US', 'CA', 'standard')).toBe(725);
    expect(rate('US', 'OR', 'standard')).toBeNull();
    expect(rate('DE', 'BY', 'standard')).toBe(1900);
    expect(rate('DE', undefined, 'reduced')).toBe(700);
    expect([rate('GB', undefined, 'standard'), rate('GB', undefined, 'reduced')]).toEqual([2000, 500]);
    expect(rate('CN', undefined, 'books')).toBe(1300);
    expect(rate('CN', undefined, 'zero')).toBeNull();
    expect(rate('HK', undefined, 'standard')).toBeNull();
    expect(rate('US', 'CA', 'shipping')).toBe(0);
    expect(rate('US', 'NY', 'shipping')).toBe(400);
  });

  it('finds the rate of the postal code before that of the country', () => {
    const rate = (postalCode: string) => taxRateFor(markets, { country: 'DE', region: '', postalCode, taxClass: 'standard' })?.basisPoints;
    expect([rate('27498'), rate('78266'), rate('27499'), rate('10115'), rate('')]).toEqual([0, 0, 1900, 1900, 1900]);
  });

  it('taxes every country of the European Union at its own rate, and nothing in places outside its VAT area', () => {
    const rate = (country: string, postalCode: string) => taxRateFor(markets, { country, region: '', postalCode, taxClass: 'standard' })?.basisPoints;
    const { countries } = marketOf(markets, { country: 'DE' });
    expect(countries).toHaveLength(27);
    // The lowest and the highest that the Union has.
    expect(countries.every((country) => rate(country, '')! >= 1700 && rate(country, '')! <= 2700)).toBe(true);
    expect([rate('FR', '75001'), rate('NL', '1012 AB'), rate('FI', '00100'), rate('ES', '28001')]).toEqual([2000, 2100, 2550, 2100]);
    expect([rate('ES', '35001'), rate('ES', '52001'), rate('FR', '97110'), rate('FI', '22100'), rate('IT', '23041'), rate('GR', '630 86')]).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
  });

  it('compares postal codes of any country by as many characters as a range has', () => {
    const alaska = { from: '995', to: '999' };
    expect(['99501', '99 501', '99501-1234', '9990'].every((code) => inPostalRange(code, alaska))).toBe(true);
    expect(['994', '99', '', '10000', '96813'].some((code) => inPostalRange(code, alaska))).toBe(false);
    expect(inPostalRange('bt1 5gs', { from: 'BT', to: 'BT' })).toBe(true);
    fc.assert(
      fc.property(fc.nat(99_999), fc.nat(99_999), fc.nat(99_999), fc.nat(99_999), fc.nat(99_999), (a, b, c, d, at) => {
        const text = (number: number) => String(number).padStart(5, '0');
        const range = (x: number, y: number) => ({ from: text(Math.min(x, y)), to: text(Math.max(x, y)) });
        const [one, other] = [range(a, b), range(c, d)];
        const inBoth = inPostalRange(text(at), one) && inPostalRange(text(at), other);
        expect(inPostalRange(text(at), one)).toBe(at >= Number(one.from) && at <= Number(one.to));
        expect(rangesOverlap(one, other)).toBe(rangesOverlap(other, one));
        expect(!inBoth || rangesOverlap(one, other)).toBe(true);
      }),
    );
  });

  it('asks the database once', async () => {
    const before = shop.host.database.statements.count;
    await Promise.all(Array.from({ length: 20 }, () => readMarkets(shop.host.database.reader)));
    expect(shop.host.database.statements.count).toBe(before);
  });

  it('sees on every node that the merchant changed a rate', async () => {
    const { database } = shop.host;
    await readMarkets(database.reader);
    await database.transaction(async (tx) => {
      await sql`update currency set rate = 0.5 where code = 'EUR'`.execute(on(tx));
      await invalidateTags(tx, ['markets']);
    });
    await expect.poll(async () => priceIn(await readMarkets(database.reader), 'EUR', { base: amount(1000) }), { timeout: 1_000 }).toBe(500);
  });

  it('is seeded twice without harm', async () => {
    await shop.host.database.transaction(seedMarkets);
    invalidateMemoized(['markets']);
    expect((await readMarkets(shop.host.database.reader)).markets).toHaveLength(6);
  });

  it('is seeded beside a market of the merchant that has one of its countries', async () => {
    const db = shop.kysely;
    await sql`update market set code = 'france', countries = '{FR}' where code = 'eu'`.execute(db);
    await shop.host.database.transaction(seedMarkets);
    invalidateMemoized(['markets']);
    const seeded = await readMarkets(shop.host.database.reader);
    expect(seeded.markets.filter(({ countries }) => countries.includes('FR')).map(({ code }) => code)).toEqual(['france']);
    expect(seeded.markets.find(({ code }) => code === 'eu')!.countries).toHaveLength(26);
  });
});
