import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount, zero } from '#kit/pure/amount.ts';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { seedMarkets } from '#shop/markets/index.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { placeTestOrder, staffContext, testDraft } from '#test/harness/orders.ts';
import { sendPicture } from '#test/harness/pictures.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';
import { markPaid } from '../orders/pay/index.ts';
import { writeSettings } from '../settings/index.ts';
import type { DB } from '#tables';
import { reviewStates } from './contract.ts';
import { mayMove, ratingChange } from './states.ts';

let shop: TestApp;
let staff: string;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedMarkets);
  staff = await staffToken(shop, 'support');
});
afterAll(() => shop.close());

const newProduct = async () => (await insertTestProduct(shop.host.database, { variants: [{ price: 1000 }] }))[0]!;
const add = (client: TestClient, product: string, more: object = {}) =>
  client.post('/api/web/review/add', { product, rating: 5, title: 'Good', text: 'It holds tea.', name: 'Ada', ...more });
const list = (product: string, query = '') => shop.client().get(`/api/web/review/list?product=${product}${query}`);
const waiting = async (product: string) =>
  (await shop.client().get(`/api/admin/reviews?filter=${encodeURIComponent(JSON.stringify({ product }))}`, { 'x-auth': staff })).data.items as {
    id: string;
    state: string;
    verified: boolean;
    text: string;
    images: { url: string }[];
  }[];
const moderate = (id: string, action: string, body: object = {}) => shop.client().post(`/api/admin/reviews/${id}/${action}`, body, { 'x-auth': staff });
const productOf = ({ productId }: TestVariant) =>
  on<DB>(shop.host.database.reader).selectFrom('product').select(['ratingSum', 'reviewCount']).where('id', '=', productId).executeTakeFirstOrThrow();

const photo = async (client: TestClient) => (await sendPicture(client, { purpose: 'review' })).id;

async function buy(variant: TestVariant, more: Parameters<typeof placeTestOrder>[2] = {}) {
  const [line] = testDraft(variant).lines;
  const order = await placeTestOrder(shop, variant, {
    lines: [{ ...line!, productId: variant.productId, price: amount(1999), discounts: [], taxAmount: zero }],
    paymentMethodId: 'bankTransfer',
    ...more,
  });
  return order;
}

