import { ECDH } from 'node:crypto';
import * as m from '#messages';
import { tooMany } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { requireUser, type Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { newId } from '#kit/server/ids.ts';
import { ipPrefix } from '#kit/server/limits/ip-prefix.ts';
import { countWithin } from '#kit/server/limits/rate-limit.ts';
import { pushLimits, type PushState, type PushSubscribeInput } from '../contract.ts';
import { findOwnOrder } from '../show/find-own-order.ts';
import { isPushEndpoint } from './post-push.ts';
import { pushKeys } from './push-keys.ts';
import { deleteSubscription, findFollowing, insertSubscription, type Followed } from './store-push.ts';

const windowSeconds = 15 * 60;

/** How a shopper says what a browser follows. */
type Asked = { orderNo?: string | undefined; orderToken?: string | undefined };

/**
 * Whether a browser follows an order, or all orders of the account, and what it subscribes with.
 * @throws notFound (404) for an order that is not the caller's, authInvalid (50) for all orders of nobody
 */
export async function readPushState(context: Context, { endpoint, ...asked }: Asked & { endpoint?: string | undefined }): Promise<PushState> {
  const followed = await followedBy(context, asked);
  const state = endpoint === undefined ? { on: false, used: false } : await findFollowing(context.db, endpoint, followed);
  return { ...state, publicKey: (await pushKeys(context)).publicKey };
}

/**
 * Has a browser get news of an order, or of all orders of the account while its session lasts. An order of the account's own counts as all of them.
 * @throws as `readPushState`; invalidInput (40) for what is no subscription; tooMany (429)
 */
export async function subscribe(context: Context, { endpoint, keys, ...asked }: PushSubscribeInput): Promise<PushState> {
  const { locale, lang, config } = context;
  if (!isPushEndpoint(endpoint, config)) throw fieldError('endpoint', m.push_endpoint_wrong({}, { locale }));
  if (!isOnCurve(keys.p256dh)) throw fieldError('keys.p256dh', m.push_endpoint_wrong({}, { locale }));
  const followed = await followedBy(context, asked);
  const limit = { key: `push address ${ipPrefix(context.address)}`, most: pushLimits.perNetwork };
  const waitSeconds = await context.transaction(async (tx) => {
    const createdAt = context.now();
    const seconds = await countWithin(tx, [limit], { windowSeconds, now: createdAt });
    if (seconds === 0) await insertSubscription(tx, { id: newId(createdAt.getTime()), endpoint, ...keys, lang, ...followed, createdAt }, pushLimits.devices);
    return seconds;
  });
  if (waitSeconds > 0) throw new ShopError(tooMany, { retryAfterSeconds: waitSeconds });
  return { on: true, used: true, publicKey: (await pushKeys(context)).publicKey };
}

/**
 * Ends that.
 * @throws as `readPushState`
 */
export async function unsubscribe(context: Context, { endpoint, ...asked }: Asked & { endpoint: string }): Promise<PushState> {
  const followed = await followedBy(context, asked);
  await context.transaction((tx) => deleteSubscription(tx, endpoint, followed));
  return readPushState(context, { ...asked, endpoint });
}

async function followedBy(context: Context, { orderNo, orderToken }: Asked): Promise<Followed> {
  const { caller } = context;
  const order = orderNo === undefined ? null : await findOwnOrder(context, context.db, { orderNo, orderToken });
  if (order && !(caller.kind === 'user' && caller.accountId === order.accountId)) return { accountId: null, sessionId: null, orderId: order.id };
  const { accountId, sessionId } = requireUser(context);
  return { accountId, sessionId, orderId: null };
}

function isOnCurve(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
