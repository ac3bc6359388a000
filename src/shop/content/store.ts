import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Reader, Tx } from '#kit/server/database.ts';
import type { StoredPicture } from '../media/index.ts';
import { tables } from './tables.ts';

/** A page as stored. */
export type StoredPage = {
  id: string;
  slug: string;
  texts: Texts<'title' | 'summary' | 'body' | 'seoTitle' | 'seoDescription'>;
  updatedAt: Date;
  picture: StoredPicture | null;
};

/** A published page by its slug, or by the address at the root of the shop. */
export async function findPage(reader: Reader, by: { slug: string } | { rootSlug: string }): Promise<StoredPage | undefined> {
  const found = await sql<StoredPage>`
    select p.id, p.slug, p.texts, p.updated_at,
      case when m.id is not null then json_build_object('id', m.id, 'width', m.width, 'height', m.height, 'placeholder', m.placeholder, 'alt', m.alt) end as picture
    from page p left join media m on m.id = p.media_id
    where p.published and ${'slug' in by ? sql`p.slug = ${by.slug}` : sql`p.root_slug = ${by.rootSlug}`}`.execute(tables(reader));
  return found.rows[0];
}

export async function findPageTitles(reader: Reader, like: string): Promise<{ id: string; slug: string; texts: Texts<'title'> }[]> {
  const found = await sql<{ id: string; slug: string; texts: Texts<'title'> }>`
    select id, slug, (select jsonb_object_agg(key, jsonb_build_object('title', value -> 'title')) from jsonb_each(texts)) as texts
    from page where published and exists (select 1 from jsonb_each(texts) t where lower(t.value ->> 'title') like ${like}) order by slug limit 20`.execute(
    tables(reader),
  );
  return found.rows;
}

/** Inserts pages whose slugs are not taken. */
export async function insertPages(tx: Tx, rows: readonly { id: string; slug: string; texts: Texts }[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into page (id, slug, texts)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, slug text, texts jsonb) on conflict (slug) do nothing`.execute(
    tables(tx),
  );
}

export async function findPageAddresses(reader: Reader): Promise<{ slug: string; languages: string[]; updatedAt: Date }[]> {
  const found = await sql<{ slug: string; languages: string[]; updatedAt: Date }>`
    select slug, array(select jsonb_object_keys(texts)) as languages, updated_at from page where published order by slug limit 3000`.execute(tables(reader));
  return found.rows;
}
