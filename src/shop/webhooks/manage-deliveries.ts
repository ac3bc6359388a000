import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { recordAction } from '../staff/index.ts';
import { webhookIdOf } from './attempt-delivery.ts';
import { deliveryPending, endpointOff, testEvent, webhookLimits, type Delivery, type DeliveryDetail } from './contract.ts';
import { queueDeliveries } from './job-kinds.ts';
import { payloadOf } from './dispatch-webhook.ts';
import { loadEndpointForUpdate, type EndpointRow } from './store.ts';
import { findPayload, insertMessage, listDeliveryRows, restartDeliveries, type DeliveryQuestion, type ListedDelivery } from './store-deliveries.ts';

/** A page of deliveries, the newest first unless asked otherwise. */
export async function listDeliveries(context: Context, question: DeliveryQuestion) {
  const { page, size, filter } = question;
  if (filter.endpointId !== undefined && !isId(filter.endpointId)) return { items: [], total: 0, page, size };
  const { rows, total } = await listDeliveryRows(context.db, question);
  return { items: rows.map(presentDelivery), total, page, size };
}

/** A delivery with the body that is sent. @throws notFound (404) */
export async function readDelivery(context: Context, id: string, reader: Queryable = context.db): Promise<DeliveryDetail> {
  const row = await found(reader, id);
  return { ...presentDelivery(row), payload: await findPayload(reader, row.messageId) };
}

/**
 * Sends a delivery again, whether it failed or arrived: the same message under the same id.
 * @throws notFound (404), deliveryPending and endpointOff (41)
 */
export async function replayDelivery(context: Context, id: string): Promise<DeliveryDetail> {
  return context.transaction(async (tx) => {
    const row = await found(tx, id);
    await lockedOn(tx, row.endpointId);
    const ids = await restartDeliveries(tx, { id }, context.now());
    if (ids.length === 0) throw new ShopError(deliveryPending);
    await queueDeliveries(tx, context, ids);
    await recordAction(tx, context, { action: 'webhook.replay', subject: row.endpointId, detail: { message: webhookIdOf(row.messageId), type: row.type } });
    return readDelivery(context, id, tx);
  });
}

/** Sends again all that failed of an endpoint since an instant, at most a thousand at once. @throws notFound (404), endpointOff (41) */
export async function replayFailed(context: Context, { id, since }: { id: string; since: Date }): Promise<{ count: number }> {
  if (!isId(id)) throw new ShopError(notFound);
  return context.transaction(async (tx) => {
    await lockedOn(tx, id);
    const ids = await restartDeliveries(tx, { endpointId: id, since, most: webhookLimits.mostReplayed }, context.now());
    await queueDeliveries(tx, context, ids);
    await recordAction(tx, context, { action: 'webhook.replay', subject: id, detail: { since: since.toISOString(), count: ids.length } });
    return { count: ids.length };
  });
}

/** Sends an endpoint a message that means nothing, whatever it asked for. @throws notFound (404), endpointOff (41) */
export async function sendTest(context: Context, id: string): Promise<Delivery> {
  if (!isId(id)) throw new ShopError(notFound);
  return context.transaction(async (tx) => {
    const endpoint = await lockedOn(tx, id);
    const at = context.now();
    const data = { endpointId: id, title: endpoint.title };
    const message = { id: newId(at.getTime()), type: testEvent, at, payload: payloadOf({ type: testEvent, at: at.toISOString(), data }) };
    const ids = await insertMessage(tx, { message, to: [endpoint] });
    await queueDeliveries(tx, context, ids);
    await recordAction(tx, context, { action: 'webhook.test', subject: id, detail: { title: endpoint.title } });
    return presentDelivery(await found(tx, ids[0]!));
  });
}

async function lockedOn(tx: Tx, endpointId: string): Promise<EndpointRow> {
  const endpoint = await loadEndpointForUpdate(tx, endpointId);
  if (!endpoint) throw new ShopError(notFound);
  if (!endpoint.isOn) throw new ShopError(endpointOff);
  return endpoint;
}

async function found(reader: Queryable, id: string): Promise<ListedDelivery> {
  const { rows } = isId(id) ? await listDeliveryRows(reader, { page: 1, size: 1, direction: 'desc', filter: { id } }) : { rows: [] };
  if (!rows[0]) throw new ShopError(notFound);
  return rows[0];
}

function presentDelivery(row: ListedDelivery): Delivery {
  const { id, type, state, attempts, status, excerpt, durationMs } = row;
  return {
    id,
    messageId: webhookIdOf(row.messageId),
    type,
    at: row.at.toISOString(),
    endpoint: { id: row.endpointId, title: row.endpointTitle },
    state,
    attempts,
    attemptedAt: row.attemptedAt?.toISOString() ?? null,
    nextAt: row.nextAt?.toISOString() ?? null,
    status,
    problem: row.problem as Delivery['problem'],
    excerpt,
    durationMs,
  };
}
