/** What the merchant sets up about payments, and which methods are offered then. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, testContext, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { paymentMethodsFor, paymentSettingsOf } from './index.ts';

let shop: TestApp;
let variant: TestVariant;
let manager: { 'x-auth': string };

beforeAll(async () => {
  shop = await createTestApp();
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50 }] })) as [TestVariant];
  manager = { 'x-auth': await staffToken(shop, 'manager') };
});
afterAll(() => shop.close());

const url = '/api/admin/settings/payments';
const read = () => shop.client().get(url, manager);
async function save(change: object) {
  const { data, headers } = await read();
  const answer = await shop.client().send({ method: 'PUT', url, payload: { ...data, ...change }, headers: { ...manager, 'if-match': headers['etag']! } });
  invalidateMemoized(['settings']);
  return answer;
}
const account = { bankName: 'Bank of the Shire', accountHolder: 'Aldermoor Ltd', iban: 'de89 3704 0044 0532 0130 00', bic: 'deutdeff' };
const offered = async (more: { country?: string | null; atDoor?: boolean } = {}) => {
  const sale = { total: 1000, currency: 'USD', country: 'US', atDoor: true, ...more };
  return paymentMethodsFor(testContext(shop), sale, await paymentSettingsOf(shop.host.database.reader)).map((method) => method.id);
};
const start = (order: TestOrder, methodId: string) => order.client.post('/api/web/payment/start', { orderNo: order.orderNo, methodId });

describe('bank transfer', () => {
  it('goes to the account that the merchant entered, stored without blanks and in capitals', async () => {
    expect((await save({ bankTransfer: account })).data.bankTransfer).toEqual({ ...account, iban: 'DE89370400440532013000', bic: 'DEUTDEFF' });
    const order = await placeTestOrder(shop, variant, { paymentMethodId: 'bankTransfer' });
    const { data } = await order.client.post('/api/web/order/detail', { orderNo: order.orderNo });
    expect(data.payment.instructions.map((row: { value: string }) => row.value)).toEqual([
      '$44.98',
      'Aldermoor Ltd',
      'Bank of the Shire',
      'DE89370400440532013000',
      'DEUTDEFF',
      order.orderNo,
    ]);
  });

  it.each([{ iban: 'DE89 3704 0044 0532 0130 01' }, { iban: 'nonsense' }, { bic: 'DEUT1' }, { bankName: 'x'.repeat(101) }])(
    'refuses %j with a word at the field',
    async (wrong) => {
      const answer = await save({ bankTransfer: { ...account, ...wrong } });
      expect([answer.status, Object.keys(answer.data.errors)]).toEqual([400, [`bankTransfer.${Object.keys(wrong)[0]}`]]);
      expect((await read()).data.bankTransfer.iban).toBe('DE89370400440532013000');
    },
  );

  it('is not offered without an account, and an order cannot change to it', async () => {
    const order = await placeTestOrder(shop, variant);
    await save({ bankTransfer: { ...account, iban: '' } });
    expect(await offered()).not.toContain('bankTransfer');
    expect(await start(order, 'bankTransfer')).toMatchObject({ status: 409, code: 41 });
    await save({ bankTransfer: account });
    expect(await offered()).toContain('bankTransfer');
    expect(await start(order, 'bankTransfer')).toMatchObject({ code: 0 });
  });
});

describe('cash on delivery', () => {
  it('is offered where the merchant says, and never for what nobody takes in at a door', async () => {
    expect(await offered()).toContain('cashOnDelivery');
    expect(await offered({ atDoor: false })).not.toContain('cashOnDelivery');
    await save({ cashOnDelivery: { offered: true, countries: ['DE', 'AT'] } });
    expect(await offered({ country: 'DE' })).toContain('cashOnDelivery');
    expect(await offered({ country: 'US' })).not.toContain('cashOnDelivery');
    expect(await offered({ country: null })).not.toContain('cashOnDelivery');
    const order = await placeTestOrder(shop, variant);
    expect(await start(order, 'cashOnDelivery')).toMatchObject({ code: 41 });
    await save({ cashOnDelivery: { offered: false, countries: [] } });
    expect(await offered({ country: 'DE' })).not.toContain('cashOnDelivery');
    expect((await save({ cashOnDelivery: { offered: true, countries: ['Germany'] } })).status).toBe(400);
  });
});