describe('a review', () => {
  it('is seen once it is approved, and then counts', async () => {
    const variant = await newProduct();
    const answer = await add(shop.client(), variant.slug, { rating: 4 });
    expect(answer).toMatchObject({ status: 200, code: 0, data: { state: 'pending' } });
    expect((await list(variant.slug)).data).toMatchObject({ items: [], total: 0, rating: null });
    const [found] = await waiting(variant.slug);
    expect((await moderate(found!.id, 'approve')).data).toMatchObject({ state: 'approved', product: { slug: variant.slug } });
    const { data } = await list(variant.slug);
    expect(data).toMatchObject({
      total: 1,
      rating: 4,
      reviewCount: 1,
      items: [{ rating: 4, title: 'Good', text: 'It holds tea.', author: 'Ada', verified: false, helpful: 0, answer: null }],
    });
    expect(data.histogram).toEqual([5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 4 ? 1 : 0 })));
    expect(await productOf(variant)).toEqual({ ratingSum: 4, reviewCount: 1 });
    expect((await moderate(found!.id, 'approve')).code).toBe(41);
    expect((await moderate(found!.id, 'refuse', { reason: 'spam' })).data).toMatchObject({ state: 'refused', refusal: 'spam' });
    expect(await productOf(variant)).toEqual({ ratingSum: 0, reviewCount: 0 });
  });

  it('is replaced by its writer until it is approved, and only one however often it is sent', async () => {
    const variant = await newProduct();
    const client = shop.client();
    await add(client, variant.slug, { rating: 1 });
    await Promise.all([2, 3, 4].map((rating) => add(client, variant.slug, { rating })));
    await add(client, variant.slug, { rating: 3, text: 'Second thoughts.' });
    const all = await waiting(variant.slug);
    expect(all).toMatchObject([{ state: 'pending', rating: 3, text: 'Second thoughts.' }]);
    await moderate(all[0]!.id, 'approve');
    expect(await add(client, variant.slug)).toMatchObject({ status: 409, code: 41 });
    expect(await productOf(variant)).toEqual({ ratingSum: 3, reviewCount: 1 });
  });

  it('is shown on the page at once after approval, escaped, with answer and stars for search engines', async () => {
    const variant = await newProduct();
    const page = () => shop.client().get(`/product/${variant.slug}`);
    expect((await page()).text).not.toContain('It holds');
    await add(shop.client(), variant.slug, {
      title: '<script>alert(1)</script>',
      text: '<img src=x onerror=alert(1)> It holds',
      name: '"><svg onload=alert(1)>',
    });
    const [found] = await waiting(variant.slug);
    await moderate(found!.id, 'approve');
    await moderate(found!.id, 'answer', { text: 'Thank you, <b>Ada</b>.' });
    await expect.poll(async () => (await page()).text, { timeout: 2_000 }).toContain('Thank you, &lt;b&gt;Ada&lt;/b&gt;.');
    const { text } = await page();
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt; It holds');
    expect(text).not.toMatch(/<script>alert|<img src=x|<svg onload/);
    expect(text).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":5,"reviewCount":1}');
    expect((await shop.client().get(`/product/${variant.slug}?review.page=1000000000`)).status).toBe(200);
    expect((await shop.client().get(`/product/${variant.slug}?review.page=99`)).status).toBe(404);
    expect((await shop.client().get(`/product/${variant.slug}?review.rating=2&review.sort=nope`)).status).toBe(200);
  });

  it('is counted by stars from the eighth on', async () => {
    const hasBars = async (count: number) => {
      const { productId, slug } = await newProduct();
      await sql`insert into review (id, product_id, author, stars, body, lang, state, created_at, updated_at)
        select gen_random_uuid(), ${productId}, 'Ada', 5, 'It holds tea.', 'en', 'approved', ${shop.clock.now}, ${shop.clock.now} from generate_series(1, ${count}::int)`.execute(
        shop.kysely,
      );
      const { text } = await shop.client().get(`/product/${slug}`);
      expect(text).toContain(`${count} reviews`);
      return text.includes('review.rating=5');
    };
    expect([await hasBars(7), await hasBars(8)]).toEqual([false, true]);
  });

  it('is of a verified buyer when this browser’s guest, or the holder of the order’s token, bought and paid', async () => {
    const variant = await newProduct();
    const order = await buy(variant);
    await add(order.client, variant.slug);
    expect((await waiting(variant.slug))[0]).toMatchObject({ verified: false });
    await markPaid(await staffContext(shop), { order: order.orderId });
    await add(order.client, variant.slug);
    expect((await waiting(variant.slug))[0]).toMatchObject({ verified: true });
    const second = await buy(variant);
    await markPaid(await staffContext(shop), { order: second.orderId });
    const { orderNo, orderToken } = second;
    await add(shop.client(), variant.slug, { orderNo, orderToken, text: 'by token' });
    await add(shop.client(), variant.slug, { orderNo, orderToken: 'x'.repeat(43), text: 'by a guess' });
    expect((await waiting(variant.slug)).map((one) => one.verified).toSorted()).toEqual([false, true, true]);
    const other = await newProduct();
    await add(order.client, other.slug);
    expect((await waiting(other.slug))[0]).toMatchObject({ verified: false });
  });

  it('is the only one of a verified buyer that an order makes of a product, whoever sends its link', async () => {
    const variant = await newProduct();
    const { client, orderId, orderNo, orderToken } = await buy(variant);
    await markPaid(await staffContext(shop), { order: orderId });
    const senders = [shop.client(), shop.client()];
    await Promise.all(senders.map((sender, index) => add(sender, variant.slug, { orderNo, orderToken, text: `by sender ${index}` })));
    await add(client, variant.slug, { text: 'by the buyer' });
    expect((await waiting(variant.slug)).map((one) => one.verified).toSorted()).toEqual([false, false, true]);
    const index = (await waiting(variant.slug)).find((one) => one.verified)!.text.at(-1);
    await add(senders[Number(index)]!, variant.slug, { orderNo, orderToken, text: 'Second thoughts.' });
    expect((await waiting(variant.slug)).find((one) => one.verified)).toMatchObject({ text: 'Second thoughts.' });
  });

  it('of an account is of a verified buyer when its verified address bought, also as a guest; the account’s log records it', async () => {
    const variant = await newProduct();
    const [ada, bob] = [await signedIn(shop), await signedIn(shop)];
    const order = await buy(variant, { contact: { email: ada.email } });
    await markPaid(await staffContext(shop), { order: order.orderId });
    const review = { product: variant.slug, rating: 5, title: 'Good', text: 'It holds tea.', name: 'A' };
    await ada.post('/review/add', review);
    await bob.post('/review/add', { ...review, text: 'I never bought it.' });
    expect((await waiting(variant.slug)).map((one) => one.verified).toSorted()).toEqual([false, true]);
    expect((await ada.post('/log/list', {})).data.items.map((entry: { kind: string }) => entry.kind)).toContain('reviewWritten');
  });

  it('of a verified buyer is shown unseen where the merchant wants that', async () => {
    const variant = await newProduct();
    const order = await buy(variant);
    await markPaid(await staffContext(shop), { order: order.orderId });
    const set = (autoApproveVerified: boolean) => shop.host.database.transaction((tx) => writeSettings(tx, 'reviews', { autoApproveVerified }, shop.clock.now));
    await set(true);
    const images = [await photo(order.client)];
    await expect.poll(async () => (await add(order.client, variant.slug, { images })).data?.state ?? 'said', { timeout: 2_000 }).toMatch(/approved|said/);
    expect((await shop.app.inject({ url: `/media/${images[0]}/320.webp` })).statusCode).toBe(200);
    await set(false);
    expect(await productOf(variant)).toEqual({ ratingSum: 5, reviewCount: 1 });
    expect((await add(shop.client(), variant.slug)).data.state).toBe('pending');
  });

  it('that staff took down waits for them, however often its writer sends it; other words bring neither answer nor votes along', async () => {
    const variant = await newProduct();
    const order = await buy(variant);
    await markPaid(await staffContext(shop), { order: order.orderId });
    const set = (autoApproveVerified: boolean) => shop.host.database.transaction((tx) => writeSettings(tx, 'reviews', { autoApproveVerified }, shop.clock.now));
    await set(true);
    await expect.poll(async () => (await add(order.client, variant.slug)).data?.state ?? 'said', { timeout: 2_000 }).toMatch(/approved|said/);
    const { id } = (await waiting(variant.slug))[0]!;
    await moderate(id, 'answer', { text: 'Thank you.' });
    const voter = shop.client();
    expect((await voter.post('/api/web/review/helpful', { id })).data.helpful).toBe(1);
    await moderate(id, 'refuse', { reason: 'insult' });
    expect((await add(order.client, variant.slug)).data.state).toBe('pending');
    expect((await waiting(variant.slug))[0]).toMatchObject({ state: 'pending', answer: { text: 'Thank you.' }, helpful: 1 });
    expect((await add(order.client, variant.slug, { text: 'Other words.' })).data.state).toBe('pending');
    expect((await waiting(variant.slug))[0]).toMatchObject({ state: 'pending', answer: null, helpful: 0 });
    await set(false);
    await moderate(id, 'approve');
    expect((await voter.post('/api/web/review/helpful', { id })).data.helpful).toBe(1);
    expect(await productOf(variant)).toEqual({ ratingSum: 5, reviewCount: 1 });
  });

  it('carries photographs of its writer alone, each once', async () => {
    const [one, two] = [await newProduct(), await newProduct()];
    const [client, stranger] = [shop.client(), shop.client()];
    const [first, second] = [await photo(client), await photo(client)];
    expect((await add(stranger, one.slug, { images: [first] })).data.errors).toHaveProperty('images');
    expect((await add(client, one.slug, { images: ['nonsense'] })).data.errors).toHaveProperty('images');
    expect((await add(client, one.slug, { images: [newId()] })).data.errors).toHaveProperty('images');
    expect((await add(client, one.slug, { images: [first, second] })).code).toBe(0);
    expect((await add(client, two.slug, { images: [first] })).data.errors).toHaveProperty('images');
    expect((await add(client, one.slug, { images: [second] })).code).toBe(0);
    expect((await add(client, two.slug, { images: [first] })).code).toBe(0);
    const [found] = await waiting(one.slug);
    await moderate(found!.id, 'approve');
    expect((await list(one.slug)).data.items[0].images.map((image: { id: string }) => image.id)).toEqual([second]);
  });

  it('shows its photographs to staff alone until it is approved, and again once it is taken down', async () => {
    const [{ slug }, client] = [await newProduct(), shop.client()];
    const id = await photo(client);
    await add(client, slug, { images: [id] });
    const get = async (url: string) => {
      const { statusCode, headers } = await shop.app.inject({ url });
      return [statusCode, headers['cache-control']];
    };
    const toEverybody = () => get(`/media/${id}/320.webp`);
    const toStaff = async () => get((await waiting(slug))[0]!.images[0]!.url);
    const [hidden, forStaff, shown] = [
      [404, 'public, max-age=60'],
      [200, 'private, no-store'],
      [200, 'public, max-age=3600'],
    ];
    const [found] = await waiting(slug);
    for (const [action, seen] of [
      [null, hidden],
      ['refuse', hidden],
      ['approve', shown],
      ['refuse', hidden],
    ] as const) {
      const code = action ? (await moderate(found!.id, action, { reason: 'Blurred.' })).code : 0;
      expect([action, code, await toEverybody(), await toStaff()]).toEqual([action, 0, seen, forStaff]);
    }
  });

  it('counts one "helpful" per person', async () => {
    const variant = await newProduct();
    await add(shop.client(), variant.slug);
    const [found] = await waiting(variant.slug);
    const client = shop.client();
    const vote = (who: TestClient) => who.post('/api/web/review/helpful', { id: found!.id });
    expect(await vote(client)).toMatchObject({ status: 404, code: 40 });
    await moderate(found!.id, 'approve');
    expect((await vote(client)).data.helpful).toBe(1);
    await Promise.all([vote(client), vote(client)]);
    expect((await vote(shop.client())).data.helpful).toBe(2);
    expect((await list(variant.slug)).data.items[0].helpful).toBe(2);
  });
});

