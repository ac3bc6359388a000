/** SQL of the audit log as owners read it. */
import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import { readPage } from '#kit/server/lists/read-page.ts';
import { tables } from '../tables.ts';

/** Which lines owners ask for. */
export type AuditQuestion = {
  page: number;
  size: number;
  direction: 'asc' | 'desc';
  filter: { q?: string | undefined; staffId?: string | undefined; actions?: readonly string[] | undefined; from?: Date | undefined; to?: Date | undefined };
};

/** A page of the audit log, and how many lines there are. Each of `actions` finds a whole area by its beginning (`order` finds `order.ship`). */
export async function listActionRows(db: Queryable, { page, size, direction, filter }: AuditQuestion) {
  const { q, staffId, actions, from, to } = filter;
  const found = tables(db)
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
  return readPage(found.select(['id', 'staffId', 'staffName', 'action', 'subject', 'detail', 'at']).orderBy('sequence', direction), { page, size });
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
