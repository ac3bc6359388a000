import { sql } from 'kysely';
import type { Reader } from '#kit/server/database.ts';
import type { StoredPage } from './store.ts';
import { tables } from './tables.ts';

/** Published pages by id, without their bodies. */
export async function findPagesById(reader: Reader, ids: readonly string[]): Promise<StoredPage[]> {
  const found = await sql<StoredPage>`
    select p.id, p.slug, p.updated_at,
      (select jsonb_object_agg(key, jsonb_build_object('title', value -> 'title', 'summary', value -> 'summary')) from jsonb_each(p.texts)) as texts,
      case when m.id is not null then json_build_object('id', m.id, 'width', m.width, 'height', m.height, 'placeholder', m.placeholder, 'alt', m.alt) end as picture
    from page p left join media m on m.id = p.media_id
    where p.published and p.id = any(${[...ids]}::uuid[])`.execute(tables(reader));
  return found.rows;
}
