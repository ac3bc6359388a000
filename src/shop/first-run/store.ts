import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from './tables.ts';

/** The first run in the browser, where the shop was started empty. */
export function findFirstRun(db: Queryable) {
  return tables(db).selectFrom('firstRun').select(['codeHash', 'setUpAt']).executeTakeFirst();
}

/** The same, locked until the transaction ends: one of two who set up at the same time is the first. */
export function loadFirstRunForUpdate(tx: Tx) {
  return tables(tx).selectFrom('firstRun').select(['codeHash', 'setUpAt']).forUpdate().executeTakeFirst();
}

/** Stores a new code in place of an earlier one; a shop that is set up keeps none. */
export async function writeCode(tx: Tx, { codeHash, now }: { codeHash: string; now: Date }): Promise<void> {
  await tables(tx)
    .insertInto('firstRun')
    .values({ codeHash, startedAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ codeHash }).where('firstRun.setUpAt', 'is', null))
    .execute();
}

export async function markSetUp(tx: Tx, now: Date): Promise<void> {
  await tables(tx).updateTable('firstRun').set({ setUpAt: now }).execute();
}
