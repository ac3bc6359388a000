import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { hashSecret, newSecret } from '#kit/server/ids.ts';
import { setGuestSecret } from '../store-guests.ts';

/**
 * Gives the browser that signs in a new guest secret, which the answer carries as a cookie; the old one
 * (on a shared computer, or because they planted it) is nobody from then on.
 */
export async function replaceGuestSecret(context: Context, tx: Tx, guestId: string): Promise<void> {
  const secret = newSecret();
  await setGuestSecret(tx, { guestId, secretHash: hashSecret(secret), at: context.now() });
  context.issued.guestSecret = secret;
  context.issued.guestId = guestId;
}
