// Customers as staff write them: made, changed, merged, blocked, erased; guests by their address.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import { newId } from '#kit/server/ids.ts';
import { addressBookLimits } from '#shop/addresses/contract.ts';
import { changeCredits, readBalance } from '#shop/credits/index.ts';
import { placeOrder } from '#shop/orders/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, testContext, testDraft } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let manager: Record<string, string>;
let thing: TestVariant;
beforeAll(async () => {
  shop = await createTestApp();
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  [thing] = (await insertTestProduct(shop.host.database, { slug: 'merge-bowl', variants: [{ onHand: 90 }] })) as [TestVariant];
});
afterAll(() => shop.close());

const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload: object = {}, headers: object = {}) =>
  shop.client().send({ method, url: `/api/admin/customers${url}`, ...(method === 'GET' ? {} : { payload }), headers: { ...manager, ...headers } });
const address = {
  country: 'US',
  province: 'CA',
  city: 'Berkeley',
  postalCode: '94704',
  firstName: 'Ada',
  lastName: 'Moss',
  address: '1 Analytical Way',
  phone: '5105550100',
};

it('are made and changed, and no two have the same address or number', async () => {
  const email = `${newId()}@Shop.example`;
  const made = await send('POST', '', {
    email,
    mobile: '+1 510 555 0123',
    firstName: 'Ada',
    lastName: 'Moss',
    language: 'zh',
    tags: ['vip'],
    note: 'Likes blue',
    addresses: [address],
  });
  expect(made).toMatchObject({
    code: 0,
    data: {
      kind: 'account',
      email: email.toLowerCase(),
      mobile: '+1 5105550123',
      name: 'Ada Moss',
      language: 'zh',
      tags: ['vip'],
      note: 'Likes blue',
      addresses: [{ city: 'Berkeley', isDefault: true }],
      blocked: false,
    },
  });
  const { id } = made.data;
  expect(await send('POST', '', { email })).toMatchObject({ status: 409, code: 40, data: { errors: { email: expect.any(String) } } });
  for (const unfit of ['ada+shop@shop.example', "o'hara@shop.example"])
    expect((await send('POST', '', { email: unfit })).data.errors).toEqual({ email: expect.stringContaining(`Nobody could sign in with ${unfit}`) });
  expect((await send('POST', '', { email: 'nothing' })).data.errors).toEqual({ email: expect.stringContaining('not valid') });
  expect(await send('POST', '', { mobile: '5105550123', countryCode: '+1' })).toMatchObject({
    status: 409,
    code: 40,
    data: { errors: { mobile: expect.any(String) } },
  });
  for (const [wrong, field] of [
    [{ email: 'nobody' }, 'email'],
    [{ firstName: 'Ada' }, 'email'],
    [{ mobile: '12' }, 'mobile'],
    [{ email: `${newId()}@shop.example`, language: 'xx' }, 'language'],
    [{ email: `${newId()}@shop.example`, groups: ['no-such'] }, 'groups'],
    [{ email: `${newId()}@shop.example`, addresses: [{ ...address, postalCode: 'x' }] }, 'addresses.0.postalCode'],
  ] as const)
    expect(await send('POST', '', wrong)).toMatchObject({ status: 400, data: { errors: { [field]: expect.any(String) } } });
  const read = await send('GET', `/${id}`);
  const changed = {
    ...read.data,
    firstName: 'Augusta',
    tags: [],
    addresses: [
      { ...read.data.addresses[0], city: 'Oakland' },
      { ...address, city: 'Albany' },
    ],
  };
  expect(await send('PUT', `/${id}`, changed)).toMatchObject({ status: 428 });
  expect(await send('PUT', `/${id}`, changed, { 'if-match': read.headers['etag'] })).toMatchObject({
    code: 0,
    data: {
      name: 'Augusta Moss',
      mobile: '+1 5105550123',
      tags: [],
      note: 'Likes blue',
      addresses: [{ id: read.data.addresses[0].id, city: 'Oakland', isDefault: true }, { city: 'Albany' }],
    },
  });
  expect(await send('PUT', `/${id}`, changed, { 'if-match': read.headers['etag'] })).toMatchObject({ status: 412 });
  const other = await signedIn(shop);
  expect(await send('PUT', `/${id}`, { email: other.email }, { 'if-match': '*' })).toMatchObject({
    status: 409,
    data: { errors: { email: expect.any(String) } },
  });
  expect(await send('PUT', `/${id}`, { email: null, mobile: null }, { 'if-match': '*' })).toMatchObject({ status: 400 });
  expect(await send('PUT', `/${newId()}`, { firstName: 'X' }, { 'if-match': '*' })).toMatchObject({ status: 404 });
});

