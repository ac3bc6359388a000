import * as m from '#messages';
import { isCommonPassword, isWord, wordsOfShop } from '#kit/server/passwords/common-passwords.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { staffPassword } from './contract.ts';

/**
 * Whether staff may choose a password: long enough, and neither a common one nor their own name. `field` is what the call names it.
 * @throws invalidInput (40) naming the field
 */
export async function checkStaffPassword(
  { config, locale }: Pick<Context, 'config' | 'locale'>,
  { password, field = 'password', names }: { password: string; field?: string; names: readonly string[] },
): Promise<void> {
  const { length } = Array.from(password);
  if (length < staffPassword.min) throw fieldError(field, m.auth_password_too_short(staffPassword, { locale }));
  if (length > staffPassword.max) throw fieldError(field, m.auth_password_too_long(staffPassword, { locale }));
  const plain = password.toLowerCase();
  const own = names.flatMap((name) => [name, name.split('@')[0]!]);
  const isKnown = own.some((name) => name.toLowerCase() === plain) || isWord(password, [...wordsOfShop(config), ...own]);
  if (isKnown || (await isCommonPassword(password))) throw fieldError(field, m.auth_password_common({}, { locale }));
}
