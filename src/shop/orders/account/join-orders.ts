import type { Tx } from '#kit/server/database.ts';
import { assignOrders } from './store-purchases.ts';

/**
 * At sign-in: orders placed as a guest with an address (or, without one, a number) that is now proved to be
 * the account's become the account's. The guest's cookie no longer opens them; links that were mailed still do. Answers the checkout of
 * each, null for an imported one.
 */
export async function joinOrders(
  tx: Tx,
  verified: { accountId: string; email: string | null; phone: { countryCode: string; mobile: string } | null; at: Date },
): Promise<(string | null)[]> {
  return verified.email === null && verified.phone === null ? [] : assignOrders(tx, verified);
}
