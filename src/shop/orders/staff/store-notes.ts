/** SQL of staff's notes on orders, and of whom they mention. */
import { sql, type Insertable } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { orderLimits } from '../contract.ts';
import { tables, type OrderTables } from '../tables.ts';

export async function insertNote(tx: Tx, note: Insertable<OrderTables['orderNote']>): Promise<void> {
  await tables(tx).insertInto('orderNote').values(note).execute();
}

const columns = ['id', 'orderId', 'staffId', 'staffName', 'text', 'at', 'editedAt'] as const;

/** Notes on these orders, oldest first. */
export async function findNotes(reader: Queryable, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return tables(reader)
    .selectFrom('orderNote')
    .select(columns)
    .where('orderId', 'in', [...orderIds])
    .orderBy('sequence')
    .limit(orderLimits.notesPerOrder * orderIds.length)
    .execute();
}

export function findNote(reader: Queryable, { orderId, id }: { orderId: string; id: string }) {
  return tables(reader).selectFrom('orderNote').select(columns).where('id', '=', id).where('orderId', '=', orderId).executeTakeFirst();
}

export async function countNotes(reader: Queryable, orderId: string): Promise<number> {
  const { count } = await tables(reader)
    .selectFrom('orderNote')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function updateNote(tx: Tx, { id, text, at }: { id: string; text: string; at: Date }): Promise<void> {
  await tables(tx).updateTable('orderNote').set({ text, editedAt: at }).where('id', '=', id).execute();
}

/** Removes a note with its mentions. */
export async function removeNote(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('orderNote').where('id', '=', id).execute();
}

/** Whom the notes on these orders mention, by name; staff is another slice's table, which this one reads and never writes. */
export async function findMentions(
  reader: Queryable,
  orderIds: readonly string[],
): Promise<{ noteId: string; staffId: string; name: string; isSeen: boolean }[]> {
  if (orderIds.length === 0) return [];
  const found = await sql<{ noteId: string; staffId: string; name: string; isSeen: boolean }>`
    select m.note_id, m.staff_id, s.name, m.seen_at is not null as is_seen
    from order_note n join order_mention m on m.note_id = n.id join staff s on s.id = m.staff_id
    where n.order_id = any(${[...orderIds]}::uuid[]) order by s.name, s.id
    limit ${orderLimits.notesPerOrder * orderLimits.mentionsPerNote * orderIds.length}`.execute(tables(reader));
  return found.rows;
}

/** Makes a note mention exactly these; answers those whom it did not mention before. */
export async function replaceMentions(
  tx: Tx,
  { noteId, staffIds, at }: { noteId: string; staffIds: readonly string[]; at: Date },
): Promise<ReadonlySet<string>> {
  await sql`delete from order_mention where note_id = ${noteId} and not (staff_id = any(${[...staffIds]}::uuid[]))`.execute(tables(tx));
  const added = await sql<{ staffId: string }>`insert into order_mention (note_id, staff_id, at)
    select ${noteId}, id, ${at} from unnest(${[...staffIds]}::uuid[]) as id on conflict do nothing returning staff_id`.execute(tables(tx));
  return new Set(added.rows.map(({ staffId }) => staffId));
}

/** Marks a staff member's mentions on an order as seen. */
export async function markMentionsSeen(tx: Tx, { orderId, staffId, at }: { orderId: string; staffId: string; at: Date }): Promise<void> {
  await sql`update order_mention set seen_at = ${at} where staff_id = ${staffId} and seen_at is null
    and note_id in (select id from order_note where order_id = ${orderId})`.execute(tables(tx));
}
