import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { sendPicture } from '#test/harness/pictures.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';
import type { DB } from '#tables';
import { articleLimits } from './rules-limits.ts';

let shop: TestApp;
let editor: Record<string, string>;
let ada: SignedInShopper;
let bob: SignedInShopper;
beforeAll(async () => {
  shop = await createTestApp();
  editor = { 'x-auth': await staffToken(shop, 'editor') };
}, 60_000);
// New ones each time: submissions are counted by the day.
beforeEach(async () => {
  ada = await signedIn(shop, { firstName: 'Ada', lastName: 'Byrne' });
  bob = await signedIn(shop);
});
afterAll(() => shop.close());

const long = '<p>The kettle has been mended twice, and it pours better than it ever did before.</p>';
const input = (changes: object = {}) => ({ lang: 'en', title: 'A kettle, mended', summary: 'With solder.', body: long, author: 'Ada B.', ...changes });
const db = () => on<DB>(shop.host.database.reader);
const staff = (path: string, body: object = {}) => shop.client().post(`/api/admin/own-articles/${path}`, body, editor);
const page = (path: string) => shop.client().get(path);
const shows = async (path: string, text: string) => (await page(path)).text.includes(text);

const upload = async (by: SignedInShopper, purpose = 'article') => (await sendPicture(by.client, { purpose, token: by.token })).id;

const save = async (changes: object = {}, by = ada) => (await by.post('/article/save', input(changes))).data;
const attached = async (id: string) =>
  (await db().selectFrom('upload').select('attachedAt').where('id', '=', id).executeTakeFirstOrThrow()).attachedAt !== null;

async function submitted(changes: object = {}, by = ada) {
  const { id } = await save(changes, by);
  const answer = await by.post('/article/submit', { id });
  expect([answer.status, answer.msg]).toEqual([200, '']);
  return answer.data;
}

async function approved(changes: object = {}, by = ada) {
  const { id, version } = await submitted(changes, by);
  const answer = await staff(`${id}/approve`, { version });
  expect([answer.status, answer.msg]).toEqual([200, '']);
  return (await by.post('/article/get', { id })).data;
}