it('take their orders along to a new address or number; another contact that was typed stays', async () => {
  const [email, next] = [`${newId()}@shop.example`, `${newId()}@shop.example`];
  const { data } = await send('POST', '', { email, mobile: '+1 510 555 0177', firstName: 'Noor', lastName: 'Reed' });
  const shopper = { accountId: data.id as string, guestId: null };
  const byMobile = { countryCode: '+1', mobile: '5105550177' };
  const contacts = [{ email }, { email: 'work@shop.example' }, byMobile];
  const placed = await shop.host.database.transaction(async (tx) => {
    const orders = [];
    for (const contact of contacts) orders.push(await placeOrder(tx, testContext(shop), testDraft(thing, { shopper, contact })));
    return orders;
  });
  const read = await send('GET', `/${data.id}`);
  const changed = await send('PUT', `/${data.id}`, { email: next, mobile: '+1 510 555 0188' }, { 'if-match': read.headers['etag']! });
  expect(changed).toMatchObject({ code: 0, data: { email: next, mobile: '+1 5105550188' } });
  const { rows } = await sql<{ orderNo: string; email: string | null; mobile: string | null }>`select order_no, email, mobile from orders
    where account_id = ${data.id}`.execute(shop.kysely);
  const reached = new Map(rows.map((row) => [row.orderNo, row.email ?? row.mobile]));
  expect(placed.map(({ orderNo }) => reached.get(orderNo))).toEqual([next, 'work@shop.example', '5105550188']);
});

it('sign in without a code to an address that staff gave them, until they prove it', async () => {
  const shopper = await signedIn(shop);
  await sql`update account set login_email_verification = true where id = ${shopper.accountId}`.execute(shop.kysely);
  const wanted = async () => (await shopper.post('/security/overview')).data.loginEmailVerification;
  await send('PUT', `/${shopper.accountId}`, { firstName: 'Noor' }, { 'if-match': '*' });
  expect(await wanted()).toBe(true);
  expect(await send('PUT', `/${shopper.accountId}`, { email: `${newId()}@shop.example` }, { 'if-match': '*' })).toMatchObject({ code: 0 });
  expect(await wanted()).toBe(false);
});

