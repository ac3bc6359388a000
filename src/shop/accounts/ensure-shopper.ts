import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { hashSecret, newId, newSecret } from '#kit/server/ids.ts';
import { insertGuest } from './store-guests.ts';

/** Whose cart, checkout or wish list it is: exactly one of the two. */
export type Shopper = { accountId: string; guestId: null } | { accountId: null; guestId: string };

/** The shopper who calls, or null for somebody unknown (who then owns nothing). */
export function shopperOf(context: Context): Shopper | null {
  const { caller } = context;
  if (caller.kind === 'user') return { accountId: caller.accountId, guestId: null };
  if (caller.kind === 'guest') return { accountId: null, guestId: caller.guestId };
  return null;
}

/**
 * The shopper who calls; somebody unknown becomes a guest with a new secret, which the answer carries as a cookie.
 * Call it in the transaction of the first write. An unknown cookie value is never adopted (docs/contract.md, "Who is asking").
 */
export async function ensureShopper(context: Context, tx: Tx): Promise<Shopper> {
  const known = shopperOf(context);
  if (known) return known;
  const { secret, guestId } = await createGuest(tx, context.now());
  context.issued.guestSecret = secret;
  context.issued.guestId = guestId;
  return { accountId: null, guestId };
}

/** A new guest, known by `secret`; of somebody for whom staff write an order no browser has it. */
export async function createGuest(tx: Tx, at: Date): Promise<{ guestId: string; secret: string }> {
  const secret = newSecret();
  const guestId = newId(at.getTime());
  await insertGuest(tx, { id: guestId, secretHash: hashSecret(secret), createdAt: at });
  return { guestId, secret };
}
