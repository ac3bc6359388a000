import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { seedMarkets } from '#shop/markets/index.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { writeSettings } from '../settings/index.ts';

let shop: TestApp;
let staff: string;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedMarkets);
  staff = await staffToken(shop, 'support');
});
afterAll(() => shop.close());

const newProduct = async () => (await insertTestProduct(shop.host.database, { variants: [{ price: 1000 }] }))[0]!;
const ask = (product: string, more: object = {}, client = shop.client()) =>
  client.post('/api/web/question/add', { product, text: 'Does it hold tea?', name: 'Ada', ...more });
const list = async (product: string) => (await shop.client().get(`/api/web/question/list?product=${product}`)).data;
const waiting = async (state = 'pending') =>
  (await shop.client().get(`/api/admin/questions?filter=${encodeURIComponent(JSON.stringify({ state }))}`, { 'x-auth': staff })).data.items as {
    id: string;
    text: string;
    email: string | null;
    parent: { id: string } | null;
  }[];
const decide = (id: string, action: string, body: object = {}) => shop.client().post(`/api/admin/questions/${id}/${action}`, body, { 'x-auth': staff });

describe('a question', () => {
  it('is seen with the shop’s answer, of which the asker is notified in their language', async () => {
    const { slug } = await newProduct();
    const client = shop.client();
    expect(await client.post('/api/web/question/add', { product: slug, text: '能装茶吗？', email: 'ada@example.com' }, { 'x-lang': 'zh' })).toMatchObject({
      code: 0,
      data: { state: 'pending' },
    });
    expect(await list(slug)).toMatchObject({ items: [], total: 0 });
    const [asked] = await waiting();
    expect(asked).toMatchObject({ text: '能装茶吗？', email: 'ada@example.com', author: '匿名用户', subject: { slug } });
    expect((await decide(asked!.id, 'answer', { text: 'Yes, <b>250 ml</b>.' })).data).toMatchObject({ state: 'approved' });
    const { items } = await list(slug);
    expect(items).toMatchObject([{ text: '能装茶吗？', byShop: false, replies: [{ text: 'Yes, <b>250 ml</b>.', byShop: true }] }]);
    const signed = async (lang: string) =>
      (await shop.client().get(`/api/web/question/list?product=${slug}&lang=${lang}`)).data.items[0].replies.map(({ author }: { author: string }) => author);
    await shop.host.database.transaction((tx) => writeSettings(tx, 'shop', { name: { en: 'Kiln', zh: '窑' } }, shop.clock.now));
    await expect.poll(async () => [await signed('en'), await signed('zh')]).toEqual([['Kiln'], ['窑']]);
    expect(JSON.stringify(items)).not.toContain('ada@example.com');
    expect((await shop.client().get(`/product/${slug}`)).text).toContain('Yes, &lt;b&gt;250 ml&lt;/b&gt;.');
    await runJobs(shop);
    const [mail] = await readdir(shop.host.config.mailDir);
    const text = await readFile(`${shop.host.config.mailDir}/${mail!}`, 'utf8');
    expect(text).toContain('To: ada@example.com');
    expect(text.replaceAll('=\n', '')).toContain(`/zh/product/${slug}#questions`);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    // Stopped by its own address, no other comes.
    const [, stop] = /<http:\/\/localhost:3000(\/api\/web\/newsletter\/unsubscribe\?token=[^>]+)>/.exec(text.replaceAll(/=?\r?\n[ \t]?/g, ''))!;
    expect((await shop.client().post(stop!, {})).code).toBe(0);
    const again = await shop.client().post('/api/web/question/add', { product: slug, text: '多重？', email: 'Ada@example.com' });
    expect(again.code).toBe(0);
    await decide((await waiting())[0]!.id, 'answer', { text: '300 g.' });
    await runJobs(shop);
    expect(await readdir(shop.host.config.mailDir)).toHaveLength(1);
  });

  it('is answered by shoppers too, and what is taken down is gone', async () => {
    const { slug } = await newProduct();
    const answer = (client: TestClient, id: string) => client.post('/api/web/question/answer', { id, text: 'It does for me.', name: 'Bo' });
    await ask(slug);
    const [asked] = await waiting();
    expect((await answer(shop.client(), asked!.id)).status).toBe(404);
    await decide(asked!.id, 'approve');
    expect((await answer(shop.client(), asked!.id)).code).toBe(0);
    const [reply] = await waiting();
    expect(reply!.parent).toMatchObject({ id: asked!.id });
    expect((await answer(shop.client(), reply!.id)).status).toBe(404);
    await decide(reply!.id, 'approve');
    expect((await list(slug)).items[0].replies).toMatchObject([{ text: 'It does for me.', byShop: false }]);
    expect((await decide(reply!.id, 'approve')).code).toBe(41);
    await decide(asked!.id, 'refuse', { reason: 'off topic' });
    expect(await list(slug)).toMatchObject({ items: [], total: 0 });
    expect((await decide(asked!.id, 'answer', { text: 'x' })).code).toBe(41);
  });

  it.each([
    ['no text', 'text', { text: '  ' }],
    ['a text that is too long', 'text', { text: 'x'.repeat(2_001) }],
    ['a long name', 'name', { name: 'x'.repeat(61) }],
    ['no address', 'email', { email: 'ada' }],
    ['three links', 'text', { text: 'https://a.example https://b.example <a href=x>' }],
  ])('with %s is rejected naming %s', async (_what, field, more) => {
    const { slug } = await newProduct();
    const answer = await ask(slug, more);
    expect([answer.status, Object.keys(answer.data.errors)]).toEqual([400, [field]]);
  });

  it('about nothing, or from a bot, is not stored', async () => {
    expect((await ask('no-such')).status).toBe(404);
    expect((await shop.client().post('/api/web/question/answer', { id: newId(), text: 'x' })).status).toBe(404);
    const { slug } = await newProduct();
    expect((await ask(slug, { leaveEmpty: 'x', text: 'of a machine' })).code).toBe(0);
    expect((await waiting()).filter((one) => one.text === 'of a machine')).toEqual([]);
  });

  it('can be asked without a script', async () => {
    const { slug } = await newProduct();
    const payload = new URLSearchParams({ form: 'question', product: slug, text: 'No script?', email: '' }).toString();
    const answer = await shop
      .client()
      .send({ method: 'POST', url: `/product/${slug}`, payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect([answer.status, answer.headers['location']]).toEqual([303, `/product/${slug}?said=question#questions`]);
    expect((await waiting())[0]).toMatchObject({ text: 'No script?', email: null });
  });
});
