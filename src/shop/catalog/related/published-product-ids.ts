import type { Queryable } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { findPublishedIds } from './store-related.ts';

/** Those of the ids that are published products, in one query; malformed and unknown ones are left out. */
export async function publishedProductIds(db: Queryable, ids: readonly string[]): Promise<string[]> {
  return findPublishedIds(db, ids.filter(isId));
}
