import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { ShopError } from '#kit/pure/shop-error.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { inLongRun } from '#test/harness/long-run.ts';
import { testContext } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { readMarkets } from '#shop/markets/index.ts';
import { claimCoupon, listMyCoupons } from './coupons/claim-coupon.ts';
import { couponStaffInput, promotionInput } from './contract.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { savePromotion } from './staff/save-promotion.ts';

let shop: TestApp;
let bowl: TestVariant;
let lamp: TestVariant;
const usd = (amount: number) => [{ amount, currency: 'USD' }];
const percent = { kind: 'percentage', basisPoints: 1_000 } as const;
let made = 0;

async function save(source: 'promotion' | 'coupon', given: Record<string, unknown>, id: string | null = null): Promise<string> {
  const slug = `offer-${(made += 1)}`;
  const all = { slug, texts: { en: { title: slug } }, rule: percent, conditions: {}, ...given };
  const markets = await readMarkets(shop.host.database.reader);
  const input = source === 'coupon' ? couponStaffInput.parse({ code: slug, ...all }) : promotionInput.parse(all);
  const saved = await shop.host.database.transaction((tx) => savePromotion(tx, { id, source, input, markets, locale: 'en', now: shop.clock.now }));
  invalidateMemoized(['promotions']);
  return saved;
}
const only = (slug: string) => ({ targets: { products: [slug] } });
async function withCart(...lines: [variant: TestVariant, quantity: number][]): Promise<TestClient> {
  const client = shop.client();
  for (const [variant, quantity] of lines) expect((await client.post('/api/web/cart/add', { sku: variant.sku, quantity })).code).toBe(0);
  return client;
}
const use = (client: TestClient, code: string, headers = {}) => client.post('/api/web/cart/coupon', { code }, headers);
const usedOf = async (id: string) =>
  (
    await sql<{
      used: number;
      rows: number;
    }>`select used_count as used, (select count(*)::int from coupon_use where promotion_id = p.id and state <> 'released') as rows
    from promotion p where id = ${id}`.execute(shop.kysely)
  ).rows[0]!;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  [bowl] = (await insertTestProduct(shop.host.database, { slug: 'promo-bowl', variants: [{ price: 2_000, onHand: 5_000 }] })) as [TestVariant];
  [lamp] = (await insertTestProduct(shop.host.database, { slug: 'promo-lamp', variants: [{ price: 10_000, onHand: 5_000 }] })) as [TestVariant];
});
afterAll(() => shop.close());

describe('a coupon for free shipping', () => {
  it('is not used up where shipping is free without it: it stays on the cart with a word', async () => {
    const id = await save('coupon', { code: 'SENDFREE', rule: { kind: 'freeShipping' } });
    // Standard shipping is free from 75 dollars on.
    const client = await withCart([lamp, 1]);
    const { code, data } = await use(client, 'SENDFREE');
    expect([code, data.couponCodes, data.messages]).toEqual([0, ['SENDFREE'], [expect.stringContaining('SENDFREE')]]);
    const checkout = await fillCheckout(client);
    expect(checkout).toMatchObject({ couponCodes: ['SENDFREE'], shippingDiscounts: [], shippingFee: { amount: 0 } });
    expect(checkout.messages).toEqual([expect.stringContaining('Your shipping is already free')]);
    expect((await submit(client, checkout)).code).toBe(0);
    expect(await usedOf(id)).toEqual({ used: 0, rows: 0 });
  });

  it('is used where it lowers the fee of the way that is chosen', async () => {
    const id = await save('coupon', { code: 'SENDFREE2', rule: { kind: 'freeShipping', methods: ['standard', 'express'] } });
    const client = await withCart([lamp, 1]);
    await use(client, 'SENDFREE2');
    const { slug } = await fillCheckout(client);
    const express = (await client.post('/api/web/checkout/shipping', { slug, methodId: 'express' })).data;
    expect(express).toMatchObject({ shippingFee: { amount: 0 }, shippingDiscounts: [{ code: 'SENDFREE2' }], messages: [] });
    const small = await withCart([bowl, 1]);
    expect((await use(small, 'SENDFREE2')).data.messages).toEqual([]);
    const checkout = await fillCheckout(small);
    expect(checkout).toMatchObject({ shippingFee: { amount: 0 }, shippingDiscounts: [{ code: 'SENDFREE2' }], messages: [] });
    expect((await submit(small, checkout)).code).toBe(0);
    expect(await usedOf(id)).toEqual({ used: 1, rows: 1 });
  });
});

