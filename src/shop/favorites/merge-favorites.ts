import type { Tx } from '#kit/server/database.ts';
import { lockLists, moveFavorites } from './store.ts';

/** At sign-in: the guest's favorites join the account's, up to the limit of each type; the guest's lists are gone afterwards. Answers whether there was anything on them. */
export async function mergeFavorites(tx: Tx, { fromGuestId, toAccountId }: { fromGuestId: string; toAccountId: string }): Promise<boolean> {
  await lockLists(tx, { accountId: null, guestId: fromGuestId });
  await lockLists(tx, { accountId: toAccountId, guestId: null });
  return moveFavorites(tx, { fromGuestId, toAccountId });
}
