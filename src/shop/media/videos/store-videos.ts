import type { Queryable, Tx } from '#kit/server/database.ts';
import { jsonb } from '#kit/server/database.ts';
import type { Texts } from '#kit/pure/languages.ts';
import type { VideoMime } from '../contract.ts';
import { tables } from '../tables.ts';

export type VideoRow = {
  id: string;
  source: string | null;
  sha256: string;
  mime: VideoMime;
  byteCount: number;
  posterId: string | null;
  texts: Texts<'title'>;
};

export async function findVideoFile(db: Queryable, id: string): Promise<{ sha256: string; mime: VideoMime } | undefined> {
  const row = await tables(db).selectFrom('video').select(['sha256', 'mime']).where('id', '=', id).executeTakeFirst();
  return row as { sha256: string; mime: VideoMime } | undefined;
}

/** Inserts a video; a known source keeps its row. Answers the id. */
export async function insertVideo(tx: Tx, row: VideoRow): Promise<string> {
  const written = await tables(tx)
    .insertInto('video')
    .values({ ...row, texts: jsonb(row.texts) })
    .onConflict((conflict) => conflict.column('source').doUpdateSet((eb) => ({ source: eb.ref('excluded.source') })))
    .returning('id')
    .executeTakeFirstOrThrow();
  return written.id;
}
