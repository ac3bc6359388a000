import { sql } from 'kysely';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** Accounts by their addresses. */
export async function findByEmails(db: Queryable, emails: readonly string[]): Promise<Map<string, { id: string; firstName: string; lastName: string }>> {
  if (emails.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom('account')
    .select(['id', 'email', 'firstName', 'lastName'])
    .where('email', 'in', [...emails])
    .execute();
  return new Map(rows.map(({ email, ...account }) => [email!, account]));
}

/** Inserts accounts whose addresses nobody has proved. */
export async function insertUnproved(
  tx: Tx,
  accounts: readonly { id: string; email: string; firstName: string; lastName: string }[],
  { lang, now }: { lang: string; now: Date },
): Promise<void> {
  if (accounts.length === 0) return;
  await tables(tx)
    .insertInto('account')
    .values(accounts.map((account) => ({ ...account, lang, createdAt: now })))
    .execute();
}

export async function renameAccounts(tx: Tx, accounts: readonly { id: string; firstName: string; lastName: string }[]): Promise<void> {
  if (accounts.length === 0) return;
  await sql`update account a set first_name = row."firstName", last_name = row."lastName", version = a.version + 1
    from jsonb_to_recordset(${jsonb(accounts)}) as row (id uuid, "firstName" text, "lastName" text) where a.id = row.id`.execute(tables(tx));
}
