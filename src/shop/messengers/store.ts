import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { Identity } from '../accounts/contract.ts';
import type { Kept } from './provider.ts';
import { nextTicketState, statesBefore, type KeptState, type TicketMove } from './states.ts';
import { tables, type MessengerTables } from './tables.ts';

type Row = Selectable<MessengerTables['messengerTicket']>;

/** A ticket as it is kept. */
export type Ticket = Omit<Row, 'state' | 'kept'> & { state: KeptState; kept: Kept };

const typed = (row: Row | undefined): Ticket | undefined => row && { ...row, state: row.state as KeptState, kept: row.kept as Kept };

export async function insertTicket(tx: Tx, { kept, ...ticket }: Omit<Insertable<MessengerTables['messengerTicket']>, 'kept'> & { kept: Kept }): Promise<void> {
  await tables(tx)
    .insertInto('messengerTicket')
    .values({ ...ticket, kept: JSON.stringify(kept) })
    .execute();
}

/** A ticket by the name under which its browser waits. */
export async function findTicket(reader: Queryable, ticket: string): Promise<Ticket | undefined> {
  return typed(await tables(reader).selectFrom('messengerTicket').selectAll().where('ticket', '=', ticket).executeTakeFirst());
}

/** A ticket by what its code carries. */
export async function findTicketBySecret(reader: Queryable, asked: { provider: string; secretHash: string }): Promise<Ticket | undefined> {
  const row = await tables(reader)
    .selectFrom('messengerTicket')
    .selectAll()
    .where('secretHash', '=', asked.secretHash)
    .where('provider', '=', asked.provider)
    .executeTakeFirst();
  return typed(row);
}

/**
 * Moves a ticket on, if its state allows that and its time has not run out; answers it as it is then. `who` scanned or
 * confirmed it: once somebody has, nobody else can.
 */
export async function moveTicket(
  tx: Tx,
  { ticket, move, who, now }: { ticket: string; move: TicketMove; who?: Pick<Identity, 'subject' | 'name'>; now: Date },
): Promise<Ticket | undefined> {
  const from = statesBefore(move);
  const row = await tables(tx)
    .updateTable('messengerTicket')
    .set({
      // All states that allow a move lead to the same one.
      state: nextTicketState(from[0]!, move)!,
      ...(who ? { subject: who.subject, name: who.name } : {}),
    })
    .where('ticket', '=', ticket)
    .where('state', 'in', from)
    .where('expiresAt', '>', now)
    .$if(who !== undefined, (query) => query.where((eb) => eb.or([eb('subject', 'is', null), eb('subject', '=', who!.subject)])))
    .returningAll()
    .executeTakeFirst();
  return typed(row);
}

/** Forgets tickets that ran out before a time. */
export async function deleteTickets(tx: Tx, before: Date): Promise<number> {
  const { numDeletedRows } = await tables(tx).deleteFrom('messengerTicket').where('expiresAt', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