describe('an article', () => {
  it('goes from a draft to its readers, and its author is notified', async () => {
    const cover = await upload(ada);
    const inside = await upload(ada);
    const body = `${long}<img src="/media/${inside}/1200.jpg" alt="A kettle"><p><a href="https://a.example">more</a></p><script>alert(1)</script>`;
    const draft = await save({ body, picture: cover, pictureAlt: 'On the stove', author: '' });
    expect(draft).toMatchObject({
      state: 'draft',
      public: false,
      slug: 'a-kettle-mended',
      path: '/article/a-kettle-mended',
      version: 1,
      picture: { id: cover, alt: 'On the stove' },
    });
    expect(draft.body).toMatch(new RegExp(`<img src="/api/web/upload/${inside}/[^"]+/1200\\.jpg" alt="A kettle" width="600" height="400" />`));
    expect(draft.body).not.toContain('script');
    expect((await page(draft.path)).status).toBe(404);
    // What nobody submitted is not staff's business.
    expect((await shop.client().get(`/api/admin/own-articles/${draft.id}`, editor)).status).toBe(404);

    const pending = (await ada.post('/article/submit', { id: draft.id })).data;
    expect(pending).toMatchObject({ state: 'pending', version: 2 });
    const list = await shop.client().get('/api/admin/own-articles?filter={"state":"pending"}', editor);
    expect(list.data.items[0]).toMatchObject({ id: draft.id, title: 'A kettle, mended', account: { name: 'Ada Byrne', email: ada.email } });

    expect(await staff(`${draft.id}/approve`, { version: 1 })).toMatchObject({ status: 412, code: 40 });
    expect(await staff(`${draft.id}/approve`, { version: 2 })).toMatchObject({ status: 200, data: { state: 'approved', public: true } });
    expect(await staff(`${draft.id}/approve`, { version: 3 })).toMatchObject({ status: 409, code: 41 });
    const shown = (await page(draft.path)).text;
    // Her byline was left empty, and she has no nick name.
    expect(shown).not.toContain('Ada Byrne');
    for (const part of ['A kettle, mended', 'A reader', 'rel="ugc nofollow noopener"', 'width="600" height="400"', 'alt="On the stove"', `/media/${cover}/`])
      expect([part, shown.includes(part)]).toEqual([part, true]);
    await vi.waitFor(async () => expect(await shows('/journal', '/article/a-kettle-mended')).toBe(true));

    await runJobs(shop);
    const [mail] = await readdir(shop.host.config.mailDir);
    const text = (await readFile(`${shop.host.config.mailDir}/${mail!}`, 'utf8')).replaceAll('=\n', '').replaceAll('=\r\n', '');
    expect(text).toContain(`To: ${ada.email}`);
    expect(text).toContain('Your article is published: A kettle, mended');
    expect((await ada.post('/notice/list', {})).data.items[0]).toMatchObject({
      kind: 'articleApproved',
      path: '/user/article',
      text: expect.stringContaining('kettle'),
    });
    const audit = await db().selectFrom('staffAction').select('action').where('subject', '=', draft.id).execute();
    expect(audit.map((one) => one.action)).toEqual(['own-article.approve']);
  });

  it('begins with the name as its writer writes it, and names nobody who left it empty but by a nick name, in the article’s language', async () => {
    const mei = await signedIn(shop, { firstName: '小美', lastName: '歐陽' });
    expect((await mei.page('/zh-HK/user/article?edit=new')).data.pageBody).toContain('value="歐陽小美"');
    const unnamed = await approved({ lang: 'zh-HK', title: '修好的水壺', author: '' }, mei);
    expect((await page(`/zh-HK${unnamed.path}`)).text).toContain('一位讀者');
    const { data } = await shop.client().get(`/api/admin/own-articles/${unnamed.id}`, editor);
    expect(data.account).toMatchObject({ name: '歐陽小美', email: mei.email });
    await mei.post('/user/editInfo', { nickName: 'Mei' });
    const nicked = await approved({ lang: 'zh-HK', title: '修好的茶杯', author: '' }, mei);
    expect((await page(`/zh-HK${nicked.path}`)).text).toContain('Mei');
  });

  it('stays public as it was while it is changed, until the new text is approved', async () => {
    const old = await upload(ada);
    const fresh = await upload(ada);
    const first = await approved({ title: 'Two texts', body: `${long}<img src="/media/${old}/1200.jpg" alt="Old">` });
    const body = `<p>Now it leaks again, and this is what I have done about it since.</p><img src="/media/${fresh}/1200.jpg" alt="New">`;
    const second = (await ada.post('/article/save', input({ id: first.id, version: first.version, title: 'Two texts, later', body }))).data;
    expect(second).toMatchObject({ state: 'draft', public: true, slug: 'two-texts' });
    expect(await shows('/article/two-texts', 'pours better')).toBe(true);
    // The public text still shows the old picture.
    expect([await attached(old), await attached(fresh)]).toEqual([true, true]);
    const pending = (await ada.post('/article/submit', { id: first.id })).data;
    expect(await shows('/article/two-texts', 'leaks again')).toBe(false);
    expect((await staff(`${first.id}/refuse`, { reason: 'Too short.' })).data).toMatchObject({ state: 'refused', public: true, refusal: 'Too short.' });
    expect(await shows('/article/two-texts', 'pours better')).toBe(true);
    // Refused, it has to be changed before it is submitted again.
    expect(await ada.post('/article/submit', { id: first.id })).toMatchObject({ status: 409, code: 41 });
    const third = (
      await ada.post('/article/save', input({ id: first.id, version: pending.version + 1, title: 'Two texts, later', body: `${body}<p>More.</p>` }))
    ).data;
    expect(third).toMatchObject({ state: 'draft', refusal: 'Too short.' });
    const again = (await ada.post('/article/submit', { id: first.id })).data;
    expect(again.refusal).toBe('');
    await staff(`${first.id}/approve`, { version: again.version });
    await vi.waitFor(async () => expect(await shows('/article/two-texts', 'leaks again')).toBe(true));
    expect([await attached(old), await attached(fresh)]).toEqual([false, true]);
  });

  it('is taken from its readers by its author or by staff, and deleted with its pictures', async () => {
    const picture = await upload(ada);
    const { id, path } = await approved({ title: 'Come and gone', picture, pictureAlt: 'It' });
    expect((await page(path)).status).toBe(200);
    expect((await ada.post('/article/unpublish', { id })).data).toMatchObject({ state: 'draft', public: false });
    await vi.waitFor(async () => expect((await page(path)).status).toBe(404));
    expect(await ada.post('/article/unpublish', { id })).toMatchObject({ status: 409, code: 41 });
    expect(await staff(`${id}/take-down`, { reason: 'x' })).toMatchObject({ status: 409, code: 41 });
    const again = (await ada.post('/article/submit', { id })).data;
    await staff(`${id}/approve`, { version: again.version });
    // The same address as before.
    await vi.waitFor(async () => expect((await page(path)).status).toBe(200));
    expect((await staff(`${id}/take-down`, { reason: 'Not ours.' })).data).toMatchObject({ state: 'refused', public: false, refusal: 'Not ours.' });
    await vi.waitFor(async () => expect((await page(path)).status).toBe(404));
    expect((await ada.post('/article/remove', { id })).status).toBe(200);
    expect(await attached(picture)).toBe(false);
    expect((await ada.post('/article/get', { id })).status).toBe(404);
  });

  it('is public in its own language, and listed where it can be read', async () => {
    const { id, version, path } = await submitted({
      lang: 'zh',
      title: '修好的水壶',
      summary: '',
      body: `<p>${'这只水壶修过两次，现在比以前更好用。'.repeat(4)}</p>`,
    });
    expect(path).toBe(`/article/${encodeURIComponent('修好的水壶')}`);
    await staff(`${id}/approve`, { version });
    await vi.waitFor(async () => expect(await shows(`/zh${path}`, '修好的水壶')).toBe(true));
    await vi.waitFor(async () => expect(await shows('/zh/journal', '修好的水壶')).toBe(true));
    expect(await shows('/zh-HK/journal', '修好的水壶')).toBe(true);
    expect(await shows('/journal', '修好的水壶')).toBe(false);
    // A link in another language still opens it, marked with its own language.
    expect(await shows(path, '<h1 lang="zh"')).toBe(true);
    const saved = await ada.post('/article/save', input({ id, version: version + 1, lang: 'en' }));
    expect([saved.status, saved.data.errors]).toEqual([400, { lang: expect.any(String) }]);
  });

  it('has an address that nobody has and the shop does not need', async () => {
    const [one, two] = [await approved({ title: 'The same name' }), await approved({ title: 'The same name' }, bob)];
    expect([one.slug, two.slug]).toEqual(['the-same-name', 'the-same-name-2']);
    expect((await approved({ title: '!!! ☕' })).slug).toBe('article-2');
    expect((await approved({ title: 'Cart' })).slug).toBe('cart-2');
    expect((await approved({ title: 'x'.repeat(articleLimits.title) })).slug).toHaveLength(80);
  });
});

