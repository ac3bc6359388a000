/** SQL of categories and tags of articles, as staff write them. */
import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { likePattern } from '#kit/server/like.ts';
import { readCounted } from '#kit/server/lists/read-counted.ts';
import type { topicSorts } from '../contract.ts';
import { tables } from '../tables.ts';

/** A topic as staff see it. */
export type StaffTopicRow = { id: string; slug: string; texts: Texts<'title' | 'summary'>; position: number; articleCount: number; updatedAt: Date };

/** What a list of topics is asked for. */
export type TopicQuestion = {
  kind: 'category' | 'tag';
  page: number;
  size: number;
  order: Order<(typeof topicSorts)[number]>;
  filter: { q?: string | undefined };
};

const columns = sql`t.id, t.slug, t.texts, t.position, t.updated_at, (select count(*) from content_item_topic it where it.topic_id = t.id)::int as article_count`;
const orders: Record<(typeof topicSorts)[number], ReturnType<typeof sql>> = { position: sql`t.position`, slug: sql`t.slug`, updatedAt: sql`t.updated_at` };

/** The page of a list and how many there are, in one statement. */
export async function listTopicRows(db: Queryable, question: TopicQuestion): Promise<{ rows: StaffTopicRow[]; total: number }> {
  const { kind, page, size, order, filter } = question;
  const like = likePattern((filter.q ?? '').toLowerCase());
  return readCounted(
    tables(db),
    (part) => sql<StaffTopicRow & { total: number }>`select ${columns}, count(*) over ()::int as total from content_topic t
    where t.kind = ${kind} and (t.slug like ${like} or lower(t.texts::text) like ${like})
    order by ${orders[order.field]} ${sql.raw(order.direction)}, t.slug ${part}`,
    { page, size },
  );
}

/** One category; locked inside a transaction. */
export async function findTopicRow(db: Queryable, kind: 'category' | 'tag', id: string): Promise<StaffTopicRow | undefined> {
  const found = await sql<StaffTopicRow>`select ${columns} from content_topic t where t.kind = ${kind} and t.id = ${id}`.execute(tables(db));
  return found.rows[0];
}

/** Lets one change of a kind's topics be decided at a time. */
export async function lockTopics(tx: Tx, kind: 'category' | 'tag'): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content topics ${kind}`}, 0))`.execute(tables(tx));
}

export async function isTopicTaken(db: Queryable, { kind, slug, id }: { kind: 'category' | 'tag'; slug: string; id: string }): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('contentTopic')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('id', '<>', id)
    .executeTakeFirst();
  return row !== undefined;
}

type TopicRow = { id: string; kind: 'category' | 'tag'; slug: string; texts: Texts<'title' | 'summary'>; position: number };

/** Writes a topic in place of an earlier state of it. */
export async function upsertTopic(tx: Tx, { texts, ...row }: TopicRow, now: Date): Promise<void> {
  const changes = { slug: row.slug, position: row.position, texts: jsonb(texts), updatedAt: now };
  await tables(tx)
    .insertInto('contentTopic')
    .values({ ...row, ...changes, createdAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
    .execute();
}

/** Inserts topics whose slugs are not taken; answers the ids of all of them by slug. */
export async function ensureTopicRows(tx: Tx, kind: 'category' | 'tag', rows: readonly TopicRow[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  await tables(tx)
    .insertInto('contentTopic')
    .values(rows.map((row) => ({ ...row, texts: jsonb(row.texts) })))
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
    .execute();
  const slugs = rows.map((row) => row.slug);
  const stored = await tables(tx).selectFrom('contentTopic').select(['id', 'slug']).where('kind', '=', kind).where('slug', 'in', slugs).execute();
  return new Map(stored.map((row) => [row.slug, row.id]));
}

export async function deleteTopicRow(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('contentTopic').where('id', '=', id).execute();
}