it('are listed with guests, who go by their e-mail address', async () => {
  const email = `${newId()}@guests.example`;
  await placeTestOrder(shop, thing, { contact: { email } });
  await placeTestOrder(shop, thing, { contact: { email: email.toUpperCase() } });
  const find = async (filter: object) => (await send('GET', `?filter=${encodeURIComponent(JSON.stringify(filter))}`)).data;
  const guest = { id: `guest:${email}`, kind: 'guest', email, name: 'Ada Byron', orders: 2, groups: [] };
  expect(await find({ q: email })).toMatchObject({ items: [guest], total: 1 });
  expect(await find({ q: email, kind: 'guest' })).toMatchObject({ items: [guest] });
  expect(await find({ q: email, kind: 'account' })).toMatchObject({ items: [], total: 0 });
  expect(await send('GET', `/${encodeURIComponent(`guest:${email}`)}`)).toMatchObject({ code: 0, data: guest });
  expect(await send('POST', `/${encodeURIComponent(`guest:${email}`)}/block`)).toMatchObject({ status: 409, code: 41 });
  await signedIn(shop, { email });
  expect(await find({ q: email })).toMatchObject({ items: [{ kind: 'account' }], total: 1 });
  const stem = newId();
  for (const name of ['a', 'c']) await placeTestOrder(shop, thing, { contact: { email: `${name}-${stem}@guests.example` } });
  await signedIn(shop, { email: `b-${stem}@guests.example` });
  const pageOf = async (sort: string, page: number) => {
    const { items, total } = (await send('GET', `?sort=${sort}&size=2&page=${page}&filter=${encodeURIComponent(JSON.stringify({ q: stem }))}`)).data;
    return { names: items.map(({ email: found }: any) => found[0]).join(''), total };
  };
  expect(await pageOf('email', 1)).toEqual({ names: 'ab', total: 3 });
  expect(await pageOf('email', 2)).toEqual({ names: 'c', total: 3 });
  expect(await pageOf('-email', 1)).toEqual({ names: 'cb', total: 3 });
  expect(await pageOf('email', 9)).toEqual({ names: '', total: 3 });
  const paged = [];
  for (let page = 1; page <= 40; page += 1) paged.push(...(await send('GET', `?sort=-createdAt&size=1&page=${page}`)).data.items.map(({ id }: any) => id));
  expect(new Set(paged).size).toBe(paged.length);
});

it('become one of two: everything moves, the other is signed out and gone', async () => {
  const [ada, gone] = [await signedIn(shop, { firstName: 'Ada' }), await signedIn(shop, { firstName: 'Adah' })];
  const context = testContext(shop);
  for (const who of [ada, gone]) {
    await who.post('/favorite/add', { type: 'product', slug: 'merge-bowl' });
    await who.post('/address/save', { ...address, city: who === ada ? 'Berkeley' : 'Oakland' });
    await shop.host.database.transaction((tx) => changeCredits(tx, context, { accountId: who.accountId, amount: amount(700), reason: 'granted', note: '' }));
  }
  // A cart that was emptied is no reason to drop the other one.
  const { lines } = (await ada.post('/cart/add', { sku: thing.sku, quantity: 1 })).data;
  await ada.post('/cart/remove', { lineIds: [lines[0].lineId] });
  await gone.post('/cart/add', { sku: thing.sku, quantity: 1 });
  const order = await placeTestOrder(shop, thing);
  await own(order.orderId, gone);
  const merge = (from: string, id = ada.accountId) => send('POST', `/${id}/merge`, { from });
  for (const from of [ada.accountId, newId(), 'guest:a@b.example'])
    expect(await merge(from)).toMatchObject({ status: 400, data: { errors: { from: expect.any(String) } } });
  expect(await merge(gone.accountId)).toMatchObject({ code: 0, data: { id: ada.accountId, orders: 1, credits: { amount: 1_400 }, addresses: [{}, {}] } });
  expect((await readBalance(context.db, gone.accountId)).amount).toBe(0);
  expect((await gone.post('/address/list')).code).toBe(51);
  expect(await send('GET', `/${gone.accountId}`)).toMatchObject({ status: 404 });
  expect((await ada.post('/order/detail', { orderNo: order.orderNo })).data).toMatchObject({ orderNo: order.orderNo });
  expect((await ada.post('/cart/get')).data.lines).toHaveLength(1);
  expect(await leftOf(gone)).toEqual(['account', 'credit_balance', 'credit_entry', 'session']);
  expect(await merge(gone.accountId)).toMatchObject({ status: 400 });
});

it('stay two while their addresses do not fit into one book', async () => {
  const [ada, other] = [await signedIn(shop, { firstName: 'Ada' }), await signedIn(shop, { firstName: 'Adah' })];
  for (let count = 0; count < addressBookLimits.entries; count += 1) await ada.post('/address/save', { ...address, address: `${count} Way` });
  await other.post('/address/save', address);
  expect(await send('POST', `/${ada.accountId}/merge`, { from: other.accountId })).toMatchObject({ status: 409, msg: expect.stringContaining('50 addresses') });
  expect((await other.post('/address/list')).data.items).toHaveLength(1);
});

