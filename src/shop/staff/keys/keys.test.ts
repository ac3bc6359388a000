import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { sql } from 'kysely';
import { on } from '#kit/server/database.ts';
import { hasRight, staffAreas, type StaffRight } from '#kit/pure/staff-rights.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';
import { rightsOf, roles } from '../rules-rights.ts';
import { rightsOfScopes, scopes } from './rules-scopes.ts';

let shop: TestApp;
let owner: Record<string, string>;
let start: Date;
beforeAll(async () => {
  shop = await createTestApp();
  owner = { 'x-auth': await staffToken(shop, 'owner') };
  start = shop.clock.now;
});
afterAll(() => shop.close());

const url = '/api/admin/api-keys';
const make = async (body: object, as = owner) => shop.client().post(url, { title: 'ERP', scopes: ['read:orders'], ...body }, as);
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const newKey = async (...given: string[]) => bearer((await make({ scopes: given })).data.key as string);

describe('what scopes stand for', () => {
  it('never exceeds the rights of its maker, and is never staff', () => {
    const anyScopes = fc.subarray([...scopes, 'write:staff', 'nonsense']);
    fc.assert(
      fc.property(anyScopes, fc.constantFrom(...roles), fc.constantFrom(...staffAreas), fc.constantFrom('read', 'write'), (given, role, area, access) => {
        const right: StaffRight = `${access as 'read'}:${area}`;
        if (!hasRight(rightsOfScopes(given, rightsOf(role)), right)) return;
        expect(area).not.toBe('staff');
        expect(hasRight(rightsOf(role), right)).toBe(true);
        expect(given.some((scope) => scope.startsWith(access === 'write' ? 'write:' : ''))).toBe(true);
      }),
    );
  });

  it('is all of an area, reading with writing', () => {
    expect(rightsOfScopes(['write:catalog', 'read:settings'], rightsOf('owner'))).toEqual({
      catalog: 'write',
      prices: 'write',
      settings: 'read',
      delivery: 'read',
    });
  });
});

