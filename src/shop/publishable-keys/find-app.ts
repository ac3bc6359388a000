import type { Queryable } from '#kit/server/database.ts';
import { memoize } from '#kit/server/memoize.ts';
import { publishableKeyLimits } from './contract.ts';
import { selectApps } from './store.ts';

/** What is cached of keys goes under it. */
export const appsTag = 'publishable-keys';

/** The app that calls, by its publishable key. It is a name and nothing else: no right follows from it. */
export type CallingApp = { keyId: string; title: string };

const appsByKey = memoize(
  async (db: Queryable) => new Map((await selectApps(db, publishableKeyLimits.keys)).map(({ id, key, title }) => [key, { keyId: id, title }])),
  { tags: [appsTag] },
);

/** The app of a key, from memory; null where there is no such key, or no longer. */
export async function findApp(db: Queryable, key: string): Promise<CallingApp | null> {
  return (await appsByKey(db)).get(key) ?? null;
}