describe('the page of a coupon', () => {
  const goods = async (slug: string) => {
    const { text } = await shop.client().get(`/coupon/${slug}`);
    return [bowl, lamp].filter((product) => text.includes(`href="/product/${product.slug}"`)).map((product) => product.slug);
  };

  it('says its benefit once, and shows what it is for', async () => {
    await save('coupon', { slug: 'bowls-only', code: 'BOWLS', texts: { en: { title: 'For bowls' } }, conditions: only(bowl.slug) });
    await save('coupon', { slug: 'for-all', code: 'FORALL' });
    const { text } = await shop.client().get('/coupon/bowls-only');
    expect(text.match(/>10% off</g)).toHaveLength(1);
    expect([await goods('bowls-only'), await goods('for-all')]).toEqual([[bowl.slug], [bowl.slug, lamp.slug]]);
  });
});

describe('a coupon', () => {
  it('is found however it is typed, named on each line, and can be taken away', async () => {
    await save('coupon', { code: 'Welcome 10', texts: { en: { title: 'Welcome' }, zh: { title: '欢迎' } } });
    const client = await withCart([bowl, 2], [lamp, 1]);
    const before = (await client.post('/api/web/cart/get')).data;
    const { data } = await use(client, ' welcome10 ');
    expect(data).toMatchObject({
      couponCodes: ['WELCOME10'],
      couponDiscounts: [{ title: 'Welcome', code: 'WELCOME10', amount: { amount: 1_400, currency: 'USD' } }],
      total: { amount: 12_600 },
    });
    // By SKU: the test's clock stands still, so the two lines came at the same time.
    expect(Object.fromEntries(data.lines.map((line: { sku: string; discounts: unknown }) => [line.sku, line.discounts]))).toEqual({
      [bowl.sku]: [{ title: 'Welcome', code: 'WELCOME10', amount: { amount: 400, currency: 'USD' } }],
      [lamp.sku]: [{ title: 'Welcome', code: 'WELCOME10', amount: { amount: 1_000, currency: 'USD' } }],
    });
    expect((await client.post('/api/web/cart/get', {}, { 'x-lang': 'zh' })).data.couponDiscounts[0].title).toBe('欢迎');
    expect((await client.post('/api/web/cart/coupon/remove', { code: 'Welcome10' })).data).toEqual(before);
  });

  it('takes its own amount in a currency that has one, else the converted one', async () => {
    await save('coupon', { code: 'FIVE', rule: { kind: 'fixedAmount', amount: [...usd(500), { amount: 450, currency: 'EUR' }] } });
    const client = await withCart([lamp, 1]);
    await use(client, 'five');
    const taken = async (currency: string) => (await client.post('/api/web/cart/get', {}, { 'x-currency': currency })).data.couponDiscounts[0].amount;
    expect(await taken('USD')).toEqual({ amount: 500, currency: 'USD' });
    expect(await taken('EUR')).toEqual({ amount: 450, currency: 'EUR' });
    expect(await taken('JPY')).toEqual({ amount: 750, currency: 'JPY' });
  });

  it.each<[string, string, Record<string, unknown>]>([
    ['expired', 'This code has expired.', { endsAt: '2020-01-01T00:00:00Z' }],
    ['notYet', 'This code is not valid yet.', { startsAt: '2120-01-01T00:00:00Z' }],
    ['minimum', 'Spend $30.00 more to use this code.', { conditions: { minSubtotal: usd(5_000) } }],
    ['minimum', 'Add 2 more to use this code.', { conditions: { minQuantity: 3 } }],
    ['otherGoods', 'This code isn’t for the items in your cart.', { conditions: only('promo-lamp') }],
    ['needsSignIn', 'Please sign in to use this code.', { claimRequired: true }],
    ['otherMarket', 'This code isn’t valid in your region.', { conditions: { markets: ['jp'] } }],
  ])('is rejected with a message: %s', async (reason, msg, more) => {
    const code = `NO${(made += 1)}`;
    await save('coupon', { code, ...more });
    const client = await withCart([bowl, 1]);
    expect(await use(client, code)).toMatchObject({ status: 400, code: 40, msg, data: { reason, errors: { code: msg } } });
    expect((await client.post('/api/web/cart/get')).data.couponCodes).toEqual([]);
    expect(await use(client, code, { 'x-lang': 'zh-HK' })).toMatchObject({ msg: expect.stringMatching(/\p{Script=Han}/u) });
  });

  it('cannot be guessed: after some wrong codes, one of another account is rejected as unknown, then attempts are blocked', async () => {
    await save('coupon', { code: 'THEIRS', claimRequired: true });
    await save('coupon', { code: 'MINE' });
    const client = await withCart([bowl, 1]);
    const from = (host: number) => `2001:db8:0:1::${host}`;
    const guess = (code: string, host: number, by = client) =>
      by.send({ method: 'POST', url: '/api/web/cart/coupon', payload: { code }, remoteAddress: from(host) });
    expect((await guess('THEIRS', 1)).data.reason).toBe('needsSignIn');
    for (let i = 0; i < 4; i += 1) expect((await guess(`WRONG${i}`, i)).data.reason).toBe('unknown');
    const [theirs, unknown] = [await guess('THEIRS', 7), await guess('WRONG5', 8)];
    expect([theirs.status, theirs.text]).toEqual([unknown.status, unknown.text]);
    // A valid one is accepted and not counted.
    for (let i = 0; i < 3; i += 1) expect((await guess('MINE', 9)).code).toBe(0);
    for (let i = 7; i < 20; i += 1) expect((await guess(`WRONG${i}`, i)).status).toBe(400);
    expect(await guess('WRONG20', 3)).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
    // The guest forgotten, the network is known still: guests cost nothing.
    const another = shop.client();
    const statuses: number[] = [];
    for (let i = 0; i < 190; i += 1) statuses.push((await guess(`AGAIN${i}`, i, i % 15 === 0 ? (another.cookies.clear(), another) : another)).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(180);
    const elsewhere = { method: 'POST', url: '/api/web/cart/coupon', payload: { code: 'AGAIN' }, remoteAddress: '2001:db8:0:2::1' } as const;
    expect((await shop.client().send(elsewhere)).status).toBe(400);
  });

  it('that is unknown is rejected; a valid one stays with an empty cart that only lacks goods', async () => {
    expect(await use(shop.client(), 'nobody-knows')).toMatchObject({ status: 400, data: { errors: { code: 'This coupon code is not valid.' } } });
    await save('coupon', { code: 'LATER', conditions: { minSubtotal: usd(3_000) } });
    const client = shop.client();
    expect((await use(client, 'LATER')).data).toMatchObject({ couponCodes: ['LATER'], messages: [] });
    const one = await client.post('/api/web/cart/add', { sku: bowl.sku, quantity: 1 });
    expect(one.data).toMatchObject({ couponDiscounts: [], messages: ['LATER isn’t used right now: Spend $10.00 more to use this code.'] });
    expect((await client.post('/api/web/cart/add', { sku: bowl.sku, quantity: 1 })).data.couponDiscounts[0].amount.amount).toBe(400);
  });

  it('beside an exclusive promotion is not combinable', async () => {
    const id = await save('promotion', { exclusive: true, conditions: only('promo-lamp') });
    await save('coupon', { code: 'BESIDE' });
    const client = await withCart([lamp, 1]);
    expect(await use(client, 'BESIDE')).toMatchObject({ code: 40, data: { reason: 'notCombinable' } });
    await save('promotion', { slug: `gone-${id}`, active: false, conditions: only('promo-lamp') }, id);
  });

  it('is the same in a cart and its checkout, counts once placed and comes back when the order is cancelled', async () => {
    const id = await save('coupon', { code: 'SHARED', totalLimit: 5 });
    const client = await withCart([bowl, 1]);
    const checkout = await fillCheckout(client);
    const used = await client.post('/api/web/checkout/coupon', { slug: checkout.slug, code: 'shared' });
    expect(used.data.couponDiscounts).toMatchObject([{ code: 'SHARED' }]);
    expect((await client.post('/api/web/cart/get')).data.couponCodes).toEqual(['SHARED']);
    const placed = await submit(client, used.data);
    expect(placed.code).toBe(0);
    expect(await usedOf(id)).toEqual({ used: 1, rows: 1 });
    expect((await client.post('/api/web/cart/get')).data.couponCodes).toEqual([]);
    const order = await client.post('/api/web/order/detail', { orderNo: placed.data.orderNo });
    expect(order.data).toMatchObject({ couponDiscounts: [{ code: 'SHARED', amount: { amount: 200 } }] });
    await client.post('/api/web/order/cancel', { orderNo: placed.data.orderNo, reason: '' });
    expect(await usedOf(id)).toEqual({ used: 0, rows: 0 });
  });

  it('once for each customer holds for guests by what they are reached at, and for first orders', async () => {
    await save('coupon', { code: 'ONCE', perCustomerLimit: 1 });
    const buy = async (email: string, code: string) => {
      const client = await withCart([bowl, 1]);
      await use(client, code);
      const filled = await fillCheckout(client);
      const contact = await client.post('/api/web/checkout/contact', { slug: filled.slug, email });
      return { contact, answer: await submit(client, contact.data) };
    };
    const first = await buy('once@example.com', 'ONCE');
    expect(first.answer.code).toBe(0);
    const again = await buy('Once@Example.com', 'ONCE');
    expect(again.contact.data).toMatchObject({ couponDiscounts: [], messages: ['ONCE isn’t used right now: You’ve already used this code.'] });
    expect((await buy('other@example.com', 'ONCE')).contact.data.couponDiscounts).toHaveLength(1);
    await save('coupon', { code: 'FIRST', conditions: { firstOrder: true } });
    expect((await buy('once@example.com', 'FIRST')).contact.data.messages).toEqual(['FIRST isn’t used right now: This code is for first orders only.']);
    expect((await buy('new@example.com', 'FIRST')).contact.data.couponDiscounts).toHaveLength(1);
  });

  describe('with a limit', () => {
    let id: string;
    let buyers: { client: TestClient; code: number; checkout: Awaited<ReturnType<typeof fillCheckout>> }[];
    const fill = async () => {
      const client = await withCart([bowl, 1]);
      const { code } = await use(client, 'RACE');
      return { client, code, checkout: await fillCheckout(client) };
    };
    // More at once than the database has connections for. Filling their carts is the most work of this file by far, and no race: a few at a time.
    const carts = inLongRun ? 100 : 40;
    beforeAll(async () => {
      id = await save('coupon', { code: 'RACE', totalLimit: 7 });
      buyers = [];
      while (buyers.length < carts) buyers.push(...(await Promise.all(Array.from({ length: 5 }, fill))));
    }, 60_000);

    it('goes to exactly so many carts of all that ask at once', async () => {
      expect(buyers.map(({ code }) => code)).toEqual(buyers.map(() => 0));
      const answers = await Promise.all(buyers.map(({ client, checkout }) => submit(client, checkout)));
      expect(answers.filter(({ code }) => code === 0)).toHaveLength(7);
      expect(answers.filter(({ code }) => code !== 0 && code !== 10 && code !== 40)).toEqual([]);
      expect(await usedOf(id)).toEqual({ used: 7, rows: 7 });
      const discounted = await sql<{ n: number }>`select count(*)::int as n from orders where coupon_discounts @> '[{"code":"RACE"}]'`.execute(shop.kysely);
      expect(discounted.rows[0]!.n).toBe(7);
      expect(await use(await withCart([bowl, 1]), 'RACE')).toMatchObject({ data: { reason: 'exhausted' } });
    });
  });

  it('once for each customer goes to one of ten parallel orders of the same customer', async () => {
    const id = await save('coupon', { code: 'SAME', perCustomerLimit: 1 });
    const buyers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const client = await withCart([bowl, 1]);
        await use(client, 'SAME');
        const { slug } = await fillCheckout(client);
        return { client, checkout: (await client.post('/api/web/checkout/contact', { slug, email: 'same@example.com' })).data };
      }),
    );
    const answers = await Promise.all(buyers.map(({ client, checkout }) => submit(client, checkout)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await usedOf(id)).toEqual({ used: 1, rows: 1 });
  });
});

