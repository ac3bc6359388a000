/** Webhooks of an app: made, changed and removed with it. */
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { tooManyEndpoints, webhookLimits, type EndpointInput } from './contract.ts';
import { checkUrl } from './manage-endpoints.ts';
import { newWebhookSecret } from './signature.ts';
import { deleteEndpointRow, endpointsOfApps, insertEndpoint, updateEndpoint } from './store.ts';

type Wanted = Pick<EndpointInput, 'url' | 'events'>;

/** Makes a webhook of an app; its secret is answered this once. @throws invalidInput (40) naming `field`, tooManyEndpoints (41) */
export async function createAppEndpoint(
  tx: Tx,
  context: Context,
  { appId, title, url, events, field }: Wanted & { appId: string; title: string; field: string },
): Promise<{ id: string; url: string; secret: string }> {
  checkUrl(context, url, field);
  const [id, secret, now] = [newId(context.now().getTime()), newWebhookSecret(), context.now()];
  const made = await insertEndpoint(tx, { id, appId, title: title.slice(0, webhookLimits.titleLength), url, events, secret, createdAt: now, updatedAt: now });
  if (!made) throw new ShopError(tooManyEndpoints);
  return { id, url, secret };
}

/** Makes the webhooks of an app those that are wanted; answers the secrets of new ones. @throws as `createAppEndpoint` */
export async function changeAppEndpoints(
  tx: Tx,
  context: Context,
  { appId, title, webhooks }: { appId: string; title: string; webhooks: readonly (Wanted & { id?: string | undefined })[] },
): Promise<{ id: string; url: string; secret: string }[]> {
  const before = await endpointsOfApps(tx, [appId]);
  for (const { id } of before) if (!webhooks.some((one) => one.id === id)) await deleteEndpointRow(tx, id);
  const made = [];
  for (const [index, { id, url, events }] of webhooks.entries()) {
    const field = `webhooks.${index}.url`;
    const known = before.find((one) => one.id === id);
    if (!known) made.push(await createAppEndpoint(tx, context, { appId, title, url, events, field }));
    else {
      if (url !== known.url) checkUrl(context, url, field);
      await updateEndpoint(tx, known.id, { title: title.slice(0, webhookLimits.titleLength), url, events, updatedAt: context.now() });
    }
  }
  return made;
}
