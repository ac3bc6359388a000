import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { addresses, fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';
import type { StaffTaxRate } from './admin-contract.ts';

/** A changed rate applies at once; a buyer takes a moment on a busy machine. */
const patient = { timeout: 10_000 };

let shop: TestApp;
let manager: Record<string, string>;
let bowl: TestVariant;
const rates = '/api/admin/tax-rates';
const markets = '/api/admin/markets';

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  [bowl] = (await insertTestProduct(shop.host.database, { variants: [{ price: 2_000, onHand: 500 }] })) as [TestVariant];
}, 60_000);
afterAll(() => shop.close());

const write = (method: 'PUT' | 'DELETE', url: string, payload: object | undefined, headers: Record<string, string>) =>
  shop.client().send({ method, url, headers, ...(payload ? { payload } : {}) });
const errorsOf = (answer: { data: unknown }) => (answer.data as { errors?: Record<string, string> }).errors ?? {};
const put = async (url: string, change: object) => {
  const read = await shop.client().get(url, manager);
  return write('PUT', url, { ...(read.data as object), ...change }, { ...manager, 'if-match': String(read.headers['etag']) });
};
const rateOf = async (country: string, region: string | null, taxClass = 'standard') => {
  const { items } = (await shop.client().get(`${rates}?size=100&filter=${encodeURIComponent(JSON.stringify({ country }))}`, manager)).data;
  return (items as StaffTaxRate[]).find((rate) => rate.region === region && rate.taxClass === taxClass && rate.postalFrom === null)!;
};
const rate = (more: object) => ({ country: 'US', taxClass: 'standard', basisPoints: 850, texts: { en: { title: 'Sales tax' } }, ...more });
const buys = (address: object) =>
  fillCheckout(shop.client(), { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 }, address: address as typeof addresses.US });