describe('bad input', () => {
  it.each([
    ['six stars', 'rating', { rating: 6 }],
    ['no star', 'rating', { rating: 0 }],
    ['half a star', 'rating', { rating: 4.5 }],
    ['stars as a word', 'rating', { rating: '5' }],
    ['no words', 'text', { text: '' }],
    ['very many words', 'text', { text: 'x'.repeat(5_001) }],
    ['a long title', 'title', { title: 'x'.repeat(121) }],
    ['a name that is none', 'name', { name: { $ne: 1 } }],
    ['six pictures', 'images', { images: Array.from({ length: 6 }, () => newId()) }],
    ['three links', 'text', { text: 'https://a.example https://b.example www.c.example' }],
  ])('%s is rejected naming %s', async (_what, field, more) => {
    const { slug } = await newProduct();
    const answer = await add(shop.client(), slug, more);
    expect([answer.status, answer.code, Object.keys(answer.data.errors)]).toEqual([400, 40, [field]]);
  });

  it('rejects an unknown product, filters that mean nothing, and pages of them', async () => {
    expect((await add(shop.client(), 'no-such')).status).toBe(404);
    expect((await list('no-such')).status).toBe(404);
    const { slug } = await newProduct();
    for (const query of ['&sort=nope', '&rating=9', '&page=0', '&page=x', '&page=1000000000', '&size=-1'])
      expect([query, (await list(slug, query)).status]).toEqual([query, 400]);
    expect((await list(slug, '&size=5000')).data.size).toBe(100);
  });

  it('stores nothing that a bot filled in, and answers as always', async () => {
    const { slug } = await newProduct();
    expect((await add(shop.client(), slug, { leaveEmpty: 'http://spam.example' })).data.state).toBe('pending');
    expect(await waiting(slug)).toEqual([]);
  });

  it('asks those who send at once, or very often, to wait', async () => {
    const { slug } = await newProduct();
    const { data } = await shop.client().post('/api/web/form/begin');
    const soon = await add(shop.client(), slug, { formToken: data.token });
    expect([soon.status, soon.headers['retry-after']]).toEqual([429, '2']);
    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + 3_000);
    expect((await add(shop.client(), slug, { formToken: data.token })).code).toBe(0);
    const client = shop.client();
    const statuses: number[] = [];
    for (let count = 0; count < 33; count += 1) statuses.push((await add(client, slug, { text: `again ${count}` })).status);
    shop.clock.now = before;
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(31);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the plain form', () => {
  beforeAll(async () => {
    // The tests above sent what one network may in an hour.
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
    staff = await staffToken(shop, 'support');
  });
  const submit = (client: TestClient, slug: string, fields: Record<string, string>) =>
    client.send({
      method: 'POST',
      url: `/zh/product/${slug}`,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('works without a script, and shows what is wrong at its field with what was written', async () => {
    const { slug } = await newProduct();
    const client = shop.client();
    const wrong = await submit(client, slug, { form: 'review', product: slug, rating: '5', title: 'My <title>', text: '' });
    expect([wrong.status, wrong.headers['cache-control']]).toEqual([400, 'private, no-store']);
    expect(wrong.text).toMatch(/id="review-text-error"[^>]*>.*?内容/s);
    expect(wrong.text).toContain('value="My &lt;title&gt;"');
    // The field for pictures is in the form, and without a script it is sent empty.
    const right = await submit(client, slug, { form: 'review', product: slug, rating: '5', title: '', text: '很好', images: '' });
    expect([right.status, right.headers['location']]).toEqual([303, `/zh/product/${slug}?said=review#reviews`]);
    expect((await client.get(`/zh/product/${slug}?said=review`)).text).toContain('感谢您的评价');
    expect((await waiting(slug))[0]).toMatchObject({ text: '很好', lang: 'zh', author: '匿名用户' });
  });
});

describe('the states', () => {
  it('count a review in exactly while it is approved, whatever happens to it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...reviewStates), { maxLength: 20 }), (wishes) => {
        let state: (typeof reviewStates)[number] = 'pending';
        let counted = 0;
        for (const to of wishes) {
          if (!mayMove(state, to)) continue;
          counted += ratingChange(state, to);
          state = to;
        }
        expect(counted).toBe(state === 'approved' ? 1 : 0);
      }),
    );
  });
});
