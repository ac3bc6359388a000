import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { createContents } from '#shop/content/edit/index.ts';
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

const act = (id: string, action: string, body: object = {}, kind = 'questions') =>
  shop.client().post(`/api/admin/${kind}/${id}/${action}`, body, { 'x-auth': staff });
const waiting = async (kind = 'questions') =>
  (await shop.client().get(`/api/admin/${kind}?filter=${encodeURIComponent('{"state":"pending"}')}`, { 'x-auth': staff })).data.items[0] as { id: string };

/** A product with an approved question in English, which the shop has answered. */
async function asked(lang = 'en', text = 'Does it hold tea?') {
  const { slug } = (await insertTestProduct(shop.host.database, { variants: [{ price: 1000 }] }))[0]!;
  await shop.client().post('/api/web/question/add', { product: slug, text, name: 'Ada' }, { 'x-lang': lang });
  const { id } = await waiting();
  const { data } = await act(id, 'answer', { text: 'Yes, 250 ml.' });
  const read = async (reader: string) => (await shop.client().get(`/api/web/question/list?product=${slug}&lang=${reader}`)).data.items[0];
  return { id, slug, read, answer: data.answers[0].id as string };
}

it('shows a question and its answer in the language of their reader, and in their own to everybody else', async () => {
  const { id, read, answer } = await asked();
  expect((await read('zh')).translation).toBeNull();
  const { data } = await act(id, 'translate', { lang: 'zh', text: '能装茶吗？', answers: [{ id: answer, text: '能，250 毫升。' }] });
  expect(data).toMatchObject({
    translations: { zh: { text: '能装茶吗？' } },
    answers: [{ text: 'Yes, 250 ml.', translations: { zh: { text: '能，250 毫升。' } } }],
  });
  const chinese = { text: 'Does it hold tea?', lang: 'en', translation: { lang: 'zh', text: '能装茶吗？' } };
  expect(await read('zh')).toMatchObject({ ...chinese, replies: [{ text: 'Yes, 250 ml.', translation: { lang: 'zh', text: '能，250 毫升。' } }] });
  expect(await read('zh-HK')).toMatchObject(chinese);
  await act(id, 'translate', { lang: 'zh-HK', text: '裝到茶嗎？' });
  expect(await read('zh-HK')).toMatchObject({ translation: { lang: 'zh-HK', text: '裝到茶嗎？' }, replies: [{ translation: { lang: 'zh' } }] });
  expect([(await read('en')).translation, (await read('de')).translation]).toEqual([null, null]);
});

it('marks it on the page as translated, escaped, with the originals below it', async () => {
  const { id, slug, answer } = await asked();
  await act(id, 'translate', { lang: 'zh', text: '<img src=x onerror=alert(1)> 能装茶吗', answers: [{ id: answer, text: '能。' }] });
  const page = async (prefix: string) => (await shop.client().get(`${prefix}/product/${slug}`)).text;
  await expect.poll(() => page('/zh'), { timeout: 2_000 }).toContain('&lt;img src=x onerror=alert(1)&gt; 能装茶吗');
  const text = await page('/zh');
  expect(text.split('译自英语')).toHaveLength(3);
  expect(text).toMatch(/查看原文<\/summary>.*lang="en"[^>]*>Does it hold tea\?.*lang="en"[^>]*>Yes, 250 ml\./s);
  expect(await page('')).not.toContain('能装茶');
});

it('shows what is written in other characters as it is until it is translated, and then marks it', async () => {
  const { id, slug, read } = await asked('zh-HK', '茶隔可以換嗎？');
  expect([(await read('zh')).text, (await read('zh')).translation]).toEqual(['茶隔可以換嗎？', null]);
  await act(id, 'translate', { lang: 'zh', text: '茶漏能换吗？' });
  expect([(await read('zh')).translation, (await read('zh-HK')).translation]).toEqual([{ lang: 'zh', text: '茶漏能换吗？' }, null]);
  await expect.poll(async () => (await shop.client().get(`/zh/product/${slug}`)).text, { timeout: 2_000 }).toContain('译自繁体中文');
});

it('translates comments, and answers of readers by themselves', async () => {
  const texts = { en: { title: 'On wool', body: '<p>Wool is warm.</p>' } };
  await shop.host.database.transaction((tx) => createContents(tx, [{ kind: 'article', slug: 'on-wool', texts }], shop.clock.now));
  const send = async (more: object) => {
    await shop.client().post('/api/web/comment/add', { article: 'on-wool', ...more });
    const { id } = await waiting('comments');
    await act(id, 'approve', {}, 'comments');
    return id;
  };
  const start = await send({ text: 'Mine lasted ten years.' });
  const reply = await send({ id: start, text: 'So did mine.' });
  await act(start, 'translate', { lang: 'zh', text: '我的用了十年。' }, 'comments');
  await act(reply, 'translate', { lang: 'zh', text: '我的也是。' }, 'comments');
  const [thread] = (await shop.client().get('/api/web/comment/list?article=on-wool&lang=zh')).data.items;
  expect([thread.translation.text, thread.replies[0].translation.text]).toEqual(['我的用了十年。', '我的也是。']);
  expect((await act(start, 'translate', { lang: 'zh', text: '问' }, 'questions')).status).toBe(404);
});

it('drops a translation with an empty text, and leaves that of an answer which is not named', async () => {
  const { id, read, answer } = await asked();
  await act(id, 'translate', { lang: 'zh', text: '能装茶吗？', answers: [{ id: answer, text: '能。' }] });
  await act(id, 'translate', { lang: 'zh', text: '' });
  expect(await read('zh')).toMatchObject({ translation: null, replies: [{ translation: { text: '能。' } }] });
  await act(id, 'translate', { lang: 'zh', text: '', answers: [{ id: answer, text: '' }] });
  expect(await read('zh')).toMatchObject({ translation: null, replies: [{ translation: null }] });
});

it.each([
  ['the language it is in', 'lang', { lang: 'zh', text: '装得下茶吗？' }],
  ['a language that there is not', 'lang', { lang: 'xx', text: 'x' }],
  ['no text', 'text', { lang: 'en' }],
  ['a long text', 'text', { lang: 'en', text: 'x'.repeat(2_001) }],
])('rejects %s, naming %s', async (_what, field, body) => {
  const { id } = await asked('zh', '能装茶吗？');
  const answer = await act(id, 'translate', body);
  expect([answer.status, answer.code, Object.keys(answer.data.errors)]).toEqual([400, 40, [field]]);
});

it('finds no post and no answer that is not there, and then changes nothing', async () => {
  const { id, read, answer } = await asked();
  for (const unknown of ['nonsense', newId(), answer]) expect((await act(unknown, 'translate', { lang: 'zh', text: '好' })).status).toBe(404);
  const other = await asked();
  expect((await act(id, 'translate', { lang: 'zh', text: '好', answers: [{ id: other.answer, text: '好' }] })).status).toBe(404);
  expect((await read('zh')).translation).toBeNull();
});
