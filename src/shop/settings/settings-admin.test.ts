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

  it('keep what the shop is called, and fields that others put there', async () => {
    const { data } = await get('shop');
    const after = await put('shop', { ...data, name: { en: 'Aldermoor', zh: '奥德摩尔' }, more: { kept: true } }, '*');
    expect(after.data).toMatchObject({ name: { en: 'Aldermoor', zh: '奥德摩尔' }, more: { kept: true } });
    expect(await put('shop', { ...data, email: 'x'.repeat(300) }, '*')).toMatchObject({ status: 400 });
  });
});
