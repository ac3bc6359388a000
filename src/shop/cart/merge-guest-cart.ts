import type { Context } from '#kit/server/context.ts';
import { mergeCart } from './merge-cart.ts';
import { findCart } from './store.ts';

/**
 * A signed-in shopper who sends a product page's plain form before its script has loaded sends it as the browser's
 * guest: a document carries no token. What lies in that guest's cart joins the account's, as it does at sign-in. One
 * statement where there is nothing to join.
 */
export async function mergeGuestCart(context: Context): Promise<void> {
  const { caller } = context;
  if (caller.kind !== 'user' || !caller.guestId) return;
  const { accountId: toAccountId, guestId } = caller;
  const of = { accountId: null, guestId };
  const stray = await findCart(context.db, of);
  if (stray) await context.transaction((tx) => mergeCart(tx, { of, toAccountId, now: context.now() }));
}
