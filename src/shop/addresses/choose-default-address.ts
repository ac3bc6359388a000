import type { Context } from '#kit/server/context.ts';
import { recordActivity } from '../accounts/index.ts';
import { changeBook, requireAddress, toBookAddress } from './address-book.ts';
import type { BookAddress } from './contract.ts';
import { setDefault } from './store.ts';

/** Makes an address the one that the checkout begins with. @throws notFound (404) for a missing one and another shopper's alike */
export function chooseDefaultAddress(context: Context, id: string): Promise<BookAddress> {
  return changeBook(context, async (tx, accountId) => {
    const chosen = await requireAddress(tx, { accountId, id });
    if (!chosen.isDefault) {
      await setDefault(tx, { accountId, id });
      await recordActivity(tx, context, { accountId, kind: 'addressSaved', detail: { country: chosen.country, default: true } });
    }
    return toBookAddress({ ...chosen, isDefault: true }, context.lang);
  });
}
