import * as m from '#messages';
import { invalidInput } from '#kit/pure/common-errors.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { tidyPostalCode } from '#kit/pure/places/postal-codes.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { addressForm } from './address-form.ts';
import { wholeAddress, type AddressForm, type PostalAddress } from './contract.ts';
import { rulesOf, type CountryRules } from './countries.ts';
import { isCountry } from './known-places.ts';
import { tidyPhone } from './phone.ts';
import { nameFor } from './place-name.ts';

type CheckOptions = { locale: Locale; path?: string; isPayer?: boolean };

/**
 * An address as it is stored: province by its code (a name is understood), postal code and telephone as written in its
 * country. `path` goes before each field's name in the errors (`address.` → `address.city`); `isPayer`: it is where the bill goes, not the parcel.
 * @throws invalidInput (40) naming every field that is missing or does not fit the country
 */
export function checkAddress(sent: PostalAddress, { locale, path = '', isPayer = false }: CheckOptions): PostalAddress {
  const given = wholeAddress(sent);
  const form = addressForm(given.country, locale);
  const address = tidyAddress(given, form);
  const errors = { ...missingFields(given, form, { locale, isPayer }), ...errorsOfValues(address, form, locale) };
  if (Object.keys(errors).length > 0) {
    throw new ShopError(invalidInput, { data: { errors: Object.fromEntries(Object.entries(errors).map(([name, text]) => [path + name, text])) } });
  }
  return { ...address, province: address.province ?? '', phone: address.phone ?? '' };
}

type Errors = Record<string, string>;

/** An address as it is stored; a province or telephone that does not fit the country is null. */
type TidyAddress = Omit<PostalAddress, 'province' | 'phone'> & { province: string | null; phone: string | null };

function tidyAddress(given: PostalAddress, form: AddressForm): TidyAddress {
  const countryCode = given.countryCode === '' ? form.callingCode : given.countryCode;
  return {
    ...given,
    kana: given.kana.normalize('NFKC'),
    province: provinceCode(rulesOf(given.country), given.province),
    postalCode: tidyPostalCode(given.postalCode, given.country),
    countryCode,
    phone: given.phone === '' || !isCallingCode(countryCode) ? '' : tidyPhone(countryCode, given.phone),
  };
}

function missingFields(given: PostalAddress, form: AddressForm, { locale, isPayer }: { locale: Locale; isPayer: boolean }): Errors {
  const missing = form.fields.filter(({ name, required }) => required && name !== 'countryCode' && given[name] === '' && !isNamedOtherwise(form, name, given));
  return Object.fromEntries(
    missing.map(({ name, title }) => [
      name,
      isWholeName(form, name) && !isPayer ? m.addresses_recipient_missing({}, { locale }) : m.error_required({ field: title }, { locale }),
    ]),
  );
}

function errorsOfValues({ country, province, postalCode, kana, countryCode, phone }: TidyAddress, form: AddressForm, locale: Locale): Errors {
  const errors: Errors = {};
  if (!isCountry(country)) errors['country'] = m.error_field_choice({ field: m.field_country({}, { locale }) }, { locale });
  const titleOf = (name: string) => form.fields.find((field) => field.name === name)?.title;
  const wanted = rulesOf(country).postalCode;
  if (province === null) errors['province'] = m.error_field_choice({ field: titleOf('province') ?? '' }, { locale });
  if (postalCode !== '' && wanted && !wanted.pattern.test(postalCode)) {
    const field = titleOf('postalCode') ?? m.field_postalCode({}, { locale });
    errors['postalCode'] = m.addresses_postal_code_invalid({ field, example: wanted.example }, { locale });
  }
  if (!isKana(kana)) errors['kana'] = m.addresses_kana_invalid({}, { locale });
  if (!isCallingCode(countryCode)) errors['countryCode'] = m.addresses_calling_code_invalid({ example: form.callingCode || '+1' }, { locale });
  if (phone === null) errors['phone'] = m.addresses_phone_invalid({}, { locale });
  return errors;
}

const isCallingCode = (text: string) => /^\+[1-9]\d{0,3}$/.test(text);
const isKana = (text: string) => /^[\p{Script=Katakana}\p{Script=Hiragana}ー・ ]*$/u.test(text);

/** Whether a form's field is the one for the whole name. */
const isWholeName = ({ fields }: AddressForm, name: string): boolean => name === 'firstName' && fields.every((field) => field.name !== 'lastName');

/** Where a form has one field for the name, programs may still give a family name alone. */
const isNamedOtherwise = (form: AddressForm, name: string, { lastName }: PostalAddress): boolean => lastName !== '' && isWholeName(form, name);

/** The code of a province given by code or by name; null where the country has provinces and this is none of them. */
export function provinceCode({ regions, language }: CountryRules, given: string): string | null {
  const part = given.replace(/^[A-Za-z]{2}-(?=.)/, '');
  if (regions.length === 0 || given === '') return part;
  const wanted = part.toLowerCase();
  const found =
    regions.find((region) => region.code.toLowerCase() === wanted) ??
    regions.find(({ name }) =>
      [name.local, name.latin, nameFor(name, { of: language, lang: 'zh-HK' })].some((one) => one.toLowerCase() === given.toLowerCase()),
    );
  return found?.code ?? null;
}
