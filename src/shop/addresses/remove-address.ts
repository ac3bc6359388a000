import type { Context } from '#kit/server/context.ts';
import { recordActivity } from '../accounts/index.ts';
import { changeBook, requireAddress } from './address-book.ts';
import { deleteAddress, findAddresses, setDefault } from './store.ts';

/**
 * Takes an address out of the caller's book; when it was the default, the latest of the others becomes it.
 * @throws notFound (404) for a missing one and another shopper's alike
 */
export function removeAddress(context: Context, id: string): Promise<{ id: string }> {
  return changeBook(context, async (tx, accountId) => {
    const gone = await requireAddress(tx, { accountId, id });
    await deleteAddress(tx, { accountId, id });
    if (gone.isDefault) {
      const [next] = await findAddresses(tx, accountId);
      if (next) await setDefault(tx, { accountId, id: next.id });
    }
    await recordActivity(tx, context, { accountId, kind: 'addressRemoved', detail: { country: gone.country } });
    return { id };
  });
}
