import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { announced } from '#test/harness/announcements.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, staffContext, testContext, testDraft } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { markPaid } from '../../orders/pay/index.ts';
import { refundOrder } from '../../orders/refund/index.ts';
import { readRelated } from '../related/read-related.ts';
import { readProduct } from './read-product.ts';
import { buyForm } from '../sections/product-main/data.ts';
import { recordSale } from './record-sale.ts';

let shop: TestApp;
const make = async (more: Partial<Parameters<typeof insertTestProduct>[1]> = {}) =>
  (await insertTestProduct(shop.host.database, { variants: [{}], ...more }))[0] as TestVariant;
const sales = async (...made: TestVariant[]) =>
  Promise.all(
    made.map(async ({ productId }) => (await sql<{ n: number }>`select sales_count as n from product where id = ${productId}`.execute(shop.kysely)).rows[0]!.n),
  );
const view = { currency: 'USD', lang: 'en' };
const productOf = (made: TestVariant) => readProduct(shop.host.database.reader, { slug: made.slug, ...view });
const sell = (...sold: [TestVariant, number][]) =>
  recordSale(testContext(shop), { orderId: newId(), lines: sold.map(([{ productId }, quantity]) => ({ productId, quantity })) });
const html = async (path: string) => (await shop.client().get(path)).text;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

describe('a paid order', () => {
  it('raises what was sold once, when it is paid, and never lowers it', async () => {
    const cup = await make();
    const draft = testDraft(cup);
    const lines = [{ ...draft.lines[0]!, productId: cup.productId }];
    const { orderId } = await placeTestOrder(shop, cup, { ...draft, paymentMethodId: 'bankTransfer', lines });
    await runJobs(shop);
    expect(await sales(cup)).toEqual([0]);
    const staff = await staffContext(shop);
    await markPaid(staff, { order: orderId });
    expect(await runJobs(shop)).toContain('catalog.sale');
    expect(await sales(cup)).toEqual([2]);
    await refundOrder(staff, { order: orderId, amount: { amount: 4498 }, reason: 'Broken' });
    await runJobs(shop);
    expect(await sales(cup)).toEqual([2]);
  });

  it('counts once, however often the job runs, and skips what is gone', async () => {
    const cup = await make();
    const sale = {
      orderId: newId(),
      lines: [
        { productId: cup.productId, quantity: 2 },
        { productId: newId(), quantity: 1 },
      ],
    };
    await runJob(shop, 'catalog.sale', sale);
    await runJob(shop, 'catalog.sale', sale);
    expect(await sales(cup)).toEqual([2]);
  });

  it('many at the same time lose nothing, in whatever order their lines are', async () => {
    const [cup, bowl] = [await make(), await make()];
    await Promise.all(Array.from({ length: 12 }, (_, index) => (index % 2 ? sell([cup, 1], [bowl, 1]) : sell([bowl, 1], [cup, 1]))));
    expect(await sales(cup, bowl)).toEqual([12, 12]);
    const pairs = await sql<{ orderCount: number }>`select order_count from product_pair where product_id in (${cup.productId}, ${bowl.productId})`.execute(
      shop.kysely,
    );
    expect(pairs.rows.map((row) => row.orderCount)).toEqual([12, 12]);
  });
});