describe('the page of the user area', () => {
  it("lists, opens and previews the caller's own, and nothing else", async () => {
    expect((await ada.page('/user/article')).data.pageBody).toContain('No articles yet');
    const mine = await save({ title: 'Mine <b>alone</b>' });
    const { id } = await save({ title: 'Of another' }, bob);
    const list = (await ada.page('/user/article')).data.pageBody;
    expect([list.includes('Mine &lt;b&gt;alone&lt;/b&gt;'), list.includes('Of another')]).toEqual([true, false]);
    expect((await ada.page(`/user/article?edit=${mine.id}`)).data.data.islands.some((one: { name: string }) => one.name === 'article-editor')).toBe(true);
    expect((await ada.page(`/user/article?read=${mine.id}`)).data.pageBody).toContain('The kettle has been mended twice');
    for (const query of [`edit=${id}`, `read=${id}`, `edit=${newId()}`, 'read=x', 'read=new', 'page=7'])
      expect([query, (await ada.page(`/user/article?${query}`)).status]).toEqual([query, 404]);
    const { status, text } = await page(`/user/article?read=${mine.id}`);
    expect([status, text.includes('kettle')]).toEqual([200, false]);
  });
});

describe('errors', () => {
  const actions = ['get', 'submit', 'withdraw', 'unpublish', 'remove'] as const;
  it.each(actions)("another's article and a missing one are the same: %s", async (action) => {
    const { id } = await save({}, bob);
    const answers = await Promise.all([id, newId(), 'x', "' or 1=1"].map((one) => ada.post(`/article/${action}`, { id: one })));
    for (const answer of answers) expect([answer.status, answer.code, answer.text]).toEqual([404, 40, answers[0]!.text]);
    const saved = await Promise.all([id, newId()].map((one) => ada.post('/article/save', input({ id: one, version: 1 }))));
    expect(saved.map(({ status, text }) => [status, text])).toEqual([
      [404, answers[0]!.text],
      [404, answers[0]!.text],
    ]);
    await bob.post('/article/remove', { id });
  });

  it('nobody and guests have no articles', async () => {
    for (const action of ['mine', 'save', ...actions])
      expect([action, (await shop.client().post(`/api/web/article/${action}`, {})).code]).toEqual([action, 50]);
  });

  it.each([
    ['a language that there is not', { lang: 'xx' }, 'lang'],
    ['a title that is too long', { title: 'x'.repeat(articleLimits.title + 1) }, 'title'],
    ['a summary that is too long', { summary: 'x'.repeat(articleLimits.summary + 1) }, 'summary'],
    ['a name that is too long', { author: 'x'.repeat(articleLimits.author + 1) }, 'author'],
    ['HTML that is too long', { body: 'x'.repeat(articleLimits.html + 1) }, 'body'],
    ['a text that is too long', { body: `<p>${'字'.repeat(articleLimits.text + 1)}</p>` }, 'body'],
    ['too many links', { body: '<a href="https://a.example">x</a>'.repeat(articleLimits.links + 1) }, 'body'],
    ['too many pictures', { body: `<img src="/media/${newId()}/1200.jpg" alt="">`.repeat(articleLimits.pictures + 1) }, 'body'],
    ['a picture that is not there', { picture: newId() }, 'picture'],
    ['no id of a picture', { picture: '../../etc' }, 'picture'],
    ['a text that is none', { title: { a: 1 } }, 'title'],
  ])('%s', async (_, changes, field) => {
    const answer = await ada.post('/article/save', input(changes));
    expect([answer.status, answer.code, Object.keys(answer.data.errors)]).toEqual([400, 40, [field]]);
  });

  it('pictures of others, of another purpose, and of another article', async () => {
    const stolen = await upload(bob);
    const review = await upload(ada, 'review');
    const used = await upload(ada);
    const { id } = await save({ picture: used });
    for (const picture of [stolen, review, used]) {
      expect((await ada.post('/article/save', input({ picture }))).data.errors).toEqual({ picture: expect.any(String) });
      const body = `<img src="/media/${picture}/1200.jpg" alt="x">`;
      expect((await ada.post('/article/save', input({ body }))).data.errors).toEqual({ body: expect.any(String) });
    }
    expect([await attached(stolen), await attached(review)]).toEqual([false, false]);
    await ada.post('/article/remove', { id });
  });

  it('what is not finished cannot be submitted', async () => {
    const picture = await upload(ada);
    const { id, version } = await save({ title: '', body: '<p>Too short</p>', picture });
    const answer = await ada.post('/article/submit', { id });
    expect([answer.status, Object.keys(answer.data.errors).toSorted()]).toEqual([400, ['body', 'pictureAlt', 'title']]);
    const inside = await upload(ada);
    await ada.post('/article/save', input({ id, version, body: `${long}<img src="/media/${inside}/1200.jpg" alt=" ">` }));
    expect((await ada.post('/article/submit', { id })).data.errors).toEqual({ body: expect.stringContaining('picture') });
    await ada.post('/article/remove', { id });
  });

  it('what waits is not changed unless it is withdrawn; what is approved is not submitted again', async () => {
    const { id, version } = await submitted();
    expect(await ada.post('/article/save', input({ id, version, title: 'Other' }))).toMatchObject({ status: 409, code: 41 });
    expect(await ada.post('/article/submit', { id })).toMatchObject({ status: 409, code: 41 });
    expect((await ada.post('/article/withdraw', { id })).data).toMatchObject({ state: 'draft', version: version + 1 });
    expect(await ada.post('/article/withdraw', { id })).toMatchObject({ status: 409, code: 41 });
    expect(await staff(`${id}/approve`, { version: version + 1 })).toMatchObject({ status: 409, code: 41 });
    const again = (await ada.post('/article/submit', { id })).data;
    await staff(`${id}/approve`, { version: again.version });
    expect(await ada.post('/article/submit', { id })).toMatchObject({ status: 409, code: 41 });
    // The same text again is no change, and withdraws nothing.
    expect((await ada.post('/article/save', input({ id, version: again.version + 1 }))).data).toMatchObject({ state: 'approved', version: again.version + 1 });
    expect(await staff(`${id}/refuse`, { reason: 'x' })).toMatchObject({ status: 409, code: 41 });
    expect((await staff(`${id}/refuse`, { reason: ' ' })).data.errors).toEqual({ reason: expect.any(String) });
    expect((await staff(`${newId()}/approve`, { version: 1 })).status).toBe(404);
  });
});

