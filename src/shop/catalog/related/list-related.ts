import type { Queryable } from '#kit/server/database.ts';
import type { ProductListItem } from '../contract.ts';
import { listItemsById, type ListView } from '../lists/list-products.ts';
import { selectBoughtTogether } from './store-bought.ts';

/** Other products that go with these: bought together with them lately, then of their categories, those that sell best first. Two statements; none for nothing. */
export async function listRelated(db: Queryable, { slugs, most }: { slugs: readonly string[]; most: number }, view: ListView): Promise<ProductListItem[]> {
  if (slugs.length === 0) return [];
  const ids = await selectBoughtTogether(db, slugs, most);
  return ids.length === 0 ? [] : listItemsById(db, ids, view);
}
