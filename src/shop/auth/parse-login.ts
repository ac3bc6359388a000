import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import type { ShopError } from '#kit/pure/shop-error.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { hashSecret } from '#kit/server/ids.ts';
import type { LoginName } from '#shop/accounts/contract.ts';
import { tidyPhone } from '#shop/addresses/phones/index.ts';
import { isEmail } from '#kit/pure/mail/address.ts';

/**
 * The account that a sign-in names: an e-mail address, in lower case, or a mobile number, which needs its calling code.
 * @throws invalidInput (40) naming `account` ('Account format error') or `countryCode`
 */
export function parseLogin({ account, countryCode }: { account: string; countryCode?: string | undefined }, locale: Locale): LoginName {
  // Input methods of Chinese and Japanese write full-width digits and signs.
  const written = account.normalize('NFKC').trim();
  if (isEmail(written)) return { email: written.toLowerCase() };
  if (!/^\+?[\d\s().-]+$/.test(written)) throw malformed(locale);
  if (!countryCode) throw fieldError('countryCode', m.error_required({ field: m.field_countryCode({}, { locale }) }, { locale }));
  const callingCode = countryCode.startsWith('+') ? countryCode : `+${countryCode}`;
  const mobile = tidyPhone(callingCode, written);
  if (mobile === null) throw malformed(locale);
  return { countryCode: callingCode, mobile };
}

const malformed = (locale: Locale): ShopError => fieldError('account', m.auth_account_format({}, { locale }));

/** The name in one text: an address, or a number as it is dialled. */
export const loginText = (login: LoginName): string => ('email' in login ? login.email : `${login.countryCode}${login.mobile}`);

/** The hash stored in place of a name where only its recurrence matters. */
export const loginHash = (login: LoginName): string => hashSecret(`login ${loginText(login)}`);
