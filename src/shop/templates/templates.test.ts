import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { publishSections, readPublishedTemplates } from './index.ts';
import { baseOf } from './rules.ts';

describe('a name', () => {
  const own = ['product', 'tag', 'tag-list', 'page'];
  it.each([
    ['product', 'product'],
    ['product-lookbook', 'product'],
    ['tag-list', 'tag-list'],
    ['tag-list-wide', 'tag-list'],
    ['products', null],
    ['lookbook', null],
  ])('%s is for %s', (name, base) => expect(baseOf(name, own)).toBe(base));
});

describe('templates', () => {
  let shop: TestApp;
  let staff: Record<string, string>;
  beforeAll(async () => {
    shop = await createTestApp();
    staff = { 'x-auth': await staffToken(shop, 'editor') };
  });
  afterAll(() => shop.close());

  const get = (path: string, headers = {}) => shop.client().get(`/api/admin/${path}`, { ...staff, ...headers });
  const post = (path: string, body: object = {}, headers = {}) => shop.client().post(`/api/admin/${path}`, body, { ...staff, ...headers });
  const put = (name: string, sections: unknown, etag = '*') =>
    shop.client().send({
      method: 'PUT',
      url: `/api/admin/templates/${name}`,
      payload: { draft: sections === null ? null : { sections } } as object,
      headers: { ...staff, 'if-match': etag },
    });
  const promise = (title: string) => ({ section: 'promises', settings: { items: [{ icon: 'truck', texts: { en: { title, text: 'x' } } }] } });
  const home = async () => (await shop.client().get('/')).text;

  it('are listed: the shop’s own and those that a merchant made', async () => {
    const { data } = await get('templates?size=100');
    const names = data.items.map((item: { id: string }) => item.id);
    expect(names).toEqual([...names].sort());
    expect(data.items.find((item: { id: string }) => item.id === 'product')).toMatchObject({ base: 'product', state: 'system', hasDraft: false });
    expect((await get('templates?filter={"q":"tag"}')).data.items.map((item: { id: string }) => item.id)).toEqual(['tag', 'tag-list']);
    expect(await get('templates?filter={"colour":1}')).toMatchObject({ status: 400, code: 40 });
    expect(await get('templates/nowhere')).toMatchObject({ status: 404, code: 40 });
  });

  it('go from draft to page, and back again', async () => {
    const before = await get('templates/home');
    expect(before.data).toMatchObject({ state: 'system', draft: null, published: null, history: [] });
    const drafted = await put('home', [promise('Carried by hand')], before.headers['etag']);
    expect(drafted.data).toMatchObject({ state: 'system', hasDraft: true, draft: { number: 1, author: 'editor', faults: [] } });
    expect(await home()).not.toContain('Carried by hand');
    expect(await put('home', [], before.headers['etag'])).toMatchObject({ status: 412, code: 40 });

    const published = await post('templates/home/publish');
    expect(published.data).toMatchObject({ state: 'published', hasDraft: false, published: { number: 1, sections: [{ section: 'promises' }] } });
    await vi.waitFor(async () => expect(await home()).toContain('Carried by hand'));
    expect(await post('templates/home/publish')).toMatchObject({ status: 409, code: 41 });

    await put('home', [promise('Carried by bicycle')]);
    await post('templates/home/publish');
    await vi.waitFor(async () => expect(await home()).toContain('Carried by bicycle'));
    const { data } = await get('templates/home');
    expect(data.history).toMatchObject([{ number: 1, sectionCount: 1, changes: [] }]);

    expect(await post('templates/home/restore', { version: 7 })).toMatchObject({ status: 400, data: { errors: { version: expect.any(String) } } });
    expect((await post('templates/home/restore', { version: 1 })).data.draft).toMatchObject({ number: 3, sections: [promise('Carried by hand')] });
    expect(await home()).toContain('Carried by bicycle');
    await post('templates/home/publish');
    await vi.waitFor(async () => expect(await home()).toContain('Carried by hand'));
    expect((await get('templates/home')).data.history[0]).toMatchObject({ number: 2, author: 'editor', changes: [{ kind: 'changed', section: 'promises' }] });

    await post('templates/home/withdraw');
    await vi.waitFor(async () => expect(await home()).not.toContain('Carried by'));
    expect(await post('templates/home/withdraw')).toMatchObject({ status: 409, code: 41 });
  });

  it('are published by the clock, once, unless they were broken or taken back meanwhile', async () => {
    const at = (minutes: number) => new Date(shop.clock.now.getTime() + minutes * 60_000).toISOString();
    const schedule = (when: string | null) => post('templates/cart/schedule', { at: when });
    const cart = async () => (await shop.client().get('/cart')).text;
    const began = shop.clock.now;
    expect(await schedule(at(5))).toMatchObject({ status: 409, code: 41 });
    const page = { section: 'cart-page', settings: {} };
    await put('cart', [page, promise('For the holidays')]);
    expect(await schedule(at(-1))).toMatchObject({ status: 400, data: { errors: { at: expect.any(String) } } });
    expect((await schedule(at(5))).data).toMatchObject({ state: 'system', draft: { publishAt: at(5) } });
    const job = () => runJob(shop, 'templates.schedule');
    await job();
    expect((await get('templates/cart')).data.state).toBe('system');
    shop.clock.now = new Date(began.getTime() + 5 * 60_000);
    await Promise.all([job(), job()]);
    await vi.waitFor(async () => expect(await cart()).toContain('For the holidays'));
    expect((await get('templates/cart')).data).toMatchObject({ state: 'published', draft: null, history: [], published: { number: 1 } });

    await put('cart', [page]);
    await schedule(at(5));
    expect((await schedule(null)).data.draft).toMatchObject({ publishAt: null });
    await schedule(at(5));
    await put('cart', [page, { section: 'hero', settings: { path: 'javascript:alert(1)' } }]);
    shop.clock.now = new Date(began.getTime() + 10 * 60_000);
    await job();
    const { data } = await get('templates/cart');
    expect(data).toMatchObject({ published: { number: 1 }, draft: { publishAt: null, faults: [{ section: 'hero' }] } });
    expect(await schedule(at(5))).toMatchObject({ status: 400, data: { errors: { 'draft.sections.1': expect.any(String) } } });
    shop.clock.now = began;
  });

  it('say that their pages are left without a sign of loading, once that is published', async () => {
    const isQuiet = async () => (await shop.client().get('/tag?request=route')).data.data.noReload ?? false;
    const { data } = await get('templates/tag-list');
    const draft = { sections: data.system, noReload: true };
    const saved = await shop.client().send({ method: 'PUT', url: '/api/admin/templates/tag-list', payload: { draft }, headers: { ...staff, 'if-match': '*' } });
    expect(saved.data.draft).toMatchObject({ noReload: true });
    expect(await isQuiet()).toBe(false);
    expect((await post('templates/tag-list/publish')).data.published).toMatchObject({ noReload: true });
    await vi.waitFor(async () => expect(await isQuiet()).toBe(true));
    await post('templates/tag-list/withdraw');
    await vi.waitFor(async () => expect(await isQuiet()).toBe(false));
  });

  it('are published once for one key, and not when they have been changed meanwhile', async () => {
    await put('search', [promise('One')]);
    const { headers } = await get('templates/search');
    await put('search', [promise('Two')]);
    expect(await post('templates/search/publish', {}, { 'if-match': headers['etag'] })).toMatchObject({ status: 412 });
    for (const [action, body] of [
      ['schedule', { at: null }],
      ['discard', {}],
      ['restore', { version: 1 }],
      ['withdraw', {}],
    ] as const)
      expect([action, await post(`templates/search/${action}`, body, { 'if-match': headers['etag'] })]).toMatchObject([action, { status: 412 }]);
    const key = { 'idempotency-key': 'publish-search-once' };
    const [first, second] = [await post('templates/search/publish', {}, key), await post('templates/search/publish', {}, key)];
    expect([first.code, second.text === first.text, second.headers['idempotency-replayed']]).toEqual([0, true, 'true']);
  });

  it('store an unfinished draft, list its errors, and are not published with them', async () => {
    const drafted = await put('home', [
      { section: 'hero', settings: { path: 'javascript:alert(1)' } },
      { section: 'gone', settings: {} },
      { section: 'related-products', settings: {} },
      { ...promise('Fine'), settings: { ...promise('Fine').settings, unknown: 'dropped' } },
    ]);
    expect(drafted.data.draft.faults).toMatchObject([
      { index: 0, section: 'hero', errors: { picture: expect.any(String), path: expect.any(String) } },
      { index: 1, section: 'gone', message: expect.stringContaining('gone') },
      { index: 2, section: 'related-products' },
    ]);
    expect(drafted.data.draft.sections[3]).toEqual(promise('Fine'));
    const refused = await post('templates/home/publish');
    expect(refused).toMatchObject({ status: 400, code: 40 });
    expect(Object.keys(refused.data.errors)).toEqual(['draft.sections.0', 'draft.sections.1', 'draft.sections.2']);
    // A record's ETag does not depend on the language of its error messages.
    const inChinese = await get('templates/home', { 'x-lang': 'zh' });
    expect(inChinese.headers['etag']).toBe(drafted.headers['etag']);
    expect(inChinese.data.draft.faults[1].message).toContain('不存在');
    expect((await post('templates/home/discard')).data).toMatchObject({ draft: null });
    expect(await post('templates/home/discard')).toMatchObject({ status: 409, code: 41 });
  });

  it.each([
    ['too many sections', { draft: { sections: Array.from({ length: 61 }, () => ({ section: 'promises' })) } }],
    ['sections that are none', { draft: { sections: ['promises'] } }],
    ['no list', { draft: { sections: 'promises' } }],
    ['nothing', {}],
  ])('reject %s', async (_, payload) => {
    const answer = await shop.client().send({ method: 'PUT', url: '/api/admin/templates/home', payload, headers: { ...staff, 'if-match': '*' } });
    expect(answer).toMatchObject({ status: 400, code: 40 });
  });

  it('are made for single pages, as copies of what their kind shows', async () => {
    expect(await post('templates', { name: 'product' })).toMatchObject({ status: 409, code: 41 });
    expect(await post('templates', { name: 'lookbook' })).toMatchObject({ status: 400, data: { errors: { name: expect.stringContaining('product') } } });
    for (const name of ['Product', 'product--x', '-', '../etc', 'p'.repeat(61)]) expect(await post('templates', { name })).toMatchObject({ status: 400 });
    const made = await post('templates', { name: 'product-lookbook' });
    expect(made.data).toMatchObject({ id: 'product-lookbook', base: 'product', state: 'none', system: null, hasDraft: true });
    expect(made.data.draft.sections.map((choice: { section: string }) => choice.section)).toContain('product-main');
    expect(await post('templates', { name: 'product-lookbook' })).toMatchObject({ status: 409, code: 41 });
    expect(await post('templates/product-lookbook/discard')).toMatchObject({ code: 0, data: null });
    expect(await get('templates/product-lookbook')).toMatchObject({ status: 404 });
  });

  it('show the products that name them; one that is missing says so, and is logged', async () => {
    const [{ productId: id }] = (await insertTestProduct(shop.host.database, { slug: 'named-cup', variants: [{ sku: 'NAMED' }] })) as [TestVariant];
    const of = await get(`products/${id}`);
    const set = async (template: string | null) =>
      shop.client().send({ method: 'PUT', url: `/api/admin/products/${id}`, payload: { ...of.data, template }, headers: { ...staff, 'if-match': '*' } });
    expect(await set('Not A Name')).toMatchObject({ status: 400, data: { errors: { template: expect.any(String) } } });
    // What would break the page is refused, at its place; a draft is no template yet.
    const refused = { status: 400, data: { errors: { template: expect.stringContaining('product-lookbook') } } };
    expect(await set('product-lookbook')).toMatchObject(refused);
    await post('templates', { name: 'product-lookbook' });
    expect(await set('product-lookbook')).toMatchObject(refused);
    await put('product-lookbook', [{ section: 'product-main', settings: {} }, promise('Only in the lookbook')]);
    await post('templates/product-lookbook/publish');
    expect((await set('product-lookbook')).data).toMatchObject({ template: 'product-lookbook' });
    await vi.waitFor(async () => expect((await shop.client().get('/product/named-cup')).text).toContain('Only in the lookbook'));
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await post('templates/product-lookbook/withdraw');
    await vi.waitFor(async () => expect((await shop.client().get('/product/named-cup')).status).toBe(500));
    // A product that has such a template can still be changed.
    expect((await set('product-lookbook')).code).toBe(0);
    const missing = await shop.client().get('/zh/product/named-cup');
    expect([missing.status, missing.text.includes('模板不存在'), missing.text.includes('请恢复默认模板')]).toEqual([500, true, true]);
    quiet.mockRestore();
    expect((await set(null)).data.template).toBeNull();
    await vi.waitFor(async () => expect((await shop.client().get('/product/named-cup')).text).not.toContain('Only in the lookbook'));
  });

  it('list the available sections for an editor', async () => {
    const { data } = await get('sections', { 'x-lang': 'zh' });
    const hero = data.items.find((item: { id: string }) => item.id === 'hero');
    expect(hero).toMatchObject({
      title: '主视觉',
      addable: true,
      fits: null,
      schema: { type: 'object', properties: { picture: { input: 'picture' }, texts: { input: 'texts' } } },
    });
    expect(data.items.find((item: { id: string }) => item.id === 'cart-page')).toMatchObject({ title: '购物车', addable: false });
  });

  it('invalidate every node, and are cached in memory until then', async () => {
    const { reader } = shop.host.database;
    await shop.host.database.transaction((tx) => publishSections(tx, { name: 'tag', sections: [], now: shop.clock.now }));
    await vi.waitFor(async () => expect((await readPublishedTemplates(reader)).sections.has('tag')).toBe(true));
    await vi.waitFor(async () => {
      const before = shop.host.database.statements.count;
      await readPublishedTemplates(reader);
      expect(shop.host.database.statements.count).toBe(before);
    });
  });
});
