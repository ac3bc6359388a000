import { catalogueFor } from '#kit/pure/languages.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import { addressLimits, type AddressField, type AddressForm } from './contract.ts';
import { nameIn, rulesOf } from './countries.ts';
import { phoneNumbers } from './phone-numbers.ts';

const autocomplete: Record<AddressField, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  province: 'address-level1',
  city: 'address-level2',
  area: 'address-level3',
  address: 'address-line1',
  apartment: 'address-line2',
  postalCode: 'postal-code',
  countryCode: 'tel-country-code',
  phone: 'tel-national',
};

const longest: Record<AddressField, number> = {
  firstName: addressLimits.nameLength,
  lastName: addressLimits.nameLength,
  province: addressLimits.provinceLength,
  city: addressLimits.cityLength,
  area: addressLimits.areaLength,
  address: addressLimits.addressLength,
  apartment: addressLimits.apartmentLength,
  postalCode: addressLimits.postalCodeLength,
  countryCode: addressLimits.callingCodeLength,
  phone: addressLimits.phoneLength,
};

/** How addresses of a country are asked for, in the words of a language. */
export function addressForm(country: string, lang: string): AddressForm {
  const locale = catalogueFor(lang);
  const rules = rulesOf(country, callingCodeOf(country));
  return {
    country,
    title: countryTitle(country, lang),
    callingCode: rules.callingCode,
    fields: rules.fields.map((name) => ({
      name,
      title: rules.titles[name]?.({}, { locale }) ?? fieldTitle(name, locale),
      required: !rules.optional.includes(name),
      autocomplete: autocomplete[name],
      ...(name === 'postalCode' && rules.postalCode ? { pattern: rules.postalCode.pattern.source.slice(1, -1), example: rules.postalCode.example } : {}),
      maxLength: longest[name],
    })),
    provinces: rules.regions.map(({ code, names, local, cities }) => ({
      value: code,
      // What the country itself writes is what its own language reads; the catalogues have no Japanese and no German.
      title: local && (lang === 'ja' || lang === 'de') ? local : nameIn(names, locale),
      cities: (cities ?? []).map((city) => nameIn(city, locale)),
    })),
    cities: rules.cities.map((city) => nameIn(city, locale)),
    areas: rules.areas.map((area) => nameIn(area, locale)),
  };
}

/** A country's name in a language. */
export function countryTitle(country: string, lang: string): string {
  return new Intl.DisplayNames([lang, 'en'], { type: 'region', fallback: 'code' }).of(country) ?? country;
}

/** A country's calling code with plus; empty where there is none. */
export function callingCodeOf(country: string): string {
  const { getCountryCallingCode, isSupportedCountry } = phoneNumbers();
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '';
}
