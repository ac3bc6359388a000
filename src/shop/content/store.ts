/** SQL of what visitors read of contents. */
import { sql, type RawBuilder } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import { prepared, type Queryable } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import type { StoredPicture } from '#shop/media/index.ts';
import type { ContentInput, ContentKind } from './contract.ts';
import { tables } from './tables.ts';

/** Fields of a content's texts. */
export type ContentField = 'slug' | 'title' | 'summary' | 'body' | 'author' | 'seoTitle' | 'seoDescription';

/** A topic as stored. */
export type StoredTopic = { id: string; kind: 'category' | 'tag'; slug: string; texts: Texts<'title' | 'summary'> };

/** A content in a list, as stored; its texts hold no body. */
export type StoredCard = {
  id: string;
  kind: ContentKind;
  type: string;
  slug: string;
  texts: Texts<ContentField>;
  author: string;
  reading: Record<string, number>;
  publishAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  pictures: StoredPicture[];
  topics: StoredTopic[];
};

/** A content as stored. `draft` is read for previews only. */
export type StoredItem = StoredCard & {
  template: string | null;
  productIds: string[];
  /** Those that are not published as well: a page shows them once they are. */
  namedProductIds: string[];
  fields: ContentInput['fields'];
  nextChangeAt: Date | null;
  draft: ContentInput | null;
};

/** What may be seen: what is shown at a time, or everything there is. */
export type Sight = { now: Date; preview: boolean };

const pictureOf = sql`stored_picture(m)`;

const clock = ({ now }: Sight) => sql`${now}::timestamptz`;

/** The condition under which a content is seen. */
export function seen(sight: Sight): RawBuilder<unknown> {
  if (sight.preview) return sql`true`;
  return sql`(i.published and (i.publish_at is null or i.publish_at <= ${clock(sight)}) and (i.unpublish_at is null or i.unpublish_at > ${clock(sight)}))`;
}

/** The condition under which an article can be read in one of these languages; other contents are listed in all of them. */
const readable = (langs: readonly string[]) => sql`(i.kind <> 'article' or i.texts ?| ${[...langs]}::text[])`;

/** When a schedule changes next what is seen of a kind (and type). */
function nextChange(sight: Sight): RawBuilder<unknown> {
  if (sight.preview) return sql`null::timestamptz`;
  return sql`(select min(at) from content_item s, lateral (values (s.publish_at), (s.unpublish_at)) as scheduled (at)
    where s.kind = i.kind and s.type = i.type and s.published and at > ${clock(sight)})`;
}

const topicsOf = sql`(select coalesce(json_agg(json_build_object('id', t.id, 'kind', t.kind, 'slug', t.slug, 'texts', t.texts) order by t.position, t.slug), '[]')
  from content_item_topic it join content_topic t on t.id = it.topic_id where it.item_id = i.id)`;

const words = ({ preview }: Sight) => (preview ? sql`coalesce(d.body -> 'texts', i.texts)` : sql`i.texts`);
const drafts = ({ preview }: Sight) => (preview ? sql`left join content_draft d on d.item_id = i.id` : sql``);

const card = (sight: Sight) => sql`i.id, i.kind, i.type, i.slug, i.author, i.reading, i.publish_at, i.created_at, i.updated_at,
  (select coalesce(jsonb_object_agg(key, value - 'body'), '{}') from jsonb_each(${words(sight)})) as texts, ${topicsOf} as topics,
  (select coalesce(json_agg(${pictureOf}), '[]') from content_media cm join media m on m.id = cm.media_id where cm.item_id = i.id and cm.position = 0) as pictures`;

/** By what a content is found. */
export type ItemKey = { kind: ContentKind; type?: string; slug: string; lang: string } | { rootSlug: string };

