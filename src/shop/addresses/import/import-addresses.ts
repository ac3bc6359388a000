import { forEachField, addressFields } from '#kit/pure/places/address-fields.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { isPlainLine } from '#kit/pure/plain-text.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { checkAddress, provinceCode } from '../check-address.ts';
import type { PostalAddress } from '../contract.ts';
import { isCountry } from '../known-places.ts';
import { rulesOf } from '../countries.ts';
import { tidyPhone } from '../phone.ts';
import { addressForm } from '../address-form.ts';
import { findWithAddress, insertDefaults } from './store-import.ts';

/** An address as another shop writes it; `country` is its ISO 3166-1 code. */
export type ForeignAddress = { country: string; address: string; apartment: string; city: string; province: string; postalCode: string; phone: string };

/** The address as this shop keeps it, or what is wrong with it, in words. A number that cannot be dialled is left out. */
export function postalAddressOf(given: ForeignAddress & { firstName: string; lastName: string }, locale: Locale): PostalAddress | { errors: string[] } {
  const address = addressAsWritten(given, locale);
  if (!address) return { errors: [`"${given.country.slice(0, 40)}" is not the code of a country.`] };
  try {
    return checkAddress(address, { locale });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { errors: Object.values((error.data as { errors?: Record<string, string> }).errors ?? {}) };
  }
}

/** The address as it was written, fit or not for what this shop asks of one; null without a country. A number that cannot be dialled is left out. */
export function addressAsWritten(given: ForeignAddress & { firstName: string; lastName: string }, locale: Locale): PostalAddress | null {
  const country = given.country.toUpperCase();
  if (!/^[A-Z]{2}$/.test(country) || !isCountry(country)) return null;
  const { callingCode } = addressForm(country, locale);
  const phone = given.phone === '' ? '' : (tidyPhone(callingCode, given.phone) ?? '');
  const values: Record<string, string> = { ...given, phone, countryCode: phone === '' ? '' : callingCode };
  const fields = forEachField((name) => {
    const text = (values[name] ?? '').trim().slice(0, addressFields[name].maxLength);
    return isPlainLine(text) ? text : '';
  });
  return { ...fields, country };
}

/** The place of an address whose street is kept back, as far as it is understood; null without a country. */
export function placeAsWritten(given: Pick<ForeignAddress, 'country' | 'province' | 'city' | 'postalCode'>): PostalAddress | null {
  const written = addressAsWritten({ ...given, address: '', apartment: '', phone: '', firstName: '', lastName: '' }, 'en');
  return written && { ...written, province: provinceCode(rulesOf(written.country), written.province) ?? '', postalCode: written.postalCode.toUpperCase() };
}

/** Gives accounts that have no address yet their first, which becomes the default; answers which accounts. */
export async function importAddresses(
  tx: Tx,
  context: Context,
  given: readonly { accountId: string; address: PostalAddress }[],
  { dryRun }: { dryRun: boolean },
): Promise<ReadonlySet<string>> {
  const taken = await findWithAddress(
    tx,
    given.map((one) => one.accountId),
  );
  const fresh = given.filter((one) => !taken.has(one.accountId));
  const now = context.now();
  if (!dryRun) {
    await insertDefaults(
      tx,
      fresh.map(({ accountId, address }) => ({ ...address, id: newId(now.getTime()), accountId })),
      now,
    );
  }
  return new Set(fresh.map((one) => one.accountId));
}
