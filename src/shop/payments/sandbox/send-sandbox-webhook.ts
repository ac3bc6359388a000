import type { Context } from '#kit/server/context.ts';
import { sandboxEventBody, sandboxSignatureHeader, signSandboxBody } from './provider.ts';
import { sandboxDetailOf } from './decide-sandbox.ts';
import { receiveWebhook, type ReceivedWebhook } from '../webhooks/receive-webhook.ts';
import { findAttempt, findProviderRow } from '../store.ts';

/** The sandbox notifies the shop of its decision: a signed webhook, handled like one from outside but without the network. */
export async function sendSandboxWebhook(context: Context, attemptId: string): Promise<ReceivedWebhook | null> {
  const attempt = await findAttempt(context.db, { id: attemptId });
  const row = await findProviderRow(context.db, 'sandbox');
  if (!attempt || !row) return null;
  const { outcome } = sandboxDetailOf(attempt);
  if (!outcome) return null;
  const body = sandboxEventBody(attempt, outcome);
  const headers = { [sandboxSignatureHeader]: signSandboxBody(body, row.webhookSecret, context.now()) };
  return receiveWebhook(context, { providerId: 'sandbox', headers, body });
}