describe('taxes, as staff change them', () => {
  it('taxes a range of postal codes from now on, and no longer once the rate is gone', async () => {
    const sanFrancisco = rate({ region: 'CA', postalFrom: '941 00', postalTo: '941-99', basisPoints: 863 });
    const made = await shop.client().post(rates, sanFrancisco, manager);
    expect(made).toMatchObject({ code: 0, data: { postalFrom: '94100', postalTo: '94199' } });
    await expect.poll(async () => (await buys(addresses.US)).tax.amount, patient).toBe(173);
    expect((await buys({ ...addresses.US, city: 'Berkeley', postalCode: '94704' })).tax.amount).toBe(145);
    const etag = String((await shop.client().get(`${rates}/${made.data.id}`, manager)).headers['etag']);
    expect(await write('DELETE', `${rates}/${made.data.id}`, undefined, { ...manager, 'if-match': etag })).toMatchObject({ code: 0 });
    await expect.poll(async () => (await buys(addresses.US)).tax.amount, patient).toBe(145);
  });

  it('stores five decimals of a percent, in the rate and in orders', async () => {
    expect(await rateOf('US', 'NJ')).toMatchObject({ basisPoints: 662.5 });
    const { data } = await shop.client().post(rates, rate({ region: 'OR', basisPoints: 662.5 }), manager);
    expect(data).toMatchObject({ basisPoints: 662.5 });
    expect(await put(`${rates}/${data.id}`, { basisPoints: 862.501 })).toMatchObject({ data: { basisPoints: 862.501 } });
    await expect.poll(async () => (await buys(addresses.OR)).taxes, patient).toMatchObject([{ basisPoints: 862.501, amount: { amount: 225 } }]);
    const client = shop.client();
    const checkout = await fillCheckout(client, { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 }, address: addresses.OR });
    const { orderNo } = (await submit(client, checkout)).data;
    expect((await client.post('/api/web/order/detail', { orderNo })).data.taxes).toMatchObject([
      { basisPoints: 862.501, base: { amount: 2_600 }, amount: { amount: 225 } },
    ]);
    const etag = String((await shop.client().get(`${rates}/${data.id}`, manager)).headers['etag']);
    await write('DELETE', `${rates}/${data.id}`, undefined, { ...manager, 'if-match': etag });
  });

  it('changes nothing of an order that was placed', async () => {
    const client = shop.client();
    const checkout = await fillCheckout(client, { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 } });
    const { orderNo } = (await submit(client, checkout)).data;
    const { id } = await rateOf('US', 'CA');
    expect(await put(`${rates}/${id}`, { basisPoints: 1_000 })).toMatchObject({ code: 0, data: { basisPoints: 1_000 } });
    await expect.poll(async () => (await buys(addresses.US)).tax.amount, patient).toBe(200);
    const order = (await client.post('/api/web/order/detail', { orderNo })).data;
    expect(order).toMatchObject({ tax: { amount: 145 }, taxes: [{ basisPoints: 725, base: { amount: 2_000 }, amount: { amount: 145 } }] });
    await put(`${rates}/${id}`, { basisPoints: 725 });
  });

  it.each([
    [{ region: 'CA' }, 'region', 'There is a rate for this place and class already.'],
    [{ country: 'DE', postalFrom: '274', postalTo: '275' }, 'postalFrom', 'These postal codes overlap with the rate for 27498–27498.'],
    [{ country: 'ZZ' }, 'country', 'There is no country with the code ZZ.'],
    [{ region: 'QQ' }, 'region', 'There is no region with the code US-QQ.'],
    [{ region: 'OR', postalFrom: '97000' }, 'postalTo', 'A range of postal codes needs both ends.'],
    [{ region: 'OR', postalFrom: '97000', postalTo: '971' }, 'postalTo', 'Both ends need the same number of characters.'],
    [{ region: 'OR', postalFrom: '98000', postalTo: '97000' }, 'postalTo', 'The range ends before it begins.'],
    [{ region: 'OR', basisPoints: 10_001 }, 'basisPoints', expect.any(String)],
    [{ region: 'OR', basisPoints: -1 }, 'basisPoints', expect.any(String)],
    [{ region: 'OR', basisPoints: 662.5001 }, 'basisPoints', expect.any(String)],
    [{ region: 'OR', taxClass: 'Not a class' }, 'taxClass', expect.any(String)],
    [{ region: 'OR', texts: { zh: { title: '销售税' } } }, 'texts.en.title', expect.any(String)],
  ])('rejects the rate %j beside the field', async (change, field, message) => {
    const answer = await shop.client().post(rates, rate(change), manager);
    expect(answer).toMatchObject({ status: 400, code: 40 });
    expect(errorsOf(answer)).toEqual({ [field]: message });
  });

  it('shows the tax beside the prices, or in them, as the market says, and taxes shipping by its class', async () => {
    const newYork = { ...addresses.US, province: 'NY', city: 'Albany', postalCode: '12207' };
    expect(await buys(newYork)).toMatchObject({ taxIncluded: false, tax: { amount: 80 + 24 }, total: { amount: 2_704 } });
    expect(await put(`${markets}/us`, { taxIncluded: true, shippingTaxClass: 'zero' })).toMatchObject({ code: 0, data: { id: 'us', isDefault: true } });
    await expect.poll(() => buys(newYork), patient).toMatchObject({ taxIncluded: true, tax: { amount: 77 }, total: { amount: 2_600 } });
    await put(`${markets}/us`, { taxIncluded: false, shippingTaxClass: 'shipping' });
  });

  it.each([
    [{ countries: ['US', 'DE'] }, 'countries', 'DE is in the market eu already.'],
    [{ countries: ['XX'] }, 'countries', 'There is no country with the code XX.'],
    [{ currency: 'CHF' }, 'currency', 'The shop has no currency CHF.'],
  ])('rejects the market %j beside the field', async (change, field, message) => {
    const answer = await put(`${markets}/us`, change);
    expect(answer).toMatchObject({ status: 400, code: 40 });
    expect(errorsOf(answer)).toEqual({ [field]: message });
  });

  it('asks for the record as it was read', async () => {
    const { id } = await rateOf('US', 'NY');
    const { data, headers } = await shop.client().get(`${rates}/${id}`, manager);
    expect(await write('PUT', `${rates}/${id}`, data, manager)).toMatchObject({ status: 428 });
    const fresh = { ...manager, 'if-match': String(headers['etag']) };
    expect(await write('PUT', `${rates}/${id}`, { ...data, basisPoints: 401 }, fresh)).toMatchObject({ code: 0 });
    expect(await write('PUT', `${rates}/${id}`, { ...data, basisPoints: 402 }, fresh)).toMatchObject({ status: 412 });
    expect(await shop.client().get(`${rates}/not-an-id`, manager)).toMatchObject({ status: 404, code: 40 });
  });
});
