import * as m from '#messages';
import { isCommonPassword, isWord, wordsOfShop } from '#kit/server/passwords/common-passwords.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { readSettings } from '#shop/settings/index.ts';

/**
 * Whether a password may be chosen: long enough, not too long (both are settings), and not one that is known to be common
 * or a word of the shop or the account (its name, its host, the own address). `field` is what the call names it.
 * @throws invalidInput (40) naming the field
 */
export async function checkNewPassword(
  context: Pick<Context, 'config' | 'db' | 'locale'>,
  { password, field = 'password', names = [] }: { password: string; field?: string; names?: readonly (string | null)[] },
): Promise<void> {
  const { accounts, shop } = await readSettings(context.db);
  const options = { locale: context.locale };
  const bounds = { min: accounts.passwordMin, max: accounts.passwordMax };
  const { length } = Array.from(password);
  if (length < bounds.min) throw fieldError(field, m.auth_password_too_short(bounds, options));
  if (length > bounds.max) throw fieldError(field, m.auth_password_too_long(bounds, options));
  const plain = password.toLowerCase();
  const forbidden = [...wordsOfShop(context.config), ...Object.values(shop.name), ...names.flatMap((name) => name ?? [])];
  if (names.some((name) => name && name.toLowerCase() === plain) || isWord(password, forbidden) || (await isCommonPassword(password))) {
    throw fieldError(field, m.auth_password_common({}, options));
  }
}
