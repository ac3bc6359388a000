import * as m from '#messages';
import { isEmail } from '#kit/pure/email.ts';
import { invalidInput } from '#kit/pure/common-errors.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import type { FapiaoRequest } from './contract-fapiao.ts';

/** 15 characters (old registrations), 18 (the unified social credit code), 20 (people in business by their identity card). */
const taxNumber = /^(?:[0-9A-Z]{15}|[0-9A-Z]{18}|[0-9A-Z]{20})$/;

/** What stands on a personal fapiao that names nobody. It is Chinese whatever the shopper reads: the tax office reads it. */
const nobody = '个人';

/** Whether a fapiao can be asked for: goods go to mainland China. */
export const offersFapiao = (address: { country: string } | null): boolean => address?.country === 'CN';

/**
 * A fapiao as it is stored: the taxpayer number in capitals without spaces, of a company alone; a personal one without a title is made out to 个人.
 * @throws invalidInput (40) naming `title`, `taxNumber` and `email` below `path`
 */
export function checkFapiao({ type, title, taxNumber: typed, email }: FapiaoRequest, { locale, path = '' }: { locale: Locale; path?: string }): FapiaoRequest {
  const number = type === 'company' ? typed.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '') : '';
  const errors: Record<string, string> = {};
  const required = (field: string) => m.error_required({ field: fieldTitle(field, locale) }, { locale });
  if (type === 'company' && title === '') errors['title'] = required('fapiaoTitle');
  if (type === 'company' && number === '') errors['taxNumber'] = required('taxNumber');
  else if (type === 'company' && !taxNumber.test(number)) errors['taxNumber'] = m.order_fapiao_tax_number_invalid({}, { locale });
  if (email === '') errors['email'] = required('email');
  else if (!isEmail(email)) errors['email'] = m.checkout_email_invalid({}, { locale });
  if (Object.keys(errors).length > 0) {
    throw new ShopError(invalidInput, { data: { errors: Object.fromEntries(Object.entries(errors).map(([name, text]) => [path + name, text])) } });
  }
  return { type, title: title === '' ? nobody : title, taxNumber: number, email };
}
