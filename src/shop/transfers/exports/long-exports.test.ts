// Long exports: what leaves the filter while they run moves no other row out of the file.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { readCustomersInBatches } from '#shop/customers/index.ts';
import { readOrdersInBatches } from '#shop/orders/staff/index.ts';
import { readStockInBatches } from '#shop/stock/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, testContext } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const write = (text: string) => sql.raw(text).execute(shop.kysely);

/** What comes in batches, while each row leaves the list once it was read. */
async function readWhileTheyLeave<Item>(batches: AsyncIterable<readonly Item[]>, nameOf: (item: Item) => string, leave: (name: string) => string) {
  const names: string[] = [];
  for await (const items of batches) {
    for (const name of items.map(nameOf)) {
      names.push(name);
      await write(leave(name));
    }
  }
  return names;
}

it('have every order once, the oldest first', async () => {
  const [cup] = await insertTestProduct(shop.host.database, { variants: [{ sku: 'CUP', price: 1_999 }] });
  const placed: string[] = [];
  for (let count = 0; count < 5; count += 1) placed.push((await placeTestOrder(shop, cup!, { paymentMethodId: 'bankTransfer' })).orderNo);
  // One that was brought in later is older; two have come in the same moment.
  await write(`update orders set placed_at = timestamptz '2020-01-01' where order_no = '${placed[3]}'`);
  await write(`update orders set placed_at = (select placed_at from orders where order_no = '${placed[0]}') where order_no = '${placed[1]}'`);
  const orders = readOrdersInBatches(testContext(shop), { tag: '', payStatus: 'unpaid' }, 2);
  const read = await readWhileTheyLeave(
    orders,
    ({ orderNo }) => orderNo,
    (orderNo) => `update orders set pay_status = 'paid' where order_no = '${orderNo}'`,
  );
  expect(read).toEqual([placed[3], placed[0], placed[1], placed[2], placed[4]]);
  expect(await readOrdersInBatches(testContext(shop), { accountId: 'nobody' }, 2).next()).toMatchObject({ done: true });
});

it('have every customer once: accounts, and guests', async () => {
  const emails = ['e@x.example', 'a@x.example', 'c@x.example', 'b@x.example', 'd@x.example'];
  for (const email of emails) await write(`insert into account (id, email) values ('${newId()}', '${email}')`);
  const emailOf = ({ email }: { email: string | null }) => email ?? '';
  const accounts = readCustomersInBatches(testContext(shop), { blocked: false }, 2);
  expect(await readWhileTheyLeave(accounts, emailOf, (email) => `update account set blocked_at = '2026-01-01' where email = '${email}'`)).toEqual(emails);
  const [bowl] = await insertTestProduct(shop.host.database, { variants: [{ price: 1_999 }] });
  for (const email of emails) await placeTestOrder(shop, bowl!, { contact: { email: `guest-${email}` } });
  const guests = readCustomersInBatches(testContext(shop), { kind: 'guest', q: 'guest-' }, 2);
  const read = await readWhileTheyLeave(guests, emailOf, (email) => `update orders set email = 'gone@x.example' where email = '${email}'`);
  expect(read).toEqual(emails.map((email) => `guest-${email}`).toSorted());
});

it('have the stock of every variant once', async () => {
  const skus = ['S-2', 'S-1', 'S-5', 'S-3', 'S-4'];
  await insertTestProduct(shop.host.database, { variants: skus.map((sku) => ({ sku, onHand: 3 })) });
  const stock = readStockInBatches(testContext(shop), { q: 's-', atMost: 3 }, 2);
  const leave = (sku: string) => `update stock_level set tracked = false where variant_id = (select id from variant where sku = '${sku}')`;
  expect(await readWhileTheyLeave(stock, ({ sku }) => sku, leave)).toEqual(skus.toSorted());
});
