/** The engine by which this process finds products: PostgreSQL's, or those that were put before it. */
import type { Queryable } from '#kit/server/database.ts';
import type { CatalogSearch } from './catalog-search.ts';
import { postgresSearch } from './postgres-search.ts';

/** An engine that was put before another, which it is handed to fall back on; `db`: where what it finds is read from. */
export type EngineBefore = (usual: CatalogSearch, db: Queryable) => CatalogSearch;

/** What puts an engine before PostgreSQL's: the shop itself one of an own index, and before that an extension. */
type Place = 'index' | 'extension';

const before: Partial<Record<Place, EngineBefore>> = {};

/** Puts an engine before PostgreSQL's, once, where the shop is put together; answers how to take it away again. @throws Error when there is one */
export function putEngineBefore(engine: EngineBefore, place: Place = 'extension'): () => void {
  if (before[place]) throw new Error('another search engine comes before it');
  before[place] = engine;
  return () => {
    delete before[place];
  };
}

/** The engine in force. */
export function catalogSearch(db: Queryable): CatalogSearch {
  const own = before.index?.(postgresSearch(db), db) ?? postgresSearch(db);
  return before.extension?.(own, db) ?? own;
}
