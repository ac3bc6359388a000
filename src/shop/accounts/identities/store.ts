/** Identities of accounts at providers (`account_identity`). */
import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { Identity } from '../contract.ts';
import { tables } from '../tables.ts';

type Key = Pick<Identity, 'provider' | 'subject'>;

/** Holds an identity until the transaction ends, whether an account has it or not: of two sign-ins by it at once one goes first. */
export async function lockIdentity(tx: Tx, { provider, subject }: Key): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${provider} ${subject}`}, 0))`.execute(tables(tx));
}

/** The account that an identity belongs to. */
export async function findIdentity(db: Queryable, { provider, subject }: Key): Promise<{ accountId: string } | undefined> {
  return tables(db).selectFrom('accountIdentity').select('accountId').where('provider', '=', provider).where('subject', '=', subject).executeTakeFirst();
}

/** Gives an identity to an account; known to it already, only the name is brought up to date. Answers false when it is another account's. */
export async function linkIdentity(tx: Tx, { accountId, linkedAt, ...identity }: Identity & { accountId: string; linkedAt: Date }): Promise<boolean> {
  const row = await tables(tx)
    .insertInto('accountIdentity')
    .values({ ...identity, accountId, linkedAt })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doUpdateSet({ name: identity.name }).where('accountIdentity.accountId', '=', accountId))
    .returning('accountId')
    .executeTakeFirst();
  return row !== undefined;
}

const mostListed = 50;

/** The identities of an account, newest first. */
export function listIdentities(db: Queryable, accountId: string) {
  return tables(db)
    .selectFrom('accountIdentity')
    .select(['provider', 'subject', 'name', 'linkedAt'])
    .where('accountId', '=', accountId)
    .orderBy('linkedAt', 'desc')
    .orderBy('provider')
    .limit(mostListed)
    .execute();
}

/** Takes an identity from an account. Answers whether it had it. */
export async function unlinkIdentity(tx: Tx, { accountId, provider, subject }: Key & { accountId: string }): Promise<boolean> {
  const row = await tables(tx)
    .deleteFrom('accountIdentity')
    .where('accountId', '=', accountId)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .returning('provider')
    .executeTakeFirst();
  return row !== undefined;
}