/** A content, in one statement. */
export async function findItem(db: Queryable, key: ItemKey, sight: Sight): Promise<StoredItem | undefined> {
  const which =
    'rootSlug' in key
      ? sql`i.root_slug = ${key.rootSlug}`
      : sql`i.kind = ${key.kind} and i.type = ${key.type ?? ''} and i.id = coalesce(
          (select s.item_id from item_slug s
            where s.kind = 'content_item' and s.scope = content_scope(${key.kind}, ${key.type ?? ''}) and s.lang = ${key.lang} and s.slug = ${key.slug} and s.current),
          (select c.id from content_item c where c.kind = ${key.kind} and c.type = ${key.type ?? ''} and c.slug = ${key.slug}))`;
  const found = await sql<StoredItem>`
    select i.id, i.kind, i.type, i.slug, i.texts, i.author, i.reading, i.publish_at, i.created_at, i.updated_at, ${topicsOf} as topics,
      (select coalesce(json_agg(${pictureOf} order by cm.position), '[]') from content_media cm join media m on m.id = cm.media_id where cm.item_id = i.id) as pictures,
      array(select cp.product_id from content_product cp join product p on p.id = cp.product_id and p.published where cp.item_id = i.id order by cp.position) as product_ids,
      array(select product_id from content_product where item_id = i.id) as named_product_ids, i.template, i.fields,
      ${nextChange(sight)} as next_change_at, ${sight.preview ? sql`d.body` : sql`null`} as draft
    from content_item i ${drafts(sight)} where ${which} and ${seen(sight)}`.execute(tables(db));
  return found.rows[0];
}

/** What a list is asked for. */
export type ListQuestion = { kind: ContentKind; type: string; langs: readonly string[]; category?: string; tag?: string; page: number; size: number };

const orderOf = (kind: ContentKind) =>
  kind === 'article' ? sql`i.publish_at desc nulls last, i.id desc` : sql`i.position, i.publish_at desc nulls last, i.id`;

const hasTopic = (kind: 'category' | 'tag', slug: string) =>
  sql`exists (select 1 from content_item_topic it join content_topic t on t.id = it.topic_id where it.item_id = i.id and t.kind = ${kind} and t.slug = ${slug})`;

/** A page of contents with their number and the next scheduled change, in one statement; articles newest first. */
export async function listItems(
  db: Queryable,
  question: ListQuestion,
  sight: Sight,
): Promise<{ rows: StoredCard[]; total: number; nextChangeAt: Date | null }> {
  const { kind, type, langs, category, tag, page, size } = question;
  const conditions = [sql`i.kind = ${kind} and i.type = ${type}`, seen(sight), readable(langs)];
  if (category !== undefined) conditions.push(hasTopic('category', category));
  if (tag !== undefined) conditions.push(hasTopic('tag', tag));
  const found = await sql<{ rows: StoredCard[] | null; total: number; nextChangeAt: Date | null }>`
    with listed as (select i.id, count(*) over () as total from content_item i where ${sql.join(conditions, sql` and `)}
      order by ${orderOf(kind)} limit ${size} offset ${(page - 1) * size})
    select (select json_agg(c.card) from (select json_build_object('id', r.id, 'kind', r.kind, 'type', r.type, 'slug', r.slug, 'author', r.author, 'reading', r.reading,
        'publishAt', r.publish_at, 'createdAt', r.created_at, 'updatedAt', r.updated_at, 'texts', r.texts, 'topics', r.topics, 'pictures', r.pictures) as card
      from (select ${card(sight)}, i.position from listed l join content_item i on i.id = l.id ${drafts(sight)}) r
      order by ${kind === 'article' ? sql`r.publish_at desc nulls last, r.id desc` : sql`r.position, r.publish_at desc nulls last, r.id`}) c) as rows,
      coalesce((select max(total) from listed), 0)::int as total,
      (select ${nextChange(sight)} from (values (${kind}, ${type})) as i (kind, type)) as next_change_at`.execute(tables(db));
  const row = found.rows[0]!;
  // Past the end no row says how many there are; the first does.
  const total = row.rows === null && page > 1 ? (await listItems(db, { ...question, page: 1, size: 1 }, sight)).total : row.total;
  return { ...row, total, rows: (row.rows ?? []).map(withDates) };
}

