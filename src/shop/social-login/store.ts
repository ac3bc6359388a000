import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { Identity } from '../accounts/contract.ts';
import type { ProviderState } from './provider.ts';
import { nextTicketState, statesAllowingAction, type StoredTicketState, type TicketAction } from './states.ts';
import { tables, type SocialLoginTables } from './tables.ts';

type Row = Selectable<SocialLoginTables['messengerTicket']>;

/** A stored ticket. */
export type Ticket = Omit<Row, 'state' | 'kept'> & { state: StoredTicketState; kept: ProviderState };

const typed = (row: Row | undefined): Ticket | undefined => row && { ...row, state: row.state as StoredTicketState, kept: row.kept as ProviderState };

export async function insertTicket(
  tx: Tx,
  { kept, ...ticket }: Omit<Insertable<SocialLoginTables['messengerTicket']>, 'kept'> & { kept: ProviderState },
): Promise<void> {
  await tables(tx)
    .insertInto('messengerTicket')
    .values({ ...ticket, kept: JSON.stringify(kept) })
    .execute();
}

/** A ticket by the name under which its browser waits. */
export async function findTicket(db: Queryable, ticket: string): Promise<Ticket | undefined> {
  return typed(await tables(db).selectFrom('messengerTicket').selectAll().where('ticket', '=', ticket).executeTakeFirst());
}

/** A ticket by what its code carries. */
export async function findTicketBySecret(db: Queryable, asked: { provider: string; secretHash: string }): Promise<Ticket | undefined> {
  const row = await tables(db)
    .selectFrom('messengerTicket')
    .selectAll()
    .where('secretHash', '=', asked.secretHash)
    .where('provider', '=', asked.provider)
    .executeTakeFirst();
  return typed(row);
}

/**
 * Moves a ticket on, if its state allows that and its time has not run out; answers it as it is then. `who` scanned or
 * confirmed it: after the first confirmation nobody else can.
 */
export async function transitionTicket(
  tx: Tx,
  { ticket, action, who, now }: { ticket: string; action: TicketAction; who?: Pick<Identity, 'subject' | 'name'>; now: Date },
): Promise<Ticket | undefined> {
  const from = statesAllowingAction(action);
  const row = await tables(tx)
    .updateTable('messengerTicket')
    .set({
      // All states that allow an action lead to the same one.
      state: nextTicketState(from[0]!, action)!,
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

/** Deletes tickets that expired before a time. */
export async function deleteTickets(tx: Tx, before: Date): Promise<number> {
  const { numDeletedRows } = await tables(tx).deleteFrom('messengerTicket').where('expiresAt', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
