import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { createContents } from '#shop/content/edit/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let staff: string;
beforeAll(async () => {
  shop = await createTestApp();
  staff = await staffToken(shop, 'support');
});
afterAll(() => shop.close());

let written = 0;
const newArticle = async (changes: { publishAt?: Date } = {}) => {
  written += 1;
  const slug = `on-wool-${written}`;
  const texts = { en: { title: 'On wool', body: '<p>Wool is warm.</p>' } };
  await shop.host.database.transaction((tx) => createContents(tx, [{ kind: 'article', slug, texts, ...changes }], shop.clock.now));
  return slug;
};
const add = (article: string, more: object = {}) =>
  shop.client().post('/api/web/comment/add', { article, text: 'Mine lasted ten years.', name: 'Ada', ...more });
const list = async (article: string) => (await shop.client().get(`/api/web/comment/list?article=${article}`)).data;
const waiting = async () =>
  (await shop.client().get(`/api/admin/comments?filter=${encodeURIComponent('{"state":"pending"}')}`, { 'x-auth': staff })).data.items as {
    id: string;
    text: string;
    parent: { id: string } | null;
  }[];
const decide = (id: string, action: string, body: object = {}) => shop.client().post(`/api/admin/comments/${id}/${action}`, body, { 'x-auth': staff });
const approved = async (article: string) => {
  await add(article);
  const [post] = await waiting();
  await decide(post!.id, 'approve');
  return post!.id;
};

describe('a comment', () => {
  it('is on the article’s page, cached before or not, as soon as it is approved, and gone when it is taken down', async () => {
    const slug = await newArticle();
    const page = async () => (await shop.client().get(`/article/${slug}`)).text;
    expect(await page()).toContain('No comments yet.');
    expect(await add(slug, { text: 'Ten <b>years</b>.' })).toMatchObject({ code: 0, data: { state: 'pending' } });
    expect([await list(slug), await page()]).toEqual([expect.objectContaining({ items: [], total: 0 }), expect.not.stringContaining('years')]);
    const [post] = await waiting();
    expect(post).toMatchObject({ text: 'Ten <b>years</b>.', author: 'Ada', subject: { slug, title: 'On wool' }, parent: null });
    await decide(post!.id, 'approve');
    expect(await list(slug)).toMatchObject({ items: [{ text: 'Ten <b>years</b>.', author: 'Ada' }], total: 1 });
    await expect.poll(page).toContain('Ten &lt;b&gt;years&lt;/b&gt;.');
    await decide(post!.id, 'refuse', { reason: 'no' });
    await expect.poll(page).not.toContain('years');
  });

  it('is answered by readers and by the shop, of which its author is notified', async () => {
    const slug = await newArticle();
    await add(slug, { email: 'ada@example.com' });
    const [post] = await waiting();
    expect((await add(slug, { id: post!.id })).status).toBe(404);
    await decide(post!.id, 'approve');
    await add(slug, { id: post!.id, text: 'So did mine.', name: 'Bo' });
    const [answer] = await waiting();
    expect(answer!.parent).toMatchObject({ id: post!.id });
    await decide(answer!.id, 'answer', { text: 'We are glad.' });
    expect((await list(slug)).items[0].replies).toMatchObject([
      { text: 'So did mine.', byShop: false },
      { text: 'We are glad.', byShop: true },
    ]);
    await runJobs(shop);
    const [mail] = await readdir(shop.host.config.mailDir);
    const text = (await readFile(`${shop.host.config.mailDir}/${mail!}`, 'utf8')).replaceAll('=\n', '');
    expect(text).toContain(`/article/${slug}#comments`);
  });

  it('is shown to readers of its language first, and says which it is to others', async () => {
    const slug = await newArticle();
    const write = async (text: string, lang: string) => {
      await shop.client().post('/api/web/comment/add', { article: slug, text }, { 'x-lang': lang });
      await decide((await waiting())[0]!.id, 'approve');
      shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    };
    await write('Mine has lasted.', 'en');
    await write('我的也很耐用。', 'zh');
    await write('Mine too.', 'en');
    const textsIn = async (lang: string) =>
      (await shop.client().get(`/api/web/comment/list?article=${slug}`, { 'x-lang': lang })).data.items.map(({ text }: { text: string }) => text);
    expect(await textsIn('en')).toEqual(['Mine too.', 'Mine has lasted.', '我的也很耐用。']);
    expect(await textsIn('zh-HK')).toEqual(['我的也很耐用。', 'Mine too.', 'Mine has lasted.']);
    const page = async (prefix: string) => (await shop.client().get(`${prefix}/article/${slug}?request=route`)).data.pageBody as string;
    expect([(await page('')).split('>Chinese<').length, (await page('/zh-HK')).split('>英文<').length]).toEqual([2, 3]);
  });

  it('answers only what is said about the same article', async () => {
    const [one, other] = [await newArticle(), await newArticle()];
    const id = await approved(one);
    expect((await add(other, { id })).status).toBe(404);
    expect((await shop.client().post('/api/web/question/answer', { id, text: 'x' })).status).toBe(404);
  });

  it('is found by the article’s id too; an article that is not there, or not yet, has none', async () => {
    const slug = await newArticle();
    await approved(slug);
    const { subject } = (await shop.client().get('/api/admin/comments', { 'x-auth': staff })).data.items[0];
    expect(await list(subject.id)).toMatchObject({ total: 1 });
    const later = await newArticle({ publishAt: new Date(shop.clock.now.getTime() + 3_600_000) });
    for (const key of ['no-such', newId(), later]) expect([key, (await shop.client().get(`/api/web/comment/list?article=${key}`)).status]).toEqual([key, 404]);
    expect((await add(later)).status).toBe(404);
  });

  it.each([
    ['no text', 'text', { text: '  ' }],
    ['a text that is too long', 'text', { text: 'x'.repeat(2_001) }],
    ['no address', 'email', { email: 'ada' }],
    ['three links', 'text', { text: 'https://a.example https://b.example <a href=x>' }],
  ])('with %s is rejected naming %s', async (_what, field, more) => {
    const answer = await add(await newArticle(), more);
    expect([answer.status, Object.keys(answer.data.errors)]).toEqual([400, [field]]);
  });

  it('from a bot is not stored', async () => {
    expect((await add(await newArticle(), { leaveEmpty: 'x', text: 'of a machine' })).code).toBe(0);
    expect((await waiting()).filter((one) => one.text === 'of a machine')).toEqual([]);
  });
});

describe('without a script', () => {
  const send = (slug: string, fields: Record<string, string>) =>
    shop.client().send({
      method: 'POST',
      url: `/article/${slug}`,
      payload: new URLSearchParams({ form: 'comment', article: slug, ...fields }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('a comment is written, and thanked for', async () => {
    const slug = await newArticle();
    const answer = await send(slug, { text: 'No script.', email: '' });
    expect([answer.status, answer.headers['location']]).toEqual([303, `/article/${slug}?said=comment#comments`]);
    expect((await waiting())[0]).toMatchObject({ text: 'No script.', email: null });
    expect((await shop.client().get(`/article/${slug}?said=comment`)).text).toContain('It will appear once we’ve read it.');
  });

  it('a rejected answer keeps its text, and stays an answer', async () => {
    const slug = await newArticle();
    const id = await approved(slug);
    const { text } = await send(slug, { id, text: 'Kept text.', email: 'ada' });
    for (const part of ['Kept text.', 'aria-invalid="true"', `name="id" value="${id}"`]) expect([part, text.includes(part)]).toEqual([part, true]);
    expect(text.split(`name="id" value="${id}"`)).toHaveLength(3);
  });
});
