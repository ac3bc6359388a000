import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError, requiredField } from '#kit/server/http/api.ts';
import { checkAddress, readBookAddress } from '#shop/addresses/index.ts';
import type { PostalAddress } from '#shop/addresses/contract.ts';
import { shippedCountries } from '#shop/shipping/index.ts';
import { changeCheckout } from './change-checkout.ts';
import type { Checkout } from '../contract.ts';

/**
 * Sets where the goods go: an address, or (before it, when both are sent) one of the caller's address book.
 * @throws invalidInput (40) with a field error for a country that nobody ships to and for every field that does not fit
 * its country; notFound (404) for an address of the book that is not there
 */
export async function setAddress(
  context: Context,
  slug: string,
  { address, addressId }: { address?: PostalAddress | undefined; addressId?: string | undefined },
): Promise<Checkout> {
  const { locale } = context;
  const wanted = addressId === undefined ? address : await fromBook(context, addressId);
  if (!wanted) throw requiredField('address', locale);
  return changeCheckout(context, slug, ({ shippingMethod }, { configuration }) => {
    if (!shippedCountries(configuration).includes(wanted.country)) throw fieldError('address.country', m.checkout_country_not_shipped({}, { locale }));
    // An address means delivery, so a chosen pickup is dropped.
    return { address: checkAddress(wanted, { locale, path: 'address.' }), addressDraft: null, ...(shippingMethod?.pickup ? { shippingMethod: null } : {}) };
  });
}

/** Only signed-in shoppers have an address book. */
async function fromBook({ caller, db }: Context, id: string): Promise<PostalAddress> {
  if (caller.kind !== 'user') throw new ShopError(notFound);
  return readBookAddress(db, { accountId: caller.accountId, id });
}
