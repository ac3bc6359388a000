import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Announcement } from '#kit/server/events/announce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';
import { readSettings } from './index.ts';

let shop: TestApp;
let manager: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  manager = { 'x-auth': await staffToken(shop, 'manager') };
});
afterAll(() => shop.close());

const get = (group: string) => shop.client().get(`/api/admin/settings/${group}`, manager);
const put = (group: string, body: object, etag?: string) =>
  shop.client().send({ method: 'PUT', url: `/api/admin/settings/${group}`, payload: body, headers: { ...manager, ...(etag ? { 'if-match': etag } : {}) } });

describe('settings', () => {
  it('take effect at once, and every node is notified', async () => {
    const received = vi.fn<(announcement: Extract<Announcement, { kind: 'stale' }>) => void>();
    const stop = shop.host.announcements.on('stale', received);
    const before = await get('theme');
    expect(before.data).toEqual({ base: 'default', changes: {} });
    const after = await put('theme', { ...before.data, changes: { primaryColor: '#0a7d55', hideHead: true } }, before.headers['etag']);
    expect(after).toMatchObject({ code: 0, data: { changes: { primaryColor: '#0a7d55', hideHead: true } } });
    expect((await readSettings(shop.host.database.reader)).theme.changes).toEqual({ primaryColor: '#0a7d55', hideHead: true });
    await vi.waitFor(() => expect(received.mock.calls.flatMap(([{ tags }]) => tags)).toContain('theme'));
    stop();
    expect(await put('theme', before.data, before.headers['etag'])).toMatchObject({ status: 412, code: 40 });
    expect(await put('theme', before.data)).toMatchObject({ status: 428, code: 40 });
  });

  it.each([
    ['a field that does not exist', { primaryColour: '#fff' }],
    ['a way out of the style sheet', { primaryColor: 'red;} body { display: none' }],
    ['something that loads', { fontFamily: 'url(https://evil.example/x)' }],
    ['a number where a yes or no belongs', { hideHead: 1 }],
    ['a prototype', { constructor: 'x' }],
  ])('reject %s', async (_, changes) => {
    const answer = await put('theme', { base: 'default', changes }, '*');
    expect(answer).toMatchObject({ status: 400, code: 40 });
    expect(Object.keys(answer.data.errors)).toEqual([`changes.${Object.keys(changes)[0]}`]);
  });

  it('are not lost by a body that is null, nor take an address that is none', async () => {
    const before = await get('shop');
    for (const body of [null, 'none', [], { ...before.data, email: 'nobody' }]) {
      const answer = await shop.client().send({
        method: 'PUT',
        url: '/api/admin/settings/shop',
        payload: JSON.stringify(body),
        headers: { ...manager, 'content-type': 'application/json', 'if-match': before.headers['etag']! },
      });
      expect([answer.status, answer.code]).toEqual([400, 40]);
    }
    expect((await get('shop')).data).toEqual(before.data);
  });

  it('keep what the shop is called, and nothing that they do not know', async () => {
    const { data } = await get('shop');
    const unknown = { more: { kept: true }, company: { ...data.company, founded: 1987, address: { ...data.company.address, floor: 3 } } };
    const after = await put('shop', { ...data, ...unknown, name: { en: 'Aldermoor', zh: '奥德摩尔' } }, '*');
    expect(after.data).toEqual({ ...data, name: { en: 'Aldermoor', zh: '奥德摩尔' } });
    expect(await put('shop', { ...data, email: 'x'.repeat(300) }, '*')).toMatchObject({ status: 400 });
  });

  it('of accounts and privacy rule what sign-up asks for, and whether visits are asked about', async () => {
    const change = async (group: string, changed: object) => put(group, { ...(await get(group)).data, ...changed }, '*');
    const errors = async (account: object) =>
      (await shop.client().post('/api/web/auth/signup', { account: 'new@shop.example', password: 'ten signs!', code: '123456', agree: true, ...account })).data
        .errors;
    expect(Object.keys(await errors({}))).toEqual(['code']);
    expect((await change('accounts', { passwordMin: 12 })).code).toBe(0);
    expect(await errors({})).toEqual({ password: 'Password must be at least 12 characters' });
    expect(await change('accounts', { passwordMin: 30, passwordMax: 20 })).toMatchObject({
      status: 400,
      data: { errors: { passwordMin: expect.any(String) } },
    });

    const asks = async () => (await shop.client().post('/api/web/visitor/track', { url: 'http://shop.example/', timezone: 'Asia/Tokyo' })).data.ask;
    expect(await asks()).toBe(false);
    expect((await change('privacy', { consent: 'always' })).code).toBe(0);
    expect(await asks()).toBe(true);
    expect(await change('privacy', { activityDays: 1 })).toMatchObject({ status: 400, data: { errors: { activityDays: expect.any(String) } } });
  });
});
