/** Filling an empty catalogue from lists of new products. */
export { catalogIsEmpty } from '../products/store.ts';
export { createProducts, describeBrands, ensureLists, fillCollections, pairProducts } from '../products/create-products.ts';
export { markReduced } from '../products/store-write.ts';
export { createSizeGuides } from '../size-guides/create-size-guides.ts';
export type { NewListing, NewProduct } from '../products/new-product.ts';
