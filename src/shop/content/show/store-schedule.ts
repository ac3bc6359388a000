/** SQL of the times at which articles and pages are shown or hidden. */
import { sql } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** More than pass before they are read again. */
const mostOfAKind = 100;

/** The next of these times after `now`, in their order. */
export async function findScheduled(db: Queryable, now: Date): Promise<{ kind: 'article' | 'page'; at: Date }[]> {
  const found = await sql<{ kind: 'article' | 'page'; at: Date }>`
    select kind, at from unnest(array['article', 'page']) as kind, lateral (
      select distinct at from content_item i, lateral (values (i.publish_at), (i.unpublish_at)) as scheduled (at)
      where i.kind = kind.kind and i.published and at > ${now}::timestamptz order by at limit ${mostOfAKind}) next
    order by at`.execute(tables(db));
  return found.rows;
}
