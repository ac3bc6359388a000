import { sql } from 'kysely';
import { idBySlug } from '#kit/server/slugs.ts';
import { prepared, type Queryable, type Tx } from '#kit/server/database.ts';
import type { Shopper } from '../accounts/index.ts';
import type { StoredPicture } from '../media/index.ts';
import type { Translations } from '#kit/pure/language/written-texts.ts';
import type { ReviewFilter, ReviewTexts } from './contract.ts';
import type { ReviewState } from './states.ts';
import { tables } from './tables.ts';

/** A review as it is read. */
export type StoredReview = {
  id: string;
  author: string;
  stars: number;
  title: string;
  body: string;
  lang: string;
  verified: boolean;
  helpfulCount: number;
  answer: string;
  answeredAt: string | null;
  translations: Translations<ReviewTexts>;
  createdAt: string;
  pictures: StoredPicture[];
};

/** A product's reviews: how many of each number of stars, and one page of them. */
export type StoredReviewPage = { productId: string; histogram: { stars: number; count: number }[]; items: StoredReview[] };

/** The fields of `StoredReview` of a row `r`, as JSON. */
export const reviewJson = sql`json_build_object('id', r.id, 'author', r.author, 'stars', r.stars, 'title', r.title, 'body', r.body, 'lang', r.lang,
  'verified', r.verified, 'helpfulCount', r.helpful_count, 'answer', r.answer, 'answeredAt', r.answered_at,
  'translations', r.translations, 'createdAt', r.created_at,
  'pictures', (select coalesce(json_agg(stored_picture(m) order by rp.position), '[]')
    from review_picture rp join media m on m.id = rp.media_id where rp.review_id = r.id))`;

const orders = {
  newest: sql`r.created_at desc, r.id desc`,
  helpful: sql`r.helpful_count desc, r.created_at desc, r.id desc`,
  highest: sql`r.stars desc, r.created_at desc, r.id desc`,
  lowest: sql`r.stars, r.created_at desc, r.id desc`,
} as const;

/** A published product's approved reviews, for a preview also another's that is not archived, in one statement; undefined for an unknown product. */
export async function findReviewPage(
  db: Queryable,
  product: { slug: string; lang: string; id: string | null; preview?: boolean | undefined },
  filter: ReviewFilter,
): Promise<StoredReviewPage | undefined> {
  const order = orders[filter.sort];
  const narrowed = filter.rating === undefined ? sql`` : sql`and r.stars = ${filter.rating}`;
  const rows = await prepared(
    db,
    sql<StoredReviewPage>`
    select p.id as product_id,
      (select coalesce(json_agg(json_build_object('stars', h.stars, 'count', h.count)), '[]')
        from (select r.stars, count(*) as count from review r where r.product_id = p.id and r.state = 'approved' group by r.stars) h) as histogram,
      (select coalesce(json_agg(paged.review order by paged.place), '[]')
        from (select ${reviewJson} as review, row_number() over (order by ${order}) as place from review r
          where r.product_id = p.id and r.state = 'approved' ${narrowed} order by ${order} limit ${filter.size} offset ${(filter.page - 1) * filter.size}) paged) as items
    from product p where p.id = coalesce(${product.id}::uuid, ${idBySlug('product', product)}) and ${product.preview ? sql`p.archived_at is null` : sql`p.published`}`,
  );
  return rows[0];
}

/** The first of these orders by which nobody else reviewed the product; null: none. The caller has locked them. */
export async function findUnusedPurchase(
  tx: Tx,
  { productId, purchases, shopper }: { productId: string; purchases: readonly string[]; shopper: Shopper },
): Promise<string | null> {
  if (purchases.length === 0) return null;
  const found = await sql<{ id: string }>`select id from unnest(${[...purchases]}::uuid[]) with ordinality as bought (id, place)
    where not exists (select from review r where r.order_id = bought.id and r.product_id = ${productId}
      and r.shopper_id is distinct from ${shopper.accountId ?? shopper.guestId}::uuid)
    order by place limit 1`.execute(tables(tx));
  return found.rows[0]?.id ?? null;
}

/** A review as it is written. */
export type WrittenReview = Shopper & {
  id: string;
  productId: string;
  author: string;
  stars: number;
  title: string;
  body: string;
  lang: string;
  /** The order by which it is a verified buyer's. */
  orderId: string | null;
  verified: boolean;
  state: ReviewState;
  at: Date;
};

/**
 * Writes a shopper's review, in place of one that is not approved; answers its id and state, or null where an approved one stands. What staff refused once
 * waits for them, whatever its state was to be. Answer and votes are those of other words or stars, and go with them.
 */