describe('promotions', () => {
  it('apply automatically, make shipping free, and show what is missing to the next one', async () => {
    const off = await save('promotion', { slug: 'bowls', texts: { en: { title: 'Bowls' } }, conditions: { ...only('promo-bowl'), minQuantity: 3 } });
    const free = await save('promotion', { texts: { en: { title: 'Sent free' } }, rule: { kind: 'freeShipping' }, conditions: { minSubtotal: usd(5_000) } });
    const client = await withCart([bowl, 2]);
    const two = (await client.post('/api/web/cart/get')).data;
    expect(two).toMatchObject({ promotionDiscounts: [], shippingDiscounts: [] });
    expect(two.nudges).toMatchObject([
      { kind: 'freeShipping', text: '$10 more for free shipping', reached: 4_000, target: 5_000, done: false },
      { kind: 'discount', text: 'Bowls: 1 more for 10% off', reached: 2, target: 3 },
    ]);
    const three = (await client.post('/api/web/cart/add', { sku: bowl.sku, quantity: 1 })).data;
    expect(three).toMatchObject({ promotionDiscounts: [{ title: 'Bowls', amount: { amount: 600 } }], shippingDiscounts: [{ title: 'Sent free' }] });
    expect(three.nudges).toMatchObject([{ kind: 'freeShipping', done: true, text: 'Your order ships free.' }]);
    expect((await client.post('/api/web/cart/estimate', { country: 'US' })).data.shippingMethods.map((one: any) => one.price.amount)).toEqual([0, 0]);
    const { data: checkout } = await client.post('/api/web/checkout/get', { slug: (await fillCheckout(client)).slug });
    expect(checkout).toMatchObject({ shippingFee: { amount: 0 }, shippingDiscounts: [{ title: 'Sent free' }] });
    for (const id of [off, free]) await shop.host.database.transaction((tx) => sql`delete from promotion where id = ${id}`.execute(on(tx)));
    invalidateMemoized(['promotions']);
  });

  it('list their products, which follow a list they name', async () => {
    await shop.host.database.transaction(async (tx) => {
      await sql`insert into tag (id, slug, texts) values (${newId()}, 'promo-tag', '{"en":{"title":"T"}}')`.execute(on(tx));
    });
    await save('promotion', { slug: 'tagged', conditions: { targets: { tags: ['promo-tag'], products: ['promo-bowl'] } }, endsAt: '2120-01-01T00:00:00Z' });
    const listed = async () => (await shop.client().get('/api/web/product/list?promotion=tagged')).data.items.map((item: any) => item.slug).sort();
    expect(await listed()).toEqual(['promo-bowl']);
    const tagging = (text: ReturnType<typeof sql>) => shop.host.database.transaction((tx) => text.execute(on(tx)));
    await tagging(sql`insert into product_tag (product_id, tag_id) select ${lamp.productId}, id from tag where slug = 'promo-tag'`);
    expect(await listed()).toEqual(['promo-bowl', 'promo-lamp']);
    await tagging(sql`insert into product_tag (product_id, tag_id) select ${bowl.productId}, id from tag where slug = 'promo-tag'`);
    await tagging(sql`delete from product_tag where tag_id = (select id from tag where slug = 'promo-tag')`);
    expect(await listed()).toEqual(['promo-bowl']);
    const { data } = await shop.client().get('/api/web/promotion/list');
    expect(data.items).toContainEqual({
      slug: 'tagged',
      title: 'offer-' + made,
      description: '',
      image: null,
      startsAt: null,
      endsAt: '2120-01-01T00:00:00.000Z',
    });
  });

  it('that are impossible are rejected with field errors', async () => {
    const domainError = await save('promotion', {
      rule: {
        kind: 'tiersBySpend',
        steps: [
          { from: usd(500), takes: percent },
          { from: usd(500), takes: { kind: 'fixedAmount', amount: [{ amount: 5, currency: 'XXX' }] } },
        ],
      },
      conditions: { targets: { categories: ['nowhere'] }, markets: ['mars'] },
      startsAt: '2030-01-02T00:00:00Z',
      endsAt: '2030-01-01T00:00:00Z',
      totalLimit: 1,
      perCustomerLimit: 2,
    }).catch((error: ShopError) => error);
    expect(Object.keys((domainError as ShopError).data!['errors'] as object).sort()).toEqual([
      'conditions.markets',
      'conditions.targets.categories',
      'endsAt',
      'perCustomerLimit',
      'rule.steps.1.from',
      'rule.steps.1.takes.amount',
    ]);
  });
});

