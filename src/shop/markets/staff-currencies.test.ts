import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  owner = { 'x-auth': await staffToken(shop, 'owner') };
});
afterAll(() => shop.close());

const post = (path: string, body: object) => shop.client().post(`/api/admin/${path}`, body, owner);
async function change(method: 'PUT' | 'DELETE', path: string, body?: object) {
  const read = await shop.client().get(`/api/admin/${path}`, owner);
  const headers = { ...owner, 'if-match': read.headers['etag']! };
  return shop.client().send({ method, url: `/api/admin/${path}`, headers, ...(method === 'PUT' ? { payload: { ...read.data, ...body } } : {}) });
}
const texts = { en: { title: 'Nordics' } };
const market = { countries: ['SE'], currency: 'SEK', taxIncluded: true, shippingTaxClass: null, texts };

describe('currencies and markets', () => {
  it('begin with a base currency and a default market', async () => {
    expect(await post('currencies', { code: 'SEK', rate: '7' })).toMatchObject({ status: 200, data: { id: 'SEK', rate: '1', isBase: true } });
    expect(await post('markets', market)).toMatchObject({ status: 200, data: { id: 'se', isDefault: true, currency: 'SEK' } });
    const { status, data, headers } = await post('markets', { ...market, code: 'north', countries: ['NO', 'DK'] });
    expect([status, data, headers['etag']]).toMatchObject([200, { id: 'north', isDefault: false, countries: ['NO', 'DK'] }, expect.any(String)]);
    expect((await shop.client().get('/api/admin/markets', owner)).data.total).toBe(2);
  });

  it('refuse a code, a country or a currency that is taken or unknown', async () => {
    expect(await post('markets', market)).toMatchObject({ status: 409, code: 40, data: { errors: { code: expect.any(String) } } });
    expect(await post('markets', { ...market, code: 'two' })).toMatchObject({ status: 400, data: { errors: { countries: expect.any(String) } } });
    expect(await post('markets', { ...market, code: 'two', countries: ['FI'], currency: 'EUR' })).toMatchObject({
      status: 400,
      data: { errors: { currency: expect.any(String) } },
    });
    expect(await post('markets', { ...market, code: 'Not a code' })).toMatchObject({ status: 400, data: { errors: { code: expect.any(String) } } });
    expect(await post('currencies', { code: 'SEK', rate: '2' })).toMatchObject({ status: 409, code: 40, data: { errors: { code: expect.any(String) } } });
    for (const [field, body] of [
      ['code', { code: 'ZZZ', rate: '2' }],
      ['rate', { code: 'EUR', rate: '0' }],
      ['rate', { code: 'EUR', rate: '-1' }],
      ['rate', { code: 'EUR', rate: 'a lot' }],
      ['stepAmount', { code: 'EUR', rate: '2', stepAmount: 0 }],
    ] as const)
      expect(await post('currencies', body)).toMatchObject({ status: 400, data: { errors: { [field]: expect.any(String) } } });
  });

  it('are changed with the record as read, and seen at once', async () => {
    expect((await post('currencies', { code: 'NOK', rate: 1.02, position: 1 })).data).toMatchObject({ rate: '1.02', isBase: false });
    expect((await change('PUT', 'currencies/NOK', { rate: '1.0345', stepAmount: 50 })).data).toMatchObject({ rate: '1.0345', stepAmount: 50 });
    expect(await change('PUT', 'currencies/SEK', { rate: '2' })).toMatchObject({ status: 400, data: { errors: { rate: expect.any(String) } } });
    expect((await change('PUT', 'markets/north', { currency: 'NOK' })).data.currency).toBe('NOK');
    expect((await shop.client().send({ method: 'PUT', url: '/api/admin/currencies/NOK', payload: { rate: '1' }, headers: owner })).status).toBe(428);
  });

  it('are taken away only where no market sells in them', async () => {
    expect(await change('DELETE', 'currencies/NOK')).toMatchObject({ status: 409, code: 41 });
    expect(await change('DELETE', 'currencies/SEK')).toMatchObject({ status: 409, code: 41 });
    await change('PUT', 'markets/north', { currency: 'SEK' });
    expect((await change('DELETE', 'currencies/NOK')).code).toBe(0);
    expect((await shop.client().get('/api/admin/currencies/NOK', owner)).status).toBe(404);
    expect((await shop.client().get('/api/admin/currencies/nok', owner)).status).toBe(404);
  });
});
