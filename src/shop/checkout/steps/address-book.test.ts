import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import type { DB } from '#tables';

let shop: TestApp;
let bowl: TestVariant;
let shopper: SignedInShopper;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());
beforeEach(async () => {
  [bowl] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50, weightGrams: 400 }] })) as [TestVariant];
  shopper = await signedIn(shop);
});

const home = {
  country: 'US',
  province: 'CA',
  city: 'Berkeley',
  postalCode: '94704',
  firstName: 'Ada',
  lastName: 'Moss',
  address: '1 Analytical Way',
  phone: '5105550100',
};
const begin = async () => (await shopper.post('/checkout/create', { source: 'buyNow', sku: bowl.sku, quantity: 1 })).data.slug as string;
const get = async (slug: string) => (await shopper.post('/checkout/get', { slug })).data;

it('begins with the address of the account and its default address, and only the ways of sending are left to choose', async () => {
  expect(await get(await begin())).toMatchObject({ contact: { email: shopper.email }, address: null });
  await shopper.post('/address/save', home);
  const checkout = await get(await begin());
  expect(checkout).toMatchObject({ contact: { email: shopper.email }, address: home, shippingMethod: { id: 'standard' } });
  expect(checkout.shippingMethods.length).toBeGreaterThan(0);
});

it('begins with the mobile number of an account without an e-mail address', async () => {
  await shop.db.database.transaction((tx) =>
    on<DB>(tx).updateTable('account').set({ email: null, countryCode: '+86', mobile: '13800138000' }).where('id', '=', shopper.accountId).execute(),
  );
  expect((await get(await begin())).contact).toEqual({ email: null, countryCode: '+86', mobile: '13800138000' });
});

it('begins without a default address that nothing is sent to', async () => {
  await shopper.post('/address/save', {
    country: 'CH',
    firstName: 'Ada',
    lastName: 'Moss',
    address: 'Gasse 1',
    city: 'Bern',
    postalCode: '3011',
    phone: '312345678',
  });
  const slug = await begin();
  expect((await get(slug)).address).toBeNull();
  const [{ id }] = (await shopper.post('/address/list')).data.items;
  const answer = await shopper.post('/checkout/address', { slug, addressId: id });
  expect([answer.status, Object.keys(answer.data.errors)]).toEqual([400, ['address.country']]);
});

it('takes an address of the book by its id, as it is then', async () => {
  const { id } = (await shopper.post('/address/save', home)).data;
  const other = (await shopper.post('/address/save', { ...home, address: '2 Other Street' })).data;
  const slug = await begin();
  expect((await shopper.post('/checkout/address', { slug, addressId: other.id })).data.address.address).toBe('2 Other Street');
  await shopper.post('/address/save', { ...home, id: other.id, address: '3 Changed Street' });
  expect((await get(slug)).address.address).toBe('2 Other Street');
  expect((await shopper.post('/checkout/address', { slug, addressId: id, address: { ...home, city: 'Elsewhere' } })).data.address.city).toBe('Berkeley');
});

it("takes neither another's address nor a missing one, and none for a guest", async () => {
  const other = await signedIn(shop);
  const { id } = (await other.post('/address/save', home)).data;
  const slug = await begin();
  const answers = [
    await shopper.post('/checkout/address', { slug, addressId: id }),
    await shopper.post('/checkout/address', { slug, addressId: 'nonsense' }),
    await shop.client().post('/api/web/checkout/address', { slug, addressId: id }),
  ];
  expect(answers.map(({ status, code, msg }) => [status, code, msg])).toEqual(answers.map(() => [404, 40, 'Not found']));
  expect((await get(slug)).address).toBeNull();
});
