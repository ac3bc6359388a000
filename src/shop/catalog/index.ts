/**
 * The catalogue: products with variants, options, pictures and specifications; categories, tags, collections; lists of
 * products, sorted and filtered. Reads never depend on who asks. Other slices see products as `Sellable`s.
 * Here: the slice and its products. Subjects with a public face of their own: `lists`, `search`, `related`, `import`.
 */
import type { Slice } from '#kit/server/slice.ts';
import { catalogAdminRoutes } from './admin-routes.ts';
import type { CatalogParts } from './catalog-parts.ts';
import { listingAdminRoutes } from './listings/admin-routes.ts';
import { productFieldAdminRoutes } from './fields/admin-routes.ts';
import { catalogJobs } from './jobs.ts';
import { deleteCounted } from './products/store-sales.ts';
import { catalogRoutes } from './routes.ts';
import { sizeGuideAdminRoutes } from './size-guides/admin-routes.ts';

export type { Sellable } from './products/sellable.ts';
export { findTargets, type Target } from './products/find-targets.ts';
export { findSellables } from './products/find-sellables.ts';
export { readProduct, readProducts } from './products/read-product.ts';
export { saleJob } from './products/record-sale.ts';
export { setPromotionBadges } from './products/promotion-badges.ts';
export { cardOf as productCardOf } from './sections/card-of.ts';
export { countAddresses, findAddresses as listAddresses, type AddressKind } from './products/store-addresses.ts';
export { findProductKey, recordRating } from './products/record-rating.ts';

/** The slice's operations. */
export const catalogSlice = (parts: CatalogParts): Slice => ({
  name: 'catalog',
  jobs: catalogJobs,
  // No job is tried again after so long.
  retention: [{ name: 'counted sales', days: () => 30, purge: deleteCounted }],
  routes(api) {
    catalogRoutes(api);
    catalogAdminRoutes(api, parts);
    listingAdminRoutes(api);
    sizeGuideAdminRoutes(api);
    productFieldAdminRoutes(api);
  },
});