describe('limits', () => {
  it('so many drafts, also when they arrive together, and so many submissions a day', async () => {
    const eve = await signedIn(shop);
    const answers = await Promise.all(Array.from({ length: articleLimits.drafts + 5 }, () => eve.post('/article/save', input())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(articleLimits.drafts);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({ status: 409, code: 41, msg: expect.stringContaining('20') });
    const ids = answers.flatMap(({ data }) => data?.id ?? []) as string[];
    const sent = await Promise.all(ids.slice(0, articleLimits.submissions + 3).map((id) => eve.post('/article/submit', { id })));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(articleLimits.submissions);
    expect(sent.find(({ status }) => status !== 200)).toMatchObject({ status: 429, code: 40 });
    const { data } = await eve.post('/article/mine', { state: 'pending', size: 2, page: 2 });
    expect(data).toMatchObject({ total: articleLimits.submissions, page: 2, size: 2 });
    expect(data.items).toHaveLength(2);
    expect(data.items[0].body).toBeUndefined();
  });
});

describe('two devices', () => {
  it('the second of two that change the same text gets a conflict, and nothing is lost', async () => {
    const draft = await save({ title: 'Raced' });
    const [a, b] = await Promise.all(['One', 'Two'].map((title) => ada.post('/article/save', input({ id: draft.id, version: draft.version, title }))));
    const [won, lost] = a!.status === 200 ? [a!, b!] : [b!, a!];
    expect([won.status, lost.status, lost.code]).toEqual([200, 412, 40]);
    expect(lost.data.article).toMatchObject({ title: won.data.title, version: 2 });
    // Saving the own text nevertheless.
    expect((await ada.post('/article/save', input({ id: draft.id, version: 2, title: 'Mine' }))).data).toMatchObject({ title: 'Mine', version: 3 });
    for (const version of [undefined, 0, 1, 99]) {
      const answer = await ada.post('/article/save', input({ id: draft.id, version, title: 'Never' }));
      expect([version, answer.status]).toEqual([version, version === 0 ? 400 : 412]);
    }
    await ada.post('/article/remove', { id: draft.id });
  });

  it('of submitting, changing, deleting and deciding at once the outcome is one of them', async () => {
    for (let round = 0; round < 8; round++) {
      bob = await signedIn(shop);
      const { id, version } = await save({ title: `Round ${round}` }, bob);
      await Promise.all([
        bob.post('/article/submit', { id }),
        bob.post('/article/save', input({ id, version, title: 'Changed' })),
        staff(`${id}/approve`, { version: version + 1 }),
        ...(round % 2 ? [bob.post('/article/remove', { id })] : []),
      ]);
      const { data, status } = await bob.post('/article/get', { id });
      if (status === 404) continue;
      // What was approved is what was looked at.
      expect([data.public, data.state !== 'approved' || data.title === `Round ${round}`]).toEqual([data.state === 'approved', true]);
      await bob.post('/article/remove', { id });
    }
    const orphans = await db().selectFrom('contentItem').select('id').where('slug', 'like', 'round-%').execute();
    expect(orphans).toEqual([]);
  });
});
