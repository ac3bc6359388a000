import { authInvalid } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Caller, Context } from '#kit/server/context.ts';

/**
 * The account that asks, and by which session.
 * @throws authInvalid (50) for anybody who is not signed in.
 */
export function ownAccount(context: Context): Extract<Caller, { kind: 'user' }> {
  if (context.caller.kind !== 'user') throw new ShopError(authInvalid);
  return context.caller;
}
