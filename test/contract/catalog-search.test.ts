/** PostgreSQL fulfils the contract of `CatalogSearch`. */
import { postgresSearch } from '#shop/catalog/search/postgres-search.ts';
import { holdCatalogSearch } from './catalog-search.ts';

// It reads the shop's own tables, so there is nothing to bring up to date.
holdCatalogSearch('PostgreSQL', (shop) => ({ search: postgresSearch(shop.host.database.reader), refresh: async () => undefined }));
