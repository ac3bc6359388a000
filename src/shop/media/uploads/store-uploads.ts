import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { Shopper } from '#shop/accounts/index.ts';
import type { UploadPurpose } from '../contract.ts';
import { tables } from '../tables.ts';

export async function insertUpload(
  tx: Tx,
  upload: { id: string; purpose: UploadPurpose | 'avatar'; createdAt: Date; attachedAt?: Date; shownAt?: Date } & Shopper,
): Promise<void> {
  await tables(tx).insertInto('upload').values(upload).execute();
}

export async function countOpenUploads(db: Queryable, { accountId, guestId }: Shopper): Promise<number> {
  const row = await tables(db)
    .selectFrom('upload')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('attachedAt', 'is', null)
    .where(accountId === null ? 'guestId' : 'accountId', '=', accountId ?? guestId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Attaches uploads of one shopper and purpose that nothing shows yet; answers how many of them there were. */
export async function attachOwnUploads(
  tx: Tx,
  { ids, purpose, shopper, at }: { ids: readonly string[]; purpose: UploadPurpose; shopper: Shopper; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('upload')
    .set({ attachedAt: at })
    .where('id', 'in', ids)
    .where('purpose', '=', purpose)
    .where('attachedAt', 'is', null)
    .where(shopper.accountId === null ? 'guestId' : 'accountId', '=', shopper.accountId ?? shopper.guestId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Shows attached uploads of a purpose to everybody, or (`at` null) to their senders and staff alone. */
export async function setUploadsShown(tx: Tx, { ids, purpose, at }: { ids: readonly string[]; purpose: UploadPurpose; at: Date | null }): Promise<void> {
  await tables(tx)
    .updateTable('upload')
    .set({ shownAt: at })
    .where('id', 'in', ids)
    .where('purpose', '=', purpose)
    .where('attachedAt', 'is not', null)
    .where('shownAt', at === null ? 'is not' : 'is', null)
    .execute();
}

/** Uploads that are shown no longer wait for their removal from now on. */
export async function detachUploads(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tables(tx).updateTable('upload').set({ attachedAt: null, shownAt: null, createdAt: at }).where('id', 'in', ids).execute();
}

/** Deletes pictures whose uploads nothing has shown since `before`; answers the hashes of files that no picture has any more. */
export async function deleteOpenUploads(tx: Tx, { before, most }: { before: Date; most: number }): Promise<{ deleted: number; orphans: string[] }> {
  const gone = await sql<{ sha256: string | null }>`
    delete from media where id in (
      select id from upload where attached_at is null and created_at < ${before} order by created_at limit ${most} for update skip locked)
    returning sha256`.execute(tables(tx));
  const hashes = gone.rows.flatMap((row) => row.sha256 ?? []);
  if (hashes.length === 0) return { deleted: gone.rows.length, orphans: [] };
  const left = await tables(tx).selectFrom('media').select('sha256').where('sha256', 'in', hashes).execute();
  const shown = new Set(left.map((row) => row.sha256));
  return { deleted: gone.rows.length, orphans: [...new Set(hashes)].filter((hash) => !shown.has(hash)) };
}

/** Deletes the picture of an upload; answers the hash of its file when no other picture has it. */
export async function deletePicture(tx: Tx, { id, purpose }: { id: string; purpose: UploadPurpose | 'avatar' }): Promise<string | null> {
  const gone = await sql<{ sha256: string | null }>`
    delete from media where id in (select id from upload where id = ${id} and purpose = ${purpose}) returning sha256`.execute(tables(tx));
  const sha256 = gone.rows[0]?.sha256 ?? null;
  return sha256 !== null && !(await isFileShown(tx, sha256)) ? sha256 : null;
}

/** Whether a picture or a video has the file with this hash. */
export async function isFileShown(db: Queryable, sha256: string): Promise<boolean> {
  const pictures = tables(db).selectFrom('media').select('id').where('sha256', '=', sha256);
  const videos = tables(db).selectFrom('video').select('id').where('sha256', '=', sha256);
  return (await pictures.unionAll(videos).limit(1).executeTakeFirst()) !== undefined;
}
