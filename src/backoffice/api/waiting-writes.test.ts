import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callAdmin } from './call-admin.ts';
import { removeRecord, dataProvider } from './data-provider.ts';
import { isAnyWaiting, isGoing, sendLater, sendWaiting } from './waiting-writes.ts';

const sent: string[] = [];
let status = 200;

beforeEach(() => {
  sent.length = 0;
  status = 200;
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  vi.stubGlobal('fetch', async (path: string, { method, keepalive }: { method: string; keepalive?: boolean }) => {
    sent.push(`${method} ${path.split('?')[0]}${keepalive ? ' to the end' : ''}`);
    const items = [{ id: 'a' }, { id: 'b' }];
    return new Response(JSON.stringify({ code: status === 200 ? 0 : 40, msg: 'In use', data: method === 'GET' ? { items, total: 2 } : {} }), { status });
  });
});
afterEach(async () => {
  await sendWaiting();
  vi.unstubAllGlobals();
});

const remove = (id: string) => sendLater({ gone: { resource: 'tags', id }, send: () => removeRecord('tags', { id, _etag: '"1"' }) });
const gone = (id: string) => `DELETE /api/admin/tags/${id} to the end`;
const list = async () => (await dataProvider.getList('tags', { pagination: { page: 1, perPage: 25 } } as never)) as { data: { id: string }[]; total?: number };

describe('a removal that waits', () => {
  it('is out of the list at once, and back in it when it is taken back', async () => {
    const waits = remove('a');
    expect(isGoing('tags', 'a')).toBe(true);
    expect(await list()).toEqual({ data: [{ id: 'b' }], total: 1 });
    expect(waits.takeBack()).toBe(true);
    expect(await list()).toEqual({ data: [{ id: 'a' }, { id: 'b' }], total: 2 });
    await waits.send();
    expect(sent.filter((one) => one.startsWith('DELETE'))).toEqual([]);
  });

  it('is sent once, and cannot be taken back then', async () => {
    const waits = remove('a');
    await Promise.all([waits.send(), waits.send()]);
    expect(waits.takeBack()).toBe(false);
    expect(sent).toEqual([gone('a')]);
    expect(isAnyWaiting()).toBe(false);
  });

  it('is sent before the next write, but not before one that only says who is here', async () => {
    remove('a');
    await callAdmin('/presence', { method: 'POST', body: {} });
    expect(sent).toEqual(['POST /api/admin/presence']);
    await callAdmin('/tags', { method: 'POST', body: { slug: 'a' } });
    expect(sent.slice(1)).toEqual([gone('a'), 'POST /api/admin/tags']);
  });

  it('is sent in the very step in which the page is left, with all others', async () => {
    remove('a');
    remove('b');
    void sendWaiting();
    expect(sent).toEqual([gone('a'), gone('b')]);
  });

  it('is in the list again where the shop refuses it', async () => {
    const waits = remove('a');
    status = 409;
    await waits.send().catch(() => undefined);
    status = 200;
    expect((await list()).data).toHaveLength(2);
  });
});
