// Saved views of lists: own ones and shared ones.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('are kept for each member of staff, shared on request, and changed by their maker', async () => {
  const [mara, noor] = [{ 'x-auth': await staffToken(shop, 'support') }, { 'x-auth': await staffToken(shop, 'manager') }];
  const client = shop.client();
  const url = '/api/admin/saved-views';
  const view = { resource: 'orders', title: 'To send today', filter: { waits: 'ship', tag: 'gift' }, sort: '-placedAt' };
  const made = await client.post(url, view, mara);
  expect(made).toMatchObject({ code: 0, data: { ...view, shared: false, own: true } });
  expect(await client.post(url, view, mara)).toMatchObject({ status: 409, code: 40, data: { errors: { title: expect.any(String) } } });
  expect(await client.post(url, view, noor)).toMatchObject({ code: 0 });
  const titles = async (who: Record<string, string>) =>
    (await client.get(`${url}?filter=${encodeURIComponent('{"resource":"orders"}')}`, who)).data.items.map(({ title, own }: any) => [title, own]);
  expect(await titles(mara)).toEqual([['To send today', true]]);
  const put = (id: string, body: object, headers: object) =>
    client.send({ method: 'PUT', url: `${url}/${id}`, payload: body, headers: headers as Record<string, string> });
  const shared = { ...made.data, title: 'Gifts', shared: true };
  expect(await put(made.data.id, shared, mara)).toMatchObject({ status: 428 });
  expect(await put(made.data.id, shared, { ...noor, 'if-match': '*' })).toMatchObject({ status: 404 });
  expect(await put(made.data.id, shared, { ...mara, 'if-match': made.headers['etag'] })).toMatchObject({ code: 0, data: { title: 'Gifts', shared: true } });
  expect(await put(made.data.id, shared, { ...mara, 'if-match': made.headers['etag'] })).toMatchObject({ status: 412 });
  expect(await titles(noor)).toEqual([
    ['Gifts', false],
    ['To send today', true],
  ]);
  expect(await client.send({ method: 'DELETE', url: `${url}/${made.data.id}`, headers: { ...noor, 'if-match': '*' } })).toMatchObject({ status: 404 });
  expect(await client.send({ method: 'DELETE', url: `${url}/${made.data.id}`, headers: { ...mara, 'if-match': '*' } })).toMatchObject({ code: 0 });
  expect(await client.post(url, { ...view, resource: 'No list' }, mara)).toMatchObject({ status: 400 });
});