const withDates = (row: StoredCard): StoredCard => ({
  ...row,
  publishAt: row.publishAt && new Date(row.publishAt),
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
});

/** A neighbour of an article: the one before and after it in time, and those that share most topics with it. */
export type Neighbour = StoredCard & { role: 'previous' | 'next' | 'related' };

/** Neighbours of an article, in one statement. */
export async function findRelated(
  db: Queryable,
  { id, publishAt }: { id: string; publishAt: Date },
  sight: Sight & { related: number; langs: readonly string[] },
): Promise<Neighbour[]> {
  const others = sql`i.kind = 'article' and i.id <> ${id} and ${seen(sight)} and ${readable(sight.langs)}`;
  const found = await sql<Neighbour>`
    with chosen as (
      (select i.id, 'previous' as role, 0 as rank from content_item i where ${others} and (i.publish_at, i.id) < (${publishAt}, ${id}) order by i.publish_at desc, i.id desc limit 1)
      union all
      (select i.id, 'next', 0 from content_item i where ${others} and (i.publish_at, i.id) > (${publishAt}, ${id}) order by i.publish_at, i.id limit 1)
      union all
      (select r.id, 'related', row_number() over (order by r.shared desc, r.publish_at desc, r.id desc) from (
        select i.id, i.publish_at, count(*) as shared from content_item i join content_item_topic it on it.item_id = i.id
        where ${others} and it.topic_id in (select topic_id from content_item_topic where item_id = ${id})
        group by i.id order by shared desc, i.publish_at desc, i.id desc limit ${sight.related}) r))
    select chosen.role, ${card(sight)} from chosen join content_item i on i.id = chosen.id ${drafts(sight)} order by chosen.role, chosen.rank`.execute(
    tables(db),
  );
  return found.rows;
}

/** Contents of a kind that hold every word, those whose title does first; pages (delivery, returns, privacy) hold most words, so only their titles count. */
export async function searchItems(
  db: Queryable,
  { kinds, words: asked, limit }: { kinds: readonly ContentKind[]; words: readonly string[]; limit: number },
  sight: Sight,
): Promise<StoredCard[]> {
  const likes = asked.map(likePattern);
  const all = sql.join(
    likes.map((like) => sql`i.search_text like ${like}`),
    sql` and `,
  );
  const inTitle = sql.join(
    likes.map((like) => sql`exists (select 1 from jsonb_each(i.texts) t where lower(t.value ->> 'title') like ${like})`),
    sql` and `,
  );
  const ofKind = (
    kind: ContentKind,
  ) => sql`(select i.id, ${inTitle} as in_title from content_item i where i.kind = ${kind} and ${all} and ${kind === 'page' ? inTitle : sql`true`} and ${seen(sight)}
    order by 2 desc, i.publish_at desc nulls last, i.slug limit ${limit})`;
  const rows = await prepared(
    db,
    sql<StoredCard>`select ${card(sight)} from (${sql.join(kinds.map(ofKind), sql` union all `)}) hit join content_item i on i.id = hit.id ${drafts(sight)}
    order by hit.in_title desc, i.publish_at desc nulls last, i.slug`,
  );
  return rows;
}

/** What a scene shows besides its first picture: the second one, and its first products that are published; it names others besides. */
export type StoredScene = { id: string; second: StoredPicture | null; productIds: string[]; namedProductIds: string[] };

/** The scenes of entries, at most so many products of each, in no order. */
export async function findScenes(db: Queryable, ids: readonly string[], mostProducts: number): Promise<StoredScene[]> {
  if (ids.length === 0) return [];
  const found = await sql<StoredScene>`
    select i.id,
      (select ${pictureOf} from content_media cm join media m on m.id = cm.media_id where cm.item_id = i.id order by cm.position offset 1 limit 1) as second,
      array(select cp.product_id from content_product cp join product p on p.id = cp.product_id and p.published
        where cp.item_id = i.id order by cp.position limit ${mostProducts}) as product_ids,
      array(select product_id from content_product where item_id = i.id) as named_product_ids
    from content_item i where i.id = any(${[...ids]}::uuid[])`.execute(tables(db));
  return found.rows;
}

