import type { Context } from '#kit/server/context.ts';
import { newId } from '#kit/server/ids.ts';
import type { PaymentNotice, WebhookRequest } from '../provider.ts';
import { providerOf } from '../providers.ts';
import { findProviderRow, insertEvent } from '../store.ts';

/** What became of a webhook. `stored` carries the event that is to be processed; `known` was stored before. */
export type ReceivedWebhook =
  | { kind: 'unknownProvider' }
  | { kind: 'refused' }
  | { kind: 'known' }
  | { kind: 'stored'; eventRowId: string; notice: PaymentNotice };

/** Verifies a provider's webhook and stores it raw. Nothing is stored of one whose signature or time stamp is wrong. */
export async function receiveWebhook(
  context: Context,
  { providerId, headers, body }: { providerId: string; headers: WebhookRequest['headers']; body: string },
): Promise<ReceivedWebhook> {
  const provider = providerOf(context.config, providerId);
  const row = provider ? await findProviderRow(context.db, providerId) : undefined;
  if (!provider) return { kind: 'unknownProvider' };
  const read = await provider.handleWebhook(context, { headers, body, secret: row?.webhookSecret ?? '', now: context.now() });
  if (!read) return { kind: 'refused' };
  const id = newId(context.now().getTime());
  const eventRowId = await context.transaction((tx) =>
    insertEvent(tx, { id, provider: providerId, eventId: read.eventId, body, notice: read.notice, at: context.now() }),
  );
  return eventRowId ? { kind: 'stored', eventRowId, notice: read.notice } : { kind: 'known' };
}
