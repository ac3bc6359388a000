import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** Which of these addresses are on the list, in whatever state. */
export async function findSubscribed(db: Queryable, emails: readonly string[]): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const rows = await tables(db)
    .selectFrom('subscriber')
    .select('email')
    .where('email', 'in', [...emails])
    .execute();
  return new Set(rows.map((row) => row.email));
}

/** Which of these addresses get the newsletter. */
export async function findConfirmed(db: Queryable, emails: readonly string[]): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const rows = await tables(db)
    .selectFrom('subscriber')
    .select('email')
    .where('email', 'in', [...emails])
    .where('state', '=', 'confirmed')
    .execute();
  return new Set(rows.map((row) => row.email));
}

/** In which language an address reads the newsletter, or null. */
export async function findLanguage(db: Queryable, email: string): Promise<string | null> {
  return (await tables(db).selectFrom('subscriber').select('lang').where('email', '=', email).executeTakeFirst())?.lang ?? null;
}

/** Which of these hashes are of addresses that stopped mails. */
export async function findStopped(db: Queryable, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await tables(db)
    .selectFrom('mailStop')
    .select('emailHash')
    .where('emailHash', 'in', [...hashes])
    .execute();
  return new Set(rows.map((row) => row.emailHash));
}

export async function insertConfirmed(tx: Tx, subscribers: readonly { id: string; email: string; lang: string }[], now: Date): Promise<void> {
  if (subscribers.length === 0) return;
  await tables(tx)
    .insertInto('subscriber')
    .values(subscribers.map((subscriber) => ({ ...subscriber, state: 'confirmed', confirmedAt: now, createdAt: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
