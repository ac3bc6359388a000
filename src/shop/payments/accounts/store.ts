import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { AccountMode, AccountProvider } from '../contract-accounts.ts';
import { tables } from '../tables.ts';

/** An account as it is stored; its secrets are encrypted. */
export type AccountRow = {
  provider: string;
  mode: AccountMode;
  offered: boolean;
  publishableKey: string | null;
  clientId: string | null;
  version: number;
  sealed: Record<string, string>;
};

/** Every account that was set up in the back office. */
export async function findAccounts(reader: Queryable): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select provider, mode, offered, publishable_key, client_id, version,
      coalesce((select jsonb_object_agg(field, sealed) from payment_account_secret secret where secret.provider = account.provider), '{}') as sealed
    from payment_account account order by provider limit 100`.execute(tables(reader));
  return rows;
}

/** Lets one change of an account be decided at a time; there may be no row yet that could be locked. */
export async function lockAccount(tx: Tx, provider: AccountProvider): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment account ${provider}`}, 0))`.execute(tables(tx));
}

/** Stores an account whole. */
export async function writeAccount(tx: Tx, { sealed, ...row }: AccountRow, at: Date): Promise<void> {
  await tables(tx)
    .insertInto('paymentAccount')
    .values({ ...row, updatedAt: at })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ ...row, updatedAt: at }))
    .execute();
  await tables(tx).deleteFrom('paymentAccountSecret').where('provider', '=', row.provider).execute();
  const secrets = Object.entries(sealed).map(([field, text]) => ({ provider: row.provider, field, sealed: text }));
  if (secrets.length > 0) await tables(tx).insertInto('paymentAccountSecret').values(secrets).execute();
}

/** When each provider's last webhook came whose signature was right. */
export async function findLastWebhooks(reader: Queryable, providers: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await sql<{ provider: string; at: Date | null }>`
    select provider, (select max(received_at) from payment_event event where event.provider = asked.provider) as at
    from unnest(${[...providers]}::text[]) as asked(provider)`.execute(tables(reader));
  return new Map(rows.flatMap(({ provider, at }) => (at === null ? [] : [[provider, at] as const])));
}
