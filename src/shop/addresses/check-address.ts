import * as m from '#messages';
import { invalidInput } from '#kit/pure/common-errors.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { tidyPostalCode } from '#kit/pure/places/postal-codes.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { addressForm } from './address-form.ts';
import { wholeAddress, type AddressForm, type PostalAddress } from './contract.ts';
import { rulesOf, type CountryRules } from './countries.ts';
import { tidyPhone } from './phone.ts';
import { nameFor } from './place-name.ts';

type CheckOptions = { locale: Locale; path?: string; isPayer?: boolean };

/**
 * An address as it is stored: province by its code (a name is understood), postal code and telephone as written in its
 * country. `path` goes before each field's name in the errors (`address.` → `address.city`); `isPayer`: it is where the bill goes, not the parcel.
 * @throws invalidInput (40) naming every field that is missing or does not fit the country
 */
export function checkAddress(sent: PostalAddress, { locale, path = '', isPayer = false }: CheckOptions): PostalAddress {
  const errors: Record<string, string> = {};
  const given = wholeAddress(sent);
  const rules = rulesOf(given.country);
  const form = addressForm(given.country, locale);
  for (const field of form.fields) {
    if (field.required && field.name !== 'countryCode' && given[field.name] === '' && !isNamedOtherwise(form, field.name, given))
      errors[field.name] =
        isWholeName(form, field.name) && !isPayer ? m.addresses_recipient_missing({}, { locale }) : m.error_required({ field: field.title }, { locale });
  }
  const province = provinceCode(rules, given.province);
  if (province === null)
    errors['province'] ??= m.error_field_choice({ field: form.fields.find((field) => field.name === 'province')?.title ?? '' }, { locale });
  const postalCode = tidyPostalCode(given.postalCode, given.country);
  if (postalCode !== '' && rules.postalCode && !rules.postalCode.pattern.test(postalCode))
    errors['postalCode'] = m.addresses_postal_code_invalid(
      { field: form.fields.find((field) => field.name === 'postalCode')?.title ?? m.field_postalCode({}, { locale }), example: rules.postalCode.example },
      { locale },
    );
  const kana = given.kana.normalize('NFKC');
  if (!/^[\p{Script=Katakana}\p{Script=Hiragana}ー・ ]*$/u.test(kana)) errors['kana'] = m.addresses_kana_invalid({}, { locale });
  const countryCode = given.countryCode === '' ? form.callingCode : given.countryCode;
  const dialled = /^\+[1-9]\d{0,3}$/.test(countryCode);
  if (!dialled) errors['countryCode'] = m.addresses_calling_code_invalid({ example: form.callingCode || '+1' }, { locale });
  const phone = given.phone === '' || !dialled ? '' : tidyPhone(countryCode, given.phone);
  if (phone === null) errors['phone'] = m.addresses_phone_invalid({}, { locale });

  if (Object.keys(errors).length > 0) {
    throw new ShopError(invalidInput, { data: { errors: Object.fromEntries(Object.entries(errors).map(([name, text]) => [path + name, text])) } });
  }
  return { ...given, kana, province: province ?? '', postalCode, countryCode, phone: phone ?? '' };
}

/** Whether a form's field is the one for the whole name. */
const isWholeName = ({ fields }: AddressForm, name: string): boolean => name === 'firstName' && fields.every((field) => field.name !== 'lastName');

/** Where a form has one field for the name, programs may still give a family name alone. */
const isNamedOtherwise = (form: AddressForm, name: string, { lastName }: PostalAddress): boolean => lastName !== '' && isWholeName(form, name);

/** The code of a province given by code or by name; null where the country has provinces and this is none of them. */
export function provinceCode({ regions, language }: CountryRules, given: string): string | null {
  if (regions.length === 0 || given === '') return given;
  const wanted = given.toLowerCase().replace(/^[a-z]{2}-(?=.)/, '');
  const found =
    regions.find((region) => region.code.toLowerCase() === wanted) ??
    regions.find(({ name }) =>
      [name.local, name.latin, nameFor(name, { of: language, lang: 'zh-HK' })].some((one) => one.toLowerCase() === given.toLowerCase()),
    );
  return found?.code ?? null;
}
