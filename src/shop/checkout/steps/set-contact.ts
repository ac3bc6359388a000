import * as m from '#messages';
import { isEmail } from '#kit/pure/mail/address.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError, requiredField } from '#kit/server/http/api.ts';
import { tidyPhone } from '#shop/addresses/phones/index.ts';
import { changeCheckout } from './change-checkout.ts';
import { checkoutLimits, type Checkout } from '../contract.ts';

/** How the shopper is reached: by e-mail or by a mobile number. */
export type ContactInput = { email?: string | undefined; countryCode?: string | undefined; mobile?: string | undefined };

/** Sets how the shopper is reached about the order; an e-mail address goes before a number. @throws invalidInput (40) with field errors */
export async function setContact(context: Context, slug: string, given: ContactInput): Promise<Checkout> {
  const contact = checkContact(given, context);
  return changeCheckout(context, slug, () => contact);
}

/** A contact as it is stored. @throws invalidInput (40) with field errors */
export function checkContact({ email, countryCode, mobile }: ContactInput, { locale }: Context) {
  if (email) {
    if (email.length > checkoutLimits.emailLength || !isEmail(email)) throw fieldError('email', m.checkout_email_invalid({}, { locale }));
    return { email, countryCode: null, mobile: null };
  }
  if (!mobile) throw fieldError('email', m.checkout_contact_required({}, { locale }));
  if (!countryCode) throw requiredField('countryCode', locale);
  if (!/^\+[1-9]\d{0,3}$/.test(countryCode)) throw fieldError('countryCode', m.addresses_calling_code_invalid({ example: '+1' }, { locale }));
  const number = tidyPhone(countryCode, mobile);
  if (number === null) throw fieldError('mobile', m.checkout_mobile_invalid({}, { locale }));
  return { email: null, countryCode, mobile: number };
}
