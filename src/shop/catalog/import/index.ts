/** Filling the catalogue: from a Shopify export, and from lists of new products. */
export { catalogIsEmpty } from '../products/catalog-is-empty.ts';
export { createProducts, ensureLists, fillCollections } from '../products/create-products.ts';
export type { NewListing, NewProduct } from '../products/new-product.ts';
export { exportShopifyCsv } from './export-shopify-csv.ts';
export { fetchPictures } from './fetch-pictures.ts';
export { importShopifyCsv, type ImportHost } from './import-shopify-csv.ts';
export { placeColumns, productColumns } from './columns.ts';
export { ImportRejected, readTable, type FileRow } from './read-file.ts';
export type { Counts, ImportReport, RowReport } from './report.ts';
