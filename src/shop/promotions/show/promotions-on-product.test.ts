import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { announced } from '#test/harness/announcements.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { readMarkets } from '#shop/markets/index.ts';
import { promotionInput } from '../contract.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { savePromotion } from '../staff/save-promotion.ts';

let shop: TestApp;
// Shorter than the lifetime of a cached page.
const soonMs = 5_000;

async function save(slug: string, given: Record<string, unknown>): Promise<void> {
  const input = promotionInput.parse({
    slug,
    texts: { en: { title: `The ${slug}` }, zh: { title: `活动 ${slug}` } },
    rule: { kind: 'percentage', basisPoints: 1_000 },
    ...given,
  });
  const markets = await readMarkets(shop.host.database.reader);
  await shop.host.database.transaction((tx) => savePromotion(tx, { id: null, source: 'promotion', input, markets, locale: 'en', now: shop.clock.now }));
  invalidateMemoized(['promotions']);
}
const bowls = { targets: { products: ['hint-bowl'] } };
const said = async (path = '/product/hint-bowl') =>
  [...(await shop.client().get(path)).text.matchAll(/href="[^"]*\/promotion\/([\w-]+)"/g)].map((match) => match[1]);
const at = (ms: number) => new Date(shop.clock.now.getTime() + ms).toISOString();

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  for (const [slug, sku, prices] of [
    ['hint-bowl', 'HB1'],
    ['hint-lamp', 'HL1'],
    ['hint-jug', 'HJ1'],
    ['hint-dish', 'HD1', { price: 11_800, linePrice: 14_800 }],
  ] as const) {
    const [variant] = await insertTestProduct(shop.host.database, { slug, variants: [{ sku, ...prices }] });
    await shop.host.database.transaction(async (tx) => {
      const db = on(tx);
      const tag = newId();
      await sql`insert into tag (id, slug, texts) values (${tag}, ${sku.toLowerCase()}, '{"en":{"title":"T"}}')`.execute(db);
      await sql`insert into product_tag (product_id, tag_id) values (${variant!.productId}, ${tag})`.execute(db);
    });
  }
});
afterAll(() => shop.close());

/** What the card of a product says on the page of a tag that it alone has. */
async function badge(sku: string, prefix = ''): Promise<string | null> {
  const { text } = await shop.client().get(`${prefix}/tag/${sku.toLowerCase()}`);
  expect(text).toContain(`/product/hint-`);
  return /absolute left-2[^>]*><span[^>]*>([^<]*)</.exec(text)?.[1] ?? null;
}

let marks = 0;
/** Waits until pages know all that was saved, also what is not seen of it: notices come in order, and this one is seen. */
async function eventuallyFormatted(): Promise<void> {
  marks += 1;
  const rule = { kind: 'percentage', basisPoints: marks * 100 };
  await save(`mark-${marks}`, { rule, conditions: { targets: { products: ['hint-jug'] } }, priority: 100 - marks });
  await expect.poll(() => badge('HJ1')).toBe(`${marks}% off in cart`);
}

it('a share off each product names what is left of it: on the product, and on its card on the page of the offer', async () => {
  await insertTestProduct(shop.host.database, { slug: 'hint-plate', variants: [{ price: 10_000, linePrice: 12_000 }] });
  await save('plate-weeks', { rule: { kind: 'percentage', basisPoints: 1_500 }, conditions: { targets: { products: ['hint-plate'] } } });
  await eventuallyFormatted();
  const text = async (path: string) => (await shop.client().get(path)).text.replaceAll('<!-- -->', '');
  expect(await text('/product/hint-plate')).toContain('15% off in your cart: $85.00');
  expect(await text('/zh/product/hint-plate')).toContain('8.5\u00A0折，加购后 US$85.00');
  const offer = await text('/promotion/plate-weeks');
  expect(offer).toMatch(/>\$100\.00<.*>\$85\.00 in your cart</s);
  // The page says so above, and no earlier price stands beside the two.
  expect(offer).not.toContain('>15% off in cart<');
  expect(offer).not.toContain('$120.00');
});

