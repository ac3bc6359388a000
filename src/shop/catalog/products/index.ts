/** Filling an empty catalogue from lists of new products. */
export { catalogIsEmpty } from './catalog-is-empty.ts';
export { createProducts, ensureLists, fillCollections } from './create-products.ts';
export { createSizeGuides } from '../size-guides/create-size-guides.ts';
export type { NewListing, NewProduct } from './new-product.ts';
