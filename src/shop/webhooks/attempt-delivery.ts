import * as m from '#messages';
import { defaultLanguage, localeFor } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { queueMailText } from '../messages/index.ts';
import { findColleagues } from '../staff/index.ts';
import { webhookLimits } from './contract.ts';
import { deliverJob } from './job-kinds.ts';
import { postMessage, type Posted } from './post-message.ts';
import { endpointAfter, secondsToNext } from './rules.ts';
import { signatureHeader } from './signature.ts';
import { loadEndpointForUpdate, updateEndpoint, type EndpointRow } from './store.ts';
import { claimDelivery, failPending, finishAttempt, type Claim } from './store-deliveries.ts';

const claimMs = 60_000;

/** The header `webhook-id`; the same for every attempt and every endpoint. */
export const webhookIdOf = (messageId: string) => `msg_${messageId}`;

/**
 * Makes one attempt at a delivery that is due: takes it, posts it outside of any transaction, writes what came of it, and
 * queues the next attempt by the delays of Standard Webhooks. One that is not due, or that another process has, is left alone.
 */
export async function attemptDelivery(context: Context, deliveryId: string): Promise<void> {
  const now = context.now();
  const claim = await context.transaction((tx) => claimDelivery(tx, deliveryId, { now, until: new Date(now.getTime() + claimMs) }));
  if (!claim) return;
  if (!claim.isOn) {
    const off = { state: 'failed', nextAt: null, status: null, problem: 'off', excerpt: '', durationMs: null } as const;
    return context.transaction((tx) => finishAttempt(tx, claim.id, off));
  }
  const posted = await postMessage({
    url: claim.url,
    headers: headersOf(claim, now),
    body: claim.payload,
    ownHosts: context.config.webhookHosts ?? [],
  });
  await context.transaction((tx) => (posted.problem === '' ? arrived(tx, context, { claim, posted }) : failed(tx, context, { claim, posted })));
}

function headersOf(claim: Claim, now: Date): Record<string, string> {
  const id = webhookIdOf(claim.messageId);
  const timestampSeconds = Math.floor(now.getTime() / 1000);
  const previous = claim.previousSecret !== null && claim.previousUntil! > now ? [claim.previousSecret] : [];
  return {
    'content-type': 'application/json',
    'user-agent': 'Vitrine-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestampSeconds),
    'webhook-signature': signatureHeader([claim.secret, ...previous], { id, timestampSeconds, body: claim.payload }),
  };
}

type Attempted = { claim: Claim; posted: Posted };

async function arrived(tx: Tx, context: Context, { claim, posted }: Attempted): Promise<void> {
  const endpoint = await loadEndpointForUpdate(tx, claim.endpointId);
  if (!endpoint) return;
  await finishAttempt(tx, claim.id, { state: 'delivered', nextAt: null, ...posted });
  await updateEndpoint(tx, endpoint.id, { failingSince: null, deliveredAt: context.now() });
}

async function failed(tx: Tx, context: Context, { claim, posted }: Attempted): Promise<void> {
  const now = context.now();
  const endpoint = await loadEndpointForUpdate(tx, claim.endpointId);
  if (!endpoint) return;
  const seconds = endpoint.isOn ? secondsToNext(claim.attempts) : null;
  const nextAt = seconds === null ? null : new Date(now.getTime() + seconds * 1000);
  await finishAttempt(tx, claim.id, { state: nextAt ? 'pending' : 'failed', nextAt, ...posted });
  if (!endpoint.isOn) return;
  const failingSince = endpoint.failingSince ?? now;
  const next = endpointAfter(posted, { failingSince, now });
  if (next === 'on') {
    await updateEndpoint(tx, endpoint.id, { failingSince });
    if (nextAt) await context.enqueue(tx, deliverJob, { deliveryId: claim.id }, { startAfter: nextAt });
    return;
  }
  await updateEndpoint(tx, endpoint.id, { failingSince, isOn: false, offReason: next, updatedAt: now });
  await failPending(tx, endpoint.id);
  await notifyStaff(tx, context, { endpoint, why: next });
}

/** Writes to each member of staff who may switch it on again, in their language, that an endpoint was switched off. */
async function notifyStaff(tx: Tx, context: Context, { endpoint, why }: { endpoint: EndpointRow; why: 'failing' | 'gone' }): Promise<void> {
  const { title, url } = endpoint;
  for (const { email, lang } of await findColleagues(tx, { right: 'write:settings' })) {
    const options = { locale: localeFor(lang ?? defaultLanguage) };
    await queueMailText(tx, context, {
      id: `webhook-off-${endpoint.id}-${context.now().getTime()}`,
      to: email,
      lang: lang ?? defaultLanguage,
      title: m.webhooks_off_title({ title }, options),
      paragraphs: [why === 'gone' ? m.webhooks_off_gone({ url }, options) : m.webhooks_off_failing({ url, days: webhookLimits.failingDays }, options)],
      link: { path: `/backoffice/webhooks/${endpoint.id}/show`, text: m.webhooks_off_link({}, options) },
    });
  }
}
