/** All SQL of withdrawals. */
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables, type WithdrawalTables } from './tables.ts';

/** A declaration as it is stored. */
export type WithdrawalRow = Selectable<WithdrawalTables['withdrawal']>;

export async function insertWithdrawal(tx: Tx, row: Insertable<WithdrawalTables['withdrawal']>): Promise<void> {
  await tables(tx).insertInto('withdrawal').values(row).execute();
}

/** Takes a declaration by its link's secret until the transaction ends. */
export async function loadWithdrawalForUpdate(tx: Tx, tokenHash: string): Promise<WithdrawalRow | null> {
  const row = await tables(tx).selectFrom('withdrawal').selectAll().where('tokenHash', '=', tokenHash).forUpdate().executeTakeFirst();
  return row ?? null;
}

export async function findWithdrawal(reader: Queryable, id: string): Promise<WithdrawalRow | null> {
  return (await tables(reader).selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function confirmRow(tx: Tx, { id, at, outcome }: { id: string; at: Date; outcome: 'cancelled' | 'recorded' }): Promise<void> {
  await tables(tx).updateTable('withdrawal').set({ confirmedAt: at, outcome }).where('id', '=', id).where('confirmedAt', 'is', null).execute();
}

/** Deletes at most `most` declarations that were sent before an instant and never confirmed; answers how many. */
export async function deleteUnconfirmed(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const gone = await sql<{ id: string }>`delete from withdrawal where id in
    (select id from withdrawal where confirmed_at is null and stated_at < ${before} limit ${most}) returning id`.execute(tables(tx));
  return gone.rows.length;
}
