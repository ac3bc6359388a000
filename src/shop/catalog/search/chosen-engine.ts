/** The engine by which this process finds products: PostgreSQL's, or one that was put before it. */
import type { Queryable } from '#kit/server/database.ts';
import type { CatalogSearch } from './catalog-search.ts';
import { postgresSearch } from './postgres-search.ts';

/** An engine that was put before PostgreSQL's, which it is handed to fall back on. */
export type EngineBefore = (usual: CatalogSearch) => CatalogSearch;

let before: EngineBefore | undefined;

/** Puts an engine before PostgreSQL's, once, where the shop is put together; answers how to take it away again. @throws Error when there is one */
export function putEngineBefore(engine: EngineBefore): () => void {
  if (before) throw new Error('another search engine comes before it');
  before = engine;
  return () => {
    before = undefined;
  };
}

/** The engine in force. */
export function catalogSearch(db: Queryable): CatalogSearch {
  const usual = postgresSearch(db);
  return before ? before(usual) : usual;
}
