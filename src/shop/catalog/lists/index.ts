/** Lists of products as pages and other slices ask for them, and the categories, tags, collections and brands that they are of. */
export { listItemsById, listProducts, tagsOfList, type ListView } from './list-products.ts';
export { filterOfPage, pageListQuery, productListQuery, strictFilter } from './list-query.ts';
export { listBrands, readBrand } from './read-brands.ts';
export { categoryTree, collectionAtRoot, cachedListing, listCollections, topCategories } from './read-listing.ts';
