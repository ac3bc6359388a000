import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import { tables } from '../tables.ts';

/** Pictures of the shop, the latest first; what shoppers sent is theirs and not among them. */
export async function findShopPictures(db: Queryable, { q, page, size }: { q: string; page: number; size: number }) {
  type Row = { id: string; width: number; height: number; placeholder: string | null; alt: Texts<'alt'>; total: number };
  const like = likePattern(q.toLowerCase());
  const found = await sql<Row>`
    select m.id, m.width, m.height, m.placeholder, m.alt, count(*) over () as total from media m
    where m.state = 'ready' and not exists (select 1 from upload u where u.id = m.id)
      and (${q} = '' or lower(m.alt::text) like ${like} or lower(m.source) like ${like})
    order by m.created_at desc, m.id desc limit ${size} offset ${(page - 1) * size}`.execute(tables(db));
  return { rows: found.rows, total: found.rows[0]?.total ?? 0 };
}
