/** From the stars in the mail to the form: which products it names, where its links lead, and that they make a buyer of whoever holds them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount, zero } from '#kit/pure/amount.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { placeTestOrder, staffContext, testDraft } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { mailsTo } from '#test/harness/sign-in.ts';
import { markPaid } from '../../../orders/pay/index.ts';
import { deliverOrder, shipOrder } from '../../../orders/ship/index.ts';

const start = new Date('2026-11-21T10:00:00Z');
const later = new Date(start.getTime() + 6 * 24 * 3_600_000);
let shop: TestApp;
let bowl: TestVariant;
beforeAll(async () => {
  shop = await createTestApp();
  [bowl] = (await insertTestProduct(shop.host.database, { title: 'Bowl', variants: [{ price: 1999, onHand: 100 }] })) as [TestVariant];
});
afterAll(() => shop.close());

const linesOf = (...taxClasses: string[]) => {
  const [line] = testDraft(bowl).lines;
  return taxClasses.map((taxClass) => ({
    ...line!,
    slug: bowl.slug,
    productId: bowl.productId,
    price: amount(1999),
    discounts: [],
    taxAmount: zero,
    taxClass,
  }));
};

/** The links of the mail that asks for a review of an order that arrived six days ago, and the order. */
async function asked(email: string, { accountId = null, lines = linesOf('standard') }: { accountId?: string | null; lines?: ReturnType<typeof linesOf> } = {}) {
  shop.clock.now = start;
  const subtotal = amount(lines.reduce((sum, { total }) => sum + total, 0));
  const sums = { subtotal, total: amount(subtotal + 500) };
  const order = await placeTestOrder(shop, bowl, { contact: { email }, paymentMethodId: 'bankTransfer', lines, ...sums });
  if (accountId) await sql`update orders set account_id = ${accountId}, guest_id = null where id = ${order.orderId}`.execute(shop.kysely);
  const staff = await staffContext(shop);
  await markPaid(staff, { order: order.orderId });
  await shipOrder(staff, { order: order.orderId, expressName: 'DHL', expressNumber: '1' });
  await deliverOrder(staff, { order: order.orderId });
  shop.clock.now = later;
  await runJob(shop, 'review.request');
  await runJobs(shop);
  const mail = (await mailsTo(shop, email)).find((one) => one.includes('List-Unsubscribe')) ?? '';
  const html = mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replaceAll('&amp;', '&');
  const links = [...html.matchAll(/href="http:\/\/localhost:3000([^"]*review\.stars=[^"]*)"/g)].map(([, link]) => link!);
  return { ...order, links };
}

/** What a browser with script does with such a link: it sends the secret, which no address has. */
const follow = (client: TestClient, link: string) =>
  client.send({
    method: 'POST',
    url: link.split('#')[0]!,
    payload: new URLSearchParams({ form: 'open', link: link.split('#')[1]! }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
  });
const review = async (client: TestClient) => {
  await client.post('/api/web/review/add', { product: bowl.slug, rating: 4, text: 'It holds tea.' });
  const { rows } = await sql<{ verified: boolean }>`select verified from review order by id desc limit 1`.execute(shop.kysely);
  return rows[0]!.verified;
};

describe('a request for a review', () => {
  it('has five stars for each product, which lead a guest on another device to the form as a buyer', async () => {
    const { links, orderNo } = await asked('guest@example.com', { lines: linesOf('standard', 'standard', 'giftCard') });
    expect(links.map((link) => link.split('#')[0])).toEqual(
      [1, 2, 3, 4, 5].map((stars) => `/checkout/thankyou?order=${orderNo}&review=${bowl.slug}&review.stars=${stars}`),
    );
    const elsewhere = shop.client();
    const [address, secret = ''] = links[3]!.split('#');
    const before = await elsewhere.get(address!);
    expect(before).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    expect(before.text).not.toContain('Berkeley');
    // Without script: the way on, without being known as a buyer.
    expect(before.text).toContain(`href="/product/${bowl.slug}?review.stars=4#reviews"`);
    const led = await follow(elsewhere, links[3]!);
    expect(led).toMatchObject({ status: 303, headers: { location: `/product/${bowl.slug}?review.stars=4#reviews` } });
    expect(secret.length).toBeGreaterThan(20);
    expect(JSON.stringify(led.headers)).not.toContain(secret);
    expect(await review(elsewhere)).toBe(true);
    expect(await review(shop.client())).toBe(false);
  });

  it('leads on at once where this browser may see the order already', async () => {
    const { links, client } = await asked('here@example.com');
    const { status, headers } = await client.get(links[4]!.split('#')[0]!);
    expect({ status, to: headers['location'] }).toEqual({ status: 302, to: `/product/${bowl.slug}?review.stars=5#reviews` });
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('leads an account straight to the product, without a secret, and a link that opens nothing to the page that goes on', async () => {
    const ada = await signedIn(shop);
    const { links } = await asked('account@example.com', { accountId: ada.accountId });
    expect(links).toEqual([1, 2, 3, 4, 5].map((stars) => `/product/${bowl.slug}?review.stars=${stars}#reviews`));
    const wrong = await follow(shop.client(), `/checkout/thankyou?order=V1&review=${bowl.slug}&review.stars=4#${'x'.repeat(43)}`);
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('This link doesn’t open the order.');
  });
});

describe('the form of a product’s page', () => {
  const form = async (query: string) => {
    const { text } = await shop.client().get(`/product/${bowl.slug}${query}`);
    const whole = /<details[^>]*>(?:(?!<details).)*?name="rating".*?<\/details>/s.exec(text)?.[0] ?? '';
    return { open: /^<details[^>]* open=""/.test(whole), chosen: /<input[^>]*checked=""[^>]*>/.exec(whole)?.[0]?.match(/value="(\d)"/)?.[1] ?? null };
  };

  it.each([
    ['', false, null],
    ['?review.stars=4', true, '4'],
    ['?review.stars=0', true, null],
    ['?review.stars=6', false, null],
  ])('is as the address says: %s', async (query, open, chosen) => {
    expect(await form(query)).toEqual({ open, chosen });
  });
});