export async function upsertReview(tx: Tx, { at, ...review }: WrittenReview): Promise<{ id: string; state: ReviewState } | null> {
  const { author, stars, title, body, lang, orderId, verified, state } = review;
  const isSame = sql`(review.stars, review.title, review.body) = (${stars}, ${title}, ${body})`;
  const row = await tables(tx)
    .insertInto('review')
    .values({ ...review, createdAt: at, updatedAt: at, decidedAt: state === 'pending' ? null : at })
    .onConflict((conflict) =>
      conflict
        .columns(['productId', 'shopperId'])
        .doUpdateSet({
          author,
          stars,
          title,
          body,
          lang,
          orderId,
          verified,
          state: sql<string>`case when review.decided_at is null then ${state} else 'pending' end`,
          refusal: '',
          translations: sql`'{}'::jsonb`,
          answer: sql<string>`case when ${isSame} then review.answer else '' end`,
          answeredAt: sql<Date | null>`case when ${isSame} then review.answered_at end`,
          helpfulCount: sql<number>`case when ${isSame} then review.helpful_count else 0 end`,
          createdAt: at,
          updatedAt: at,
          decidedAt: sql<Date | null>`coalesce(review.decided_at, ${state === 'pending' ? null : at})`,
        })
        .where('review.state', '!=', 'approved'),
    )
    .returning(['id', 'state', 'helpfulCount'])
    .executeTakeFirst();
  if (!row) return null;
  if (row.helpfulCount === 0) await tables(tx).deleteFrom('reviewHelpful').where('reviewId', '=', row.id).execute();
  return { id: row.id, state: row.state as ReviewState };
}

/** Which of these slugs, in whichever language and however old, name products that an account has reviewed. One statement. */
export async function findReviewedSlugs(db: Queryable, { accountId, slugs }: { accountId: string; slugs: readonly string[] }): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const found = await sql<{ slug: string }>`
    select named.slug from unnest(${[...new Set(slugs)]}::text[]) as named (slug)
    where exists (select from review r where r.account_id = ${accountId} and r.product_id in (
      select id from product where slug = named.slug
      union all select item_id from item_slug where kind = 'product' and slug = named.slug))`.execute(tables(db));
  return new Set(found.rows.map(({ slug }) => slug));
}

/** The pictures of a review, in order. */
export async function listPictures(db: Queryable, reviewId: string): Promise<string[]> {
  const rows = await tables(db).selectFrom('reviewPicture').select('mediaId').where('reviewId', '=', reviewId).orderBy('position').execute();
  return rows.map((row) => row.mediaId);
}

/** Gives a review these pictures and no others. */
export async function replacePictures(tx: Tx, reviewId: string, mediaIds: readonly string[]): Promise<void> {
  await tables(tx).deleteFrom('reviewPicture').where('reviewId', '=', reviewId).execute();
  if (mediaIds.length === 0) return;
  await tables(tx)
    .insertInto('reviewPicture')
    .values(mediaIds.map((mediaId, position) => ({ reviewId, mediaId, position })))
    .execute();
}

/** An approved review, taken for a change. */
export function loadApprovedReviewForUpdate(tx: Tx, id: string) {
  return tables(tx)
    .selectFrom('review')
    .select(['id', 'productId', 'helpfulCount'])
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .forUpdate()
    .executeTakeFirst();
}

/** Adds a vote; answers whether it is this shopper's first. */
export async function addVote(tx: Tx, vote: { reviewId: string; shopperId: string; at: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('reviewHelpful')
    .values(vote)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Counts one more vote. */
export async function countVote(tx: Tx, reviewId: string): Promise<void> {
  await tables(tx)
    .updateTable('review')
    .set((eb) => ({ helpfulCount: eb('helpfulCount', '+', 1) }))
    .where('id', '=', reviewId)
    .execute();
}

/** Writes approved reviews that belong to no shopper. */
export async function insertReviews(
  tx: Tx,
  reviews: readonly (Omit<StoredReview, 'answeredAt' | 'createdAt' | 'pictures'> & { productId: string; at: Date })[],
): Promise<void> {
  await tables(tx)
    .insertInto('review')
    .values(
      reviews.map(({ at, translations, ...review }) => ({
        ...review,
        translations: JSON.stringify(translations),
        state: 'approved',
        createdAt: at,
        updatedAt: at,
        decidedAt: at,
        answeredAt: review.answer === '' ? null : at,
      })),
    )
    .execute();
}
