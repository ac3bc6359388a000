import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageLocales } from '#kit/pure/languages.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';
import fc from 'fast-check';
import { languagesSchema } from './contract-languages.ts';
import { changeLanguages, listLanguages } from './rules-languages.ts';

let shop: TestApp;
let manager: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  await insertTestProduct(shop.host.database, { slug: 'cup', title: 'Cup', variants: [{ sku: 'CUP-1', price: 1_800 }] });
});
afterAll(() => shop.close());

const url = '/api/admin/languages';
const put = async (id: string, change: object) => {
  const read = await shop.client().get(`${url}/${id}`, manager);
  const headers = { ...manager, 'if-match': String(read.headers['etag']) };
  return shop.client().send({ method: 'PUT', url: `${url}/${id}`, payload: { ...read.data, ...change }, headers });
};
const open = (path: string) => shop.client().get(path);

describe('languages', () => {
  it('always have English and a default that is on, whatever is changed', () => {
    const change = fc.record(
      { enabled: fc.boolean(), default: fc.boolean(), position: fc.integer({ min: 0, max: 5 }), name: fc.constantFrom('', 'Chinese', 'English') },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...messageLocales), change), { maxLength: 12 }), (changes) => {
        let settings = languagesSchema.parse({});
        for (const [id, input] of changes) {
          const after = changeLanguages(settings, id, input);
          if (typeof after === 'string') continue;
          settings = languagesSchema.parse(after);
          const own = listLanguages(settings).find((one) => one.id === id)!;
          expect(own.enabled).toBe(input.enabled ?? own.enabled);
          expect(own.default).toBe(input.default ?? own.default);
        }
        expect(listLanguages(settings).filter((one) => one.default)).toMatchObject([{ enabled: true }]);
        expect(listLanguages(settings).map(({ position }) => position)).toEqual([0, 1, 2]);
      }),
    );
  });

  it('are listed with name and place, and read with a tag that writes need', async () => {
    const { data } = await shop.client().get(url, manager);
    expect(data).toMatchObject({ total: 3, items: [{ id: 'en', default: true, position: 0 }, { id: 'zh', name: '简体中文', enabled: true }, { id: 'zh-HK' }] });
    expect((await shop.client().get(`${url}/de`, manager)).status).toBe(404);
    expect((await shop.client().send({ method: 'PUT', url: `${url}/zh`, payload: {}, headers: manager })).status).toBe(428);
    expect((await shop.client().send({ method: 'PUT', url: `${url}/zh`, payload: {}, headers: { ...manager, 'if-match': '"old"' } })).status).toBe(412);
  });

  it('are offered under the names and in the order that staff gave them', async () => {
    expect((await put('zh-HK', { name: '廣東話', position: 0 })).data).toMatchObject({ name: '廣東話', position: 0 });
    const { text } = await open('/');
    expect(text).toContain('廣東話');
    const panel = text.slice(text.indexOf('id="site-locale"'));
    expect(panel.indexOf('廣東話')).toBeLessThan(panel.indexOf('English'));
    expect((await put('zh-HK', { name: '', position: 2 })).data.name).toBe('繁體中文');
  });

  it('that are off are served, offered and listed nowhere', async () => {
    expect((await open('/zh/product/cup')).status).toBe(200);
    expect((await put('zh', { enabled: false })).data).toMatchObject({ enabled: false, position: 2 });
    await expect.poll(async () => (await open('/product/cup')).text, { timeout: 1_000 }).not.toContain('hreflang="zh"');
    const page = await open('/product/cup');
    for (const sign of ['hreflang="zh"', 'href="/zh/product/cup"', '简体中文']) expect(page.text).not.toContain(sign);
    const home = (await open('/')).text;
    expect(home).toContain('hreflang="zh-HK"');
    expect(home).not.toContain('hreflang="zh"');
    expect(await open('/zh/product/cup')).toMatchObject({ status: 302, headers: { location: '/product/cup' } });
    expect(await open('/zh/cart')).toMatchObject({ status: 302, headers: { location: '/cart' } });
    expect(await open('/zh/user/orders')).toMatchObject({ status: 302, headers: { location: '/user/orders' } });
    expect((await open('/zh/search?q=cup&request=route')).data.redirect).toEqual({ status: 302, location: '/search?q=cup' });
    for (const path of ['/sitemap/product-1.xml', '/sitemap/pages-1.xml']) expect((await open(path)).text).not.toMatch(/\/zh\/|hreflang="zh"/);
    expect((await open('/zh/feed.xml')).status).toBe(302);
    expect((await open('/product-feed.xml?lang=zh')).text).not.toContain('物品');
    expect((await put('zh', { enabled: true, position: 1 })).data).toMatchObject({ enabled: true, position: 1 });
    await expect.poll(async () => (await open('/zh/product/cup')).status, { timeout: 1_000 }).toBe(200);
    await expect.poll(async () => (await open('/product/cup')).text, { timeout: 1_000 }).toContain('hreflang="zh"');
  });

  it('that nobody asked for are the default, which stays on', async () => {
    expect((await put('zh', { default: true })).data.default).toBe(true);
    expect((await shop.client().get(url, manager)).data.items.filter((one: { default: boolean }) => one.default)).toHaveLength(1);
    const refused = await shop.client().get('/api/web/product/detail?slug=none');
    expect(refused.msg).toMatch(/[\u4e00-\u9fff]/);
    expect((await shop.client().get('/api/web/product/detail?slug=none', { 'x-lang': 'en' })).msg).not.toMatch(/[\u4e00-\u9fff]/);
    expect((await open('/product/cup')).text).toMatch(/hreflang="x-default" href="[^"]*\/zh\/product\/cup"/);
    expect(await put('zh', { enabled: false })).toMatchObject({ status: 400, code: 40, data: { errors: { enabled: expect.any(String) } } });
    expect(await put('zh', { default: false })).toMatchObject({ status: 400, data: { errors: { default: expect.any(String) } } });
    expect(await put('en', { enabled: false })).toMatchObject({ status: 400, data: { errors: { enabled: expect.any(String) } } });
    expect(await put('zh-HK', { enabled: false, default: true })).toMatchObject({ status: 400, data: { errors: { default: expect.any(String) } } });
    expect((await put('en', { default: true })).data.default).toBe(true);
  });

  it('decide the currency at first sight; a choice and what a program names come before', async () => {
    const currencyOf = async (path: string, headers: Record<string, string> = {}) =>
      (await shop.client().get(`${path}?request=route`, headers)).data.data.currency;
    const owner = { 'x-auth': await staffToken(shop, 'owner') };
    for (const [code, rate] of Object.entries({ USD: '1', CNY: '7.1', EUR: '0.9' }))
      expect((await shop.client().post('/api/admin/currencies', { code, rate }, owner)).code).toBe(0);
    expect(await currencyOf('/zh/product/cup')).toBe('USD');
    expect((await put('zh', { currency: 'CNY' })).data.currency).toBe('CNY');
    await expect.poll(() => currencyOf('/zh/product/cup'), { timeout: 1_000 }).toBe('CNY');
    expect(await currencyOf('/product/cup')).toBe('USD');
    expect(await currencyOf('/zh/product/cup', { cookie: 'currency=USD' })).toBe('USD');
    expect(await currencyOf('/zh/product/cup', { 'x-currency': 'EUR' })).toBe('EUR');
    const priceFor = async (headers: Record<string, string>) =>
      (await shop.client().get('/api/web/product/detail?slug=cup', headers)).data.variants[0].price.currency;
    expect(await priceFor({ 'x-lang': 'zh' })).toBe('CNY');
    expect(await priceFor({ 'x-lang': 'zh', 'x-currency': 'USD' })).toBe('USD');
    expect(await priceFor({ 'x-lang': 'zh-HK' })).toBe('USD');
    // No market has it.
    expect((await put('zh', { currency: 'SEK' })).data.currency).toBe('SEK');
    await expect.poll(() => currencyOf('/zh/product/cup'), { timeout: 1_000 }).toBe('USD');
    expect(await put('zh', { currency: 'yen' })).toMatchObject({ status: 400, data: { errors: { currency: expect.any(String) } } });
    expect((await put('zh', { currency: '' })).data.currency).toBe('');
  });
});
