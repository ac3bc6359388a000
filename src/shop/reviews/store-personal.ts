/** What this slice stores about a person: reviews, and which ones they found helpful. */
import { sql } from 'kysely';
import * as m from '#messages';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { messageLocales, languagesServedBy } from '#kit/pure/languages.ts';
import type { Tx } from '#kit/server/database.ts';
import { ownedTable, type DataSubjectHandler, type MergedAccounts } from '#kit/server/privacy/personal-data.ts';
import { tables } from './tables.ts';

const reviews = ownedTable({
  name: 'reviews',
  table: 'review',
  merge: mergeReviews,
  columns: ['product_id', 'author', 'stars', 'title', 'body', 'lang', 'verified', 'state', 'answer', 'created_at', 'updated_at'],
  // What others decided by stays, in nobody's name.
  erase: async (tx, { accountId }) => {
    const products = new Set<string>();
    for (const locale of messageLocales) {
      const renamed = await tables(tx)
        .updateTable('review')
        .set({ author: m.reviews_author_gone({}, { locale }), accountId: null, guestId: null, orderId: null })
        .where('accountId', '=', accountId)
        .where('lang', 'in', languagesServedBy(locale))
        .returning('productId')
        .execute();
      for (const { productId } of renamed) products.add(productId);
    }
    await invalidateTags(
      tx,
      [...products].map((productId) => `reviews:${productId}`),
    );
  },
});

const helpful = ownedTable({
  name: 'helpfulReviews',
  table: 'review_helpful',
  owner: 'shopper_id',
  once: ['review_id'],
  key: ['review_id'],
  columns: ['review_id', 'at'],
  // The count stays; whose vote it was is forgotten.
  erase: async (tx, { accountId }) => {
    await sql`update review_helpful set shopper_id = gen_random_uuid() where shopper_id = ${accountId}`.execute(tables(tx));
  },
});

export const reviewPersonalData: readonly DataSubjectHandler[] = [reviews, helpful];

/** A product keeps one review of a person: of two, the first author's that stays; what the other said is nobody's then. */
async function mergeReviews(tx: Tx, { from, to }: MergedAccounts): Promise<void> {
  await sql`update review set account_id = null, guest_id = null, order_id = null where account_id = ${from}
    and exists (select from review kept where kept.account_id = ${to} and kept.product_id = review.product_id)`.execute(tables(tx));
  await sql`update review set account_id = ${to} where account_id = ${from}`.execute(tables(tx));
}
