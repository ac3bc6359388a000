/** SQL of signing in by an OpenID Connect provider. */
import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '#kit/server/database.ts';
import { tables, type AuthTables } from './tables.ts';

/** A browser that was sent to a provider. */
export type OpenIdFlow = Selectable<AuthTables['authOpenidFlow']>;

export async function insertFlow(tx: Tx, flow: Insertable<AuthTables['authOpenidFlow']>): Promise<void> {
  await tables(tx).insertInto('authOpenidFlow').values(flow).execute();
}

/** Takes a flow that this browser began; it can be finished once. */
export function takeFlow(tx: Tx, of: { stateHash: string; browserHash: string; now: Date }): Promise<OpenIdFlow | undefined> {
  return tables(tx)
    .deleteFrom('authOpenidFlow')
    .where('stateHash', '=', of.stateHash)
    .where('browserHash', '=', of.browserHash)
    .where('expiresAt', '>', of.now)
    .returningAll()
    .executeTakeFirst();
}

export async function insertLink(tx: Tx, link: Insertable<AuthTables['authOpenidLink']>): Promise<void> {
  await tables(tx).insertInto('authOpenidLink').values(link).execute();
}

/** A link that waits, held until the transaction ends. */
export function loadLinkForUpdate(tx: Tx, of: { ticketHash: string; now: Date }) {
  return tables(tx)
    .selectFrom('authOpenidLink')
    .selectAll()
    .where('ticketHash', '=', of.ticketHash)
    .where('expiresAt', '>', of.now)
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteLink(tx: Tx, ticketHash: string): Promise<void> {
  await tables(tx).deleteFrom('authOpenidLink').where('ticketHash', '=', ticketHash).execute();
}

/** Deletes what was never finished. */
export async function deleteOldFlows(tx: Tx, now: Date): Promise<void> {
  await tables(tx).deleteFrom('authOpenidFlow').where('expiresAt', '<', now).execute();
  await tables(tx).deleteFrom('authOpenidLink').where('expiresAt', '<', now).execute();
}
