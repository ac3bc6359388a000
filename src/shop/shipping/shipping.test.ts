import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import { europeanUnion } from '#shop/markets/reverse-charge/index.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { pickupMethodsFor, readShipping, shippedCountries, shippingMethodsFor } from './index.ts';
import { feeFor } from './rules.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await db.database.transaction(seedCommerce);
});
afterAll(() => db.close());

type Asked = { currency?: string; weightGrams?: number; subtotal?: number; region?: string; postalCode?: string };
const methods = async (country: string, { region, postalCode, ...parcel }: Asked = {}, lang = 'en') =>
  shippingMethodsFor(await readShipping(db.database.reader), {
    place: { country, region, postalCode },
    lang,
    parcel: { currency: parcel.currency ?? 'USD', weightGrams: parcel.weightGrams ?? 400, subtotal: amount(parcel.subtotal ?? 2_000) },
  }).map(({ id, price }) => [id, price]);

describe('shipping', () => {
  it('asks the price of the zone, by weight for express', async () => {
    expect(await methods('US')).toEqual([
      ['standard', 600],
      ['express', 1_400],
    ]);
    expect(await methods('DE', { weightGrams: 500 })).toEqual([
      ['standard', 1_000],
      ['express', 2_200],
    ]);
    expect(await methods('DE', { weightGrams: 501 })).toEqual([
      ['standard', 1_000],
      ['express', 3_200],
    ]);
  });

  it('does not offer what is too heavy', async () => {
    expect(await methods('US', { weightGrams: 30_001 })).toEqual([['standard', 600]]);
  });

  it("is free from the subtotal on, in the shopper's currency", async () => {
    expect(await methods('US', { subtotal: 7_499 })).toContainEqual(['standard', 600]);
    expect(await methods('US', { subtotal: 7_500 })).toContainEqual(['standard', 0]);
    expect(await methods('JP', { currency: 'JPY', subtotal: 9_999 })).toContainEqual(['standard', 1_350]);
    expect(await methods('JP', { currency: 'JPY', subtotal: 10_000 })).toContainEqual(['standard', 0]);
  });

  it('asks the price of the region, or of the postal code where no region is known', async () => {
    const farAway = [
      ['standard', 1_400],
      ['express', 2_600],
    ];
    expect(await methods('US', { region: 'HI' })).toEqual(farAway);
    expect(await methods('US', { postalCode: '96813' })).toEqual(farAway);
    expect(await methods('US', { postalCode: '99501-1234' })).toEqual(farAway);
    expect(await methods('US', { region: 'CA', postalCode: '94704' })).toContainEqual(['standard', 600]);
    expect(await methods('DE', { postalCode: '96813' })).toContainEqual(['standard', 1_000]);
  });

  it('ships nowhere else', async () => {
    expect(await methods('CH')).toEqual([]);
    expect(shippedCountries(await readShipping(db.database.reader))).toEqual([
      'US',
      'CN',
      'HK',
      'JP',
      'GB',
      'DE',
      ...europeanUnion.filter((country) => country !== 'DE'),
    ]);
  });

  it("says the methods in the shopper's language", async () => {
    const found = shippingMethodsFor(await readShipping(db.database.reader), {
      place: { country: 'HK' },
      lang: 'zh-HK',
      parcel: { currency: 'HKD', weightGrams: 1, subtotal: amount(100) },
    });
    expect(found.map((method) => method.title)).toEqual(['標準送貨', '特快送貨', '門市自取']);
  });

  it('offers to collect goods in the country of the place, and before that in the market of the currency', async () => {
    expect(await methods('HK')).toContainEqual(['pickup', 0]);
    expect(await methods('CN')).not.toContainEqual(['pickup', 0]);
    const configuration = await readShipping(db.database.reader);
    const at = (currency: string) => pickupMethodsFor(configuration, { lang: 'zh-HK', parcel: { currency, weightGrams: 1, subtotal: amount(100) } });
    expect(at('HKD')).toMatchObject([{ id: 'pickup', pickup: { country: 'HK', hours: '星期二至星期日 11:00–19:00' } }]);
    expect(at('USD')).toEqual([]);
  });

  it('takes the last step that a subtotal reaches', () => {
    const tariff = {
      rule: {
        kind: 'subtotal' as const,
        steps: [
          { from: 5_000, amount: 300 },
          { from: 1_000, amount: 900 },
        ],
      },
      freeAbove: null,
    };
    const at = (subtotal: number) => feeFor(tariff, { weightGrams: 1, subtotal: amount(subtotal) });
    expect([999, 1_000, 4_999, 5_000].map(at)).toEqual([null, 900, 900, 300]);
  });
});