const own = (orderId: string, { accountId }: SignedInShopper) =>
  sql`update orders set account_id = ${accountId}, guest_id = null where id = ${orderId}`.execute(shop.kysely);

/** Every table that still names an account. */
async function leftOf({ accountId }: SignedInShopper): Promise<string[]> {
  const columns = await sql<{ table: string; column: string }>`select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name) where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    and (c.column_name in ('account_id', 'asker_id') or (c.column_name = 'shopper_id') or (c.table_name = 'account' and c.column_name = 'id'))`.execute(
    shop.kysely,
  );
  const left = [];
  for (const { table, column } of columns.rows) {
    const found = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${accountId} limit 1`.execute(shop.kysely);
    if (found.rows.length > 0) left.push(table);
  }
  return [...new Set(left)].toSorted();
}

it('who are guests are merged into an account, and erased', async () => {
  const [ada, guest] = [await signedIn(shop, { firstName: 'Ada' }), `${newId()}@guests.example`];
  const path = (email: string) => `/${encodeURIComponent(`guest:${email}`)}`;
  const order = await placeTestOrder(shop, thing, { contact: { email: guest } });
  expect(await send('POST', `${path(guest)}/merge`, { from: ada.accountId })).toMatchObject({ status: 409, reason: 'customerIsGuest' });
  expect(await send('POST', `/${ada.accountId}/merge`, { from: `guest:${guest}` })).toMatchObject({ code: 0, data: { id: ada.accountId, orders: 1 } });
  expect((await ada.post('/order/detail', { orderNo: order.orderNo })).code).toBe(0);
  expect(await send('GET', path(guest))).toMatchObject({ status: 404 });

  const other = `${newId()}@guests.example`;
  const second = await placeTestOrder(shop, thing, { contact: { email: other }, paymentMethodId: 'bankTransfer' });
  expect(await send('POST', `${path(other)}/erase`)).toMatchObject({ status: 409, code: 41, msg: expect.stringContaining(second.orderNo) });
  expect(await send('GET', path(other))).toMatchObject({ code: 0 });
  await shop.client().post(`/api/admin/orders/${second.orderNo}/cancel`, { reason: 'Asked for' }, manager);
  expect(await send('POST', `${path(other)}/erase`)).toMatchObject({ code: 0 });
  expect(await send('GET', path(other))).toMatchObject({ status: 404 });
  const { rows } = await sql`select id from orders where email = ${other} union all select id from account where email = ${other}`.execute(shop.kysely);
  expect(rows).toEqual([]);
  expect((await shop.client().get(`/api/admin/audit-log?filter=${encodeURIComponent(JSON.stringify({ q: other }))}`, manager)).text).not.toContain(other);
});

it('are blocked, reset and erased', async () => {
  const ada = await signedIn(shop, { firstName: 'Ada' });
  expect(await send('POST', `/${ada.accountId}/send-reset`)).toMatchObject({ code: 0 });
  await runJobs(shop, { about: ada.email });
  expect(await send('POST', `/${ada.accountId}/send-reset`)).toMatchObject({ status: 429 });
  expect(await send('POST', `/${ada.accountId}/block`)).toMatchObject({ code: 0, data: { blocked: true } });
  expect((await ada.post('/address/list')).code).toBe(51);
  expect(await send('POST', `/${ada.accountId}/unblock`)).toMatchObject({ code: 0, data: { blocked: false } });
  const order = await placeTestOrder(shop, thing, { paymentMethodId: 'bankTransfer' });
  await own(order.orderId, ada);
  expect(await send('POST', `/${ada.accountId}/erase`)).toMatchObject({
    status: 409,
    code: 41,
    msg: `This customer’s order ${order.orderNo} is still under way. It has to be completed or cancelled first.`,
  });
  await shop.client().post(`/api/admin/orders/${order.orderNo}/cancel`, { reason: 'Asked for' }, manager);
  expect(await send('POST', `/${ada.accountId}/erase`)).toMatchObject({ code: 0 });
  expect(await send('GET', `/${ada.accountId}`)).toMatchObject({ status: 404 });
});
