/**
 * The catalogue: products with variants, options, pictures and specifications; categories, tags, collections; lists of
 * products, sorted and filtered. Reads never depend on who asks. Other slices see products as `Sellable`s.
 */
export type { Sellable } from './sellable.ts';
export { findSellables, type SellableQuery } from './find-sellables.ts';
export { readProduct, type ProductQuery } from './read-product.ts';