it('the price in the cart that a page names is the one that the cart has, rounded as there', async () => {
  const [saucer] = await insertTestProduct(shop.host.database, { slug: 'hint-saucer', variants: [{ price: 1_037 }] });
  await save('saucer-weeks', { rule: { kind: 'percentage', basisPoints: 1_500 }, conditions: { targets: { products: ['hint-saucer'] } } });
  await eventuallyFormatted();
  const client = shop.client();
  expect((await client.get('/product/hint-saucer')).text).toContain('15% off in your cart: $8.81');
  expect((await client.get('/promotion/saucer-weeks')).text).toContain('$8.81 in your cart');
  const cart = (await client.post('/api/web/cart/add', { sku: saucer!.sku, quantity: 1 })).data;
  expect(cart.total.amount).toBe(881);
});

describe('the promotions on a product page', () => {
  it('are those that name the product, at once after they were saved, in the language of the page', async () => {
    expect(await said()).toEqual([]);
    await save('bowl-weeks', { conditions: bowls });
    await expect.poll(() => said()).toEqual(['bowl-weeks']);
    expect(await said('/product/hint-lamp')).toEqual([]);
    expect((await shop.client().get('/zh/product/hint-bowl')).text).toContain('活动 bowl-weeks');
  });

  it('are not those for some only, hidden, switched off or used up', async () => {
    await save('members', { conditions: { ...bowls, customerGroups: ['members'] } });
    await save('by-name', { conditions: { ...bowls, customers: ['a@example.com'] } });
    await save('first-order', { conditions: { ...bowls, firstOrder: true } });
    await save('elsewhere', { conditions: { ...bowls, markets: ['jp'] } });
    await save('hidden', { conditions: bowls, listed: false });
    await save('off', { conditions: bowls, active: false });
    // Above all others, so that each of them would be seen.
    await save('to-come', { conditions: bowls, priority: 1, startsAt: at(soonMs), endsAt: at(2 * soonMs) });
    await eventuallyFormatted();
    expect(await said()).toEqual(['bowl-weeks']);
  });

  it('begin and end on time, though the page is cached', async () => {
    expect(await said()).toEqual(['bowl-weeks']);
    shop.clock.now = new Date(shop.clock.now.getTime() + soonMs + 1_000);
    expect(await said()).toEqual(['to-come', 'bowl-weeks']);
    shop.clock.now = new Date(shop.clock.now.getTime() + soonMs);
    expect(await said()).toEqual(['bowl-weeks']);
  });
});

describe('the card of a product', () => {
  it('says briefly what the promotion that applies first takes off, in the language and currency of the page, and on no other card', async () => {
    await expect.poll(() => badge('HB1')).toBe('10% off in cart');
    expect(await badge('HB1', '/zh')).toBe('加购后 9\u00A0折');
    expect(await badge('HB1', '/zh-TW')).toBe('加入購物車後 9\u00A0折');
    expect(await badge('HL1')).toBeNull();
    const { data } = await shop.client().get('/api/web/product/list?q=HB1');
    expect(data).toMatchObject({ items: [{ slug: 'hint-bowl', offer: '10% off in cart' }] });
  });

  it('says what has been taken off the price before what the cart takes off, never more than it is', async () => {
    await save('dish-weeks', { conditions: { targets: { products: ['hint-dish'] } } });
    await eventuallyFormatted();
    const { data } = await shop.client().get('/api/web/product/list?q=HD1');
    expect(data).toMatchObject({ items: [{ slug: 'hint-dish', offer: '10% off in cart' }] });
    expect(await badge('HD1')).toBe('20% off');
    expect(await badge('HD1', '/zh')).toBe('8\u00A0折');
  });

  it('follows what staff save at once, and the clock, though the page is cached', async () => {
    expect(await badge('HB1')).toBe('10% off in cart');
    await save('three-for-two', {
      rule: { kind: 'buyXGetY', buy: 2, get: 1, basisPoints: 10_000 },
      conditions: bowls,
      priority: 2,
      startsAt: at(soonMs),
      endsAt: at(2 * soonMs),
    });
    await eventuallyFormatted();
    expect(await badge('HB1')).toBe('10% off in cart');
    shop.clock.now = new Date(shop.clock.now.getTime() + soonMs + 1_000);
    expect(await badge('HB1')).toBe('3 for 2');
    shop.clock.now = new Date(shop.clock.now.getTime() + soonMs);
    expect(await badge('HB1')).toBe('10% off in cart');
  });

  it('shows a promotion for the whole shop only where it has no further conditions', async () => {
    await save('all-with-enough', { conditions: { minSubtotal: [{ currency: 'USD', amount: 5_000 }] } });
    await save('all-ship-free', { conditions: {}, rule: { kind: 'freeShipping' } });
    await eventuallyFormatted();
    expect(await badge('HL1')).toBeNull();
    await save('all-of-it', { conditions: {}, rule: { kind: 'fixedAmount', amount: [{ currency: 'USD', amount: 500 }] } });
    await expect.poll(() => badge('HL1')).toBe('$5 off in cart');
  });
});

