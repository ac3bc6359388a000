// Lists of the back office that are narrowed by date: from an instant on, and before another.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './harness/app.ts';
import { staffToken } from './harness/staff.ts';

let shop: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  owner = { 'x-auth': await staffToken(shop, 'owner') };
});
afterAll(() => shop.close());

const list = (resource: string, filter: object) => shop.client().get(`/api/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`, owner);
const lists = ['returns', 'draft-orders', 'reviews', 'questions', 'comments', 'own-articles', 'inquiries', 'feedback', 'subscribers', 'abandoned-checkouts'];

it.each(lists)('%s take a range, and refuse what is no instant', async (resource) => {
  const year = { from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' };
  expect(await list(resource, year)).toMatchObject({ code: 0, data: { total: expect.any(Number) } });
  expect(await list(resource, { to: year.to })).toMatchObject({ code: 0 });
  for (const from of ['yesterday', '0000-01-01T00:00:00Z']) expect(await list(resource, { from })).toMatchObject({ status: 400 });
  expect(await list(resource, { from: '0001-01-01T00:00:00Z', to: '9999-12-31T23:59:59Z' })).toMatchObject({ code: 0 });
});

// All of them by the same condition, of `#kit/server/lists/date-range.ts`.
it('a record of that instant is in what begins with it, and not in what ends with it', async () => {
  const feedback = await shop.client().post('/api/web/feedback/add', { kind: 'other', text: 'The lamp flickers.', page: '/' });
  expect(feedback).toMatchObject({ code: 0 });
  const at = shop.clock.now.toISOString();
  const later = new Date(shop.clock.now.getTime() + 1).toISOString();
  const total = async (filter: object) => (await list('feedback', filter)).data.total as number;
  expect([await total({ from: at }), await total({ to: later }), await total({ to: at }), await total({ from: later })]).toEqual([1, 1, 0, 0]);
});
