/** SQL of what staff read of shoppers' own articles. */
import { isWithin } from '#kit/server/lists/date-range.ts';
import { sql } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { readCounted } from '#kit/server/lists/read-counted.ts';
import type { z } from 'zod';
import type { staffOwnArticleFilter, staffOwnArticleSorts } from './contract.ts';
import { articleFields, articleRows, type StoredArticle, type StoredText } from './store.ts';
import { tables } from './tables.ts';

/** Whose article it is. */
type Writer = { email: string | null; accountLang: string; firstName: string; lastName: string; nickName: string };
/** An article with who wrote it. */
export type StoredStaffArticle = StoredArticle & Writer;
/** One with its text. */
export type StoredStaffText = StoredText & Writer;

/** What the list is asked for. */
export type StaffArticleQuery = {
  page: number;
  size: number;
  order: Order<(typeof staffOwnArticleSorts)[number]>;
  filter: z.output<typeof staffOwnArticleFilter>;
};

const fields = sql`${articleFields}, u.email, u.lang as account_lang, coalesce(u.first_name, '') as first_name, coalesce(u.last_name, '') as last_name, u.nick_name`;
const rows = sql`${articleRows} join account u on u.id = a.account_id`;
const columns = { submittedAt: sql`a.submitted_at`, updatedAt: sql`a.updated_at`, createdAt: sql`a.created_at` } as const;
// What nobody ever submitted is its author's own business.
const submitted = sql`a.submitted_at is not null`;

/** A page of submitted articles, and how many there are; one statement. */
export async function listForStaff(db: Queryable, { page, size, order, filter }: StaffArticleQuery): Promise<{ rows: StoredStaffArticle[]; total: number }> {
  const conditions = [
    submitted,
    isWithin('a.submitted_at', filter),
    ...(filter.state === undefined ? [] : [sql`a.state = ${filter.state}`]),
    ...(filter.q === undefined ? [] : [sql`(a.title ilike ${likePattern(filter.q)} or a.author ilike ${likePattern(filter.q)})`]),
  ];
  return readCounted(
    tables(db),
    (part) => sql<StoredStaffArticle & { total: number }>`select ${fields}, count(*) over ()::int as total from ${rows}
    where ${sql.join(conditions, sql` and `)} order by ${columns[order.field]} ${sql.raw(order.direction)} nulls last, a.id
    ${part}`,
    { page, size },
  );
}

/** A submitted article with its text. */
export async function findForStaff(db: Queryable, id: string): Promise<StoredStaffText | undefined> {
  const found = await sql<StoredStaffText>`select ${fields}, a.body from ${rows} where a.id = ${id} and ${submitted}`.execute(tables(db));
  return found.rows[0];
}