describe('public coupons', () => {
  it('are listed with what is left; hidden, ended and coming ones are not', async () => {
    await save('coupon', { code: 'PUBLIC', totalLimit: 40 });
    await save('coupon', { code: 'HIDDEN', listed: false });
    await save('coupon', { code: 'ENDED', endsAt: '2020-01-01T00:00:00Z' });
    await save('coupon', { code: 'COMING', startsAt: '2120-01-01T00:00:00Z' });
    const { data } = await shop.client().get('/api/web/coupon/list?size=100');
    expect(data.items).toContainEqual(expect.objectContaining({ code: 'PUBLIC', limit: { total: 40, remaining: 40, perCustomer: null } }));
    const codes = data.items.map((item: any) => item.code);
    for (const code of ['HIDDEN', 'ENDED', 'COMING']) expect(codes).not.toContain(code);
  });

  it('are claimed by accounts, once, and by nobody else', async () => {
    await save('coupon', { slug: 'claim-me', code: 'CLAIMME', claimRequired: true });
    expect(await shop.client().post('/api/web/coupon/claim', { slug: 'claim-me' })).toMatchObject({ status: 401, code: 50 });
    const accountId = newId();
    await shop.host.database.transaction((tx) => sql`insert into account (id, email) values (${accountId}, 'claimer@example.com')`.execute(on(tx)));
    const context = testContext(shop, { kind: 'user', accountId, sessionId: newId() });
    await claimCoupon(context, 'claim-me');
    await claimCoupon(context, 'claim-me');
    expect(await listMyCoupons(context, { page: 1, size: 20 })).toMatchObject({ total: 1, items: [{ code: 'CLAIMME', usable: true, usedCount: 0 }] });
    await expect(claimCoupon(context, 'nowhere')).rejects.toMatchObject({ spec: { status: 404 } });
  });
});

