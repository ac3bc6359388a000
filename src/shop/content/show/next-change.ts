import { memoize } from '#kit/server/memoize.ts';
import type { Queryable } from '#kit/server/database.ts';
import { findScheduled } from './store-schedule.ts';

const readScheduled = memoize((db, now: Date) => findScheduled(db, now), { tags: ['article:*', 'articles', 'page:*', 'pages'], key: () => '' });

/** When the schedule of any article or page changes next what visitors see; null where none does. Usually runs no query. */
export async function nextContentChange(db: Queryable, kind: 'article' | 'page', now: Date): Promise<Date | null> {
  return (await readScheduled(db, now)).find((one) => one.kind === kind && one.at > now)?.at ?? null;
}
