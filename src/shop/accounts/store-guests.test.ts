import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepared } from '#kit/server/database.ts';
import { hashSecret, newId, newSecret } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { deleteUnusedGuests } from './privacy/index.ts';
import { findGuestBySecretHash, guestInsertion, setGuestSecret } from './store-guests.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** A guest whose secret was looked up before. */
async function knownGuest() {
  const { database } = shop.host;
  const [id, secretHash] = [newId(), hashSecret(newSecret())];
  expect(await findGuestBySecretHash(database.reader, secretHash)).toBeUndefined();
  await database.transaction((tx) => prepared(tx, guestInsertion({ id, secretHash, createdAt: shop.clock.now })));
  expect(await findGuestBySecretHash(database.reader, secretHash)).toEqual({ id });
  return { id, secretHash, database };
}

it('looks a guest up once, and anew when the secret is another', async () => {
  const { id, secretHash, database } = await knownGuest();
  const before = database.statements.count;
  expect(await findGuestBySecretHash(database.reader, secretHash)).toEqual({ id });
  expect(database.statements.count).toBe(before);

  const other = hashSecret(newSecret());
  await database.transaction((tx) => setGuestSecret(tx, { guestId: id, secretHash: other, at: shop.clock.now }));
  expect(await findGuestBySecretHash(database.reader, secretHash)).toBeUndefined();
  expect(await findGuestBySecretHash(database.reader, other)).toEqual({ id });
});

it('goes on with the old secret when the transaction that changes it fails', async () => {
  const { id, secretHash, database } = await knownGuest();
  const failing = database.transaction(async (tx) => {
    await setGuestSecret(tx, { guestId: id, secretHash: hashSecret(newSecret()), at: shop.clock.now });
    throw new Error('not today');
  });
  await expect(failing).rejects.toThrow('not today');
  expect(await findGuestBySecretHash(database.reader, secretHash)).toEqual({ id });
});

it('knows nobody who was deleted', async () => {
  const { secretHash, database } = await knownGuest();
  await database.transaction((tx) => deleteUnusedGuests(tx, { before: new Date(shop.clock.now.getTime() + 1), most: 1_000 }));
  expect(await findGuestBySecretHash(database.reader, secretHash)).toBeUndefined();
});
