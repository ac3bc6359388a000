import type { Context } from '#kit/server/context.ts';
import type { PushRenewInput } from '../contract.ts';
import { requirePushDevice, withinPushLimit } from './require-push-device.ts';
import { replaceEndpoint } from './store-push.ts';

/**
 * What a browser followed by its old subscription it follows by the new one. Its worker asks, which knows of no session; the secret of the old
 * subscription stands for it. What is not known is left alone, and the answer is the same.
 * @throws invalidInput (40) for what is no subscription; tooMany (429)
 */
export async function renewSubscription(context: Context, { old, endpoint, keys }: PushRenewInput): Promise<void> {
  requirePushDevice(context, { endpoint, keys });
  await withinPushLimit(context, (tx) => replaceEndpoint(tx, old, { endpoint, ...keys }));
}
