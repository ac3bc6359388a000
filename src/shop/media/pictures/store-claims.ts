import type { Queryable } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** Writes a claim unless one holds at `now`; answers whether it was written. */
export async function insertClaim(db: Queryable, { key, now, until }: { key: string; now: Date; until: Date }): Promise<boolean> {
  const claimed = await tables(db)
    .insertInto('pictureClaim')
    .values({ key, until })
    .onConflict((taken) => taken.column('key').doUpdateSet({ until }).where('pictureClaim.until', '<=', now))
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Forgets a claim. */
export async function deleteClaim(db: Queryable, key: string): Promise<void> {
  await tables(db).deleteFrom('pictureClaim').where('key', '=', key).execute();
}
