// Two people at one record: who else has it open, and who changed it last.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '#kit/server/context.ts';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const as = async (role: StaffRole) => ({ 'x-auth': await staffToken(shop, role) });
type Who = Record<string, string>;
const others = async (who: Who, body: object): Promise<string[]> => {
  const answer = await shop.client().post('/api/admin/presence', body, who);
  expect(answer).toMatchObject({ code: 0 });
  return answer.data.others.map(({ name }: { name: string }) => name);
};

describe('a record that two people have open', () => {
  it('is shown to both until one leaves or has been silent for a while', async () => {
    const [editor, manager] = [await as('editor'), await as('manager')];
    const page = { resource: 'pages', id: newId() };
    expect(await others(editor, page)).toEqual([]);
    expect(await others(manager, page)).toEqual(['editor']);
    expect(await others(editor, page)).toEqual(['manager']);
    expect(await others(manager, { ...page, id: newId() })).toEqual([]);
    expect(await others(manager, { ...page, resource: 'articles' })).toEqual([]);
    expect(await others(manager, { ...page, open: false })).toEqual([]);
    expect(await others(editor, page)).toEqual([]);
    await others(manager, page);
    shop.clock.now = new Date(shop.clock.now.getTime() + 51_000);
    expect(await others(editor, page)).toEqual([]);
  });

  it('says nothing to those who may not read it, and leaves no line in the audit log', async () => {
    const [support, owner] = [await as('support'), await as('owner')];
    const staffMember = { resource: 'staff', id: newId() };
    expect(await shop.client().post('/api/admin/presence', staffMember, support)).toMatchObject({ status: 403 });
    expect(await shop.client().post('/api/admin/presence', { resource: 'nothing', id: '1' }, owner)).toMatchObject({ status: 403 });
    expect(await shop.client().post('/api/admin/presence', { resource: 'pages', id: '' }, owner)).toMatchObject({ status: 400 });
    const { total } = (await shop.client().get(`/api/admin/audit?filter=${encodeURIComponent('{"q":"presence"}')}`, owner)).data;
    expect(total).toBe(0);
  });
});

describe('who changed a record last', () => {
  it('is named to those who may read it, and to nobody else', async () => {
    const [editor, merchandiser, support] = [await as('editor'), await as('merchandiser'), await as('support')];
    const client = shop.client();
    const tag = { slug: 'oak', texts: { en: { title: 'Oak' } } };
    const { id } = (await client.post('/api/admin/tags', tag, editor)).data;
    const change = async (who: Who, resource = 'tags') => (await client.get(`/api/admin/last-change?resource=${resource}&id=${id}`, who)).data.change;
    expect(await change(editor)).toEqual({ name: 'editor', at: shop.clock.now.toISOString(), own: true });
    expect(await change(merchandiser)).toMatchObject({ name: 'editor', own: false });
    expect(await change(support)).toMatchObject({ name: 'editor' });
    // Of another kind of record, or of one that they may not read: nothing.
    expect(await change(editor, 'products')).toBeNull();
    expect(await change(editor, 'customers')).toBeNull();
    const again = await client.send({ method: 'PUT', url: `/api/admin/tags/${id}`, payload: tag, headers: { ...merchandiser, 'if-match': '*' } });
    expect(again).toMatchObject({ code: 0 });
    expect(await change(editor)).toMatchObject({ name: 'merchandiser', own: false });
    expect((await client.get(`/api/admin/last-change?resource=staff&id=${newId()}`, support)).data.change).toBeNull();
  });
});
