import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let staff: string;
beforeAll(async () => {
  shop = await createTestApp();
  staff = await staffToken(shop, 'support');
});
afterAll(() => shop.close());

const act = (id: string, action: string, body: object = {}) => shop.client().post(`/api/admin/reviews/${id}/${action}`, body, { 'x-auth': staff });

/** A product with one approved review in English, which the shop has answered. */
async function reviewed(more: object = {}) {
  const { slug } = (await insertTestProduct(shop.host.database, { variants: [{ price: 1000 }] }))[0]!;
  await shop.client().post('/api/web/review/add', { product: slug, rating: 5, title: 'Good', text: 'It holds tea.', name: 'Ada', ...more });
  const filter = encodeURIComponent(JSON.stringify({ product: slug }));
  const { id } = (await shop.client().get(`/api/admin/reviews?filter=${filter}`, { 'x-auth': staff })).data.items[0] as { id: string };
  await act(id, 'approve');
  await act(id, 'answer', { text: 'Thank you.' });
  const read = async (lang: string) => (await shop.client().get(`/api/web/review/list?product=${slug}&lang=${lang}`)).data.items[0];
  return { id, slug, read };
}

const chinese = { lang: 'zh', title: '好', text: '能装茶。', answer: '谢谢您。' };

it('shows a review in the language of its reader, also in other characters, and in its own to everybody else', async () => {
  const { id, read } = await reviewed();
  expect((await read('zh')).translation).toBeNull();
  expect((await act(id, 'translate', chinese)).data.translations).toEqual({ zh: { title: '好', text: '能装茶。', answer: '谢谢您。' } });
  expect(await read('zh')).toMatchObject({ lang: 'en', title: 'Good', text: 'It holds tea.', translation: chinese });
  expect((await read('zh-HK')).translation).toEqual(chinese);
  await act(id, 'translate', { lang: 'zh-HK', title: '好', text: '裝到茶。' });
  expect((await read('zh-HK')).translation).toEqual({ lang: 'zh-HK', title: '好', text: '裝到茶。', answer: '' });
  expect([(await read('en')).translation, (await read('de')).translation]).toEqual([null, null]);
});

it('shows a Chinese one in English to readers of German, and in Chinese of any kind as it is until that is written', async () => {
  const { slug } = (await insertTestProduct(shop.host.database, { variants: [{ price: 1000 }] }))[0]!;
  await shop.client().post('/api/web/review/add', { product: slug, rating: 5, text: '能装茶。', name: 'Ada' }, { 'x-lang': 'zh' });
  const filter = encodeURIComponent(JSON.stringify({ product: slug }));
  const [{ id, lang }] = (await shop.client().get(`/api/admin/reviews?filter=${filter}`, { 'x-auth': staff })).data.items;
  await act(id, 'approve');
  await act(id, 'translate', { lang: 'en', title: '', text: 'It holds tea.' });
  const translated = async (reader: string) => (await shop.client().get(`/api/web/review/list?product=${slug}&lang=${reader}`)).data.items[0].translation;
  expect([lang, (await translated('de')).text, await translated('zh-HK'), await translated('zh')]).toEqual(['zh', 'It holds tea.', null, null]);
  await act(id, 'translate', { lang: 'zh-HK', title: '', text: '裝到茶。' });
  const traditional = { lang: 'zh-HK', title: '', text: '裝到茶。', answer: '' };
  expect([await translated('zh-HK'), await translated('zh-TW'), await translated('zh')]).toEqual([traditional, traditional, null]);
});

it('marks it on the page as translated, escaped, with the original below it', async () => {
  const { id, slug } = await reviewed();
  await act(id, 'translate', { ...chinese, text: '<img src=x onerror=alert(1)> 能装茶' });
  const page = async (prefix: string) => (await shop.client().get(`${prefix}/product/${slug}`)).text;
  await expect.poll(() => page('/zh'), { timeout: 2_000 }).toContain('&lt;img src=x onerror=alert(1)&gt; 能装茶');
  const text = await page('/zh');
  expect(text).toContain('译自英语');
  expect(text).toMatch(/查看原文<\/summary>.*It holds tea\./s);
  expect(text).toContain('谢谢您。');
  expect(await page('')).not.toContain('能装茶');
});

it('drops a translation with an empty text, and that of an answer which is written anew', async () => {
  const { id, read } = await reviewed();
  await act(id, 'translate', chinese);
  await act(id, 'answer', { text: 'Thank you.' });
  expect((await read('zh')).translation.answer).toBe('谢谢您。');
  await act(id, 'answer', { text: 'Thank you, Ada.' });
  expect((await read('zh')).translation).toEqual({ ...chinese, answer: '' });
  await act(id, 'translate', { lang: 'zh', text: '' });
  expect((await read('zh')).translation).toBeNull();
});

it('forgets the translation of words that their writer replaces before they are approved', async () => {
  const { slug } = (await insertTestProduct(shop.host.database, { variants: [{ price: 1000 }] }))[0]!;
  const client = shop.client();
  const send = (text: string) => client.post('/api/web/review/add', { product: slug, rating: 5, text, name: 'Ada' });
  await send('It holds tea.');
  const waiting = async () => {
    const filter = encodeURIComponent(JSON.stringify({ product: slug }));
    return (await shop.client().get(`/api/admin/reviews?filter=${filter}`, { 'x-auth': staff })).data.items;
  };
  const [{ id }] = await waiting();
  expect((await act(id, 'translate', chinese)).data.translations).toHaveProperty('zh');
  await send('It leaks.');
  const [again] = await waiting();
  expect([again.id, again.text, again.translations]).toEqual([id, 'It leaks.', {}]);
});

it.each([
  ['the language it is in', 'lang', { ...chinese, lang: 'en' }],
  ['a language that there is not', 'lang', { ...chinese, lang: 'xx' }],
  ['no text', 'text', { lang: 'zh' }],
  ['a long text', 'text', { ...chinese, text: 'x'.repeat(5_001) }],
  ['a long headline', 'title', { ...chinese, title: 'x'.repeat(121) }],
])('rejects %s, naming %s', async (_what, field, body) => {
  const { id } = await reviewed();
  const answer = await act(id, 'translate', body);
  expect([answer.status, answer.code, Object.keys(answer.data.errors)]).toEqual([400, 40, [field]]);
});

it('finds no review that is not there', async () => {
  for (const id of ['nonsense', '019a0000-0000-7000-8000-000000000001']) expect((await act(id, 'translate', chinese)).status).toBe(404);
});
