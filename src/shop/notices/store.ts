import { sql, type Selectable } from 'kysely';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import { noticeLimits, type NoticeKind } from './contract.ts';
import type { NoticeParams } from './format-notice.ts';
import { tables, type NoticeTables } from './tables.ts';

/** A notification as it is stored. */
export type NoticeRow = Omit<Selectable<NoticeTables['notice']>, 'kind' | 'params'> & { kind: NoticeKind; params: NoticeParams };

/** Writes a notification; returns false where its account was notified of its key before. */
export async function insertNotice(
  tx: Tx,
  { params, ...row }: { id: string; accountId: string; kind: NoticeKind; params: NoticeParams; path: string; key: string | null; at: Date },
): Promise<boolean> {
  const written = await tables(tx)
    .insertInto('notice')
    .values({ ...row, params: jsonb(params) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/** A page of an account's notifications, the newest first, how many there are and how many are unread. Two statements. */
export async function selectNotices(
  db: Queryable,
  { accountId, unreadOnly, page, size }: { accountId: string; unreadOnly: boolean; page: number; size: number },
): Promise<{ rows: NoticeRow[]; total: number; unread: number }> {
  const own = tables(db).selectFrom('notice').where('accountId', '=', accountId);
  const [rows, count] = await Promise.all([
    own
      .$if(unreadOnly, (query) => query.where('readAt', 'is', null))
      .selectAll()
      .orderBy('sequence', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    own
      .select((eb) => [eb.fn.countAll<string>().as('total'), eb.fn.countAll<string>().filterWhere('readAt', 'is', null).as('unread')])
      .executeTakeFirstOrThrow(),
  ]);
  const unread = Number(count.unread);
  return { rows: rows as NoticeRow[], total: unreadOnly ? unread : Number(count.total), unread };
}

/** How many notifications an account has not read. */
export async function countUnread(db: Queryable, accountId: string): Promise<number> {
  const row = await tables(db)
    .selectFrom('notice')
    .select((eb) => eb.fn.countAll<string>().as('unread'))
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.unread);
}

/** Marks notifications of an account as read: those of the ids, or all. */
export async function setRead(tx: Tx, { accountId, ids, at }: { accountId: string; ids: readonly string[] | 'all'; at: Date }): Promise<void> {
  await tables(tx)
    .updateTable('notice')
    .set({ readAt: at })
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .$if(ids !== 'all', (query) => query.where(sql<boolean>`id = any(${ids as readonly string[]}::uuid[])`))
    .execute();
}

/** Deletes old notifications; answers how many. */
export async function deleteOld(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const old = tables(tx).selectFrom('notice').select('id').where('at', '<', before).limit(most);
  const result = await tables(tx).deleteFrom('notice').where('id', 'in', old).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes an account's oldest notifications beyond the maximum; returns how many. */
export async function deleteSurplus(tx: Tx, most: number): Promise<number> {
  const result = await sql`
    delete from notice where id in (
      select id from (select id, row_number() over (partition by account_id order by sequence desc) as place from notice) placed
      where place > ${noticeLimits.perAccount} limit ${most})`.execute(tables(tx));
  return Number(result.numAffectedRows ?? 0);
}
