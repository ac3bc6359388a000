/** Facets of extensions: which there are, and which value a product has in them; the price filter in another currency. */
import type { Queryable, Tx } from '#kit/server/database.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { addedFacetName } from './extensions.ts';
import { deleteFacetValues, replaceFacetValues, selectNamedProducts, type NamedProduct, type ProductFacetValue } from './store-values.ts';

export { convertPriceRange } from './convert-price-range.ts';
export { addFacets, type AddedFacet } from './extensions.ts';
export type { NamedProduct, ProductFacetValue } from './store-values.ts';

/** Products by id, a page of them: those after `after`. */
export const listNamedProducts = (db: Queryable, page: { after: string; most: number }): Promise<NamedProduct[]> => selectNamedProducts(db, page);

/** Makes the values of these products in a facet of an extension (`key`) what is given, and announces what changed. */
export async function writeFacetValues(
  tx: Tx,
  { key, ...given }: { key: string; productIds: readonly string[]; values: readonly ProductFacetValue[] },
): Promise<void> {
  const changed = await replaceFacetValues(tx, { facet: addedFacetName(key), ...given });
  if (changed.length > 0) await invalidateTags(tx, ['products', ...changed.map((id) => `product:${id}`)]);
}

/** Forgets the values of all facets of an extension. */
export const deleteFacets = (tx: Tx, extension: string): Promise<void> => deleteFacetValues(tx, addedFacetName(`${extension}.`));
