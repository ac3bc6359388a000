/** SQL of the media library. What shoppers sent is theirs and not part of it. */
import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { likePattern } from '#kit/server/like.ts';
import { readCounted } from '#kit/server/lists/read-counted.ts';
import type { FocalPoint } from '#ui/picture-data.ts';
import type { pictureSorts } from '../contract.ts';
import type { PictureFacts } from '../pictures/read-picture.ts';
import { tables } from '../tables.ts';

/** A picture of the library as stored. */
export type LibraryRow = {
  id: string;
  sha256: string | null;
  source: string | null;
  name: string;
  alt: Texts<'alt'>;
  focalPoint: FocalPoint | null;
  width: number | null;
  height: number | null;
  mime: string | null;
  byteCount: number | null;
  placeholder: string | null;
  revision: number;
  createdAt: Date;
};

const columns = sql`m.id, m.sha256, m.source, m.name, m.alt, m.focal_point, m.width, m.height, m.mime, m.byte_count, m.placeholder, m.revision, m.created_at`;
const isOfLibrary = sql`not exists (select 1 from upload u where u.id = m.id)`;
const orders: Record<(typeof pictureSorts)[number], ReturnType<typeof sql>> = {
  createdAt: sql`m.created_at`,
  name: sql`lower(coalesce(nullif(m.name, ''), m.source, ''))`,
};

/** What the library is asked for. */
export type LibraryQuestion = { page: number; size: number; order: Order<(typeof pictureSorts)[number]>; q: string };

/** The page of the library and how many pictures there are, in one statement. */
export async function listLibrary(db: Queryable, { page, size, order, q }: LibraryQuestion): Promise<{ rows: LibraryRow[]; total: number }> {
  const like = likePattern(q.toLowerCase());
  const direction = sql.raw(order.direction);
  return readCounted(
    tables(db),
    (part) => sql<LibraryRow & { total: number }>`
    select ${columns}, count(*) over ()::int as total from media m
    where m.state = 'ready' and ${isOfLibrary}
      and (${q} = '' or lower(m.name) like ${like} or lower(m.alt::text) like ${like} or lower(m.source) like ${like})
    order by ${orders[order.field]} ${direction}, m.id ${direction} ${part}`,
    { page, size },
  );
}

/** A picture of the library; `lock` keeps it for this transaction. */
export async function findLibraryPicture(db: Queryable, id: string, { lock = false } = {}): Promise<LibraryRow | undefined> {
  const found = await sql<LibraryRow>`select ${columns} from media m where m.id = ${id} and ${isOfLibrary} ${lock ? sql`for update of m` : sql``}`.execute(
    tables(db),
  );
  return found.rows[0];
}

type PictureWords = { name: string; alt: Texts<'alt'>; focalPoint: FocalPoint | null };

export async function updatePictureWords(tx: Tx, id: string, { name, alt, focalPoint }: PictureWords, now: Date): Promise<void> {
  await tables(tx)
    .updateTable('media')
    .set({ name, alt: jsonb(alt), focalPoint: focalPoint === null ? null : jsonb(focalPoint), updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Puts another file behind a picture; answers its revision. */
export async function updatePictureFile(tx: Tx, id: string, file: PictureFacts & { name: string; byteCount: number }, now: Date): Promise<number> {
  const { revision } = await tables(tx)
    .updateTable('media')
    .set((of) => ({ ...file, state: 'ready', revision: of('revision', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** What staff say of a new picture, beside what its file says. */
export async function insertWords(tx: Tx, id: string, words: { name: string; byteCount: number; focalPoint: FocalPoint | null }): Promise<void> {
  const { focalPoint, ...rest } = words;
  await tables(tx)
    .updateTable('media')
    .set({ ...rest, ...(focalPoint ? { focalPoint: jsonb(focalPoint) } : {}) })
    .where('id', '=', id)
    .execute();
}

export async function deleteLibraryPicture(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('media').where('id', '=', id).execute();
}
