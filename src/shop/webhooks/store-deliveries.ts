/** SQL of messages and of their deliveries. */
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { readPage } from '#kit/server/lists/read-page.ts';
import type { DeliveryState } from './contract.ts';
import type { Listener } from './store.ts';
import { tables, type WebhookTables } from './tables.ts';

/** A delivery as it is stored. */
export type DeliveryRow = Omit<Selectable<WebhookTables['webhookDelivery']>, 'state'> & { state: DeliveryState };

/**
 * Keeps a message and one delivery for each endpoint; for one that is off it has failed already, and can be sent again later.
 * Called twice, it is the same message. Answers the ids of the deliveries that were not there and are to be made.
 */
export async function insertMessage(
  tx: Tx,
  { message, to }: { message: Insertable<WebhookTables['webhookMessage']>; to: readonly Listener[] },
): Promise<string[]> {
  await tables(tx)
    .insertInto('webhookMessage')
    .values(message)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const inserted = await tables(tx)
    .insertInto('webhookDelivery')
    .values(
      to.map(({ id: endpointId, isOn }) => ({
        id: newId(),
        messageId: message.id,
        endpointId,
        ...(isOn ? { nextAt: message.at } : { state: 'failed', problem: 'off' }),
      })),
    )
    .onConflict((conflict) => conflict.columns(['messageId', 'endpointId']).doNothing())
    .returning(['id', 'state'])
    .execute();
  return inserted.filter(({ state }) => state === 'pending').map(({ id }) => id);
}

/** What an attempt needs. */
export type Claim = {
  id: string;
  attempts: number;
  messageId: string;
  endpointId: string;
  payload: string;
  url: string;
  isOn: boolean;
  secret: string;
  previousSecret: string | null;
  previousUntil: Date | null;
};

/**
 * Takes a delivery that is due for one attempt; nobody else takes it before `until`. Null when it is not pending, not due,
 * or another process has it.
 */
export async function claimDelivery(tx: Tx, id: string, { now, until }: { now: Date; until: Date }): Promise<Claim | null> {
  const found = await sql<Claim>`
    update webhook_delivery d set claimed_until = ${until}, attempts = attempts + 1, attempted_at = ${now}
    from webhook_message message, webhook_endpoint endpoint
    where d.id = ${id} and message.id = d.message_id and endpoint.id = d.endpoint_id and d.state = 'pending'
      and d.next_at <= ${now} and (d.claimed_until is null or d.claimed_until <= ${now})
    returning d.id, d.attempts, d.message_id, d.endpoint_id, message.payload, endpoint.url, endpoint.is_on, endpoint.secret, endpoint.previous_secret, endpoint.previous_until`.execute(
    tables(tx),
  );
  return found.rows[0] ?? null;
}

/** What is written of an attempt. */
export type Attempt = {
  state: DeliveryState;
  nextAt: Date | null;
  status: number | null;
  problem: string;
  excerpt: string;
  durationMs: number | null;
};

export async function finishAttempt(tx: Tx, id: string, { state, nextAt, status, problem, excerpt, durationMs }: Attempt): Promise<void> {
  await tables(tx)
    .updateTable('webhookDelivery')
    .set({ state, nextAt, status, problem, excerpt, durationMs, claimedUntil: null })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

/** An endpoint was switched off: what was on its way has failed, and can be sent again. */
export async function failPending(tx: Tx, endpointId: string): Promise<void> {
  await tables(tx)
    .updateTable('webhookDelivery')
    .set({ state: 'failed', problem: 'off', nextAt: null, claimedUntil: null })
    .where('endpointId', '=', endpointId)
    .where('state', '=', 'pending')
    .execute();
}

/** Sets failed ones (named by its id, a delivered one too) on their way again, as if they had never been tried; answers their ids. */
export async function restartDeliveries(tx: Tx, which: { id: string } | { endpointId: string; since: Date; most: number }, now: Date): Promise<string[]> {
  const chosen =
    'id' in which
      ? sql`select id from webhook_delivery where id = ${which.id} and state <> 'pending' for update`
      : sql`select d.id from webhook_delivery d join webhook_message message on message.id = d.message_id
          where d.endpoint_id = ${which.endpointId} and d.state = 'failed' and message.at >= ${which.since} order by d.sequence limit ${which.most} for update of d`;
  const found = await sql<{ id: string }>`
    update webhook_delivery set state = 'pending', attempts = 0, next_at = ${now}, claimed_until = null where id in (${chosen}) returning id`.execute(
    tables(tx),
  );
  return found.rows.map((row) => row.id);
}

/** A delivery in a list. */
export type ListedDelivery = DeliveryRow & { type: string; at: Date; endpointTitle: string };

/** Which deliveries staff ask for. */
export type DeliveryQuestion = {
  page: number;
  size: number;
  direction: 'asc' | 'desc';
  filter: { id?: string | undefined; endpointId?: string | undefined; state?: DeliveryState | undefined; type?: string | undefined };
};

export async function listDeliveryRows(
  reader: Queryable,
  { page, size, direction, filter }: DeliveryQuestion,
): Promise<{ rows: ListedDelivery[]; total: number }> {
  const query = tables(reader)
    .selectFrom('webhookDelivery as d')
    .innerJoin('webhookMessage as message', 'message.id', 'd.messageId')
    .innerJoin('webhookEndpoint as endpoint', 'endpoint.id', 'd.endpointId')
    .$if(filter.id !== undefined, (some) => some.where('d.id', '=', filter.id!))
    .$if(filter.endpointId !== undefined, (some) => some.where('d.endpointId', '=', filter.endpointId!))
    .$if(filter.state !== undefined, (some) => some.where('d.state', '=', filter.state!))
    .$if(filter.type !== undefined, (some) => some.where('message.type', '=', filter.type!));
  const { rows, total } = await readPage(
    query.selectAll('d').select(['message.type', 'message.at', 'endpoint.title as endpointTitle']).orderBy('d.sequence', direction),
    { page, size },
  );
  return { rows: rows as ListedDelivery[], total };
}

export async function findPayload(reader: Queryable, messageId: string): Promise<string> {
  return (await tables(reader).selectFrom('webhookMessage').select('payload').where('id', '=', messageId).executeTakeFirstOrThrow()).payload;
}

/** Deletes messages from before an instant with their deliveries; at most `most`, answers how many. */
export async function deleteOldMessages(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const deleted = await sql`delete from webhook_message where id in (select id from webhook_message where at < ${before} order by at limit ${most})`.execute(
    tables(tx),
  );
  return Number(deleted.numAffectedRows ?? 0n);
}
