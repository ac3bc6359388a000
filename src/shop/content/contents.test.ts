import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestApp } from '#test/harness/app.ts';
import { demoShop } from '#test/harness/demo-shop.ts';
import { staffToken } from '#test/harness/staff.ts';
import { findContents } from './index.ts';

let shop: TestApp;
let editor: Record<string, string>;
beforeAll(async () => {
  shop = await demoShop();
  editor = { 'x-auth': await staffToken(shop, 'editor') };
}, 60_000);
afterAll(() => shop.close());

const page = (path: string) => shop.client().get(path);
const post = (path: string, body: object) => shop.client().post(`/api/admin/${path}`, body, editor);
const article = (changes: object = {}) => ({ texts: { en: { title: 'On wool', body: '<p>Wool is warm.</p>' } }, published: true, ...changes });
const hours = (count: number) => new Date(shop.clock.now.getTime() + count * 3_600_000).toISOString();

describe('articles', () => {
  it('are pages with author, date, reading time, products and what stands around them', async () => {
    const { status, text } = await page('/article/the-light-after-five');
    expect(status).toBe(200);
    for (const words of ['Ewan Baird', 'October 9, 2026', 'Lumen', 'rel="prev"', 'rel="next"', '/journal?category=at-home'])
      expect([words, text.includes(words)]).toEqual([words, true]);
    // A minute is no news.
    expect(text).not.toContain('min read');
    expect((await page('/article/what-an-oak-remembers')).text).toContain('2 min read');
    // Nor is it in a list, where only some cards would have it.
    expect((await page('/journal')).text).not.toContain('min read');
    const zh = await page('/zh/article/the-light-after-five');
    expect(zh.text).toContain('五点以后的光');
    expect(zh.text).toContain('尤恩·贝尔德');
    expect((await page('/article/nowhere')).status).toBe(404);
  });

  it('are listed by the API as other lists are: a size above 100 is 100, one below 1 is an error', async () => {
    const list = (query: string) => shop.client().get(`/api/web/article/list?${query}`);
    expect(await list('size=500')).toMatchObject({
      code: 0,
      data: { size: 100, page: 1, items: expect.arrayContaining([expect.objectContaining({ title: 'The light after five' })]) },
    });
    for (const query of ['size=0', 'size=ten', 'page=0', 'page=1.5']) expect([query, (await list(query)).code]).toEqual([query, 40]);
  });

  it('are listed, newest first, by category and tag', async () => {
    const all = (await page('/journal')).text;
    const places = ['tea-for-one-properly', 'the-light-after-five', 'a-night-at-the-kiln'].map((slug) => all.indexOf(`/article/${slug}`));
    expect(places.every((place, index) => place > (places[index - 1] ?? 0))).toBe(true);
    // Above the list, and on each card.
    expect(all.split('href="/journal?category=making"').length - 1).toBeGreaterThan(2);
    const making = (await page('/journal?category=making')).text;
    expect(making).toContain('/article/a-night-at-the-kiln');
    expect(making).not.toContain('/article/the-light-after-five');
    // The front page shows the newest three, in its language.
    const front = [...(await page('/zh')).text.matchAll(/href="\/zh\/article\/([\w-]+)"/g)].map((found) => found[1]);
    const newest = [...(await page('/zh/journal')).text.matchAll(/href="\/zh\/article\/([\w-]+)"/g)].map((found) => found[1]);
    expect(front).toEqual(newest.slice(0, 3));
    expect((await page('/zh/journal?tag=light')).text).toContain('/zh/article/the-light-after-five');
    for (const query of ['category=nothing', 'tag=nothing', 'page=2', 'page=1000000000', `category=${'x'.repeat(199)}`])
      expect([query, (await page(`/journal?${query}`)).status]).toEqual([query, 404]);
    expect((await page('/journal?page=-1')).status).toBe(200);
  });

  it('are found by their text', async () => {
    const { now } = shop.host;
    const { reader } = shop.host.database;
    expect((await findContents(reader, { q: 'kiln', lang: 'en', limit: 5, now })).articles[0]).toMatchObject({
      slug: 'a-night-at-the-kiln',
      author: 'Ishbel Munro',
      readingMinutes: expect.any(Number),
    });
    expect((await findContents(reader, { q: '茶', lang: 'zh', limit: 5, now })).articles.map(({ slug }) => slug)).toContain('tea-for-one-properly');
    // Whether a page holds the word does not matter, only whether its title does: About speaks of the kiln.
    expect((await findContents(reader, { q: 'kiln', lang: 'en', limit: 5, now })).pages).toEqual([]);
    expect((await findContents(reader, { q: 'about', lang: 'en', limit: 5, now })).pages).toMatchObject([{ slug: 'about' }]);
    for (const q of ['%', '', '  ', 'zzqq', '\\', 'x'.repeat(300)])
      expect([q, await findContents(reader, { q, lang: 'en', limit: 5, now })]).toEqual([q, { articles: expect.any(Array), pages: expect.any(Array) }]);
  });
});

