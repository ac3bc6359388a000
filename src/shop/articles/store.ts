/** SQL of shoppers' own articles. */
import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { readCounted } from '#kit/server/lists/read-counted.ts';
import type { StoredPicture } from '../media/index.ts';
import type { ArticleState } from './states.ts';
import { tables } from './tables.ts';

/** An article as it is stored. `slug` is that of the public text, null where there never was one. */
export type StoredArticle = {
  id: string;
  accountId: string;
  lang: string;
  title: string;
  summary: string;
  author: string;
  mediaId: string | null;
  mediaAlt: string;
  state: ArticleState;
  refusal: string;
  itemId: string | null;
  slug: string | null;
  public: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  submittedAt: Date | null;
  picture: StoredPicture | null;
};

/** One with its text. */
export type StoredText = StoredArticle & { body: string };

/** The fields of `StoredArticle`, of rows `a` and `i`. */
export const articleFields = sql`a.id, a.account_id, a.lang, a.title, a.summary, a.author, a.media_id, a.media_alt, a.state, a.refusal, a.item_id, i.slug,
  coalesce(i.published, false) as public, a.version, a.created_at, a.updated_at, a.submitted_at,
  (select stored_picture(m) from media m where m.id = a.media_id) as picture`;
/** Where they come from. */
export const articleRows = sql`own_article a left join content_item i on i.id = a.item_id`;

/** A page of an account's articles, last changed first, and how many there are; one statement. */
export async function listOwn(
  db: Queryable,
  { accountId, state, page, size }: { accountId: string; state: ArticleState | undefined; page: number; size: number },
): Promise<{ rows: StoredArticle[]; total: number }> {
  const which = state === undefined ? sql`a.account_id = ${accountId}` : sql`a.account_id = ${accountId} and a.state = ${state}`;
  return readCounted(
    tables(db),
    (part) => sql<StoredArticle & { total: number }>`select ${articleFields}, count(*) over ()::int as total from ${articleRows} where ${which}
    order by a.updated_at desc, a.id desc ${part}`,
    { page, size },
  );
}

/** An account's article with its text. */
export async function findOwn(db: Queryable, { id, accountId }: { id: string; accountId: string }): Promise<StoredText | undefined> {
  const found = await sql<StoredText>`select ${articleFields}, a.body from ${articleRows} where a.id = ${id} and a.account_id = ${accountId}`.execute(
    tables(db),
  );
  return found.rows[0];
}

/** Keeps an article for this transaction; of an account, where one is named. Read it afterwards. */
export async function lockArticle(tx: Tx, { id, accountId }: { id: string; accountId?: string }): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('ownArticle')
    .select('id')
    .where('id', '=', id)
    .$if(accountId !== undefined, (query) => query.where('accountId', '=', accountId!))
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** How many articles an account has, and how many of them no reader has seen. */
export async function countOwn(db: Queryable, accountId: string): Promise<{ articles: number; drafts: number }> {
  const found = await sql<{ articles: number; drafts: number }>`select count(*)::int as articles, count(*) filter (where item_id is null)::int as drafts
    from own_article where account_id = ${accountId}`.execute(tables(db));
  return found.rows[0]!;
}

/** The text of an article as its author saved it. */
export type WrittenText = { lang: string; title: string; summary: string; body: string; author: string; mediaId: string | null; mediaAlt: string };

export async function insertArticle(tx: Tx, { at, ...article }: WrittenText & { id: string; accountId: string; at: Date }): Promise<void> {
  await tables(tx)
    .insertInto('ownArticle')
    .values({ ...article, createdAt: at, updatedAt: at })
    .execute();
}

/** Writes an article's text. The caller holds its row. */
export async function updateText(tx: Tx, { id, at, ...written }: WrittenText & { id: string; state: ArticleState; at: Date }): Promise<void> {
  await tables(tx)
    .updateTable('ownArticle')
    .set((of) => ({ ...written, version: of('version', '+', 1), updatedAt: at }))
    .where('id', '=', id)
    .execute();
}

/** What changes of an article together with its state. */
export type Move = { id: string; from: ArticleState; to: ArticleState; refusal?: string; itemId?: string; submittedAt?: Date; decidedAt?: Date };

/** Moves an article that still is in the state it was decided on. */
export async function moveArticle(tx: Tx, { id, from, to, ...changes }: Move): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('ownArticle')
    .set((of) => ({ state: to, ...changes, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes an article's row; its pictures' rows go with it. */
export async function deleteArticle(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('ownArticle').where('id', '=', id).execute();
}

/** Every article of an account: ids, and those of what readers see. */
export function listAll(db: Queryable, accountId: string) {
  return tables(db).selectFrom('ownArticle').select(['id', 'itemId']).where('accountId', '=', accountId).orderBy('id').execute();
}

/** The uploads that an article shows, in either text. */
export async function listPictures(db: Queryable, articleId: string): Promise<string[]> {
  const rows = await tables(db).selectFrom('ownArticlePicture').select('mediaId').where('articleId', '=', articleId).execute();
  return rows.map((row) => row.mediaId);
}

/** Says which uploads the author's text shows now; answers those that neither text shows any more. */
export async function setDrafted(tx: Tx, articleId: string, ids: readonly string[]): Promise<string[]> {
  const gone = await sql<{
    mediaId: string;
  }>`delete from own_article_picture where article_id = ${articleId} and not published and not media_id = any(${[...ids]}::uuid[])
    returning media_id`.execute(tables(tx));
  await sql`update own_article_picture set drafted = media_id = any(${[...ids]}::uuid[]) where article_id = ${articleId}`.execute(tables(tx));
  await sql`insert into own_article_picture (article_id, media_id, drafted) select ${articleId}, id, true from unnest(${[...ids]}::uuid[]) as given (id)
    on conflict (media_id) do nothing`.execute(tables(tx));
  return gone.rows.map((row) => row.mediaId);
}

/** The author's text is the one that readers see now; answers the uploads that neither shows any more. */
export async function setPublishedPictures(tx: Tx, articleId: string): Promise<string[]> {
  const gone = await sql<{ mediaId: string }>`delete from own_article_picture where article_id = ${articleId} and not drafted returning media_id`.execute(
    tables(tx),
  );
  await tables(tx).updateTable('ownArticlePicture').set({ published: true }).where('articleId', '=', articleId).execute();
  return gone.rows.map((row) => row.mediaId);
}
