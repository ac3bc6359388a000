import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { isPrivateHost } from '#kit/server/public-web.ts';
import { recordAction } from '../staff/index.ts';
import { tooManyEndpoints, webhookLimits, type Endpoint, type EndpointInput, type NewEndpoint } from './contract.ts';
import { isEndpointUrl, isOwnHost } from './rules.ts';
import { newWebhookSecret } from './signature.ts';
import {
  deleteEndpointRow,
  findEndpoint,
  insertEndpoint,
  listEndpointRows,
  loadEndpointForUpdate,
  updateEndpoint as updateRow,
  type EndpointQuestion,
  type EndpointRow,
} from './store.ts';
import { failPending } from './store-deliveries.ts';

/** A page of endpoints. */
export async function listEndpoints(context: Context, question: EndpointQuestion) {
  const { rows, total } = await listEndpointRows(context.db, question);
  return { items: rows.map(presentEndpoint), total, page: question.page, size: question.size };
}

/** An endpoint. @throws notFound (404) */
export async function readEndpoint(context: Context, id: string): Promise<Endpoint> {
  const row = isId(id) ? await findEndpoint(context.db, id) : undefined;
  if (!row) throw new ShopError(notFound);
  return presentEndpoint(row);
}

/** What of an endpoint its tag is made of: what staff say of it, not what its deliveries came to. */
export function endpointState({ title, url, events, isOn }: Endpoint): object {
  return { title, url, events, isOn };
}

/**
 * Creates an endpoint and its secret, which is shown only this once.
 * @throws invalidInput (40) for an address that may be none, tooManyEndpoints (41)
 */
export async function createEndpoint(context: Context, input: EndpointInput): Promise<NewEndpoint> {
  checkUrl(context, input.url);
  const secret = newWebhookSecret();
  const now = context.now();
  const id = newId(now.getTime());
  return context.transaction(async (tx) => {
    const made = await insertEndpoint(tx, { id, ...input, offReason: input.isOn ? null : 'staff', secret, createdAt: now, updatedAt: now });
    if (!made) throw new ShopError(tooManyEndpoints);
    await recordAction(tx, context, { action: 'webhook.create', subject: id, detail: { after: input } });
    return { ...presentEndpoint((await findEndpoint(tx, id))!), secret };
  });
}

/**
 * Changes an endpoint. Switching it off fails pending deliveries; switching it on resets its failures.
 * @throws notFound (404), stale (412), invalidInput (40)
 */
export async function changeEndpoint(context: Context, change: { id: string; input: EndpointInput; ensureFresh: EnsureFresh }): Promise<Endpoint> {
  const { id, input } = change;
  return context.transaction(async (tx) => {
    const row = await locked(tx, id);
    const before = endpointState(presentEndpoint(row));
    change.ensureFresh(before);
    if (input.url !== row.url) checkUrl(context, input.url);
    const switched = input.isOn === row.isOn ? {} : { isOn: input.isOn, offReason: input.isOn ? null : 'staff', failingSince: null };
    const { title, url, events } = input;
    const changed = await updateRow(tx, id, { title, url, events, ...switched, updatedAt: context.now() });
    if (row.isOn && !input.isOn) await failPending(tx, id);
    await recordAction(tx, context, { action: 'webhook.update', subject: id, detail: { before, after: input } });
    return presentEndpoint(changed);
  });
}

/** Removes an endpoint with its deliveries. @throws notFound (404), stale (412) */
export async function removeEndpoint(context: Context, { id, ensureFresh }: { id: string; ensureFresh: EnsureFresh }): Promise<void> {
  await context.transaction(async (tx) => {
    const before = endpointState(presentEndpoint(await locked(tx, id)));
    ensureFresh(before);
    await deleteEndpointRow(tx, id);
    await recordAction(tx, context, { action: 'webhook.delete', subject: id, detail: { before } });
  });
}

/** Creates a new secret, shown only this once; the previous one also signs for a day. @throws notFound (404) */
export async function rotateSecret(context: Context, id: string): Promise<NewEndpoint> {
  const secret = newWebhookSecret();
  return context.transaction(async (tx) => {
    const row = await locked(tx, id);
    const previousUntil = new Date(context.now().getTime() + webhookLimits.overlapHours * 3_600_000);
    const changed = await updateRow(tx, id, { secret, previousSecret: row.secret, previousUntil });
    await recordAction(tx, context, { action: 'webhook.rotate', subject: id, detail: { title: row.title } });
    return { ...presentEndpoint(changed), secret };
  });
}

async function locked(tx: Tx, id: string): Promise<EndpointRow> {
  const row = isId(id) ? await loadEndpointForUpdate(tx, id) : undefined;
  if (!row) throw new ShopError(notFound);
  return row;
}

/** @throws invalidInput (40) naming the field for an address that may be none */
export function checkUrl({ config, locale }: Context, text: string, field = 'url'): void {
  const ownHosts = config.webhookHosts ?? [];
  const fits = isEndpointUrl(text, ownHosts) && (isOwnHost(new URL(text), ownHosts) || !isPrivateHost(new URL(text)));
  if (!fits) throw fieldError(field, m.webhooks_wrong_url({}, { locale }));
}

function presentEndpoint(row: EndpointRow): Endpoint {
  const { id, title, url, events, isOn, offReason } = row;
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    id,
    title,
    url,
    events,
    isOn,
    offReason,
    failingSince: iso(row.failingSince),
    deliveredAt: iso(row.deliveredAt),
    previousUntil: iso(row.previousUntil),
    createdAt: row.createdAt.toISOString(),
  };
}