describe('custom categories and the app', () => {
  it('have a list and pages of their own', async () => {
    expect((await page('/lookbook')).text).toContain('/lookbook/morning-table');
    expect((await page('/zh/lookbook/morning-table')).text).toContain('早晨的餐桌');
    expect((await page('/lookbook/nowhere')).status).toBe(404);
    expect((await page('/app/care-guide')).text).toContain('The care guide');
    expect((await page('/app/nowhere')).status).toBe(404);
    expect((await page('/app/care-guide/further')).status).toBe(404);
  });

  it('lead from one entry to the next as they are listed, from the last to the first', async () => {
    const listed = [...new Set([...(await page('/lookbook')).text.matchAll(/href="(\/lookbook\/[\w-]+)"/g)].map(([, path]) => path!))];
    expect(listed.length).toBeGreaterThan(2);
    const next = await Promise.all(listed.map(async (path) => /href="([^"]+)" rel="next"|rel="next"[^>]*href="([^"]+)"/.exec((await page(path)).text)));
    expect(next.map((found) => found?.[1] ?? found?.[2])).toEqual([...listed.slice(1), listed[0]]);
  });
});

describe('what staff write', () => {
  it('is cleaned, counted and shown at once', async () => {
    const made = await post(
      'articles',
      article({
        texts: { en: { title: '<script>alert(1)</script>', body: '<p onclick="x()">Hi<script>alert(2)</script><a href="javascript:x">y</a></p>' } },
        slug: 'odd',
      }),
    );
    expect(made).toMatchObject({ status: 200, data: { slug: 'odd', published: true, publishAt: shop.clock.now.toISOString() } });
    expect(made.data.texts.en.body).toBe('<p>Hi<a>y</a></p>');
    const { text } = await page('/article/odd');
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&lt;script&gt;alert(1)');
    await vi.waitFor(async () => expect((await page('/journal')).text).toContain('/article/odd'));
  });

  it.each([
    ['no title', article({ texts: {} }), 'texts.en.title'],
    ['a language that there is not', article({ texts: { xx: { title: 'x' } } }), 'texts'],
    ['a title that is too long', article({ texts: { en: { title: 'x'.repeat(301) } } }), 'texts.en.title'],
    ['a body that is too long', article({ texts: { en: { title: 'x', body: 'x'.repeat(200_001) } } }), 'texts.en.body'],
    ['a slug with a slash', article({ slug: 'a/b' }), 'slug'],
    ['a product that is not there', article({ products: ['00000000-0000-7000-8000-000000000000'] }), 'products'],
    ['no id', article({ pictures: ['x'] }), 'pictures'],
    ['a year that PostgreSQL has not', article({ slug: 'y', publishAt: '0000-01-01T00:00:00Z' }), 'publishAt'],
    ['an end before the beginning', article({ slug: 'e', publishAt: '2030-01-02T00:00:00Z', unpublishAt: '2030-01-01T00:00:00Z' }), 'unpublishAt'],
  ])('is rejected with %s', async (_, body, field) => {
    const answer = await post('articles', body);
    expect([answer.status, answer.code, Object.keys(answer.data.errors)]).toEqual([400, 40, [field]]);
  });

  it('has no address that the shop needs', async () => {
    for (const rootSlug of ['cart', 'zh', 'zh-tw', 'journal', 'lookbook', 'user', 'api'])
      expect([rootSlug, (await post('pages', article({ slug: `p-${rootSlug}`, rootSlug }))).data.errors]).toEqual([rootSlug, { rootSlug: expect.any(String) }]);
    expect((await post('pages', article({ slug: 'newsletter' }))).data.errors).toEqual({ slug: expect.any(String) });
    expect((await post('entries', article({ slug: 'x', type: 'nothing' }))).data.errors).toEqual({ type: expect.any(String) });
    expect((await post('pages', article({ slug: 'our-house', rootSlug: 'our-house' }))).status).toBe(200);
    expect((await page('/our-house')).text).toContain('On wool');
    expect(await post('entries', article({ slug: 'house-two', type: 'lookbook', rootSlug: 'our-house' }))).toMatchObject({
      status: 409,
      code: 40,
      data: { errors: { rootSlug: expect.stringContaining('our-house') } },
    });
  });

  it.each([
    ['articles', article({ slug: 'a-night-at-the-kiln' })],
    ['articles', article({ slug: 'own', texts: { en: { title: 'Own' }, zh: { title: '自己', slug: 'a-night-at-the-kiln' } } })],
  ])('has no address that another of the %s has', async (resource, body) => {
    expect(await post(resource, body)).toMatchObject({ status: 409, code: 40, data: { errors: { slug: expect.any(String) } } });
  });

  it('stays as it was, without a version, when it is put back as it was read', async () => {
    for (const resource of ['articles', 'pages', 'entries', 'article-categories', 'article-tags']) {
      const { id } = (await shop.client().get(`/api/admin/${resource}?size=1`, editor)).data.items[0];
      const url = `/api/admin/${resource}/${id}`;
      const read = await shop.client().get(url, editor);
      shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
      const put = await shop.client().send({ method: 'PUT', url, payload: read.data, headers: { ...editor, 'if-match': read.headers['etag']! } });
      expect([resource, put.status, put.data, put.headers['etag']]).toEqual([resource, 200, read.data, read.headers['etag']]);
      expect((await shop.client().get(`${url}/versions`, editor)).data?.items ?? []).toEqual([]);
    }
  });

  it('appears and disappears by the clock, in lists and in caches', async () => {
    const began = shop.clock.now;
    await page('/journal');
    await post('articles', article({ slug: 'soon', publishAt: hours(1), unpublishAt: hours(2) }));
    const seen = async () => [(await page('/article/soon')).status, (await page('/journal')).text.includes('/article/soon')];
    expect(await seen()).toEqual([404, false]);
    shop.clock.now = new Date(began.getTime() + 3_600_000);
    expect(await seen()).toEqual([200, true]);
    shop.clock.now = new Date(began.getTime() + 2 * 3_600_000);
    expect(await seen()).toEqual([404, false]);
    shop.clock.now = began;
  });

  it('is drafted, previewed, published, and gone back to', async () => {
    const { data } = await post('articles', article({ slug: 'drafted' }));
    const draft = { ...data, texts: { en: { title: 'On linen', body: '<p>Linen is cool.</p>' } } };
    expect((await post(`articles/${data.id}/draft`, draft)).data.draft.texts.en.title).toBe('On linen');
    expect((await page('/article/drafted')).text).toContain('On wool');
    const client = shop.client();
    const { token } = (await post('preview', {})).data;
    await client.get(`/?preview=true&previewToken=${token}`);
    expect((await client.get('/article/drafted?preview=true')).text).toContain('On linen');
    expect((await client.get('/journal?preview=true')).text).toContain('On linen');
    expect((await page('/article/drafted?preview=true')).text).toContain('On wool');
    expect((await post(`articles/${data.id}/publish`, {})).data).toMatchObject({ draft: null, texts: { en: { title: 'On linen' } } });
    await vi.waitFor(async () => expect((await page('/article/drafted')).text).toContain('On linen'));
    const versions = (await shop.client().get(`/api/admin/articles/${data.id}/versions`, editor)).data.items;
    expect(versions).toEqual([{ number: 1, at: shop.clock.now.toISOString(), staffName: 'editor', title: 'On wool' }]);
    expect((await post(`articles/${data.id}/restore`, { number: 1 })).data.draft.texts.en.title).toBe('On wool');
    expect((await post(`articles/${data.id}/restore`, { number: 9 })).status).toBe(404);
    expect((await post(`articles/${data.id}/discard`, {})).data.draft).toBeNull();
    expect(await post(`articles/${data.id}/discard`, {})).toMatchObject({ status: 409, code: 41 });
    for (const action of ['draft', 'publish', 'discard', 'restore'])
      expect(await post(`articles/none/${action}`, { number: 1, texts: {} })).toMatchObject({ status: 404, code: 40 });
  });

  it('keeps the draft of who was first: who drafts, publishes or goes back says what they read', async () => {
    const { data } = await post('articles', article({ slug: 'two-at-once' }));
    const url = `/api/admin/articles/${data.id}`;
    const tag = (await shop.client().get(url, editor)).headers['etag']!;
    const read = { ...editor, 'if-match': tag };
    const drafted = (title: string) => ({ ...data, texts: { en: { title, body: '<p>Wool.</p>' } } });
    const first = await shop.client().post(`${url}/draft`, drafted('First'), read);
    expect(first.code).toBe(0);
    for (const [action, body] of [
      ['draft', drafted('Second')],
      ['publish', {}],
      ['discard', {}],
      ['restore', { number: 1 }],
    ] as const)
      expect([action, await shop.client().post(`${url}/${action}`, body, read)]).toMatchObject([action, { status: 412, code: 40 }]);
    expect((await shop.client().get(url, editor)).data.draft.texts.en.title).toBe('First');
    const fresh = { ...editor, 'if-match': first.headers['etag']! };
    expect((await shop.client().post(`${url}/publish`, {}, fresh)).data).toMatchObject({ draft: null, texts: { en: { title: 'First' } } });
  });

  it('is saved by shoppers where it is a page to read again, not one of the shop', async () => {
    for (const slug of ['our-kiln', 'shipping', 'contact']) await post('pages', article({ slug }));
    const isOffered = async (slug: string) => (await page(`/page/${slug}`)).text.includes('data-favorite="page ');
    expect([await isOffered('our-kiln'), await isOffered('shipping'), await isOffered('contact')]).toEqual([true, false, false]);
  });

  it('is changed and deleted only as it was read', async () => {
    const { data } = await post('pages', article({ slug: 'cached' }));
    const url = `/api/admin/pages/${data.id}`;
    const read = await shop.client().get(url, editor);
    const put = (etag: string, position: number) =>
      shop.client().send({ method: 'PUT', url, payload: { ...read.data, position }, headers: { ...editor, 'if-match': etag } });
    expect((await put(read.headers['etag']!, 5)).data.position).toBe(5);
    expect((await put(read.headers['etag']!, 6)).status).toBe(412);
    for (let position = 10; position < 33; position += 1) await put('*', position);
    expect((await shop.client().get(`${url}/versions`, editor)).data.items).toHaveLength(20);
    expect((await shop.client().send({ method: 'DELETE', url, headers: { ...editor, 'if-match': '*' } })).status).toBe(200);
    await vi.waitFor(async () => expect((await page('/page/cached')).status).toBe(404));
    expect((await shop.client().get(url, editor)).status).toBe(404);
  });
});

