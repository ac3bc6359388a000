import { requireUser, type Context } from '#kit/server/context.ts';
import { newId } from '#kit/server/ids.ts';
import { pushLimits, type PushState, type PushSubscribeInput } from '../contract.ts';
import { findOwnOrder } from '../show/find-own-order.ts';
import { pushKeys } from './push-keys.ts';
import { requirePushDevice, withinPushLimit } from './require-push-device.ts';
import { deleteSubscription, findFollowing, insertSubscription, type Followed } from './store-push.ts';

/** How a shopper says what a browser follows. */
type Asked = { orderNo?: string | undefined; orderToken?: string | undefined };

/**
 * Whether a browser follows an order, or all orders of the account, and what it subscribes with.
 * @throws notFound (404) for an order that is not the caller's, authInvalid (50) for all orders of nobody
 */
export async function readPushState(context: Context, { endpoint, ...asked }: Asked & { endpoint?: string | undefined }): Promise<PushState> {
  const followed = await followedBy(context, asked);
  const { publicKey } = await pushKeys(context);
  const state = endpoint === undefined ? { on: false, used: false } : await findFollowing(context.db, { endpoint, publicKey }, followed);
  return { ...state, publicKey };
}

/**
 * Has a browser get news of an order, or of all orders of the account while its session lasts. An order of the account's own counts as all of them.
 * @throws as `readPushState`; invalidInput (40) for what is no subscription; tooMany (429)
 */
export async function subscribe(context: Context, { endpoint, keys, ...asked }: PushSubscribeInput): Promise<PushState> {
  requirePushDevice(context, { endpoint, keys });
  const followed = await followedBy(context, asked);
  const { publicKey } = await pushKeys(context);
  await withinPushLimit(context, (tx) => {
    const createdAt = context.now();
    const row = { id: newId(createdAt.getTime()), endpoint, ...keys, lang: context.lang, ...followed, publicKey, createdAt };
    return insertSubscription(tx, row, pushLimits.devices);
  });
  return { on: true, used: true, publicKey };
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