describe('without script', () => {
  const post = (client: TestClient, url: string, fields: Record<string, string>) =>
    client.send({ method: 'POST', url, payload: new URLSearchParams(fields).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  const codesOf = async (client: TestClient) => (await client.post('/api/web/cart/get')).data.couponCodes;

  it('a rejected code stays in its field with the reason, in the language of the page', async () => {
    const client = await withCart([bowl, 1]);
    const page = await post(client, '/zh/cart', { form: 'coupon', code: 'NO-"SUCH"' });
    expect([page.status, page.headers['cache-control']]).toEqual([400, expect.stringContaining('no-store')]);
    expect(page.text).toContain('aria-invalid="true"');
    expect(page.text).toContain('value="NO-&quot;SUCH&quot;"');
    expect(page.text).toContain('该优惠码无效');
    expect(await codesOf(client)).toEqual([]);
  });

  it('a coupon that takes nothing shows its own page with the reason, and one that does is taken off by its button', async () => {
    await save('coupon', { code: 'PLAIN5', slug: 'plain-five', conditions: { minSubtotal: usd(3_000) } });
    const client = await withCart([bowl, 1]);
    const refused = await post(client, '/coupon/plain-five', { form: 'apply', code: 'PLAIN5' });
    expect(refused.status).toBe(400);
    expect(refused.text).toMatch(/<h1[^>]*>offer-\d+<\/h1>/);
    expect(refused.text).toContain('$10.00');
    await client.post('/api/web/cart/add', { sku: bowl.sku, quantity: 1 });
    const used = await post(client, '/coupon/plain-five', { form: 'apply', code: 'PLAIN5' });
    expect([used.status, used.headers['location']]).toEqual([303, '/cart']);
    const cart = await client.get('/cart');
    expect(cart.text).toMatch(/<form method="post"><input type="hidden"[^>]* value="PLAIN5"\/><button type="submit"[^>]* value="dropCoupon"/);
    expect((await post(client, '/cart', { form: 'dropCoupon', code: 'PLAIN5' })).status).toBe(303);
    expect(await codesOf(client)).toEqual([]);
  });
});

describe('the coupons of an account', () => {
  const claim = (shopper: SignedInShopper, slug: string) => shopper.post('/coupon/claim', { slug });
  const buy = async (shopper: SignedInShopper, code: string, email: string) => {
    const headers = { 'x-auth': shopper.token };
    const { slug } = await fillCheckout(shopper.client, { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 }, headers });
    await shopper.post('/checkout/coupon', { slug, code });
    const { data } = await shopper.post('/checkout/contact', { slug, email });
    return () => submit(shopper.client, data, headers);
  };

  it('are listed by what can still be done with them, and written in its log', async () => {
    const ada = await signedIn(shop);
    await save('coupon', { slug: 'mine-once', code: 'MINEONCE', perCustomerLimit: 1, claimRequired: true });
    await save('coupon', { slug: 'mine-over', code: 'MINEOVER', endsAt: new Date(shop.clock.now.getTime() + 60_000).toISOString() });
    for (const slug of ['mine-once', 'mine-over', 'mine-once']) expect((await claim(ada, slug)).code).toBe(0);
    const states = async () =>
      Object.fromEntries(
        (await ada.post('/coupon/mine', {})).data.items.map((item: { code: string; state: string; usable: boolean }) => [item.code, [item.state, item.usable]]),
      );
    expect(await states()).toEqual({ MINEONCE: ['usable', true], MINEOVER: ['usable', true] });
    const placed = await (await buy(ada, 'MINEONCE', 'ada@example.com'))();
    expect(placed.code).toBe(0);
    expect(await ada.post('/cart/coupon', { code: 'MINEONCE' })).toMatchObject({ status: 400, code: 40, reason: 'couponUsedByYou' });
    const now = shop.clock.now;
    shop.clock.now = new Date(now.getTime() + 120_000);
    expect(await states()).toEqual({ MINEONCE: ['used', false], MINEOVER: ['expired', false] });
    expect((await ada.post('/coupon/mine', { state: 'used' })).data).toMatchObject({ total: 1, items: [{ code: 'MINEONCE', usedCount: 1 }] });
    expect((await ada.page('/user/coupon?state=expired')).data.pageBody).toContain('offer');
    // What it was worth leads, and what it asked for follows.
    expect((await ada.page('/user/coupon?state=used')).data.pageBody).toMatch(/<p [^>]*>\d+% off<\/p>.*mine-once.*Once per customer/s);
    shop.clock.now = now;
    expect((await ada.page('/zh/user/coupon?state=used')).data.pageBody).toContain('已使用');
    // Cancelled, it can be used again.
    await ada.post('/order/cancel', { orderNo: placed.data.orderNo, reason: '' });
    expect((await states()).MINEONCE).toEqual(['usable', true]);
    const kinds = (await ada.post('/log/list', {})).data.items.filter((entry: { kind: string }) => entry.kind === 'couponClaimed');
    expect(kinds).toHaveLength(2);
    expect(await ada.post('/coupon/mine', { state: 'gone' })).toMatchObject({ status: 400, code: 40 });
    expect(await claim(ada, 'x'.repeat(101))).toMatchObject({ status: 400 });
    expect(await claim(ada, 'nowhere')).toMatchObject({ status: 404, code: 40 });
  });

  it('are neither claimed before they begin nor once all are used', async () => {
    const ada = await signedIn(shop);
    await save('coupon', { slug: 'mine-coming', code: 'MINECOMING', startsAt: new Date(shop.clock.now.getTime() + 60_000).toISOString() });
    await save('coupon', { slug: 'mine-gone', code: 'MINEGONE', totalLimit: 1 });
    expect((await (await buy(ada, 'MINEGONE', 'ada@example.com'))()).code).toBe(0);
    for (const slug of ['mine-coming', 'mine-gone']) expect(await claim(ada, slug)).toMatchObject({ status: 409, code: 41, reason: 'couponNotClaimable' });
    expect((await ada.post('/coupon/mine', {})).data.total).toBe(0);
  });

  it('once for each customer goes to one of eight parallel orders, whatever addresses the account writes', async () => {
    const ada = await signedIn(shop);
    const id = await save('coupon', { slug: 'one-each', code: 'ONEEACH', perCustomerLimit: 1, claimRequired: true });
    await claim(ada, 'one-each');
    const submits = [];
    for (let index = 0; index < 8; index += 1) submits.push(await buy(ada, 'ONEEACH', `ada${index}@example.com`));
    const answers = await Promise.all(submits.map((place) => place()));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await usedOf(id)).toEqual({ used: 1, rows: 1 });
    // Another account has its own, once it has claimed it.
    const bob = await signedIn(shop);
    expect((await bob.post('/cart/coupon', { code: 'ONEEACH' })).data.reason).toBe('notYours');
    await claim(bob, 'one-each');
    expect((await (await buy(bob, 'ONEEACH', 'bob@example.com'))()).code).toBe(0);
  });

  it('count what the account bought as a guest with its verified address', async () => {
    const ada = await signedIn(shop);
    await save('coupon', { slug: 'first-one', code: 'FIRSTONE', conditions: { firstOrder: true } });
    const guest = shop.client();
    const { slug } = await fillCheckout(guest, { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 } });
    const { data } = await guest.post('/api/web/checkout/contact', { slug, email: ada.email });
    expect((await submit(guest, data)).code).toBe(0);
    const headers = { 'x-auth': ada.token };
    const own = await fillCheckout(ada.client, { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 }, headers });
    expect((await ada.post('/checkout/coupon', { slug: own.slug, code: 'FIRSTONE' })).data.reason).toBe('notFirstOrder');
  });
});

it('the page of a promotion leads to others that run, three at most, and not to itself', async () => {
  for (const slug of ['page-one', 'page-two', 'page-three', 'page-four', 'page-five']) await save('promotion', { slug, conditions: only('promo-bowl') });
  const { status, text } = await shop.client().get('/promotion/page-one');
  const [, after = ''] = text.split('More offers');
  const led = new Set([...(after.split('</section>')[0] ?? '').matchAll(/<a [^>]*href="\/promotion\/([\w-]+)"/g)].map(([, slug]) => slug));
  expect(status).toBe(200);
  expect(led.size).toBe(3);
  expect(led).not.toContain('page-one');
});
