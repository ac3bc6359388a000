import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { checkAddress } from '#shop/addresses/index.ts';
import type { PostalAddress } from '#shop/addresses/contract.ts';
import { tidyVatNumber } from '#shop/markets/reverse-charge/index.ts';
import { changeCheckout } from './change-checkout.ts';
import type { Checkout } from '../contract.ts';

/** What the invoice says besides the shipping address; `address` null or absent: that one. */
export type BillingInput = { company?: string | undefined; vatNumber?: string | undefined; address?: PostalAddress | null | undefined };

/**
 * Sets who pays: company, VAT number and an address of their own, as a whole. Nothing given: as the shipping address says.
 * @throws invalidInput (40) with field errors for an address that does not fit its country, and for a VAT number whose check digits are wrong
 */
export async function setBilling(
  context: Context,
  slug: string,
  { company = '', vatNumber: typed = '', address: given = null }: BillingInput,
): Promise<Checkout> {
  const { locale } = context;
  const address = given && checkAddress(given, { locale, path: 'address.', isPayer: true });
  return changeCheckout(context, slug, ({ stored }) => {
    const vatNumber = typed === '' ? '' : tidyVatNumber(typed, (address ?? stored.address)?.country ?? '');
    if (vatNumber === null) throw fieldError('vatNumber', m.checkout_vat_invalid({}, { locale }));
    const isEmpty = company === '' && vatNumber === '' && address === null;
    return { billing: isEmpty ? null : { company, vatNumber, address } };
  });
}
