/** SQL of the audit log as owners read it. */
import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import { readPage } from '#kit/server/lists/read-page.ts';
import { tables } from '../tables.ts';

/** Which lines owners ask for. Each of `actions` finds a whole area by its beginning (`order` finds `order.ship`). */
export type AuditWanted = {
  q?: string | undefined;
  staffId?: string | undefined;
  actions?: readonly string[] | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

const columns = ['id', 'staffId', 'staffName', 'action', 'subject', 'detail', 'at'] as const;
const deleted = sql<boolean>`exists (select 1 from staff_action later where later.subject = staff_action.subject and later.sequence > staff_action.sequence
  and later.action in (split_part(staff_action.action, '.', 1) || '.delete', split_part(staff_action.action, '.', 1) || '.erase'))`.as('deleted');

/** A page of the audit log, and how many lines there are. */
export async function listActionRows(
  db: Queryable,
  { page, size, direction, filter }: { page: number; size: number; direction: 'asc' | 'desc'; filter: AuditWanted },
) {
  return readPage(
    foundActions(db, filter)
      .select([...columns, deleted])
      .orderBy('sequence', direction),
    { page, size },
  );
}

/** How many lines there are, counted up to `most`. */
export async function countActionRows(db: Queryable, { filter, most }: { filter: AuditWanted; most: number }): Promise<number> {
  const { count } = await tables(db)
    .selectFrom(foundActions(db, filter).select('id').limit(most).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The next lines after one by its `sequence`, oldest first; all in a few reads, however many there are. */
export async function readActionRows(db: Queryable, { filter, after, size }: { filter: AuditWanted; after: number; size: number }) {
  return foundActions(db, filter)
    .where('sequence', '>', after)
    .select([...columns, deleted, 'sequence'])
    .orderBy('sequence')
    .limit(size)
    .execute();
}

function foundActions(db: Queryable, { q, staffId, actions, from, to }: AuditWanted) {
  return tables(db)
    .selectFrom('staffAction')
    .$if(staffId !== undefined, (query) => query.where('staffId', '=', staffId!))
    .$if(actions !== undefined, (query) =>
      query.where((where) =>
        where.or(actions!.flatMap((action) => [where('action', '=', action), where('action', 'like', `${likePattern(action).slice(1, -1)}.%`)])),
      ),
    )
    .$if(from !== undefined, (query) => query.where('at', '>=', from!))
    .$if(to !== undefined, (query) => query.where('at', '<', to!))
    .$if(q !== undefined && q !== '', (query) =>
      query.where((where) =>
        where.or([
          where('subject', 'ilike', likePattern(q!)),
          where('staffName', 'ilike', likePattern(q!)),
          sql<boolean>`detail::text ilike ${likePattern(q!)}`,
        ]),
      ),
    );
}

/** Deletes lines from before an instant; at most `most`, answers how many. */
export async function deleteOldActions(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  // Without it the table lets nothing go.
  await sql`select set_config('vitrine.forget_staff_actions_before', ${before.toISOString()}, true)`.execute(tables(tx));
  const deleted = await sql`delete from staff_action where id in (select id from staff_action where at < ${before} order by at limit ${most})`.execute(
    tables(tx),
  );
  return Number(deleted.numAffectedRows ?? 0n);
}
