import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import { addressFields } from '#kit/pure/places/address-fields.ts';
import { countryName } from '#kit/pure/places/place-names.ts';
import { fitsRegion } from '#kit/pure/places/postal-codes.ts';
import type { AddressForm, PostalAddress } from './contract.ts';
import { rulesOf } from './countries.ts';
import type { PlaceName } from './country-data.ts';
import { phoneNumbers } from './phone-numbers.ts';
import { nameFor } from './place-name.ts';

/** Countries whose addresses are read from one text (`POST /api/web/address/parse`). */
const parsed = new Set(['CN', 'HK']);

/** The form for addresses of a country, in a language. */
export function addressForm(country: string, lang: string): AddressForm {
  const locale = localeFor(lang);
  const { fields, optional, titles, postalCode, regions, cities, areas, language } = rulesOf(country);
  const namesOf = (places: readonly PlaceName[]) => places.map((place) => nameFor(place, { of: language, lang }));
  return {
    country,
    title: countryTitle(country, lang),
    callingCode: callingCodeOf(country),
    fields: fields.map((name) => ({
      name,
      title: titles[name]?.({}, { locale }) ?? fieldTitle(name, locale),
      required: !optional.includes(name),
      autocomplete: name === 'firstName' && !fields.includes('lastName') ? 'name' : addressFields[name].autocomplete,
      ...(name === 'postalCode' && postalCode ? { pattern: postalCode.pattern.source.slice(1, -1), example: postalCode.example } : {}),
      maxLength: addressFields[name].maxLength,
    })),
    provinces: regions.map((region) => ({
      value: region.code,
      title: nameFor(region.name, { of: language, lang }),
      cities: namesOf(region.cities),
      ...(region.postalCode ? { postalCode: region.postalCode } : {}),
    })),
    cities: namesOf(cities),
    areas: namesOf(areas),
    ...(parsed.has(country) ? { parses: true } : {}),
    ...(country === 'JP' ? { findsPlaces: true } : {}),
  };
}

/** A country's name in a language. */
export const countryTitle = (country: string, lang: string): string => countryName(lang, country);

/** A country's calling code with plus; empty where there is none. */
export function callingCodeOf(country: string): string {
  const { getCountryCallingCode, isSupportedCountry } = phoneNumbers();
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '';
}

/** What looks wrong about an address that is none the less taken: a postal code of another region, in the words of a language; null where nothing does. */
export function addressDoubt({ country, province, postalCode }: Pick<PostalAddress, 'country' | 'province' | 'postalCode'>, lang: string): string | null {
  const { regions, language } = rulesOf(country);
  const region = regions.find((one) => one.code === province);
  if (!region || postalCode === '' || fitsRegion(postalCode, region.postalCode)) return null;
  const title = nameFor(region.name, { of: language, lang });
  return m.addresses_postal_code_elsewhere({ code: postalCode, region: title }, { locale: localeFor(lang) });
}
