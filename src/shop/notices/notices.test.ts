import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { testContext } from '#test/harness/orders.ts';
import { runJob } from '#test/harness/run-jobs.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';
import { countUnread, notifyAccount, type AccountNotification } from './index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const notify = ({ accountId }: { accountId: string }, more: Partial<AccountNotification> = {}) => {
  const context = testContext(shop);
  const notice: AccountNotification = { accountId, kind: 'backInStock', params: { title: 'Ember Bowl' }, path: '/product/ember-bowl', ...more };
  return context.transaction((tx) => notifyAccount(tx, context, notice));
};
const unread = ({ accountId }: SignedInShopper) => countUnread(shop.host.database.reader, accountId);

describe('notifications', () => {
  it('are listed in the language of the reader, counted, and marked as read by id or all at once', async () => {
    const ada = await signedIn(shop);
    await notify(ada);
    await notify(ada, { kind: 'priceDropped', params: { title: 'Vase', before: '$20.00', now: '$15.00' } });
    await notify(ada, { params: { title: 'Lamp' } });
    const { data } = await ada.post('/notice/list', {});
    expect(data).toMatchObject({
      total: 3,
      unread: 3,
      items: [{ text: 'Lamp is in stock again.' }, { text: 'Vase now costs $15.00 instead of $20.00.' }, { read: false }],
    });
    expect((await ada.post('/notice/list', { size: 1 }, { 'x-lang': 'zh' })).data.items).toMatchObject([{ text: 'Lamp 已到货。' }]);
    expect((await ada.post('/notice/read', { ids: [data.items[0].id, 'x', newId()] })).data).toEqual({ unread: 2 });
    expect((await ada.post('/notice/list', { unread: true })).data).toMatchObject({ total: 2 });
    expect((await ada.page('/user/notice')).data.pageBody).toContain('Vase now costs $15.00');
    expect((await ada.post('/notice/read', { all: true })).data).toEqual({ unread: 0 });
    expect((await ada.post('/notice/count', {})).data).toEqual({ unread: 0 });
  });

  it('write sums as the reader does, whatever language the account is in', async () => {
    const ada = await signedIn(shop);
    await notify(ada, { kind: 'creditsGiven', params: { amount: { amount: 1500, currency: 'USD' } } });
    const textIn = async (lang: string) => (await ada.post('/notice/list', {}, { 'x-lang': lang })).data.items[0].text;
    expect(await textIn('en')).toContain('$15.00');
    expect(await textIn('zh-HK')).toContain('US$15.00');
  });

  it('are cut between characters where a title is long', async () => {
    const ada = await signedIn(shop);
    await notify(ada, { params: { title: `${'x'.repeat(199)}🏺 and more` } });
    expect((await ada.post('/notice/list', {})).data.items[0].text).toBe(`${'x'.repeat(199)}🏺 is in stock again.`);
  });

  it('are created once for each event, however many requests report it at the same time', async () => {
    const ada = await signedIn(shop);
    const notified = await Promise.all(Array.from({ length: 8 }, () => notify(ada, { key: 'stock 42' })));
    expect(notified.filter(Boolean)).toHaveLength(1);
    expect(await unread(ada)).toBe(1);
    expect(await notify({ accountId: newId() })).toBe(false);
  });

  it('are their account’s alone', async () => {
    const [ada, bob] = [await signedIn(shop), await signedIn(shop)];
    await notify(ada);
    const { id } = (await ada.post('/notice/list', {})).data.items[0];
    expect((await bob.post('/notice/list', {})).data).toMatchObject({ total: 0, items: [] });
    expect((await bob.post('/notice/read', { ids: [id] })).data).toEqual({ unread: 0 });
    expect(await unread(ada)).toBe(1);
    expect((await bob.page('/user/notice')).data.pageBody).toContain('No records');
    for (const path of ['list', 'count', 'read'])
      expect(await shop.client().post(`/api/web/notice/${path}`, { all: true })).toMatchObject({ status: 401, code: 50 });
    for (const body of [{}, { ids: [] }, { ids: 'all' }, { all: false }, { ids: Array.from({ length: 101 }, newId) }])
      expect(await ada.post('/notice/read', body)).toMatchObject({ status: 400, code: 40 });
    expect(await ada.post('/notice/list', { page: 0 })).toMatchObject({ status: 400 });
  });

  it('are deleted after half a year', async () => {
    const ada = await signedIn(shop);
    await notify(ada);
    await runJob(shop, 'retention');
    expect(await unread(ada)).toBe(1);
    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + 181 * 24 * 3_600_000);
    await runJob(shop, 'retention');
    shop.clock.now = before;
    expect(await unread(ada)).toBe(0);
  });

  it('report credits that staff give', async () => {
    const ada = await signedIn(shop);
    const staff = { 'x-auth': await staffToken(shop, 'manager') };
    await shop.client().post('/api/admin/credits', { account: ada.email, amount: 2500, reason: 'Thanks' }, staff);
    await shop.client().post('/api/admin/credits', { account: ada.email, amount: -500, reason: 'Oops' }, staff);
    expect((await ada.post('/notice/list', {})).data.items).toMatchObject([
      { text: '$25.00 of store credit was added to your account.', path: '/user/credits' },
    ]);
  });
});
