import * as m from '#messages';
import webPush from 'web-push';
import { localeFor, languagePrefix } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { PrivateAddress } from '#kit/server/public-web.ts';
import { readShopFacts } from '../../messages/index.ts';
import type { PushEvent } from '../contract.ts';
import { findOrder, type OrderRow } from '../store.ts';
import { postPush } from './post-push.ts';
import { pushKeys } from './push-keys.ts';
import { deleteEndpoint, findSubscription, type PushSubscriptionRow } from './store-push.ts';

// Longer, and an order's page says more.
const keptForSeconds = 3 * 24 * 3_600;
const gone: readonly number[] = [404, 410];

/** What a browser shows: the order's number is all that it says of anybody. */
export type PushMessage = { title: string; text: string; tag: string; path: string };

// The service does not take what this key signs: for a subscription of another key for good, else because a clock is wrong.
const unauthorized: readonly number[] = [401, 403];

/**
 * Sends news of an order to one device, in its language. A device that its push service no longer knows is forgotten, and so is one that
 * subscribed with another key of the shop: nothing reaches it any more, and its page offers to turn the news on again.
 * @throws when the service did not take the message: the job is tried again
 */
export async function sendPush(
  context: Context,
  { subscriptionId, orderId, event }: { subscriptionId: string; orderId: string; event: PushEvent },
): Promise<void> {
  const [subscription, order] = await Promise.all([findSubscription(context.db, subscriptionId), findOrder(context.db, { id: orderId })]);
  if (!subscription || !order) return;
  const { name, email, userBasePath } = await readShopFacts(context, subscription.lang);
  const message = messageOf(order, { event, subscription, shop: name, userBasePath });
  const status = message && (await post(context, subscription, { message, email }));
  if (status === null || (status >= 200 && status < 300)) return;
  if (!gone.includes(status) && !(unauthorized.includes(status) && subscription.publicKey === null)) throw new Error(`a push service answered ${status}`);
  await context.transaction((tx) => deleteEndpoint(tx, subscription.endpoint));
}

/** The status of the push service's answer; a service that is none counts as gone, and so does a subscription of another key, which is not asked. */
async function post(
  context: Context,
  { endpoint, p256dh, auth, publicKey }: PushSubscriptionRow,
  { message, email }: { message: PushMessage; email: string },
): Promise<number> {
  const { config } = context;
  const keys = await pushKeys(context);
  if (publicKey !== null && publicKey !== keys.publicKey) return 410;
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    TTL: keptForSeconds,
    vapidDetails: { subject: config.https ? config.baseUrl : `mailto:${email || 'shop@vitrine.example'}`, ...keys },
  });
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  try {
    return await postPush(endpoint, { headers, body: request.body, config });
  } catch (error) {
    if (error instanceof PrivateAddress) return 410;
    throw error;
  }
}

function messageOf(
  { orderNo, shippingMethod, checkoutSlug }: OrderRow,
  { event, subscription, shop, userBasePath }: { event: PushEvent; subscription: PushSubscriptionRow; shop: string; userBasePath: string },
): PushMessage | null {
  const { lang, accountId } = subscription;
  const isCollected = shippingMethod?.pickup !== undefined;
  // Who has collected it knows.
  if (isCollected && event === 'delivered') return null;
  const options = { locale: localeFor(lang) };
  const number = encodeURIComponent(orderNo);
  const page = accountId ? `${userBasePath}order/${number}` : `/checkout/thankyou?order=${number}`;
  return {
    title: titles[isCollected && event === 'shipped' ? 'ready' : event]({ orderNo }, options),
    text: m.push_text({ shop }, options),
    tag: `order-${orderNo}`,
    path: `${languagePrefix(lang)}${event === 'paymentAsked' ? `/checkout/${checkoutSlug}` : page}`,
  };
}

const titles: Readonly<Record<PushEvent | 'ready', typeof m.push_shipped>> = {
  shipped: m.push_shipped,
  ready: m.push_ready,
  delivered: m.push_delivered,
  refunded: m.push_refunded,
  cancelled: m.push_cancelled,
  paymentAsked: m.push_payment_asked,
};
