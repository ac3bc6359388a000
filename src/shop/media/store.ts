import { sql } from 'kysely';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import type { Texts } from '#kit/pure/languages.ts';
import { tables } from './tables.ts';

export type MediaRow = {
  id: string;
  source: string | null;
  sha256: string | null;
  width: number | null;
  height: number | null;
  mime: string | null;
  placeholder: string | null;
  alt: Texts<'alt'>;
  state: 'ready' | 'unreachable';
};

/** A picture's file; whether it was uploaded, and whether it is private to its sender and staff. */
export function findMediaFile(db: Queryable, id: string) {
  return tables(db)
    .selectFrom('media')
    .leftJoin('upload', 'upload.id', 'media.id')
    .select(['media.sha256', 'media.state', 'media.revision'])
    .select([sql<boolean>`upload.id is not null`.as('isUpload'), sql<boolean>`upload.id is not null and upload.shown_at is null`.as('isPrivate')])
    .where('media.id', '=', id)
    .executeTakeFirst();
}

/** The key that signs addresses of private pictures. */
export async function readUploadSecret(db: Queryable): Promise<string> {
  return (await tables(db).selectFrom('secret').select('value').where('name', '=', 'upload').executeTakeFirstOrThrow()).value;
}

export function findMediaByIds(db: Queryable, ids: readonly string[]) {
  return tables(db).selectFrom('media').select(['id', 'width', 'height', 'placeholder', 'alt', 'focalPoint', 'revision']).where('id', 'in', ids).execute();
}

export function findMediaBySources(db: Queryable, sources: readonly string[]) {
  return tables(db).selectFrom('media').select(['id', 'source', 'state', 'alt', 'width', 'height', 'placeholder']).where('source', 'in', sources).execute();
}

/**
 * Inserts pictures. A known source keeps its id; its row changes only where it could not be had before, because
 * what was served once under an address is cached for ever. Answers ids in the order given.
 */
export async function upsertMedia(tx: Tx, rows: readonly MediaRow[]): Promise<string[]> {
  await tables(tx)
    .insertInto('media')
    .values(rows.map((row) => ({ ...row, alt: jsonb(row.alt) })))
    .onConflict((conflict) =>
      conflict
        .column('source')
        .doUpdateSet((eb) => ({
          sha256: eb.ref('excluded.sha256'),
          width: eb.ref('excluded.width'),
          height: eb.ref('excluded.height'),
          mime: eb.ref('excluded.mime'),
          placeholder: eb.ref('excluded.placeholder'),
          state: eb.ref('excluded.state'),
        }))
        .where('media.state', '=', 'unreachable'),
    )
    .execute();
  const sources = rows.flatMap((row) => (row.source === null ? [] : [row.source]));
  const bySource = new Map(sources.length === 0 ? [] : (await findMediaBySources(tx, sources)).map((row) => [row.source, row.id]));
  return rows.map((row) => (row.source === null ? row.id : bySource.get(row.source)!));
}

export async function updateAlts(tx: Tx, alts: readonly { id: string; alt: Texts<'alt'> }[]): Promise<void> {
  for (const { id, alt } of alts)
    await tables(tx)
      .updateTable('media')
      .set({ alt: jsonb(alt) })
      .where('id', '=', id)
      .execute();
}

export function findMediaByNames(db: Queryable, { ids, sources }: { ids: readonly string[]; sources: readonly string[] }) {
  return tables(db)
    .selectFrom('media')
    .select(['id', 'source', 'alt', 'width', 'height', 'placeholder', 'focalPoint', 'revision'])
    .where((where) => where.or([...(ids.length > 0 ? [where('id', 'in', ids)] : []), where('source', 'in', sources)]))
    .execute();
}
