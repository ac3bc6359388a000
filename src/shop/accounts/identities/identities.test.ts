import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemContext } from '#kit/server/context.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { changeAccount, createAccount, readAccount } from '../index.ts';
import { findIdentity, linkIdentity, listIdentities, unlinkIdentity } from './index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const asking = () => systemContext(shop.host, { name: 'test' });
const make = (subject: string) => {
  const context = asking();
  const identity = { provider: 'wechat', subject, name: 'Lin' };
  return context.transaction((tx) => createAccount(tx, context, { login: null, identity, nickName: 'Lin', passwordHash: null }));
};

test('an account may be known to a provider alone; of five sign-ups at once one makes it', async () => {
  const made = (await Promise.all(Array.from({ length: 5 }, () => make('union-1')))).filter((id) => id !== null);
  expect(made).toHaveLength(1);
  const { reader } = shop.db.database;
  expect(await findIdentity(reader, { provider: 'wechat', subject: 'union-1' })).toEqual({ accountId: made[0] });
  expect(await readAccount(reader, made[0]!)).toMatchObject({ email: null, mobile: null, nickName: 'Lin' });
});

test('neither the last way in can be taken away, nor an account made without one', async () => {
  const accountId = (await make('union-2'))!;
  const identity = { accountId, provider: 'wechat', subject: 'union-2' };
  await expect(asking().transaction((tx) => unlinkIdentity(tx, identity))).rejects.toMatchObject({ code: '23514' });
  await expect(asking().transaction((tx) => createAccount(tx, asking(), { login: null, passwordHash: null }))).rejects.toThrow('a name to sign in by');
  // With an address beside it, the identity may go; the address may then not.
  await asking().transaction((tx) => changeAccount(tx, accountId, { email: 'lin@shop.example' }));
  expect(await asking().transaction((tx) => unlinkIdentity(tx, identity))).toBe(true);
  await expect(asking().transaction((tx) => changeAccount(tx, accountId, { email: null }))).rejects.toMatchObject({ code: '23514' });
});

test("another account's identity is neither taken over nor unlinked; the own one gets its new name", async () => {
  const [mine, other] = [await signedIn(shop), await signedIn(shop)];
  const link = (accountId: string, name: string) =>
    asking().transaction((tx) => linkIdentity(tx, { accountId, provider: 'telegram', subject: '42', name, linkedAt: shop.clock.now }));
  expect(await link(mine.accountId, 'Ada')).toBe(true);
  expect(await link(other.accountId, 'Eve')).toBe(false);
  expect(await link(mine.accountId, 'Ada L.')).toBe(true);
  const unlinked = await asking().transaction((tx) => unlinkIdentity(tx, { accountId: other.accountId, provider: 'telegram', subject: '42' }));
  expect(unlinked).toBe(false);
  expect(await listIdentities(shop.db.database.reader, mine.accountId)).toMatchObject([{ provider: 'telegram', subject: '42', name: 'Ada L.' }]);
});
