import type { RawBuilder } from 'kysely';
import type { Context } from '#kit/server/context.ts';
import { prepared, type Tx } from '#kit/server/database.ts';
import { hashSecret, newId, newSecret } from '#kit/server/ids.ts';
import { guestInsertion, type NewGuest } from './store-guests.ts';

/** Whose cart, checkout or wish list it is: exactly one of the two. */
export type Shopper = { accountId: string; guestId: null } | { accountId: null; guestId: string };

/** The shopper who calls, or null for an unknown visitor (who owns nothing). */
export function shopperOf(context: Context): Shopper | null {
  const { caller } = context;
  if (caller.kind === 'user') return { accountId: caller.accountId, guestId: null };
  if (caller.kind === 'guest') return { accountId: null, guestId: caller.guestId };
  return null;
}

/**
 * The shopper who calls; an unknown visitor becomes a guest with a new secret, which the answer carries as a cookie.
 * Call it in the transaction of the first write. An unknown cookie value is never adopted (docs/contract.md, "Who is asking").
 */
export async function ensureShopper(context: Context, tx: Tx): Promise<Shopper> {
  const { shopper, insertion } = shopperToBe(context);
  if (insertion) await prepared(tx, insertion);
  return shopper;
}

/** The same before it is written: for an unknown visitor, `insertion` writes the guest in the transaction of the first write. */
export function shopperToBe(context: Context): { shopper: Shopper; insertion: RawBuilder<unknown> | null } {
  const known = shopperOf(context);
  if (known) return { shopper: known, insertion: null };
  const { secret, guest } = newGuest(context.now());
  context.issued.guestSecret = secret;
  context.issued.guestId = guest.id;
  return { shopper: { accountId: null, guestId: guest.id }, insertion: guestInsertion(guest) };
}

/** A new guest, known by `secret`; no browser has the one of a customer for whom staff write an order. */
export async function createGuest(tx: Tx, at: Date): Promise<{ guestId: string; secret: string }> {
  const { secret, guest } = newGuest(at);
  await prepared(tx, guestInsertion(guest));
  return { guestId: guest.id, secret };
}

function newGuest(at: Date): { secret: string; guest: NewGuest } {
  const secret = newSecret();
  return { secret, guest: { id: newId(at.getTime()), secretHash: hashSecret(secret), createdAt: at } };
}
