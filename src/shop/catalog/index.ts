/**
 * The catalogue: products with variants, options, pictures and specifications; categories, tags, collections; lists of
 * products, sorted and filtered. Reads never depend on who asks. Other slices see products as `Sellable`s.
 */
import type { Slice } from '#kit/server/slice.ts';
import { catalogAdminRoutes } from './admin-routes.ts';
import { catalogJobs } from './jobs.ts';
import { catalogRoutes } from './routes.ts';
import { invalidateLists } from './search/list-cache.ts';

export type { Sellable } from './sellable.ts';
export { listGoingWith } from './lists/list-going-with.ts';
export { findTargets, type Target } from './find-targets.ts';
export { findSellables, type SellableQuery } from './find-sellables.ts';
export { readAllProducts, readProduct, type ProductQuery } from './read-product.ts';
export { isSku, listItemsById, listProducts, suggestProducts, tagsOfList, type ListView } from './lists/list-products.ts';
export { saleJob, type Sale } from './record-sale.ts';
export { nameOffersBy } from './offer-names.ts';
export { publishedProductIds } from './published-product-ids.ts';
export { fold } from './search/search-words.ts';
export { readBrand } from './lists/read-brands.ts';
export { readCompanions } from './lists/read-companions.ts';
export { giveCompanions } from './sections/companions.ts';
export { cardOf as productCardOf } from './sections/card-of.ts';
export { filterOfPage, strictFilter } from './lists/list-query.ts';
export { countAddresses, listAddresses, type AddressKind } from './list-addresses.ts';
export { categoryTree, collectionAtRoot, findListsByTitle, keptListing, listCollections, listTags, topCategories } from './lists/read-listing.ts';
export { createProducts, ensureLists, fillCollections } from './create-products.ts';
export { importShopifyCsv, type ImportOptions } from './import/import-shopify-csv.ts';
export { ImportRefused } from './import/read-file.ts';
export type { Counts, ImportReport, RowReport } from './import/report.ts';
export { findProductKey, recordRating } from './record-rating.ts';
export { catalogIsEmpty } from './catalog-is-empty.ts';
export type { NewListing, NewOption, NewProduct, NewVariant } from './new-product.ts';

/** The slice's operations. */
export const catalogSlice: Slice = {
  name: 'catalog',
  jobs: catalogJobs,
  routes(api, { announcements, database }) {
    catalogRoutes(api);
    catalogAdminRoutes(api);
    announcements.on('stale', ({ tags }) => invalidateLists(database.reader, tags));
    void announcements.ready.then(() => invalidateLists(database.reader, ['products']));
    announcements.onLost(() => invalidateLists(database.reader, ['products']));
    announcements.onBack(() => invalidateLists(database.reader, ['products']));
  },
};
