/** SQL of the back office's lists of contents. */
import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { likePattern } from '#kit/server/like.ts';
import { readCounted } from '#kit/server/lists/read-counted.ts';
import type { StoredPicture } from '#shop/media/index.ts';
import type { ContentKind, staffContentSorts } from '../contract.ts';
import type { ContentField, StoredTopic } from '../store.ts';
import { tables } from '../tables.ts';

/** What a list is asked for. */
export type StaffContentQuestion = {
  kind: ContentKind;
  page: number;
  size: number;
  order: Order<(typeof staffContentSorts)[number]>;
  filter: { q?: string | undefined; type?: string | undefined; published?: boolean | undefined };
};

/** A content in a list, shown or not. */
export type StaffListRow = {
  id: string;
  kind: ContentKind;
  type: string;
  slug: string;
  texts: Texts<ContentField>;
  author: string;
  published: boolean;
  publishAt: Date | null;
  unpublishAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  hasDraft: boolean;
  reading: Record<string, number>;
  pictures: StoredPicture[];
  topics: StoredTopic[];
};

const orders: Record<(typeof staffContentSorts)[number], ReturnType<typeof sql>> = {
  updatedAt: sql`i.updated_at`,
  createdAt: sql`i.created_at`,
  publishAt: sql`i.publish_at`,
  title: sql`lower(coalesce(i.texts -> 'en' ->> 'title', i.slug))`,
  position: sql`i.position`,
};

/** The page of a list and how many there are, in one statement. */
export async function listStaffRows(
  db: Queryable,
  { kind, page, size, order, filter }: StaffContentQuestion,
): Promise<{ rows: StaffListRow[]; total: number }> {
  const conditions = [sql`i.kind = ${kind}`];
  for (const word of (filter.q ?? '').toLowerCase().split(/\s+/u).filter(Boolean).slice(0, 8)) {
    const like = likePattern(word);
    conditions.push(sql`(i.search_text like ${like} or i.slug like ${like})`);
  }
  if (filter.type !== undefined) conditions.push(sql`i.type = ${filter.type}`);
  if (filter.published !== undefined) conditions.push(sql`i.published = ${filter.published}`);
  return readCounted(
    tables(db),
    (part) => sql<StaffListRow & { total: number }>`
    select i.id, i.kind, i.type, i.slug, i.author, i.published, i.publish_at, i.unpublish_at, i.created_at, i.updated_at, i.reading,
      (select coalesce(jsonb_object_agg(key, value - 'body'), '{}') from jsonb_each(i.texts)) as texts,
      exists (select 1 from content_draft d where d.item_id = i.id) as has_draft,
      (select coalesce(json_agg(stored_picture(m)), '[]')
        from content_media cm join media m on m.id = cm.media_id where cm.item_id = i.id and cm.position = 0) as pictures,
      (select coalesce(json_agg(json_build_object('id', t.id, 'kind', t.kind, 'slug', t.slug, 'texts', t.texts) order by t.position, t.slug), '[]')
        from content_item_topic it join content_topic t on t.id = it.topic_id where it.item_id = i.id) as topics,
      count(*) over ()::int as total
    from content_item i where ${sql.join(conditions, sql` and `)}
    order by ${orders[order.field]} ${sql.raw(order.direction)} nulls last, i.id ${part}`,
    { page, size },
  );
}
