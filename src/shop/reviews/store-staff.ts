import { isWithin } from '#kit/server/lists/date-range.ts';
import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import type { Order } from '#kit/server/http/resource.ts';
import type { Translations } from '#kit/pure/language/written-texts.ts';
import type { ReviewTexts, staffReviewFilter, staffReviewSorts } from './contract.ts';
import type { ReviewState } from './states.ts';
import { reviewJson, type StoredReview } from './store.ts';
import { tables } from './tables.ts';
import type { z } from 'zod';

/** A review with what staff see besides. */
export type StoredStaffReview = {
  review: StoredReview;
  state: ReviewState;
  refusal: string;
  productId: string;
  slug: string;
  texts: Texts<'title'>;
};

/** What the back office's list asks for. */
export type StaffReviewQuery = { page: number; size: number; order: Order<(typeof staffReviewSorts)[number]>; filter: z.output<typeof staffReviewFilter> };

const columns = { createdAt: sql`r.created_at`, rating: sql`r.stars`, helpful: sql`r.helpful_count` } as const;
const fields = sql`${reviewJson} as review, r.state, r.refusal, p.id as product_id, p.slug, p.texts`;
/** A page of all reviews, and how many there are. */
export async function listStaffReviews(db: Queryable, { page, size, order, filter }: StaffReviewQuery): Promise<{ rows: StoredStaffReview[]; total: number }> {
  const conditions = [
    isWithin('r.created_at', filter),
    ...(filter.state === undefined ? [] : [sql`r.state = ${filter.state}`]),
    ...(filter.rating === undefined ? [] : [sql`r.stars = ${filter.rating}`]),
    ...(filter.product === undefined ? [] : [sql`p.slug = ${filter.product}`]),
    ...(filter.q === undefined
      ? []
      : [sql`(r.title ilike ${likePattern(filter.q)} or r.body ilike ${likePattern(filter.q)} or r.author ilike ${likePattern(filter.q)})`]),
  ];
  const from = sql`from review r join product p on p.id = r.product_id where ${sql.join(conditions, sql` and `)}`;
  const direction = order.direction === 'desc' ? sql`desc` : sql`asc`;
  const [rows, count] = await Promise.all([
    sql<StoredStaffReview>`select ${fields} ${from} order by ${columns[order.field]} ${direction}, r.id ${direction} limit ${size} offset ${(page - 1) * size}`.execute(
      tables(db),
    ),
    sql<{ total: number }>`select count(*) as total ${from}`.execute(tables(db)),
  ]);
  return { rows: rows.rows, total: count.rows[0]!.total };
}

/** One review. */
export async function findStaffReview(db: Queryable, id: string): Promise<StoredStaffReview | undefined> {
  const found = await sql<StoredStaffReview>`select ${fields} from review r join product p on p.id = r.product_id where r.id = ${id}`.execute(tables(db));
  return found.rows[0];
}

/** What a change of a review looks at. */
type LoadedReview = { id: string; productId: string; stars: number; state: ReviewState } & Pick<StoredReview, 'lang' | 'answer' | 'translations'>;

/** A review, taken for a change. */
export async function loadReviewForUpdate(tx: Tx, id: string): Promise<LoadedReview | undefined> {
  const row = await tables(tx)
    .selectFrom('review')
    .select(['id', 'productId', 'stars', 'state', 'lang', 'answer', 'translations'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, state: row.state as ReviewState, translations: row.translations as LoadedReview['translations'] };
}

/** Moves a review that still is in the state it was decided on. */
export async function moveReview(
  tx: Tx,
  { id, from, to, refusal, at }: { id: string; from: ReviewState; to: ReviewState; refusal: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('review')
    .set({ state: to, refusal, decidedAt: at, updatedAt: at })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Writes the merchant's answer; an empty one takes it away. */
export async function saveReviewAnswer(tx: Tx, { id, text, at }: { id: string; text: string; at: Date }): Promise<void> {
  await tables(tx)
    .updateTable('review')
    .set({ answer: text, answeredAt: text === '' ? null : at, updatedAt: at })
    .where('id', '=', id)
    .execute();
}

/** Writes a review's words in other languages, in place of those it had. */
export async function saveReviewTranslations(
  tx: Tx,
  { id, translations, at }: { id: string; translations: Translations<ReviewTexts>; at: Date },
): Promise<void> {
  await tables(tx)
    .updateTable('review')
    .set({ translations: JSON.stringify(translations), updatedAt: at })
    .where('id', '=', id)
    .execute();
}