describe('bought together', () => {
  it('is what most orders held with it, published and for sale', async () => {
    const [cup, often, seldom, hidden, shown] = [await make(), await make(), await make(), await make({ published: false }), await make({ showCart: false })];
    for (const other of [often, often, seldom, hidden, hidden, hidden, shown, shown, shown]) await sell([cup, 1], [other, 1]);
    const product = await productOf(cup);
    expect(product.boughtTogether).toEqual([often.productId, seldom.productId]);
    expect((await readRelated(shop.host.database.reader, product.slug, view)).partner).toMatchObject({ fromOrders: true, item: { id: often.productId } });
  });

  it('stores a bounded number of partners for each product', async () => {
    const cup = await make();
    const others = await Promise.all(Array.from({ length: 30 }, () => make()));
    for (const other of others) await sell([cup, 1], [other, 1]);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from product_pair where product_id = ${cup.productId}`.execute(shop.kysely);
    expect(rows[0]!.n).toBe(24);
  });

  it('falls back to the best sold of another kind from the category above, in one statement', async () => {
    const [top, leaf] = [newId(), newId()];
    await sql`insert into category (id, parent_id, slug, texts) values (${top}, null, ${top}, '{}'), (${leaf}, ${top}, ${leaf}, '{}')`.execute(shop.kysely);
    const [cup, sibling, best, cousin] = [await make(), await make(), await make(), await make()];
    const siblings = await Promise.all(Array.from({ length: 6 }, () => make()));
    for (const made of [cup, sibling, best, ...siblings])
      await sql`insert into product_category (product_id, category_id) values (${made.productId}, ${top}), (${made.productId}, ${leaf})`.execute(shop.kysely);
    await sql`insert into product_category (product_id, category_id) values (${cousin.productId}, ${top})`.execute(shop.kysely);
    await sell([best, 3]);
    await sell([cousin, 2]);
    await sell([sibling, 1]);
    const product = await productOf(cup);
    await readRelated(shop.host.database.reader, product.slug, view);
    const before = shop.host.database.statements.count;
    const { partner, related } = await readRelated(shop.host.database.reader, product.slug, view);
    expect(shop.host.database.statements.count - before).toBe(1);
    expect(partner).toMatchObject({ fromOrders: false, item: { id: cousin.productId } });
    expect(related).toHaveLength(4);
    expect(related.slice(0, 2).map((item) => item.id)).toEqual([best.productId, sibling.productId]);
  });

  it('is what the merchant chose, while orders say nothing', async () => {
    const [cup, chosen, further] = [await make(), await make(), await make()];
    for (const [place, other] of [chosen, further].entries())
      await sql`insert into product_related (product_id, other_id, position) values (${cup.productId}, ${other.productId}, ${place})`.execute(shop.kysely);
    const read = async () => readRelated(shop.host.database.reader, (await productOf(cup)).slug, view);
    const { partner, related } = await read();
    expect(partner).toMatchObject({ fromOrders: false, item: { id: chosen.productId } });
    expect(related.map((item) => item.id)).toEqual([further.productId]);
    await sell([cup, 1], [further, 1]);
    expect((await read()).partner).toMatchObject({ fromOrders: true, item: { id: further.productId } });
  });

  it('is rather of a kind far off than of a like one', async () => {
    const [top, middle, leaf, near] = [newId(), newId(), newId(), newId()];
    for (const [id, parent] of [
      [top, null],
      [middle, top],
      [leaf, middle],
      [near, middle],
    ] as const)
      await sql`insert into category (id, parent_id, slug, texts) values (${id}, ${parent}, ${id}, '{}')`.execute(shop.kysely);
    const [mug, cup, tray] = [await make(), await make(), await make()];
    for (const [made, ids] of [
      [mug, [top, middle, leaf]],
      [cup, [top, middle, near]],
      [tray, [top]],
    ] as const)
      for (const id of ids) await sql`insert into product_category (product_id, category_id) values (${made.productId}, ${id})`.execute(shop.kysely);
    await sell([cup, 9]);
    expect((await readRelated(shop.host.database.reader, (await productOf(mug)).slug, view)).partner).toMatchObject({ item: { id: tray.productId } });
  });

  it('puts both into one cart without script, for a stranger too', async () => {
    const [cup, bowl] = [await make({ title: 'Pair cup' }), await make({ title: 'Pair bowl' })];
    await sell([cup, 1], [bowl, 1]);
    const page = await html(`/product/${cup.slug}`);
    expect(page).toContain('Bought together');
    expect(page).toContain('value="addAll"');
    expect(page).toContain(`<form id="${buyForm}"`);
    const client = shop.client();
    const post = (...skus: string[]) =>
      client.send({
        method: 'POST',
        url: `/product/${cup.slug}`,
        payload: new URLSearchParams([['form', 'addAll'], ...skus.map((sku): [string, string] => ['sku', sku])]).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const answer = await post(cup.sku, bowl.sku);
    expect([answer.status, answer.headers['location']]).toEqual([303, '/cart']);
    const cart = await client.post('/api/web/cart/get');
    expect(cart.data.lines.map((line: { sku: string }) => line.sku).toSorted()).toEqual([cup.sku, bowl.sku].toSorted());
    // Sold to somebody else meanwhile: the page says so above the way to buy.
    await sql`update stock_level set on_hand = 0 where variant_id = ${bowl.id}`.execute(shop.kysely);
    const refused = await post(cup.sku, bowl.sku);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('role="alert"');
  });
});

describe('cards by id', () => {
  it('come in the order asked for, without what is unknown or not published', async () => {
    const [cup, bowl, hidden] = [await make({ title: 'Card cup' }), await make(), await make({ published: false })];
    const query = new URLSearchParams([bowl.productId, 'nothing', hidden.productId, newId(), cup.productId].map((id): [string, string] => ['id', id]));
    const { data } = await shop.client().get(`/api/web/product/cards?${query.toString()}`);
    expect(data.items.map((item: { slug: string }) => item.slug)).toEqual([bowl.slug, cup.slug]);
    expect((await shop.client().get(`/api/web/product/cards?id=${cup.productId}`)).data.items).toHaveLength(1);
  });

  it('are limited in number', async () => {
    const query = new URLSearchParams(Array.from({ length: 13 }, (_, index): [string, string] => ['id', `i${index}`]));
    expect((await shop.client().get(`/api/web/product/cards?${query.toString()}`)).status).toBe(400);
    expect((await shop.client().get('/api/web/product/cards')).status).toBe(400);
  });
});

describe('the size guide', () => {
  it('is not offered where there is none', async () => {
    expect(await html(`/product/${(await make()).slug}`)).not.toContain('size-guide');
  });
});

describe('flags of product and theme', () => {
  const theme = async (product: object) => {
    await sql`insert into setting (key, value) values ('theme', ${JSON.stringify({ base: 'default', changes: { product } })}::jsonb)
      on conflict (key) do update set value = excluded.value`.execute(shop.kysely);
    await announced(shop, ['settings']);
  };
  it('hide hearts and the way to buy, on the product’s page and in lists', async () => {
    const cup = await make({ title: 'Flagged cup' });
    const other = await make({ title: 'Flagged other' });
    await sell([cup, 1], [other, 1]);
    const categoryId = newId();
    await sql`insert into category (id, slug, texts) values (${categoryId}, 'flagged', '{}')`.execute(shop.kysely);
    await sql`insert into product_category (product_id, category_id) values (${cup.productId}, ${categoryId})`.execute(shop.kysely);
    const heart = `data-favorite="product ${cup.productId}"`;
    const shown = async () => {
      const [page, list] = [await html(`/product/${cup.slug}`), await html('/category/flagged')];
      return {
        buy: page.includes('value="add"'),
        both: page.includes('value="addAll"'),
        heart: page.includes(heart),
        inList: list.includes(heart),
        wishList: page.includes('href="/page/wish-list"'),
      };
    };
    const all = { buy: true, both: true, heart: true, inList: true, wishList: true };
    expect(await shown()).toEqual(all);
    await theme({ showFavorite: false, showCart: false });
    expect(await shown()).toEqual({ buy: false, both: false, heart: false, inList: false, wishList: false });
    await theme({});
    expect(await shown()).toEqual(all);
    await sql`update product set show_favorite = false, show_cart = false where id = ${cup.productId}`.execute(shop.kysely);
    await announced(shop, [`product:${cup.productId}`, 'products']);
    expect(await shown()).toEqual({ ...all, buy: false, both: false, heart: false, inList: false });
  });

  it('leave one picture where the others are not to be shown', async () => {
    const cup = await make({ title: 'Slideless cup' });
    const pictures = [newId(), newId(), newId()];
    for (const [position, id] of pictures.entries()) {
      await sql`insert into media (id, width, height, mime) values (${id}, 800, 800, 'image/jpeg')`.execute(shop.kysely);
      await sql`insert into product_media (product_id, media_id, position) values (${cup.productId}, ${id}, ${position})`.execute(shop.kysely);
    }
    const shown = async () => {
      const page = await html(`/product/${cup.slug}`);
      const gallery = page.slice(page.indexOf('id="picture-1"'), page.indexOf('<h1'));
      return pictures.map((id) => gallery.includes(`/media/${id}/`));
    };
    const stale = async () => {
      await announced(shop, [`product:${cup.productId}`, 'products']);
    };
    expect(await shown()).toEqual([true, true, true]);
    await theme({ showSlideImage: false });
    expect(await shown()).toEqual([true, false, false]);
    await theme({});
    expect(await shown()).toEqual([true, true, true]);
    await sql`update product set show_slide_image = false where id = ${cup.productId}`.execute(shop.kysely);
    await stale();
    expect(await shown()).toEqual([true, false, false]);
  });
});