describe('API keys', () => {
  it('are shown once, stored hashed, and listed with scopes, end and last use', async () => {
    const expiresAt = new Date(start.getTime() + 86_400_000).toISOString();
    const made = await make({ title: 'Label printer', scopes: ['write:orders', 'read:catalog', 'write:orders'], expiresAt });
    expect(made).toMatchObject({ status: 200, data: { id: expect.any(String), key: expect.stringMatching(/^vk_[\w-]{43}$/) } });
    const { id, key } = made.data;
    const listed = await shop.client().get(`${url}?filter=${encodeURIComponent(JSON.stringify({ q: 'printer' }))}`, owner);
    expect(listed.data.items).toEqual([
      { id, title: 'Label printer', scopes: ['read:catalog', 'write:orders'], createdBy: 'owner', createdAt: start.toISOString(), expiresAt, lastUsedAt: null },
    ]);
    expect(listed.text).not.toContain(key);
    expect(JSON.stringify(await shop.rows(sql`select * from api_key`))).not.toContain(key);
    expect((await shop.client().get('/api/admin/orders', bearer(key))).code).toBe(0);
    expect((await shop.client().get(`${url}/${id}`, owner)).data.lastUsedAt).toBe(start.toISOString());
    expect((await shop.client().get('/api/admin/audit', owner)).text).not.toContain(key);
  });

  it('may do what their scopes say and nothing else', async () => {
    const key = await newKey('read:catalog', 'write:marketing');
    expect((await shop.client().get('/api/admin/products', key)).code).toBe(0);
    expect((await shop.client().get('/api/admin/stock', key)).code).toBe(0);
    expect(await shop.client().get('/api/admin/orders', key)).toMatchObject({ status: 403, code: 30 });
    expect((await shop.client().get('/api/admin/settings/shop', key)).status).toBe(403);
    expect((await shop.client().post('/api/admin/coupons', {}, key)).status).toBe(400);
    expect((await shop.client().post('/api/admin/redirects', {}, key)).status).toBe(403);
    expect((await shop.client().get('/api/admin/settings/routes', key)).code).toBe(0);
    expect((await shop.client().get('/api/admin/openapi.json', key)).status).toBe(200);
  });

  it('make no keys and no staff, and have no account, whatever their scopes', async () => {
    const key = await newKey(...scopes);
    const client = shop.client();
    for (const [method, path] of [
      ['GET', url],
      ['POST', url],
      ['GET', '/api/admin/staff'],
      ['POST', '/api/admin/staff'],
      ['GET', '/api/admin/audit'],
      ['PUT', '/api/admin/settings/staff'],
      ['GET', '/api/admin/auth/me'],
      ['GET', '/api/admin/auth/account'],
      ['POST', '/api/admin/auth/account/password'],
      ['POST', '/api/admin/auth/account/app'],
      ['DELETE', '/api/admin/auth/account/app'],
      ['POST', '/api/admin/auth/prove'],
      ['POST', '/api/admin/auth/signout'],
      ['POST', '/api/admin/preview'],
    ] as const) {
      const body = method === 'POST' && path === url ? { title: 'Child', scopes: ['read:orders'] } : { email: 'a@b.example', name: 'A', role: 'owner' };
      const answer = await client.send({ method, url: path, headers: key, ...(method === 'GET' ? {} : { payload: body }) });
      expect([answer.status, answer.code], `${method} ${path}`).toEqual([403, 30]);
    }
  });

  it('with a scope to read an area read all of it, and write nothing', async () => {
    for (const [scope, ...paths] of [
      ['read:catalog', 'products', 'pictures', 'videos', 'size-guides'],
      ['read:content', 'articles', 'pictures', 'templates', 'sections', 'inquiry-forms', 'menus'],
      ['read:marketing', 'promotions', 'newsletter-issues'],
      ['read:customers', 'customers', 'subscribers'],
    ] as const) {
      const key = await newKey(scope);
      for (const path of paths) {
        expect([path, (await shop.client().get(`/api/admin/${path}`, key)).status]).toEqual([path, 200]);
        const written = await shop.client().send({ method: 'POST', url: `/api/admin/${path}`, payload: {}, headers: key });
        expect([path, [403, 404, 405].includes(written.status)]).toEqual([path, true]);
      }
    }
  });

  it('stand in the audit log under their title', async () => {
    const key = bearer((await make({ title: 'Price robot', scopes: ['write:settings'] })).data.key);
    const read = await shop.client().get('/api/admin/settings/reviews', key);
    const headers = { ...key, 'if-match': read.headers['etag']! };
    expect((await shop.client().send({ method: 'PUT', url: '/api/admin/settings/reviews', payload: { autoApproveVerified: true }, headers })).status).toBe(200);
    const { items } = (await shop.client().get('/api/admin/audit', owner)).data;
    expect(items[0]).toMatchObject({ action: 'settings.update', subject: 'reviews', staff: { name: 'Price robot' } });
  });

  it('are marked in the audit log once they are deleted, in all that was done to them', async () => {
    const { id } = (await make({})).data;
    const lines = async () => {
      const { items } = (await shop.client().get('/api/admin/audit', owner)).data;
      return items.filter(({ subject }: { subject: string }) => subject === id).map(({ action, deleted }: any) => [action, deleted]);
    };
    expect(await lines()).toEqual([['api-key.create', false]]);
    const read = await shop.client().get(`${url}/${id}`, owner);
    expect((await shop.client().send({ method: 'DELETE', url: `${url}/${id}`, headers: { ...owner, 'if-match': read.headers['etag']! } })).code).toBe(0);
    expect(await lines()).toEqual([
      ['api-key.delete', false],
      ['api-key.create', true],
    ]);
  });

  it('are refused when unknown, malformed, run out, deleted, or made by a disabled account', async () => {
    const refused = async (headers: Record<string, string>) =>
      expect(await shop.client().get('/api/admin/orders', headers)).toMatchObject({ status: 401, code: 50 });
    await refused(bearer('vk_nobody'));
    await refused({ authorization: 'Bearer ' });
    await refused({ authorization: 'Basic dms6' });
    const { id, key } = (await make({ expiresAt: new Date(start.getTime() + 60_000).toISOString() })).data;
    shop.clock.now = new Date(start.getTime() + 60_000);
    await refused(bearer(key));
    shop.clock.now = start;
    expect((await shop.client().send({ method: 'DELETE', url: `${url}/${id}`, headers: owner })).status).toBe(428);
    const read = await shop.client().get(`${url}/${id}`, owner);
    // That it was used in between makes nobody's state stale.
    await shop.client().get('/api/admin/orders', bearer(key));
    expect((await shop.client().send({ method: 'DELETE', url: `${url}/${id}`, headers: { ...owner, 'if-match': read.headers['etag']! } })).code).toBe(0);
    await refused(bearer(key));
    const manager = { 'x-auth': await staffToken(shop, 'manager') };
    const theirs = bearer((await make({}, manager)).data.key);
    expect((await shop.client().get('/api/admin/orders', theirs)).code).toBe(0);
    await sql`update staff set disabled_at = ${start} where role = 'manager'`.execute(on(shop.db.database.reader));
    await refused(theirs);
  });

  it('lose what their maker loses', async () => {
    const manager = { 'x-auth': await staffToken(shop, 'manager') };
    const key = bearer((await make({ scopes: ['write:orders'] }, manager)).data.key);
    await sql`update staff set role = 'editor' where role = 'manager' and disabled_at is null`.execute(on(shop.db.database.reader));
    expect((await shop.client().get('/api/admin/orders', key)).status).toBe(403);
  });

  it('are changed with the record as it was read', async () => {
    const { id } = (await make({ title: 'Old' })).data;
    const read = await shop.client().get(`${url}/${id}`, owner);
    const put = (payload: object, ifMatch?: string) =>
      shop.client().send({ method: 'PUT', url: `${url}/${id}`, payload, headers: { ...owner, ...(ifMatch ? { 'if-match': ifMatch } : {}) } });
    expect((await put(read.data)).status).toBe(428);
    expect((await put({ ...read.data, title: 'New', scopes: ['read:reports'] }, read.headers['etag'])).data).toMatchObject({
      title: 'New',
      scopes: ['read:reports'],
    });
    expect((await put(read.data, read.headers['etag'])).status).toBe(412);
  });

  it.each([
    ['title', { title: ' ' }],
    ['scopes', { scopes: [] }],
    ['scopes.0', { scopes: ['write:staff'] }],
    ['expiresAt', { expiresAt: 'tomorrow' }],
    ['expiresAt', { expiresAt: '2020-01-01T00:00:00Z' }],
  ])('name %s where it makes no sense', async (field, body) => {
    const answer = await make(body);
    expect([answer.status, Object.keys(answer.data.errors)]).toEqual([400, [field]]);
  });

  it('name the list of an item that is wrong', async () => {
    expect((await make({ scopes: ['orders:read'] })).data.errors).toEqual({ 'scopes.0': 'please Select Scopes' });
  });
});
