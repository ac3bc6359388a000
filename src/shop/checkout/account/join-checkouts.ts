import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { readShipping, shippedCountries } from '#shop/shipping/index.ts';
import { patchCheckout } from '../store.ts';
import { knownOf } from './answered-before.ts';
import { moveCheckouts } from './store-account.ts';

/**
 * Open checkouts of a guest become an account's, so that who signs in on the way goes on where they were, with what the account knows where nothing was
 * answered yet.
 */
export async function joinCheckouts(context: Context, tx: Tx, { fromGuestId, toAccountId }: { fromGuestId: string; toAccountId: string }): Promise<void> {
  const moved = await moveCheckouts(tx, { fromGuestId, toAccountId });
  if (moved.length === 0) return;
  const { address, ...contact } = await knownOf(tx, toAccountId, shippedCountries(await readShipping(tx)));
  for (const { id, email, mobile, ...chosen } of moved) {
    const patch = {
      ...(email === null && mobile === null ? contact : {}),
      ...(address && chosen.address === null && chosen.shippingMethod === null ? { address } : {}),
    };
    if (Object.keys(patch).length > 0) await patchCheckout(tx, id, patch, context.now());
  }
}
