/** Guests: who shops without an account, known by the secret in a cookie. */
import { sql, type RawBuilder } from 'kysely';
import { afterCommit, prepared, type Queryable, type Tx } from '#kit/server/database.ts';
import { announce } from '#kit/server/events/announce.ts';
import { invalidateMemoized, memoize } from '#kit/server/memoize.ts';
import { tables } from './tables.ts';

const tag = 'guest';
const mostRemembered = 10_000;

/** The guest of a secret, by its hash. Remembered for a minute, since each call of a guest asks (docs/decisions/1075). */
export const findGuestBySecretHash = memoize(
  async (db: Queryable, secretHash: string): Promise<{ id: string } | undefined> => {
    const [guest] = await prepared(db, tables(db).selectFrom('guest').select('id').where('secretHash', '=', secretHash));
    return guest;
  },
  { tags: [tag], maxEntries: mostRemembered, key: (secretHash) => secretHash, isCacheable: (guest) => guest !== undefined },
);

/** A new guest. */
export type NewGuest = { id: string; secretHash: string; createdAt: Date };

/** Writes a new guest; a statement that needs the guest may take it in (`with`). */
export const guestInsertion = ({ id, secretHash, createdAt }: NewGuest): RawBuilder<unknown> =>
  sql`insert into guest (id, secret_hash, created_at, last_seen_at) values (${id}, ${secretHash}, ${createdAt}, ${createdAt})`;

/** From now on the guest is known by another secret. */
export async function setGuestSecret(tx: Tx, { guestId, secretHash, at }: { guestId: string; secretHash: string; at: Date }): Promise<void> {
  await tables(tx).updateTable('guest').set({ secretHash, lastSeenAt: at }).where('id', '=', guestId).execute();
  await invalidateKnownGuests(tx);
}

/** Has every node look guests up again, on commit: a secret changed, or a guest is gone. No page shows one, so no network in front is purged. */
export async function invalidateKnownGuests(tx: Tx): Promise<void> {
  await announce(tx, { kind: 'stale', tags: [tag], followed: true });
  afterCommit(tx, () => invalidateMemoized([tag]));
}
