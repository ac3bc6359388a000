// The report of taxes names the country that took a tax, wherever the order goes by now.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { addresses, fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let mug: TestVariant;
let bowl: TestVariant;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  headers = { 'x-auth': await staffToken(shop, 'owner') };
  const variants = [
    { price: 2_000, onHand: 100 },
    { price: 1_000, onHand: 100 },
  ];
  [mug, bowl] = (await insertTestProduct(shop.host.database, { variants })) as [TestVariant, TestVariant];
});
afterAll(() => shop.close());

const act = async (orderNo: string, action: string, body: object) => {
  const answer = await shop.client().post(`/api/admin/orders/${orderNo}/${action}`, body, headers);
  expect(answer).toMatchObject({ code: 0 });
  return answer.data;
};
const taxes = async (currency: string): Promise<[string, string, number][]> => {
  const { data } = await shop.client().get(`/api/admin/reports/taxes?currency=${currency}`, headers);
  return data.rows.map(({ country, rate, tax }: any) => [country, rate, tax.amount]);
};

it('a tax stays in the country that took it when the address is changed, and what is added later is taxed in the new one', async () => {
  const euros = { 'x-currency': 'EUR' };
  const client = shop.client();
  const source = { source: 'buyNow', sku: mug.sku, quantity: 2 };
  const { orderNo } = (await submit(client, await fillCheckout(client, { source, address: addresses.DE, payment: 'bankTransfer', headers: euros }), euros))
    .data;
  const charged = await taxes('EUR');
  expect(charged).toEqual([['DE', 1_900, expect.any(Number)]]);
  await act(orderNo, 'address', { address: addresses.JP });
  expect(await taxes('EUR')).toEqual(charged);
  const { tax } = await act(orderNo, 'edit', { lines: [{ sku: bowl.sku, quantity: 1 }] });
  const rows = await taxes('EUR');
  expect(rows.map(([country, rate]) => [country, rate])).toEqual([
    ['DE', 1_900],
    ['JP', 1_000],
  ]);
  expect(rows.reduce((sum, [, , amount]) => sum + amount, 0)).toBe(tax.amount);
});
