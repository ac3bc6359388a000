/** Several transactions of one call as one. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ShopError } from '#kit/pure/shop-error.ts';
import { notFound } from '#kit/pure/common-errors.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { on, type Queryable, type Tx } from './database.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await sql`create table noted (word text primary key)`.execute(shop.kysely);
});
afterAll(() => shop.close());
beforeEach(() => sql`delete from noted`.execute(shop.kysely));

const note = (word: string) => (tx: Tx) => sql`insert into noted values (${word})`.execute(on(tx));
const words = async (reader: Queryable = shop.host.database.reader) =>
  (await sql<{ word: string }>`select word from noted order by word`.execute(on(reader))).rows.map(({ word }) => word);

it('is there as a whole once it is committed, and reads its own before', async () => {
  const unit = shop.host.database.unit();
  expect(await words(unit.reader)).toEqual([]);
  await unit.transaction(note('a'));
  await unit.transaction(note('b'));
  expect([await words(unit.reader), await words()]).toEqual([['a', 'b'], []]);
  await unit.commit(async (tx) => void (await note('c')(tx)));
  expect(await words()).toEqual(['a', 'b', 'c']);
});

it('is not there at all where the last step fails, or when it is rolled back', async () => {
  const unit = shop.host.database.unit();
  await unit.transaction(note('a'));
  await expect(unit.commit(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const other = shop.host.database.unit();
  await other.transaction(note('a'));
  await other.rollback();
  expect(await words()).toEqual([]);
});

it('loses a part that fails, and no other', async () => {
  const unit = shop.host.database.unit();
  await unit.transaction(note('a'));
  const failing = (error: Error) => unit.transaction((tx) => note('b')(tx).then(() => Promise.reject(error)));
  await expect(failing(new Error('no'))).rejects.toThrow('no');
  await expect(unit.transaction(note('a'))).rejects.toThrow('noted_pkey');
  await expect(failing(new ShopError(notFound))).rejects.toThrow(ShopError);
  await unit.transaction(note('c'));
  await unit.commit();
  expect(await words()).toEqual(['a', 'c']);
});

it('begins anew after a deadlock in its first part, as any transaction', async () => {
  const unit = shop.host.database.unit();
  let tried = 0;
  await unit.transaction(async (tx) => {
    tried += 1;
    await note('a')(tx);
    if (tried === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
  });
  await unit.commit();
  expect([tried, await words()]).toEqual([2, ['a']]);
});
