import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  owner = { 'x-auth': await staffToken(shop, 'owner') };
});
afterAll(() => shop.close());

const url = '/api/admin/apps';
const app = { title: 'Accounting', scopes: ['read:orders'], webhooks: [{ url: 'https://books.example/hook', events: ['order.paid'] }] };
const make = (change: object = {}, as = owner) => shop.client().post(url, { ...app, ...change }, as);
const get = (path: string, as = owner) => shop.client().get(`/api/admin/${path}`, as);
const send = async (method: 'PUT' | 'DELETE', id: string, change: object = {}) => {
  const read = await get(`apps/${id}`);
  const payload = method === 'PUT' ? { payload: { ...read.data, ...change } } : {};
  return shop.client().send({ method, url: `${url}/${id}`, headers: { ...owner, 'if-match': String(read.headers['etag']) }, ...payload });
};

describe('apps', () => {
  it('are a key and webhooks, whose secrets are shown once, and go together', async () => {
    const { data } = await make();
    expect(data).toMatchObject({
      id: expect.any(String),
      key: expect.stringMatching(/^vk_/),
      webhooks: [{ url: 'https://books.example/hook', secret: expect.any(String) }],
    });
    const bearer = { authorization: `Bearer ${data.key}` };
    expect((await get('orders', bearer)).code).toBe(0);
    expect((await get('products', bearer)).status).toBe(403);
    expect((await get('apps', bearer)).status).toBe(403);
    const listed = await get('apps');
    expect(listed.data.items).toMatchObject([
      { id: data.id, title: 'Accounting', scopes: ['read:orders'], webhooks: [{ isOn: true, events: ['order.paid'] }], lastUsedAt: expect.any(String) },
    ]);
    expect(listed.text).not.toContain(data.key);
    expect(listed.text).not.toContain(data.webhooks[0].secret);
    expect((await get('api-keys')).data.total).toBe(0);
    expect((await get('webhooks')).data.items).toMatchObject([{ title: 'Accounting' }]);
    expect((await send('DELETE', data.id)).code).toBe(0);
    expect((await get('orders', bearer)).status).toBe(401);
    expect((await get('webhooks')).data.total).toBe(0);
    expect((await get(`apps/${data.id}`)).status).toBe(404);
    expect((await get('audit')).data.items.map(({ action }: { action: string }) => action)).toEqual(['app.delete', 'app.create']);
  });

  it('are changed with the record as it was read: webhooks stay, come and go', async () => {
    const { data } = await make();
    const [kept] = (await get(`apps/${data.id}`)).data.webhooks;
    const more = { url: 'https://books.example/returns', events: ['return.refunded'] };
    const changed = await send('PUT', data.id, {
      title: 'Books',
      scopes: ['read:reports'],
      webhooks: [{ ...kept, events: ['order.paid', 'order.refunded'] }, more],
    });
    expect(changed.data).toMatchObject({ title: 'Books', scopes: ['read:reports'], secrets: [{ url: more.url, secret: expect.any(String) }] });
    expect(changed.data.webhooks).toMatchObject([{ id: kept.id, events: ['order.paid', 'order.refunded'] }, { url: more.url }]);
    expect((await get('orders', { authorization: `Bearer ${data.key}` })).status).toBe(403);
    expect((await send('PUT', data.id, { webhooks: [] })).data).toMatchObject({ webhooks: [], secrets: [] });
    expect((await shop.client().send({ method: 'PUT', url: `${url}/${data.id}`, payload: app, headers: owner })).status).toBe(428);
    expect((await shop.client().send({ method: 'PUT', url: `${url}/${data.id}`, payload: app, headers: { ...owner, 'if-match': '"old"' } })).status).toBe(412);
    await send('DELETE', data.id);
  });

  it('that cannot be made whole are not made at all', async () => {
    for (const [field, wrong] of [
      ['title', { title: ' ' }],
      ['scopes', { scopes: [] }],
      ['webhooks.0.url', { webhooks: [{ url: 'http://127.0.0.1/', events: ['order.paid'] }] }],
      ['webhooks.0.events', { webhooks: [{ url: 'https://books.example/', events: [] }] }],
      ['expiresAt', { expiresAt: '2020-01-01T00:00:00Z' }],
    ] as const)
      expect((await make(wrong)).data.errors).toHaveProperty([field]);
    expect((await get('apps')).data.total).toBe(0);
    expect((await get('webhooks')).data.total).toBe(0);
  });

  describe('with a page', () => {
    const pageUrl = 'https://books.example/vitrine?view=day';
    const open = async (id: string, as = owner) => shop.client().post(`/api/admin/app-pages/${id}/open`, {}, as);
    /** As the how-to says it. */
    const isSigned = (url: string, secret: string) => {
      const [said, signature] = new URL(url).search.slice(1).split('&signature=') as [string, string];
      return createHmac('sha256', secret).update(said).digest('hex') === signature;
    };

    it('open it at an address that is signed for who opens it', async () => {
      const { data } = await make({ pageUrl });
      expect(data.pageSecret).toMatch(/^[\w-]{43}$/);
      const opened = (await open(data.id)).data;
      const said = Object.fromEntries(new URL(opened.url).searchParams);
      expect(opened).toMatchObject({ title: 'Accounting', origin: 'https://books.example' });
      expect(said).toMatchObject({ view: 'day', app: data.id, shop: new URL(shop.host.config.baseUrl).origin, lang: 'en', staff: expect.any(String) });
      const left = Number(said['expires']) - shop.host.now().getTime() / 1000;
      expect(left > 58 && left <= 60).toBe(true);
      expect(isSigned(opened.url, data.pageSecret)).toBe(true);
      expect(isSigned(opened.url.replace('view=day', 'view=all'), data.pageSecret)).toBe(false);
      expect((await get(`apps/${data.id}`)).text).not.toContain(data.pageSecret);
      const stored = await sql<{ pageSecret: string }>`select page_secret from app where id = ${data.id}`.execute(shop.kysely);
      expect(JSON.stringify(stored.rows)).not.toContain(data.pageSecret);
      await send('DELETE', data.id);
      expect((await open(data.id)).status).toBe(404);
    });

    it('open it only to whom may do all that they may do, and never to a key', async () => {
      const { data } = await make({ pageUrl, scopes: ['read:orders', 'write:catalog'] });
      const [support, merchandiser, manager] = await Promise.all((['support', 'merchandiser', 'manager'] as const).map((role) => staffToken(shop, role)));
      const seenBy = async (token: string) => (await get('app-pages', { 'x-auth': token })).data.items.length;
      expect([await seenBy(support!), await seenBy(merchandiser!), await seenBy(manager!)]).toEqual([0, 0, 1]);
      expect((await open(data.id, { 'x-auth': support! })).status).toBe(404);
      expect((await open(data.id, { 'x-auth': manager! })).code).toBe(0);
      expect((await open(data.id, { authorization: `Bearer ${data.key}` })).status).toBe(403);
      await send('DELETE', data.id);
    });

    it('name its origin in the policy of the back office, while it is there', async () => {
      const policy = async () => String((await shop.client().get('/backoffice')).headers['content-security-policy']);
      const { data } = await make({ pageUrl });
      expect(await policy()).toContain("frame-src 'self' https://books.example;");
      const moved = await send('PUT', data.id, { pageUrl: 'https://other.example/' });
      expect(moved.data.pageSecret).toMatch(/^[\w-]{43}$/);
      expect(await policy()).toContain("frame-src 'self' https://other.example;");
      expect((await send('PUT', data.id, { pageUrl: 'https://other.example/more' })).data.pageSecret).toBeNull();
      expect((await send('PUT', data.id, { pageUrl: null })).data).toMatchObject({ pageUrl: null, pageSecret: null });
      expect(await policy()).toContain("frame-src 'self';");
      await send('DELETE', data.id);
    });

    it.each([
      'http://books.example/',
      'javascript:alert(1)',
      'https://user:word@books.example/',
      'https://books.example/#part',
      'books.example',
      '//books.example/',
      'https://books.example;script-src',
    ])('do not take %s for one', async (wrong) => expect((await make({ pageUrl: wrong })).data.errors).toHaveProperty(['pageUrl']));

    it('do not take a page of the shop itself for one', async () =>
      expect((await make({ pageUrl: `${shop.host.config.baseUrl}/product/x` })).data.errors).toHaveProperty(['pageUrl']));
  });
});
