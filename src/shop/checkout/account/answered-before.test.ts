/** What a checkout begins with: what was answered in the one that was left, and what an account knows. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { addresses, fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { goodPassword, signUp } from '#test/harness/sign-in.ts';

let shop: TestApp;
let bowl: TestVariant;
let client: TestClient;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());
beforeEach(async () => {
  [bowl] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 500, weightGrams: 400 }] })) as [TestVariant];
  client = shop.client();
});

const begin = async (body: object = { source: 'cart' }, from = client) => (await from.post('/api/web/checkout/create', body)).data.slug as string;
const get = async (slug: string, from = client) => (await from.post('/api/web/checkout/get', { slug })).data;
const pass = (ms: number) => void (shop.clock.now = new Date(shop.clock.now.getTime() + ms));
const add = (quantity: number) => client.post('/api/web/cart/add', { sku: bowl.sku, quantity });

it('goes on where a guest left for the cart', async () => {
  await add(1);
  const left = await fillCheckout(client);
  await client.post('/api/web/checkout/shipping', { slug: left.slug, methodId: 'express' });
  await add(1);
  const again = await get(await begin());
  expect(again).toMatchObject({
    lines: [{ quantity: 2 }],
    contact: left.contact,
    address: left.address,
    shippingMethod: { id: 'express' },
    paymentMethod: left.paymentMethod,
    messages: [],
  });
  // Another thing bought at once goes to the same place.
  expect(await get(await begin({ source: 'buyNow', sku: bowl.sku, quantity: 3 }))).toMatchObject({ lines: [{ quantity: 3 }], address: left.address });
});

it('begins empty for another guest, after an order, and on another day', async () => {
  await add(1);
  const first = await fillCheckout(client);
  const other = shop.client();
  await other.post('/api/web/cart/add', { sku: bowl.sku, quantity: 1 });
  expect(await get(await begin(undefined, other), other)).toMatchObject({ contact: { email: null, mobile: null }, address: null });
  await submit(client, first);
  await add(1);
  expect(await get(await begin())).toMatchObject({ contact: { email: null, mobile: null }, address: null });
  await fillCheckout(client);
  pass(24 * 3_600_000 + 1);
  expect(await get(await begin())).toMatchObject({ contact: { email: null, mobile: null }, address: null });
});

it('keeps the address that an account gave, until its book has a newer one', async () => {
  const shopper = await signedIn(shop);
  const own = async () => {
    const { slug } = (await shopper.post('/checkout/create', { source: 'buyNow', sku: bowl.sku, quantity: 1 })).data;
    return (await shopper.post('/checkout/get', { slug })).data;
  };
  const { id } = (await shopper.post('/address/save', addresses.US)).data;
  pass(60_000);
  const { slug } = await own();
  const gift = { ...addresses.US, firstName: 'Grace' };
  await shopper.post('/checkout/address', { slug, address: gift });
  expect((await own()).address).toMatchObject({ firstName: 'Grace' });
  pass(60_000);
  await shopper.post('/address/save', { ...addresses.US, id, firstName: 'Mended' });
  expect(await own()).toMatchObject({ contact: { email: shopper.email }, address: { firstName: 'Mended' } });
});

it('knows contact and address of an account that signs in on the way, where nothing was answered yet', async () => {
  const email = 'on-the-way@shop.example';
  const signedUp = (await signUp(shop, shop.client(), email)).data;
  await client.post('/api/web/address/save', addresses.US, { 'x-auth': signedUp.token });
  const [untouched, answered] = [await begin({ source: 'buyNow', sku: bowl.sku, quantity: 1 }), await begin({ source: 'buyNow', sku: bowl.sku, quantity: 2 })];
  await client.post('/api/web/checkout/contact', { slug: answered, email: 'typed@example.com' });
  await client.post('/api/web/checkout/address', { slug: answered, address: addresses.DE });
  const { token } = (await client.post('/api/web/auth/signin', { account: email, password: goodPassword })).data;
  const mine = async (slug: string) => (await client.post('/api/web/checkout/get', { slug }, { 'x-auth': token })).data;
  expect(await mine(untouched)).toMatchObject({ contact: { email }, address: addresses.US });
  expect(await mine(answered)).toMatchObject({ contact: { email: 'typed@example.com' }, address: addresses.DE });
});
