/** Who pays: company, VAT number, an address of the invoice's own, and whose tax it is (docs/rules/money.md, "Reverse charge"). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { writeSettings } from '#shop/settings/index.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { addresses, fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let bowl: TestVariant;
let client: TestClient;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  [bowl] = (await insertTestProduct(shop.host.database, { variants: [{ price: 2000, onHand: 500, weightGrams: 400 }] })) as [TestVariant];
  client = shop.client();
});
afterAll(() => shop.close());

const call = (name: string, body: object, headers = {}) => client.post(`/api/web/checkout/${name}`, body, headers);
const begun = async (headers = {}) => (await call('create', { source: 'buyNow', sku: bowl.sku, quantity: 1 }, headers)).data.slug as string;
const company = { company: 'Moss & Söhne GmbH', vatNumber: 'de 136.695.976' };

it('stays as the shipping address until something is given, and is given as a whole', async () => {
  const slug = await begun();
  await call('address', { slug, address: addresses.US });
  expect((await call('get', { slug })).data.billing).toBeNull();
  const { billing } = (await call('billing', { slug, ...company })).data;
  expect(billing).toMatchObject({ company: company.company, vatNumber: 'DE136695976', address: null });
  expect(billing.lines).toEqual([company.company, 'Ada Moss', expect.stringContaining('1 Market St'), ...billing.lines.slice(3)]);
  expect(billing.lines.at(-1)).toBe('VAT number: DE136695976');
  const other = (await call('billing', { slug, company: 'Moss', address: addresses.OR })).data.billing;
  expect(other).toMatchObject({ company: 'Moss', vatNumber: '', address: { city: 'Portland' } });
  expect((await call('billing', { slug, company: ' ' })).data.billing).toBeNull();
});

it('refuses a VAT number whose check digits are wrong, and an address that does not fit its country', async () => {
  const slug = await begun();
  expect(await call('billing', { slug, vatNumber: 'DE136695977' })).toMatchObject({
    status: 400,
    code: 40,
    data: { errors: { vatNumber: 'This VAT number isn’t right. Please check its digits.' } },
  });
  expect(await call('billing', { slug, address: { ...addresses.US, postalCode: 'nowhere' } })).toMatchObject({
    status: 400,
    data: { errors: { 'address.postalCode': expect.any(String) } },
  });
  expect(await call('billing', { slug, company: 'x'.repeat(121) })).toMatchObject({ status: 400, data: { errors: { company: expect.any(String) } } });
  expect((await shop.client().post('/api/web/checkout/billing', { slug, company: 'Somebody else' })).status).toBe(404);
});

it('is copied into the order, which its shopper and staff read', async () => {
  const { slug } = await fillCheckout(client, { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 } });
  const checkout = (await call('billing', { slug, ...company, address: addresses.OR })).data;
  const { orderNo } = (await submit(client, checkout)).data;
  const { billing } = (await client.post('/api/web/order/detail', { orderNo })).data;
  expect(billing).toMatchObject({ company: company.company, vatNumber: 'DE136695976', address: { city: 'Portland' }, reverseCharge: false });
  const staff = { 'x-auth': await staffToken(shop, 'owner') };
  const [{ id }] = (await sql<{ id: string }>`select id from orders where order_no = ${orderNo}`.execute(shop.kysely)).rows as [{ id: string }];
  expect((await client.get(`/api/admin/orders/${id}`, staff)).data.billing.lines).toEqual(billing.lines);
});

it('is on the payment page as staff have changed it since, and so is the address', async () => {
  const { slug } = await fillCheckout(client, { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 }, payment: 'bankTransfer' });
  const { orderNo } = (await submit(client, (await call('billing', { slug, ...company })).data)).data;
  const staff = { 'x-auth': await staffToken(shop, 'owner') };
  const change = (what: string, body: object) => client.post(`/api/admin/orders/${orderNo}/${what}`, body, staff);
  expect(await change('address', { address: addresses.OR })).toMatchObject({ code: 0 });
  expect(await change('billing', { company: 'Moss', vatNumber: '', address: null })).toMatchObject({ code: 0 });
  const order = (await client.post('/api/web/order/detail', { orderNo })).data;
  const { data } = await call('get', { orderNo });
  expect(data).toMatchObject({ payable: true, address: order.address, addressLines: order.addressLines, billing: { company: 'Moss', vatNumber: '' } });
  expect(data.address.city).toBe('Portland');
  expect(data.billing.lines).toEqual(order.billing.lines);
});

it('without script: the form answers with the page, with what was wrong beside its field', async () => {
  const { slug } = await fillCheckout(client, { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 } });
  const post = (fields: Record<string, string>) =>
    client.send({
      method: 'POST',
      url: `/checkout/${slug}`,
      payload: new URLSearchParams({ form: 'billing', ...fields }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
    });
  const refused = await post({ company: 'Moss', vatNumber: 'DE1', billing: 'same' });
  expect(refused.text).toContain('This VAT number isn');
  expect(refused.text).toMatch(/<details[^>]* open/);
  expect((await post({ company: 'Moss', vatNumber: '', billing: 'same', country: 'US', city: '' })).headers['location']).toBe(`/checkout/${slug}#step-payment`);
  expect((await call('get', { slug })).data.billing).toMatchObject({ company: 'Moss', address: null });
  await post({ company: 'Moss', vatNumber: '', billing: 'other', ...addresses.OR });
  expect((await call('get', { slug })).data.billing.address).toMatchObject({ city: 'Portland' });
});

it('a company of another country of the Union owes the tax, where the market says so', async () => {
  await shop.host.database.transaction(async (tx) => {
    await sql`update market set tax_included = false, reverse_charge = true where code = 'eu'`.execute(on(tx));
    await writeSettings(tx, 'shop', { company: { address: { country: 'FR' } } }, shop.clock.now);
    await invalidateTags(tx, ['markets', 'settings']);
  });
  const inEuros = { 'x-currency': 'EUR' };
  const slug = await begun(inEuros);
  const charged = (await call('address', { slug, address: addresses.DE }, inEuros)).data;
  expect(charged.tax.amount).toBeGreaterThan(0);
  const { data } = await call('billing', { slug, ...company }, inEuros);
  expect(data).toMatchObject({ reverseCharge: true, tax: { amount: 0 }, taxes: [] });
  expect(data.total.amount).toBe(charged.total.amount - charged.tax.amount);
  expect((await call('billing', { slug, company: 'Moss' }, inEuros)).data).toMatchObject({ reverseCharge: false, tax: charged.tax });
  await call('billing', { slug, ...company }, inEuros);
  await call('contact', { slug, email: 'ada@example.com' }, inEuros);
  const ready = (await call('payment', { slug, methodId: 'bankTransfer' }, inEuros)).data;
  const { orderNo } = (await call('submit', { slug, agree: true, expectedTotal: ready.total }, inEuros)).data;
  expect((await client.post('/api/web/order/detail', { orderNo })).data).toMatchObject({ tax: { amount: 0 }, billing: { reverseCharge: true } });
});
