/** Products as other slices know them: by their slugs, and as what can be sold. */
export { listItemsBySlug } from '../lists/list-products.ts';
export { findGiftCardSlug } from './find-gift-card.ts';
export { findSellablesOf, selectSellablesOf, toSellable } from './find-sellables.ts';
export { selectSellables } from './store-sellables.ts';
export { findVariantNames } from './find-variant-names.ts';
export { firstToBuy } from '../rules.ts';
