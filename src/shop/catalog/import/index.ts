/** Filling the catalogue from a Shopify export, and writing one. */
export { exportShopifyCsv } from './export-shopify-csv.ts';
export { fetchPictures } from './pictures/fetch-pictures.ts';
export { importShopifyCsv } from './import-shopify-csv.ts';
export { placeColumns, productColumns } from './columns.ts';
export { ImportRejected, type Words } from './problem.ts';
export { localFile, readTable, type FileRow, type OpensFile } from './read-file.ts';
export type { Counts, ImportReport, RowReport } from './report.ts';
