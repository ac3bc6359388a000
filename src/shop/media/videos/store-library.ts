/** SQL of videos as staff keep them. */
import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { likePattern } from '#kit/server/like.ts';
import { readCounted } from '#kit/server/lists/read-counted.ts';
import { videoLimits, type VideoMime, type videoSorts } from '../contract.ts';
import type { StoredPicture } from '../pictures/picture-data.ts';
import { tables } from '../tables.ts';

/** A video as stored, with the first products that show it. */
export type LibraryVideoRow = {
  id: string;
  mime: VideoMime;
  sha256: string;
  name: string;
  texts: Texts<'title'>;
  byteCount: number;
  posterId: string | null;
  poster: StoredPicture | null;
  createdAt: Date;
  uses: number;
  usedIn: { id: string; slug: string; texts: Texts<'title'> }[];
};

const columns = sql`v.id, v.mime, v.sha256, v.name, v.texts, v.byte_count, v.poster_id, v.created_at,
  (select stored_picture(m) from media m where m.id = v.poster_id) as poster,
  (select count(*) from product_video where video_id = v.id)::int as uses,
  (select coalesce(json_agg(json_build_object('id', shown.id, 'slug', shown.slug, 'texts', shown.texts) order by shown.slug), '[]') from (
    select p.id, p.slug, (select coalesce(jsonb_object_agg(key, jsonb_build_object('title', value -> 'title')), '{}') from jsonb_each(p.texts)) as texts
    from product_video pv join product p on p.id = pv.product_id where pv.video_id = v.id order by p.slug limit ${videoLimits.usesListed}) shown) as used_in`;
const orders: Record<(typeof videoSorts)[number], ReturnType<typeof sql>> = {
  createdAt: sql`v.created_at`,
  name: sql`lower(coalesce(nullif(v.name, ''), v.source, ''))`,
};

/** The page of videos and how many there are, in one statement. */
export async function listVideoRows(
  db: Queryable,
  { page, size, order, q }: { page: number; size: number; order: Order<(typeof videoSorts)[number]>; q: string },
): Promise<{ rows: LibraryVideoRow[]; total: number }> {
  const like = likePattern(q.toLowerCase());
  const direction = sql.raw(order.direction);
  return readCounted(
    tables(db),
    (part) => sql<LibraryVideoRow & { total: number }>`select ${columns}, count(*) over ()::int as total from video v
    where ${q} = '' or lower(v.name) like ${like} or lower(v.texts::text) like ${like} or lower(v.source) like ${like}
    order by ${orders[order.field]} ${direction}, v.id ${direction} ${part}`,
    { page, size },
  );
}

export async function findLibraryVideo(db: Queryable, id: string, { lock = false } = {}): Promise<LibraryVideoRow | undefined> {
  const found = await sql<LibraryVideoRow>`select ${columns} from video v where v.id = ${id} ${lock ? sql`for update of v` : sql``}`.execute(tables(db));
  return found.rows[0];
}

/** What staff say of a video. */
export type VideoWords = { name: string; texts: Texts<'title'>; posterId: string | null };

export async function updateVideoWords(tx: Tx, id: string, { name, texts, posterId }: VideoWords, now: Date): Promise<void> {
  await tables(tx)
    .updateTable('video')
    .set({ name, texts: jsonb(texts), posterId, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Ids of all products that show a video. */
export async function productsShowing(db: Queryable, id: string): Promise<string[]> {
  const found = await sql<{ id: string }>`select product_id as id from product_video where video_id = ${id}`.execute(tables(db));
  return found.rows.map((row) => row.id);
}

export async function deleteVideoRow(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('video').where('id', '=', id).execute();
}
