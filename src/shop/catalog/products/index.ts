/** Filling an empty catalogue from lists of new products; and products that are shown, by their slugs. */
export { catalogIsEmpty } from './catalog-is-empty.ts';
export { createProducts, describeBrands, ensureLists, fillCollections } from './create-products.ts';
export { createSizeGuides } from '../size-guides/create-size-guides.ts';
export { listItemsBySlug } from '../lists/list-products.ts';
export { findGiftCardSlug } from './find-gift-card.ts';
export { findSellablesOf, selectSellablesOf, toSellable } from './find-sellables.ts';
export { selectSellables } from './store.ts';
export { findVariantNames } from './find-variant-names.ts';
export type { NewListing, NewProduct } from './new-product.ts';
export { firstToBuy } from '../rules.ts';
