/** The catalogue in OpenSearch: an engine before PostgreSQL's, with an index that is kept up to date, rebuilt and compared. */
export { indexPlace, openCatalogIndex, type CatalogIndex } from './catalog-index.ts';
export { beginRebuild, continueRebuild, type IndexPlace } from './rebuild-index.ts';
export { compareSome, repair, type Drift } from './compare-index.ts';
export { layout } from './index-settings.ts';
export { claimCheck, claimRebuild, endRebuild, readIndexRow, stopRecording } from './store-changes.ts';
