import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type CatalogTables = Pick<
  DB,
  | 'product'
  | 'productOption'
  | 'variant'
  | 'variantPrice'
  | 'productMedia'
  | 'productCategory'
  | 'productTag'
  | 'productCollection'
  | 'category'
  | 'tag'
  | 'collection'
  | 'listingCount'
  | 'searchWord'
  | 'searchStale'
  | 'productVideo'
  | 'countedSale'
  | 'productPair'
  | 'brand'
  | 'sizeGuide'
  | 'productRelated'
  | 'productField'
  | 'productFacetValue'
>;

/** The tables of this slice; reads join the levels of `stock` and the rows of `media`, which they never write. */
export const tables = (db: Queryable) => on<CatalogTables>(db);
