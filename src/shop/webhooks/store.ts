import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { likePattern } from '#kit/server/like.ts';
import { readPage } from '#kit/server/lists/read-page.ts';
import { webhookLimits, type endpointSorts, type WebhookEvent } from './contract.ts';
import { tables, type WebhookTables } from './tables.ts';

/** An endpoint as it is stored. */
export type EndpointRow = Omit<Selectable<WebhookTables['webhookEndpoint']>, 'events' | 'offReason'> & {
  events: WebhookEvent[];
  offReason: 'staff' | 'failing' | 'gone' | null;
};

/** Inserts an endpoint unless there are as many as may be; answers whether it did. One at a time counts. */
export async function insertEndpoint(tx: Tx, row: Insertable<WebhookTables['webhookEndpoint']>): Promise<boolean> {
  await sql`lock table webhook_endpoint in share row exclusive mode`.execute(tables(tx));
  const { count } = await tables(tx)
    .selectFrom('webhookEndpoint')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= webhookLimits.mostEndpoints) return false;
  await tables(tx).insertInto('webhookEndpoint').values(row).execute();
  return true;
}

/** What a list of endpoints is asked for. */
export type EndpointQuestion = { page: number; size: number; order: Order<(typeof endpointSorts)[number]>; filter: { q?: string | undefined } };

export async function listEndpointRows(reader: Queryable, { page, size, order, filter }: EndpointQuestion): Promise<{ rows: EndpointRow[]; total: number }> {
  let query = tables(reader).selectFrom('webhookEndpoint');
  if (filter.q) {
    const like = likePattern(filter.q);
    query = query.where((where) => where.or([where('title', 'ilike', like), where('url', 'ilike', like)]));
  }
  const { rows, total } = await readPage(query.selectAll().orderBy(order.field, order.direction).orderBy('id'), { page, size });
  return { rows: rows as EndpointRow[], total };
}

export async function findEndpoint(reader: Queryable, id: string): Promise<EndpointRow | undefined> {
  return (await tables(reader).selectFrom('webhookEndpoint').selectAll().where('id', '=', id).executeTakeFirst()) as EndpointRow | undefined;
}

/** Takes an endpoint for a change. */
export async function loadEndpointForUpdate(tx: Tx, id: string): Promise<EndpointRow | undefined> {
  return (await tables(tx).selectFrom('webhookEndpoint').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) as EndpointRow | undefined;
}

export async function updateEndpoint(tx: Tx, id: string, set: Updateable<WebhookTables['webhookEndpoint']>): Promise<EndpointRow> {
  return (await tables(tx).updateTable('webhookEndpoint').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow()) as EndpointRow;
}

export async function deleteEndpointRow(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('webhookEndpoint').where('id', '=', id).execute();
}

/** Endpoints subscribed to this: enabled ones, and those that the shop itself disabled, which get it once they are enabled again. */
export async function findListeners(reader: Queryable, type: string): Promise<Listener[]> {
  return tables(reader)
    .selectFrom('webhookEndpoint')
    .select(['id', 'isOn'])
    .where((where) => where.or([where('isOn', '=', true), where('offReason', '=', 'failing')]))
    .where(sql<boolean>`${type} = any(events)`)
    .orderBy('id')
    .limit(webhookLimits.mostEndpoints)
    .execute();
}

/** Whether there is any, as a condition. */
export const hasListeners = (type: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from webhook_endpoint where (is_on or off_reason = 'failing') and ${type} = any(events))`;

/** A subscribed endpoint. */
export type Listener = { id: string; isOn: boolean };

/** Webhooks of apps. */
export async function endpointsOfApps(reader: Queryable, appIds: readonly string[]) {
  if (appIds.length === 0) return [];
  const rows = await tables(reader)
    .selectFrom('webhookEndpoint')
    .select(['id', 'appId', 'url', 'events', 'isOn'])
    .where('appId', 'in', [...appIds])
    .orderBy('id')
    .limit(webhookLimits.mostEndpoints)
    .execute();
  return rows as { id: string; appId: string; url: string; events: WebhookEvent[]; isOn: boolean }[];
}
