/** Filling the catalogue: from a Shopify export, and from lists of new products. */
export { catalogIsEmpty } from '../products/catalog-is-empty.ts';
export { createProducts, ensureLists, fillCollections } from '../products/create-products.ts';
export type { NewListing, NewProduct } from '../products/new-product.ts';
export { importShopifyCsv } from './import-shopify-csv.ts';
export { ImportRejected } from './read-file.ts';
export type { Counts, ImportReport, RowReport } from './report.ts';
