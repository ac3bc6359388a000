/** A shopper changes where an order goes, until it is sent. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { addresses, fillCheckout, submit } from '#test/harness/buyers.ts';
import { staffContext } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { mailsTo } from '#test/harness/sign-in.ts';
import { markPaid } from '../pay/index.ts';
import { shipOrder } from '../ship/index.ts';

let shop: TestApp;
let bowl: TestVariant;
let order: { orderNo: string; orderToken: string };
let buyer: TestClient;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  [bowl] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 100, weightGrams: 400 }] })) as [TestVariant];
});
beforeEach(async () => {
  buyer = shop.client();
  order = await buy(buyer);
});
afterAll(() => shop.close());

async function buy(client: TestClient) {
  const checkout = await fillCheckout(client, { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 } });
  return (await submit(client, checkout)).data as { orderNo: string; orderToken: string };
}

const next = { ...addresses.US, address: '2 Mission St' };
const change = (client: TestClient, address: object = next, more: object = {}, headers = {}) =>
  client.post('/api/web/order/address', { orderNo: order.orderNo, address, ...more }, headers);
const detail = async () => (await buyer.post('/api/web/order/detail', { orderNo: order.orderNo })).data;
const changes = async () => (await detail()).timeline.filter(({ event }: { event: string }) => event === 'addressChanged').length as number;
const mails = async () => {
  await runJobs(shop);
  return (await mailsTo(shop, 'ada@example.com')).filter((mail) => mail.includes(`The address of order ${order.orderNo} was changed`)).length;
};
const refused = { status: 409, code: 41 };

describe('a shopper', () => {
  it('changes where an order goes, which its history and a mail say, once', async () => {
    const before = await detail();
    expect(before.addressEditable).toBe(true);
    const key = { 'idempotency-key': 'address-1' };
    expect(await change(buyer, next, {}, key)).toMatchObject({ code: 0, data: { address: { address: '2 Mission St' }, total: before.total } });
    expect(await change(buyer, next, {}, key)).toMatchObject({ code: 0 });
    expect(await change(buyer)).toMatchObject({ code: 0 });
    expect([await changes(), await mails()]).toEqual([1, 1]);
    const { rows } = await sql<{ kind: string }>`select e.actor_kind as kind from order_event e join orders o on o.id = e.order_id
      where o.order_no = ${order.orderNo} and e.event = 'addressChanged'`.execute(shop.kysely);
    expect(rows).toEqual([{ kind: 'shopper' }]);
  });

  it('leaves the invoice of what is paid to whom it went, and that of what is not to where it goes', async () => {
    await change(buyer);
    expect(await detail()).toMatchObject({ billing: null });
    await markPaid(await staffContext(shop), { order: order.orderNo });
    await change(buyer, addresses.US);
    expect(await detail()).toMatchObject({ address: { address: '1 Market St' }, billing: { address: { address: '2 Mission St' } } });
    await change(buyer, { ...next, address: '3 Mission St' });
    expect(await detail()).toMatchObject({ address: { address: '3 Mission St' }, billing: { address: { address: '2 Mission St' } } });
  });

  it('is refused where it would cost something else, and reads how to go on', async () => {
    for (const elsewhere of [addresses.OR, addresses.DE]) {
      const answer = await change(buyer, elsewhere);
      expect(answer).toMatchObject({ ...refused, msg: expect.stringContaining('Write to us') });
    }
    expect(await detail()).toMatchObject({ address: { address: '1 Market St', province: 'CA' } });
    expect([await changes(), await mails()]).toEqual([0, 0]);
  });

  it('is told what is wrong with an address', async () => {
    expect(await change(buyer, { ...next, postalCode: 'nowhere' })).toMatchObject({
      status: 400,
      data: { errors: { 'address.postalCode': expect.any(String) } },
    });
    expect(await change(buyer, { ...next, country: 'AQ' })).toMatchObject({ status: 400, data: { errors: { 'address.country': expect.any(String) } } });
    expect(await changes()).toBe(0);
  });

  it('changes no order of somebody else, and their own by its link', async () => {
    const stranger = shop.client();
    const ada = await signedIn(shop);
    expect(await change(stranger)).toMatchObject({ status: 404 });
    expect(await change(stranger, next, { orderToken: 'x'.repeat(43) })).toMatchObject({ status: 404 });
    expect(await ada.post('/order/address', { orderNo: order.orderNo, address: next })).toMatchObject({ status: 404 });
    expect(await change(buyer, next, { orderNo: '000000-000000' })).toMatchObject({ status: 404 });
    expect(await changes()).toBe(0);
    expect(await change(stranger, next, { orderToken: order.orderToken })).toMatchObject({ code: 0 });
    expect(await changes()).toBe(1);
  });

  it.each(['shipped', 'asked to be cancelled', 'cancelled', 'in part sent back'])('changes none that is %s', async (state) => {
    const staff = await staffContext(shop);
    if (state !== 'cancelled') await markPaid(staff, { order: order.orderNo });
    if (state === 'shipped') await shipOrder(staff, { order: order.orderNo, expressName: 'DHL', expressNumber: '1' });
    else if (state === 'in part sent back') await sql`update orders set open_returns = 1 where order_no = ${order.orderNo}`.execute(shop.kysely);
    else await buyer.post('/api/web/order/cancel', { orderNo: order.orderNo, reason: '' });
    expect(await detail()).toMatchObject({ addressEditable: false });
    expect(await change(buyer)).toMatchObject(refused);
    expect(await detail()).toMatchObject({ address: { address: '1 Market St' } });
  });

  it('changes an order a few times an hour at most', async () => {
    const answers = [];
    for (let number = 1; number <= 6; number += 1) answers.push((await change(buyer, { ...next, address: `${number} Mission St` })).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await detail()).toMatchObject({ address: { address: '5 Mission St' } });
  });
});

describe('without script', () => {
  const path = () => `/checkout/thankyou?order=${order.orderNo}`;
  const post = (fields: object, from = buyer) =>
    from.send({
      method: 'POST',
      url: path(),
      payload: new URLSearchParams({ form: 'address', ...addresses.US, ...fields }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
    });

  it('the page after ordering has the form, and says that the address was changed', async () => {
    const page = (await buyer.get(path())).text;
    expect(page).toMatch(/<input[^>]*name="address"[^>]*value="1 Market St"/);
    expect(page).toMatch(/<button(?=[^>]*name="form")[^>]*value="address"/);
    const done = await post({ address: '2 Mission St' });
    expect(done).toMatchObject({ status: 303, headers: { location: `${path()}&said=address` } });
    const after = (await buyer.get(`${path()}&said=address`)).text;
    expect(after).toContain('The shipping address was changed.');
    expect(after).toContain('2 Mission St');
  });

  it('a mistake stands beside its field, and what costs something else leads to the shop', async () => {
    const wrong = await post({ address: '2 Mission St', postalCode: 'nowhere' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toMatch(/id="order-address-postalCode-error"[^>]*class="mt/);
    expect(wrong.text).toContain('value="2 Mission St"');
    const dearer = await post({ ...addresses.OR });
    expect(dearer.status).toBe(409);
    expect(dearer.text).toMatch(new RegExp(`role="alert".*?Write to us.*?order=${order.orderNo}`, 's'));
    expect((await post({}, shop.client())).status).toBe(404);
  });
});
