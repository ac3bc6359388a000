/** Where pictures are shown. The one place that knows every table which names a picture. */
import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { pictureLimits, type PictureUse } from '../contract.ts';
import { tables } from '../tables.ts';

/** A place that shows a picture; `total` places show that picture. */
export type UseRow = { mediaId: string; kind: PictureUse['kind']; id: string; texts: Texts<'title'> | null; name: string; total: number };

/** Tables whose rich texts may show pictures. */
const textTables = ['product', 'category', 'collection', 'brand', 'content_item'] as const;
const kindOfText = { product: sql`'product'`, category: sql`'category'`, collection: sql`'collection'`, brand: sql`'brand'`, content_item: sql`t.kind` };

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const inTexts = sql.join(
  textTables.map(
    (table) => sql`
    select w.id, ${kindOfText[table]}, t.id::text, t.texts, t.slug from ${sql.table(table)} t
      cross join lateral (select distinct (regexp_matches(t.texts::text, ${`/media/(${uuid})/`}, 'g'))[1] as id) shown
      join wanted w on w.id::text = shown.id
      where t.texts::text like '%/media/%'`,
  ),
  sql` union all `,
);

/** The places that show these pictures, at most so many of each, in one statement however many pictures they are. */
export async function findUses(db: Queryable, ids: readonly string[]): Promise<UseRow[]> {
  if (ids.length === 0) return [];
  const found = await sql<UseRow>`
    with wanted as (select id, source from media where id = any(${[...ids]}::uuid[])),
    -- Settings and templates name a picture by its id or by where it came from.
    named as (select id, id::text as word from wanted union all select id, to_json(source)::text from wanted where source is not null),
    place (media_id, kind, id, texts, name) as (
      select pm.media_id, 'product', p.id::text, p.texts, p.slug from product_media pm join product p on p.id = pm.product_id where pm.media_id in (select id from wanted)
      union all
      select film.poster_id, 'product', p.id::text, p.texts, p.slug from video film join product_video pv on pv.video_id = film.id join product p on p.id = pv.product_id
        where film.poster_id in (select id from wanted)
      union all
      select film.poster_id, 'video', film.id::text, film.texts, film.name from video film where film.poster_id in (select id from wanted)
        and not exists (select 1 from product_video pv where pv.video_id = film.id)
      union all
      select v.media_id, 'variant', p.id::text, p.texts, v.sku from variant v join product p on p.id = v.product_id where v.media_id in (select id from wanted)
      union all
      select media_id, 'category', id::text, texts, slug from category where media_id in (select id from wanted)
      union all
      select media_id, 'collection', id::text, texts, slug from collection where media_id in (select id from wanted)
      union all
      select m.id, 'brand', b.id::text, b.texts, b.name from brand b join wanted m on m.id in (b.media_id, b.cover_id)
      union all
      select media_id, source, id::text, texts, slug from promotion where media_id in (select id from wanted)
      union all
      select cm.media_id, i.kind, i.id::text, i.texts, i.slug from content_media cm join content_item i on i.id = cm.item_id where cm.media_id in (select id from wanted)
      union all
      select w.id, i.kind, i.id::text, i.texts, i.slug from wanted w join content_item i on i.fields <> '{}' and position(w.id::text in i.fields::text) > 0
      union all
      select n.id, 'template', t.name, null, t.name from named n join template_version t on t.status <> 'archived' and position(n.word in t.sections::text) > 0
      union all
      select n.id, case s.key when 'menus' then 'menu' else 'settings' end, s.key, null, s.key from named n join setting s on position(n.word in s.value::text) > 0
      union all ${inTexts}),
    distinct_place as (select distinct on (media_id, kind, id, name) * from place),
    ranked as (select *, count(*) over (partition by media_id)::int as total, row_number() over (partition by media_id order by kind, name, id) as rank from distinct_place)
    select media_id, kind, id, (select jsonb_object_agg(key, jsonb_build_object('title', value -> 'title')) from jsonb_each(texts)) as texts, name, total
    from ranked where rank <= ${pictureLimits.usesListed} order by media_id, rank`.execute(tables(db));
  return found.rows;
}

/** Lets rich texts that show a picture name its new revision, so that no browser keeps the old file. */
export async function nameRevisionInTexts(tx: Tx, { id, revision }: { id: string; revision: number }): Promise<void> {
  for (const table of textTables)
    await sql`update ${sql.table(table)} set texts = regexp_replace(texts::text, ${`(/media/${id}/\\d+\\.(?:jpg|webp|avif))(?:\\?v=\\d+)?`}, ${`\\1?v=${revision}`}, 'g')::jsonb
      where texts::text like '%/media/%' and texts::text like ${`%/media/${id}/%`}`.execute(tables(tx));
  await sql`update content_item set fields = regexp_replace(fields::text, ${`(/media/${id}/\\d+\\.(?:jpg|webp|avif))(?:\\?v=\\d+)?`}, ${`\\1?v=${revision}`}, 'g')::jsonb
    where fields::text like ${`%/media/${id}/%`}`.execute(tables(tx));
}
