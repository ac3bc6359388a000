import { invalidateTags } from '#kit/server/events/announce.ts';
import { isKey, type Queryable, type Tx } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { catalogLimits } from '../contract.ts';
import { addRating, findPublishedKey } from './store-ratings.ts';

/** A published product by its slug or id, as far as telling which one it is; undefined where there is none. */
export async function findProductKey(db: Queryable, slugOrId: string): Promise<{ id: string; slug: string; title: string } | undefined> {
  if (!isKey(slugOrId, catalogLimits.slugLength)) return undefined;
  return findPublishedKey(db, slugOrId, isId(slugOrId) ? slugOrId : null);
}

/**
 * Adds to (or takes from) what a product's mean of stars is made of: `stars` to their sum, `count` to their number.
 * Drops the pages that show the product, and lists as well when it comes under or over a whole star.
 */
export async function recordRating(tx: Tx, change: { productId: string; stars: number; count: number }): Promise<void> {
  const changed = await addRating(tx, change);
  if (!changed) return;
  const otherLists = Math.trunc(changed.before / 100) !== Math.trunc(changed.after / 100);
  await invalidateTags(tx, [`product:${change.productId}`, ...(otherLists ? ['products'] : [])]);
}
