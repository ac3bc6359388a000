/** A tax provider of an extension: what it calculates is shown, charged and kept; while it is silent nothing is ordered, or the shop's own rates apply. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { defineTaxProvider, type TaxPart, type TaxQuestion } from 'vitrine/extension';
import { testContext, testTaxProvider } from 'vitrine/extension/testing';
import { isInTransaction } from '#kit/server/database.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { addresses, fillCheckout, submit } from '#test/harness/buyers.ts';
import { extensionWith } from '#test/harness/extensions.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';

const title = 'City and state';
const at = (total: number, { taxIncluded }: TaxQuestion, basisPoints: number): TaxPart => ({
  title,
  basisPoints,
  amount: taxIncluded ? Math.round((total * basisPoints) / (10_000 + basisPoints)) : Math.round((total * basisPoints) / 10_000),
});
const fair =
  (basisPoints = 887.5) =>
  (question: TaxQuestion) => ({
    currency: question.currency,
    lines: question.lines.map(({ total }) => at(total, question, basisPoints)),
    shipping: question.shipping && at(question.shipping.amount, question, basisPoints),
  });
let answer: (question: TaxQuestion) => unknown;
let asked: { question: TaxQuestion; inTransaction: boolean }[] = [];

const ledger = defineTaxProvider<object>({
  id: 'ledger',
  title: { en: 'Ledger' },
  taxes: (_context, question) => {
    asked.push({ question, inTransaction: isInTransaction() });
    return answer(question) as Promise<ReturnType<ReturnType<typeof fair>>>;
  },
});

let shop: TestApp;
let logged: ReturnType<typeof vi.spyOn>;
const setProvider = async (taxProvider: object | null) => {
  const value = taxProvider === null ? null : JSON.stringify(taxProvider);
  await sql`update market set tax_provider = ${value}::jsonb where 'US' = any(countries)`.execute(shop.kysely);
  invalidateMemoized('all');
};
beforeAll(async () => {
  shop = await createTestApp({
    extensions: [extensionWith('ledger', { taxProviders: [ledger] })],
    extensionLimits: { sectionMs: 1_500, callMs: 1_500, jobMs: 500, transactionMs: 500, restMs: 500 },
  });
  await shop.host.database.transaction(seedCommerce);
});
beforeEach(async () => {
  answer = fair();
  asked = [];
  await setProvider({ id: 'ledger', ownRates: false });
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());
afterAll(() => shop.close());

async function shopper(): Promise<TestClient> {
  const [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50 }] })) as [TestVariant];
  const client = shop.client();
  await client.post('/api/web/cart/add', { sku: variant.sku, quantity: 2 });
  return client;
}

it('keeps the contract of providers', async () => {
  await expect(testTaxProvider(ledger, testContext({ settings: {} }))).resolves.toBeUndefined();
});

it('calculates what is shown, charged, and kept with the order', async () => {
  const client = await shopper();
  const checkout = await fillCheckout(client);
  // 355 on the goods, 53 on shipping
  expect([checkout.tax.amount, checkout.total.amount]).toEqual([408, 3998 + 600 + 408]);
  expect(checkout.taxes).toEqual([{ title, basisPoints: 887.5, amount: { amount: 408, currency: 'USD' } }]);
  const placed = await submit(client, checkout);
  expect(placed.code).toBe(0);
  answer = fair(100);
  const order = (await client.post('/api/web/order/detail', { orderNo: placed.data.orderNo })).data;
  expect([order.tax, order.total]).toEqual([checkout.tax, checkout.total]);
  expect(order.taxes).toMatchObject(checkout.taxes);
});

it('learns what is taxed and where, not who buys, and outside of every transaction', async () => {
  const client = await shopper();
  await submit(client, await fillCheckout(client));
  expect(asked.map(({ inTransaction }) => inTransaction)).not.toContain(true);
  expect(asked.at(-1)!.question).toMatchObject({
    currency: 'USD',
    taxIncluded: false,
    to: { country: 'US', province: 'CA', city: 'San Francisco', postalCode: '94103', address: '1 Market St' },
    lines: [{ quantity: 2, total: 3998, taxClass: 'standard' }],
    shipping: { amount: 600, taxClass: 'shipping' },
  });
  expect(JSON.stringify(asked)).not.toMatch(/Ada|Moss|4155550132|ada@example/);
});

it('says what changed when the tax is another than was shown, and places nothing', async () => {
  const client = await shopper();
  const checkout = await fillCheckout(client);
  answer = fair(1_000);
  invalidateMemoized('all');
  shop.clock.now = new Date(shop.clock.now.getTime() + 16 * 60_000);
  const refused = await submit(client, checkout);
  expect([refused.code, refused.reason, refused.data.tax.amount]).toEqual([10, 'totalChanged', 460]);
  expect((await submit(client, { ...checkout, total: refused.data.total })).code).toBe(0);
});

const broken = (change: (fine: ReturnType<ReturnType<typeof fair>>) => unknown) => (question: TaxQuestion) => change(fair()(question));
const part = (change: Partial<TaxPart>) => broken((fine) => ({ ...fine, lines: fine.lines.map((one) => ({ ...one, ...change })) }));
const faults: [string, (question: TaxQuestion) => unknown][] = [
  ['throws', () => Promise.reject(new Error('no connection'))],
  [
    'throws at once',
    () => {
      throw new Error('no connection');
    },
  ],
  ['does not answer', () => new Promise(() => undefined)],
  ['answers nothing', () => undefined],
  ['answers a list in place of an answer', ({ lines }) => lines],
  ['leaves the lines out', broken(({ currency, shipping }) => ({ currency, shipping }))],
  ['answers the tax as a text', part({ amount: '7' as never })],
  ['answers below 0', part({ amount: -1 })],
  ['answers no number', part({ amount: Number.NaN })],
  ['answers a part of a cent', part({ amount: 7.25 })],
  ['taxes more than it costs', part({ amount: 3_999 })],
  ['taxes shipping more than it costs', broken((fine) => ({ ...fine, shipping: { ...fine.shipping!, amount: 601 } }))],
  ['names no rate', part({ basisPoints: 0 })],
  ['names a rate below 0', part({ basisPoints: -1 })],
  ['names a rate above the whole', part({ basisPoints: 10_001 })],
  ['answers in another currency', broken((fine) => ({ ...fine, currency: 'EUR' }))],
  ['answers other lines', broken((fine) => ({ ...fine, lines: [...fine.lines, ...fine.lines] }))],
  ['answers too few lines', broken((fine) => ({ ...fine, lines: [] }))],
  ['answers lines without end', broken((fine) => ({ ...fine, lines: Array.from({ length: 10_000 }, () => fine.lines[0]) }))],
  ['names a tax by what fills the page', part({ title: 'x'.repeat(81) })],
  ['names a tax by what holds a control character', part({ title: 'City\u0000tax' })],
  ['names a tax by a script', part({ title: '<script>alert(1)</script>' })],
];

it.each(faults)('keeps an order from being placed when it %s, and says so', async (_what, fault) => {
  answer = fault;
  const client = await shopper();
  const checkout = await fillCheckout(client);
  expect([checkout.tax.amount, checkout.messages]).toEqual([0, [expect.stringContaining('can’t work out the tax')]]);
  const refused = await submit(client, checkout);
  expect([refused.status, refused.code, refused.reason]).toEqual([409, 40, 'taxUnknown']);
  expect((await client.post('/api/web/cart/count')).data.count).toBe(2);
});

it.each(faults)("lets the shop's own rates apply when it %s, where the merchant allows that", async (_what, fault) => {
  answer = fault;
  await setProvider({ id: 'ledger', ownRates: true });
  const client = await shopper();
  const checkout = await fillCheckout(client);
  expect([checkout.tax.amount > 0, checkout.messages]).toEqual([true, []]);
  expect((await submit(client, checkout)).code).toBe(0);
});

it('is not there any more: nothing is ordered', async () => {
  await setProvider({ id: 'gone', ownRates: false });
  const client = await shopper();
  expect((await submit(client, await fillCheckout(client))).reason).toBe('taxUnknown');
});

it('is not asked in other markets', async () => {
  const client = await shopper();
  const checkout = await fillCheckout(client, { address: addresses.DE });
  expect([checkout.taxIncluded, checkout.tax.amount > 0, asked.filter(({ question }) => question.to.country === 'DE')]).toEqual([true, true, []]);
});

const manager = async () => ({ 'x-auth': await staffToken(shop, 'owner') });

it('stays as it was agreed when staff change the lines of an order', async () => {
  const client = await shopper();
  const { orderNo } = (await submit(client, await fillCheckout(client))).data;
  const [line] = (await client.post('/api/web/order/detail', { orderNo })).data.products;
  answer = () => Promise.reject(new Error('nobody is to be asked'));
  const edited = await client.post(`/api/admin/orders/${orderNo}/edit`, { lines: [{ lineId: line.lineId, quantity: 1 }] }, await manager());
  // 177 on one of the goods, 53 on shipping as before
  expect([edited.code, edited.data.tax.amount, edited.data.total.amount]).toEqual([0, 230, 1999 + 600 + 230]);
});

it('is asked for the drafts of staff, which no order is made of while it is silent', async () => {
  const [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50 }] })) as [TestVariant];
  const headers = await manager();
  const post = (path: string, body: object = {}) => shop.client().post(`/api/admin/draft-orders${path}`, body, headers);
  const written = { email: 'ada@example.com', address: addresses.US, shippingMethodId: 'standard', lines: [{ sku: variant.sku, quantity: 2 }] };
  const draft = await post('', written);
  expect([draft.code, draft.data.tax.amount]).toEqual([0, 408]);
  answer = () => Promise.reject(new Error('no connection'));
  invalidateMemoized('all');
  const refused = await post(`/${draft.data.id}/complete`);
  expect([refused.status, Object.keys(refused.data.errors)]).toEqual([409, ['tax']]);
  answer = fair();
  const placed = await post(`/${draft.data.id}/complete`);
  expect([placed.code, placed.data.total.amount]).toEqual([0, 3998 + 600 + 408]);
  expect(asked.map(({ inTransaction }) => inTransaction)).not.toContain(true);
});

it('is chosen by staff for a market, from those that there are', async () => {
  const headers = await manager();
  const client = shop.client();
  expect((await client.get('/api/admin/tax-providers', headers)).data.items).toEqual([{ id: 'ledger', title: 'Ledger', ready: true }]);
  const read = await client.get('/api/admin/markets/us', headers);
  const put = (taxProvider: object | null) =>
    client.send({
      method: 'PUT',
      url: '/api/admin/markets/us',
      headers: { ...headers, 'if-match': read.headers['etag'] as string },
      payload: { ...read.data, taxProvider },
    });
  expect(Object.keys((await put({ id: 'nobody' })).data.errors)).toEqual(['taxProvider']);
  expect((await put(null)).data.taxProvider).toBeNull();
});
