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
});
