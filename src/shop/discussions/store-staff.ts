import type { DateRange } from '#kit/pure/dates/date-range.ts';
import { isWithin } from '#kit/server/lists/date-range.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { readPage } from '#kit/server/lists/read-page.ts';
import type { Translations } from '#kit/pure/language/written-texts.ts';
import type { PostKind, PostState, PostTexts, staffPostSorts } from './contract.ts';
import type { StoredPost } from './store.ts';
import { tables } from './tables.ts';

/** A post, taken for a change. */
export type PostRow = NonNullable<Awaited<ReturnType<typeof loadPostForUpdate>>>;

/** A post of a kind, taken for a change. */
export async function loadPostForUpdate(tx: Tx, kind: PostKind, id: string) {
  const row = await tables(tx).selectFrom('post').selectAll().where('id', '=', id).where('kind', '=', kind).forUpdate().executeTakeFirst();
  return row && { ...row, state: row.state as PostState, translations: row.translations as Translations<PostTexts> };
}

/** What a translation of a post looks at. */
export type TranslatedPost = Pick<StoredPost, 'id' | 'lang' | 'translations'>;

/** The shop's own answers to a post, taken for a change. */
export async function loadAnswersForUpdate(tx: Tx, parentId: string): Promise<TranslatedPost[]> {
  const rows = await tables(tx)
    .selectFrom('post')
    .select(['id', 'lang', 'translations'])
    .where('parentId', '=', parentId)
    .where('byShop', '=', true)
    .forUpdate()
    .execute();
  return rows.map((row) => ({ ...row, translations: row.translations as TranslatedPost['translations'] }));
}

/** Writes a post's words in other languages, in place of those it had. */
export async function savePostTranslations(tx: Tx, id: string, translations: Translations<PostTexts>): Promise<void> {
  await tables(tx)
    .updateTable('post')
    .set({ translations: JSON.stringify(translations) })
    .where('id', '=', id)
    .execute();
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

/** An answer of the shop as staff see it below a post. */
type StoredAnswer = TranslatedPost & { text: string };

const answers = sql<StoredAnswer[]>`(select coalesce(json_agg(json_build_object('id', a.id, 'text', a.body, 'lang', a.lang,
  'translations', a.translations) order by a.created_at, a.id), '[]') from post a where a.parent_id = p.id and a.by_shop)`.as('answers');

const ofShoppers = (db: Queryable, kind: PostKind) =>
  tables(db).selectFrom('post as p').leftJoin('post as parent', 'parent.id', 'p.parentId').where('p.kind', '=', kind).where('p.byShop', '=', false);
const withParent = ['parent.author as parentAuthor', 'parent.body as parentBody'] as const;

/** Posts of shoppers in every state, and how many there are. */
export async function listStaffPosts(db: Queryable, kind: PostKind, { page, size, order, filter }: StaffPostQuery) {
  let from = ofShoppers(db, kind).where(isWithin('p.createdAt', filter));
  if (filter.state !== undefined) from = from.where('p.state', '=', filter.state);
  if (filter.replies === false) from = from.where('p.parentId', 'is', null);
  const { q } = filter;
  if (q !== undefined) from = from.where((eb) => eb.or([eb('p.body', 'ilike', likePattern(q)), eb('p.author', 'ilike', likePattern(q))]));
  return readPage(
    from
      .selectAll('p')
      .select([...withParent, answers])
      .orderBy(order.field === 'author' ? 'p.author' : 'p.createdAt', order.direction)
      .orderBy('p.id', order.direction),
    { page, size },
  );
}

/** One of them. */
export function findStaffPost(db: Queryable, kind: PostKind, id: string) {
  return ofShoppers(db, kind)
    .selectAll('p')
    .select([...withParent, answers])
    .where('p.id', '=', id)
    .executeTakeFirst();
}

/** A post of the back office's lists as it is read. */
export type StaffPostRow = NonNullable<Awaited<ReturnType<typeof findStaffPost>>>;