/** Contents of a kind by id, whichever are seen, in no order. */
export async function findItemsById(db: Queryable, { kind, ids }: { kind: ContentKind; ids: readonly string[] }, sight: Sight): Promise<StoredCard[]> {
  if (ids.length === 0) return [];
  const found =
    await sql<StoredCard>`select ${card(sight)} from content_item i ${drafts(sight)} where i.kind = ${kind} and i.id = any(${[...ids]}::uuid[]) and ${seen(sight)}`.execute(
      tables(db),
    );
  return found.rows;
}

/** Pages by their usual slugs, whichever are seen, in no order. */
export async function findPagesBySlug(db: Queryable, slugs: readonly string[], sight: Sight): Promise<StoredCard[]> {
  const found =
    await sql<StoredCard>`select ${card(sight)} from content_item i ${drafts(sight)} where i.kind = 'page' and i.slug = any(${[...slugs]}) and ${seen(sight)}`.execute(
      tables(db),
    );
  return found.rows;
}

/** Categories or tags, with how many articles each holds that are seen. */
export async function findTopics(
  db: Queryable,
  { kind, langs }: { kind: 'category' | 'tag'; langs: readonly string[] },
  sight: Sight,
): Promise<(StoredTopic & { articleCount: number })[]> {
  const found = await sql<StoredTopic & { articleCount: number }>`
    select t.id, t.kind, t.slug, t.texts,
      (select count(*) from content_item_topic it join content_item i on i.id = it.item_id where it.topic_id = t.id and ${seen(sight)} and ${readable(langs)})::int as article_count
    from content_topic t where t.kind = ${kind} order by t.position, t.slug limit 200`.execute(tables(db));
  return found.rows;
}

export async function findTopicsById(db: Queryable, ids: readonly string[]): Promise<StoredTopic[]> {
  if (ids.length === 0) return [];
  const found = await sql<StoredTopic>`select id, kind, slug, texts from content_topic where id = any(${[...ids]}::uuid[]) order by position, slug`.execute(
    tables(db),
  );
  return found.rows;
}

/** Where a published content lives: its slug, those of single languages, its first picture. */
export type StoredContentAddress = {
  type: string;
  slug: string;
  rootSlug: string | null;
  slugs: Record<string, string>;
  languages: string[];
  updatedAt: Date;
  pictureIds: string[];
};

/** Addresses of what is seen, for site maps. */
export async function findAddresses(
  db: Queryable,
  { kind, offset, limit, now }: { kind: ContentKind; offset: number; limit: number; now: Date },
): Promise<StoredContentAddress[]> {
  const found = await sql<StoredContentAddress>`
    select i.type, i.slug, i.root_slug, array(select key from jsonb_each(i.texts) where value ? 'title') as languages, i.updated_at,
      (select coalesce(jsonb_object_agg(key, value ->> 'slug') filter (where value ->> 'slug' <> ''), '{}') from jsonb_each(i.texts)) as slugs,
      array(select m.media_id from content_media m where m.item_id = i.id order by m.position limit 1) as picture_ids
    from content_item i
    where i.kind = ${kind} and ${seen({ now, preview: false })} order by i.type, i.slug limit ${limit} offset ${offset}`.execute(tables(db));
  return found.rows;
}

/** How many addresses there are of what is seen. */
export async function countSeen(db: Queryable, { kind, now }: { kind: ContentKind; now: Date }): Promise<number> {
  const found = await sql<{
    total: number;
  }>`select count(*)::int as total from content_item i where i.kind = ${kind} and ${seen({ now, preview: false })}`.execute(tables(db));
  return found.rows[0]!.total;
}

/** Those of these slugs that pages of words have. */
export async function findPageSlugs(db: Queryable, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const found = await sql<{ slug: string }>`select slug from content_item where kind = 'page' and slug = any(${[...slugs]}::text[])`.execute(tables(db));
  return found.rows.map(({ slug }) => slug);
}
