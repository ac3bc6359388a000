import type { DateRange } from '#kit/pure/dates/date-range.ts';
import { isWithin } from '#kit/server/lists/date-range.ts';
import { sql } from 'kysely';
import { prepared, type Queryable, type Tx } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import { idBySlug } from '#kit/server/slugs.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { readPage } from '#kit/server/lists/read-page.ts';
import type { PostKind, PostState, staffPostSorts } from './contract.ts';
import { postLimits } from './contract.ts';
import { tables } from './tables.ts';

/** A post as it is read. */
export type StoredPost = { id: string; author: string; body: string; lang: string; byShop: boolean; createdAt: string };

/** What is discussed: by id, or the product at a slug. */
export type Subject = { id: string } | { productAt: { slug: string; lang: string } };

/** A page of a subject's approved threads with their answers, those in a language first, in one statement. */
export async function findThreads(
  db: Queryable,
  { kind, subject, lang, page, size }: { kind: PostKind; subject: Subject; lang: string; page: number; size: number },
): Promise<{ items: (StoredPost & { replies: StoredPost[] })[]; total: number }> {
  const json = (row: string) =>
    sql.raw(`'id', ${row}.id, 'author', ${row}.author, 'body', ${row}.body, 'lang', ${row}.lang, 'byShop', ${row}.by_shop, 'createdAt', ${row}.created_at`);
  // However it is written: who reads Traditional Chinese reads Simplified too.
  const own = sql`(split_part(t.lang, '-', 1) = split_part(${lang}::text, '-', 1))`;
  const rows = await prepared(
    db,
    sql<{ items: (StoredPost & { replies: StoredPost[] })[]; total: number }>`
    select (select count(*) from post t where t.kind = ${kind} and t.subject_id = subject.id and t.parent_id is null and t.state = 'approved') as total,
      (select coalesce(json_agg(paged.thread order by paged.own desc, paged.created_at desc, paged.id desc), '[]') from (
        select t.id, t.created_at, ${own} as own, json_build_object(${json('t')}, 'replies', (
          select coalesce(json_agg(json_build_object(${json('a')}) order by a.created_at, a.id), '[]')
            from (select * from post r where r.parent_id = t.id and r.state = 'approved' order by r.created_at, r.id limit ${postLimits.replies}) a)) as thread
        from post t where t.kind = ${kind} and t.subject_id = subject.id and t.parent_id is null and t.state = 'approved'
        order by ${own} desc, t.created_at desc, t.id desc limit ${size} offset ${(page - 1) * size}) paged) as items
    from (select ${'id' in subject ? sql`${subject.id}` : idBySlug('product', subject.productAt)}::uuid as id) subject`,
  );
  return rows[0]!;
}

/** A row as it is written. */
export type WrittenPost = {
  id: string;
  kind: PostKind;
  subjectId: string;
  subjectSlug: string;
  subjectTitle: string;
  parentId: string | null;
  byShop: boolean;
  accountId: string | null;
  guestId: string | null;
  author: string;
  email: string | null;
  body: string;
  lang: string;
  state: PostState;
  createdAt: Date;
  decidedAt: Date | null;
};

export async function insertPosts(tx: Tx, posts: readonly WrittenPost[]): Promise<void> {
  if (posts.length > 0)
    await tables(tx)
      .insertInto('post')
      .values([...posts])
      .execute();
}

/** A post as moderators see it. */
export type PostRow = NonNullable<Awaited<ReturnType<typeof loadPostForUpdate>>>;

/** A post of a kind, taken for a change. */
export async function loadPostForUpdate(tx: Tx, kind: PostKind, id: string) {
  const row = await tables(tx).selectFrom('post').selectAll().where('id', '=', id).where('kind', '=', kind).forUpdate().executeTakeFirst();
  return row && { ...row, state: row.state as PostState };
}

/** An approved post that begins a thread. */
export function findThreadStart(db: Queryable, kind: PostKind, id: string) {
  return tables(db)
    .selectFrom('post')
    .select(['id', 'subjectId', 'subjectSlug', 'subjectTitle', 'email', 'lang'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('parentId', 'is', null)
    .where('state', '=', 'approved')
    .executeTakeFirst();
}

/** Moves a post that still is in the state it was decided on. */
export async function movePost(
  tx: Tx,
  { id, from, to, refusal, at }: { id: string; from: PostState; to: PostState; refusal: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('post')
    .set({ state: to, refusal, decidedAt: at })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What the back office's lists ask for. */
export type StaffPostQuery = {
  page: number;
  size: number;
  order: Order<(typeof staffPostSorts)[number]>;
  filter: { q?: string | undefined; state?: PostState | undefined; replies?: boolean | undefined } & DateRange;
};

const withParent = (db: Queryable, kind: PostKind) =>
  tables(db).selectFrom('post as p').leftJoin('post as parent', 'parent.id', 'p.parentId').where('p.kind', '=', kind).where('p.byShop', '=', false);

/** Posts of shoppers in every state, and how many there are. */
export async function listStaffPosts(db: Queryable, kind: PostKind, { page, size, order, filter }: StaffPostQuery) {
  let from = withParent(db, kind).where(isWithin('p.createdAt', filter));
  if (filter.state !== undefined) from = from.where('p.state', '=', filter.state);
  if (filter.replies === false) from = from.where('p.parentId', 'is', null);
  const { q } = filter;
  if (q !== undefined) from = from.where((eb) => eb.or([eb('p.body', 'ilike', likePattern(q)), eb('p.author', 'ilike', likePattern(q))]));
  return readPage(
    from
      .selectAll('p')
      .select(['parent.author as parentAuthor', 'parent.body as parentBody'])
      .orderBy(order.field === 'author' ? 'p.author' : 'p.createdAt', order.direction)
      .orderBy('p.id', order.direction),
    { page, size },
  );
}

/** One of them. */
export function findStaffPost(db: Queryable, kind: PostKind, id: string) {
  return withParent(db, kind).selectAll('p').select(['parent.author as parentAuthor', 'parent.body as parentBody']).where('p.id', '=', id).executeTakeFirst();
}

/** A post of the back office's lists as it is read. */
export type StaffPostRow = NonNullable<Awaited<ReturnType<typeof findStaffPost>>>;
