import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { testContext } from '#test/harness/orders.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';
import { changeCredits, readBalance, readLedger } from './index.ts';
import { selectUnbalanced } from './store.ts';

let shop: TestApp;
let manager: string;
beforeAll(async () => {
  shop = await createTestApp();
  manager = await staffToken(shop, 'manager');
});
afterAll(() => shop.close());

const give = (body: object, token = manager, headers = {}) => shop.client().post('/api/admin/credits', body, { 'x-auth': token, ...headers });
const change = (accountId: string, of: number) => {
  const context = testContext(shop);
  return context.transaction((tx) => changeCredits(tx, context, { accountId, amount: amount(of), reason: of > 0 ? 'granted' : 'taken' }));
};
const balanceOf = async (shopper: SignedInShopper) => (await readBalance(shop.host.database.reader, shopper.accountId)).amount;

describe('credits', () => {
  it('are given and taken by staff with a reason, and the ledger records it', async () => {
    const ada = await signedIn(shop);
    expect(await readBalance(shop.host.database.reader, ada.accountId)).toEqual({ amount: 0, currency: 'USD' });
    const given = await give({ account: ada.email.toUpperCase(), amount: 2500, reason: 'A vase came broken' });
    expect(given).toMatchObject({ status: 200, data: { amount: { amount: 2500, currency: 'USD' }, balance: { amount: 2500 }, account: { email: ada.email } } });
    expect((await give({ account: ada.accountId, amount: -1000, reason: 'Given by mistake' })).data).toMatchObject({
      reason: 'taken',
      balance: { amount: 1500 },
    });
    const { items, total, balance } = await readLedger(testContext(shop), { accountId: ada.accountId, page: 1, size: 20 });
    expect(balance.amount).toBe(1500);
    expect(total).toBe(2);
    expect(items.map((entry) => [entry.title, entry.note, entry.amount.amount, entry.balance.amount])).toEqual([
      ['Taken back by the shop', 'Given by mistake', -1000, 1500],
      ['Added by the shop', 'A vase came broken', 2500, 2500],
    ]);
    const audit = await sql<{ action: string; detail: object }>`select action, detail from staff_action where subject = ${ada.accountId} order by id`.execute(
      shop.kysely,
    );
    expect(audit.rows.map((row) => row.action)).toEqual(['credits.change', 'credits.change']);
  });

  it('say why in the language of who reads it, where that was written', async () => {
    const ada = await signedIn(shop);
    const context = testContext(shop);
    const notes = { zh: '谢谢您的照片' };
    await context.transaction((tx) =>
      changeCredits(tx, context, { accountId: ada.accountId, amount: amount(1_000), reason: 'granted', note: 'Thank you', notes }),
    );
    const noteIn = async (lang: string) => (await readLedger({ ...context, lang }, { accountId: ada.accountId, page: 1, size: 20 })).items[0]!.note;
    expect([await noteIn('en'), await noteIn('zh'), await noteIn('zh-HK'), await noteIn('de')]).toEqual(['Thank you', notes.zh, notes.zh, 'Thank you']);
  });

  it('are rejected with messages: too many taken, nobody of that name, nonsense for an amount', async () => {
    const ada = await signedIn(shop);
    expect(await give({ account: ada.email, amount: -1, reason: 'x' })).toMatchObject({ status: 409, code: 41, msg: 'There is not enough store credit.' });
    expect(await give({ account: 'nobody@shop.example', amount: 5, reason: 'x' })).toMatchObject({
      status: 400,
      code: 40,
      data: { errors: { account: 'There is no such account.' } },
    });
    expect(await give({ account: newId(), amount: 5, reason: 'x' })).toMatchObject({ status: 400, code: 40 });
    for (const amount of [0, 0.5, '5', 1e12, -1e12, { amount: 5 }, null, 2 ** 53])
      expect(await give({ account: ada.email, amount, reason: 'x' })).toMatchObject({ status: 400, code: 40 });
    expect(await give({ account: ada.email, amount: 5, reason: ' ' })).toMatchObject({ status: 400, data: { errors: { reason: expect.any(String) } } });
    expect(await give({ account: ada.email, amount: 5, reason: 'x'.repeat(301) })).toMatchObject({ status: 400 });
    expect(await give({ account: ada.email, amount: 5, reason: 'x' }, await staffToken(shop, 'support'))).toMatchObject({ status: 403, code: 30 });
    expect(await give({ account: ada.email, amount: 5, reason: 'x' }, ada.token)).toMatchObject({ code: 50 });
    expect(await balanceOf(ada)).toBe(0);
  });

  it('are given once for one key', async () => {
    const ada = await signedIn(shop);
    const key = { 'idempotency-key': newId() };
    await give({ account: ada.email, amount: 700, reason: 'Sorry' }, manager, key);
    expect((await give({ account: ada.email, amount: 700, reason: 'Sorry' }, manager, key)).headers['idempotency-replayed']).toBe('true');
    expect(await balanceOf(ada)).toBe(700);
  });

  it('never fall below 0, however many take of them at once', async () => {
    const ada = await signedIn(shop);
    await change(ada.accountId, 1000);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => change(ada.accountId, -300)));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(3);
    expect(await balanceOf(ada)).toBe(100);
    expect(await selectUnbalanced(shop.host.database.reader, 10)).toEqual([]);
  });

  it('are stored in a ledger that nobody edits', async () => {
    const ada = await signedIn(shop);
    const id = await change(ada.accountId, 100);
    const db = shop.kysely;
    await expect(sql`update credit_entry set amount = 1 where id = ${id}`.execute(db)).rejects.toThrow('append-only');
    await expect(sql`delete from credit_entry where id = ${id}`.execute(db)).rejects.toThrow('append-only');
    await sql`delete from account where id = ${ada.accountId}`.execute(db);
    expect((await sql`select 1 from credit_entry where id = ${id}`.execute(db)).rows).toEqual([]);
  });

  it('are found by staff by account, reason and order, page by page', async () => {
    const [ada, bob] = [await signedIn(shop), await signedIn(shop)];
    for (const of of [100, 200, 300]) await change(ada.accountId, of);
    await change(bob.accountId, 50);
    const list = (filter: object, more = '') =>
      shop.client().get(`/api/admin/credits?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`, { 'x-auth': manager });
    const first = await list({ account: ada.email }, '&size=2');
    expect(first.data).toMatchObject({ total: 3, size: 2, items: [{ amount: { amount: 300 } }, { amount: { amount: 200 } }] });
    expect((await list({ account: ada.email }, '&size=2&page=2')).data.items).toHaveLength(1);
    expect((await list({ account: 'nobody@shop.example' })).data.total).toBe(0);
    expect((await list({ account: ada.email, reason: 'taken' })).data.total).toBe(0);
    const [entry] = first.data.items;
    expect(await shop.client().get(`/api/admin/credits/${entry.id}`, { 'x-auth': manager })).toMatchObject({ status: 200, data: entry });
    expect(await shop.client().get(`/api/admin/credits/${newId()}`, { 'x-auth': manager })).toMatchObject({ status: 404, code: 40 });
    expect(await shop.client().get('/api/admin/credits/x', { 'x-auth': manager })).toMatchObject({ status: 404, code: 40 });
  });
});

describe('the page of credits', () => {
  it('shows its own account what it has, in the language of the page', async () => {
    const [ada, bob] = [await signedIn(shop), await signedIn(shop)];
    const empty = await ada.page('/user/credits');
    expect(empty.status).toBe(200);
    expect(empty.data.pageBody).toContain('No records');
    for (let index = 0; index < 21; index += 1) await change(ada.accountId, 100 + index);
    const page = await ada.page('/zh/user/credits');
    expect(page.data.pageBody).toContain('商店发放');
    expect(page.data.pageBody).toContain('page=2');
    expect((await ada.page('/user/credits?page=2')).data.pageBody).toContain('$1.00');
    expect(await ada.page('/user/credits?page=3')).toMatchObject({ status: 404 });
    expect((await bob.page('/user/credits')).data.pageBody).toContain('No records');
    expect(await shop.client().get('/user/credits?request=route')).toMatchObject({ status: 401, code: 50 });
  });
});