describe('an address', () => {
  it('may be another in each language, and leads on when it changes', async () => {
    const texts = { en: { title: 'Felt', body: '<p>x</p>' }, zh: { title: '毡', slug: '毡' } };
    const { data } = await post('articles', article({ slug: 'felt', texts }));
    const zh = encodeURI('毡');
    expect((await page(`/zh/article/${zh}`)).status).toBe(200);
    expect(await page('/zh/article/felt')).toMatchObject({ status: 301, headers: { location: `/zh/article/${zh}` } });
    expect((await post('articles', article({ slug: '毡' }))).data.errors).toEqual({ slug: expect.any(String) });
    const url = `/api/admin/articles/${data.id}`;
    await shop.client().send({ method: 'PUT', url, payload: { ...data, slug: 'wool-felt' }, headers: { ...editor, 'if-match': '*' } });
    await vi.waitFor(async () => expect(await page('/article/felt')).toMatchObject({ status: 301, headers: { location: '/article/wool-felt' } }));
  });
});

describe('categories and tags of articles', () => {
  it('are written, and taken away without their articles', async () => {
    const made = await post('article-tags', { texts: { en: { title: 'Wool & linen' }, zh: { title: '羊毛与亚麻' } } });
    expect(made.data).toMatchObject({ slug: 'wool-linen', articleCount: 0 });
    const taken = { status: 409, code: 40, data: { errors: { slug: expect.any(String) } } };
    expect(await post('article-tags', { slug: 'wool-linen', texts: { en: { title: 'Again' } } })).toMatchObject(taken);
    await post('articles', article({ slug: 'tagged', tags: [made.data.id] }));
    expect((await page('/journal?tag=wool-linen')).text).toContain('/article/tagged');
    await shop.client().send({ method: 'DELETE', url: `/api/admin/article-tags/${made.data.id}`, headers: { ...editor, 'if-match': '*' } });
    expect((await page('/article/tagged')).status).toBe(200);
    await vi.waitFor(async () => expect((await page('/journal?tag=wool-linen')).status).toBe(404));
  });
});