it('a promotion by quantity says its steps on the product, that its pieces are mixed, and of a sale that it comes on top', async () => {
  const steps = [
    { from: 6, takes: { kind: 'fixedAmount', amount: [{ amount: 500, currency: 'USD' }] } },
    { from: 12, takes: { kind: 'percentage', basisPoints: 1_500 } },
  ];
  const rule = { kind: 'tiersByQuantity', steps };
  await insertTestProduct(shop.host.database, { slug: 'hint-cup', variants: [{ price: 1_600, linePrice: 2_000 }] });
  for (const slug of ['hint-vase', 'hint-bud']) await insertTestProduct(shop.host.database, { slug, variants: [{}] });
  await save('more-cups', { rule, conditions: { targets: { products: ['hint-cup'] } } });
  await save('more-vases', { rule, conditions: { targets: { products: ['hint-vase', 'hint-bud'] } } });
  await eventuallyFormatted();
  const text = async (path: string) => (await shop.client().get(path)).text.replaceAll(/<!-- -->|<[^>]+>/g, ' ');
  const [mixed, onTop] = ['You can mix and match.', 'Comes off the sale price too.'];
  const cup = await text('/product/hint-cup');
  expect(cup).toContain('$5 off when you buy 6\u00A0· 15% off when you buy 12, in your cart');
  expect([cup.includes(mixed), cup.includes(onTop)]).toEqual([false, true]);
  const vase = await text('/product/hint-vase');
  expect([vase.includes(mixed), vase.includes(onTop)]).toEqual([true, false]);
  expect(await text('/zh/product/hint-cup')).toContain('满 6 件 立减 US$5\u00A0· 满 12 件 8.5\u00A0折，加入购物车自动减');
});

it('an offer stands below the price, which does not hold it; a set with what its parts cost without it', async () => {
  await insertTestProduct(shop.host.database, { slug: 'hint-pot', variants: [{ price: 8_800 }] });
  const [mug] = await insertTestProduct(shop.host.database, { slug: 'hint-mug', variants: [{ price: 1_800 }] });
  const parts = [
    { targets: { products: ['hint-pot'] }, quantity: 1 },
    { targets: { products: ['hint-mug'] }, quantity: 2 },
  ];
  await save('pot-and-mugs', { rule: { kind: 'bundle', parts, takes: { kind: 'fixedPrice', price: [{ amount: 11_200, currency: 'USD' }] } }, conditions: {} });
  await eventuallyFormatted();
  const { text } = await shop.client().get('/product/hint-pot');
  const terms = 'Save $12 when bought as a set';
  expect(text.indexOf(terms)).toBeGreaterThan(text.indexOf('$88.00'));
  const page = async () => (await shop.client().get('/promotion/pot-and-mugs')).text;
  expect(await page()).toMatch(/Bought separately<\/dt><dd[^>]*>\$124\.00.*Together<\/dt><dd[^>]*>\$112\.00/s);
  await sql`update variant set price_amount = 1_900 where id = ${mug!.id}`.execute(shop.kysely);
  await announced(shop, [`product:${mug!.productId}`]);
  expect(await page()).toMatch(/Bought separately<\/dt><dd[^>]*>\$126\.00/);
});
