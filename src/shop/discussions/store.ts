import { sql } from 'kysely';
import { prepared, type Queryable, type Tx } from '#kit/server/database.ts';
import { idBySlug } from '#kit/server/slugs.ts';
import type { Translations } from '#kit/pure/language/written-texts.ts';
import type { PostKind, PostState, PostTexts } from './contract.ts';
import { postLimits } from './contract.ts';
import { tables } from './tables.ts';

/** A post as it is read. */
export type StoredPost = {
  id: string;
  author: string;
  body: string;
  lang: string;
  byShop: boolean;
  translations: Translations<PostTexts>;
  createdAt: string | Date;
};

/** What is discussed: by id, or the product at a slug. */
export type Subject = { id: string } | { productAt: { slug: string; lang: string } };

/** A page of a subject's approved threads with their answers, those in a language first, in one statement. */
export async function findThreads(
  db: Queryable,
  { kind, subject, lang, page, size }: { kind: PostKind; subject: Subject; lang: string; page: number; size: number },
): Promise<{ items: (StoredPost & { replies: StoredPost[] })[]; total: number }> {
  const json = (row: string) =>
    sql.raw(`'id', ${row}.id, 'author', ${row}.author, 'body', ${row}.body, 'lang', ${row}.lang, 'byShop', ${row}.by_shop,
      'translations', ${row}.translations, 'createdAt', ${row}.created_at`);
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
  translations?: Translations<PostTexts>;
  state: PostState;
  createdAt: Date;
  decidedAt: Date | null;
};

/** Writes posts. */
export async function insertPosts(tx: Tx, posts: readonly WrittenPost[]): Promise<void> {
  if (posts.length > 0)
    await tables(tx)
      .insertInto('post')
      .values(posts.map(({ translations = {}, ...post }) => ({ ...post, translations: JSON.stringify(translations) })))
      .execute();
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
