import { ECDH } from 'node:crypto';
import * as m from '#messages';
import { tooMany } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { ipPrefix } from '#kit/server/limits/ip-prefix.ts';
import { countWithin } from '#kit/server/limits/rate-limit.ts';
import { pushLimits, type PushSubscribeInput } from '../contract.ts';
import { isPushEndpoint } from './post-push.ts';

const windowSeconds = 15 * 60;

/** @throws invalidInput (40) for what is no subscription of a push service */
export function requirePushDevice({ config, locale }: Context, { endpoint, keys }: Pick<PushSubscribeInput, 'endpoint' | 'keys'>): void {
  if (!isPushEndpoint(endpoint, config)) throw fieldError('endpoint', m.push_endpoint_wrong({}, { locale }));
  if (!isOnCurve(keys.p256dh)) throw fieldError('keys.p256dh', m.push_endpoint_wrong({}, { locale }));
}

/** Writes a subscription, as often as a network may. @throws tooMany (429) */
export async function withinPushLimit(context: Context, write: (tx: Tx) => Promise<void>): Promise<void> {
  const limit = { key: `push address ${ipPrefix(context.address)}`, most: pushLimits.perNetwork };
  const waitSeconds = await context.transaction(async (tx) => {
    const seconds = await countWithin(tx, [limit], { windowSeconds, now: context.now() });
    if (seconds === 0) await write(tx);
    return seconds;
  });
  if (waitSeconds > 0) throw new ShopError(tooMany, { retryAfterSeconds: waitSeconds });
}

function isOnCurve(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
