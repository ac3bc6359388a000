/** What is asked for in each country, and how it is written there. */
import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import { addressFieldNames, type AddressField } from '#kit/pure/places/address-fields.ts';
import { nameOf, readCountry, readRegions, type CountryData, type PlaceName, type Region } from './country-data.ts';

type Title = (params: object, options: { locale: Locale }) => string;

/** One country's rules. */
export type CountryRules = {
  /** Fields that are asked for, in the order in which the country writes them. */
  fields: readonly AddressField[];
  optional: readonly AddressField[];
  postalCode?: { pattern: RegExp; example: string };
  /** The language in which the country writes its places. */
  language: string;
  regions: readonly Region[];
  /** Places to offer where the country has no regions. */
  cities: readonly PlaceName[];
  areas: readonly PlaceName[];
  /** Names of fields that are called something else there. */
  titles: Partial<Record<AddressField, Title>>;
  /** How an address is written, in the country's letters and in Latin ones (libaddressinput's formats); which field each letter of them is. */
  formats: { local: string; latin: string };
  letters: Letters;
  /** Whether the family name comes first. */
  familyFirst: boolean;
};

type Letters = Readonly<Partial<Record<string, AddressField>>>;

/** libaddressinput's letters. A: the lines of the street, of which the apartment is one. */
const usual: Letters = { S: 'province', C: 'city', D: 'area', Z: 'postalCode', A: 'address' };

/** What libaddressinput says of a country of which it says nothing in particular. */
const anyCountry = { fmt: '%N%n%O%n%A%n%C', require: 'AC', lang: '' };

/**
 * `asked`: fields in the order of the form, where it is not the order of the format. `fullName`: the name is one field, and the telephone comes next. `kana`: how
 * the name is read may be said, too.
 */
type Correction = CountryData & { asked?: string; letters?: Letters; fullName?: true; kana?: true };

/** Where this shop asks otherwise than libaddressinput does. */
const corrections: Readonly<Record<string, Correction>> = {
  AU: { zip_name_type: 'postcode' },
  // Nobody asks for postal codes, which few know; a district there may be a county.
  CN: { asked: 'SCDA', require: 'ACS', sublocality_name_type: '', fullName: true },
  GB: { zip_name_type: 'postcode' },
  // ISO 3166-2 has no parts of Hong Kong: what is no code is no province. In Chinese both stand in one line, as in the rest of China.
  HK: { fmt: '%S%C%n%A%n%O%n%N', letters: { S: 'city', C: 'area', A: 'address' } },
  // The city has a field of its own.
  JP: { fmt: '〒%Z%n%S%C%n%A%n%O%n%N', lfmt: '%N%n%O%n%A%n%C, %S%n%Z', require: 'ACSZ', kana: true },
  NZ: { zip_name_type: 'postcode' },
};

const titles: Readonly<Record<string, Title>> = {
  area: m.addresses_area,
  county: m.addresses_county,
  department: m.addresses_department,
  district: m.addresses_district,
  do_si: m.addresses_province_or_city,
  eircode: m.addresses_eircode,
  emirate: m.addresses_emirate,
  island: m.addresses_island,
  neighborhood: m.addresses_neighborhood,
  oblast: m.addresses_oblast,
  parish: m.addresses_parish,
  pin: m.addresses_pin_code,
  post_town: m.addresses_post_town,
  postcode: m.addresses_postcode,
  prefecture: m.addresses_prefecture,
  region: m.addresses_region,
  state: m.addresses_state,
  suburb: m.addresses_suburb,
  townland: m.addresses_townland,
  village_township: m.addresses_village,
  zip: m.addresses_zip_code,
};

const known = new Map<string, CountryRules>();

/** The rules of a country, by its ISO 3166-1 alpha-2 code. */
export function rulesOf(country: string): CountryRules {
  const found = known.get(country) ?? makeRules(country);
  known.set(country, found);
  return found;
}

function makeRules(country: string): CountryRules {
  const { asked, letters = usual, fullName = false, kana = false, ...data } = { ...anyCountry, ...readCountry(country), ...corrections[country] };
  const format = data.fmt;
  const places = (asked ?? format.replace(/%([A-Z])|./g, '$1')).split('').flatMap((letter) => letters[letter] ?? []);
  const familyFirst = isLargestFirst(format);
  const names: readonly AddressField[] = fullName ? ['firstName'] : familyFirst ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
  const phone = ['countryCode', 'phone'] as const;
  const required = data.require.split('').map((letter) => letters[letter]);
  const regions = letters.S === 'province' && places.includes('province') ? readRegions(country, data) : [];
  const hasCities = letters.S === 'city';
  return {
    fields: [
      ...names,
      ...(kana ? (['kana'] as const) : []),
      ...(fullName ? phone : []),
      ...places.flatMap((name) => (name === 'address' ? (['address', 'apartment'] as const) : name)),
      ...(fullName ? [] : phone),
    ],
    optional: addressFieldNames.filter((name) => name === 'apartment' || name === 'kana' || (places.includes(name) && !required.includes(name))),
    ...(data.zip ? { postalCode: { pattern: new RegExp(`^(?:${data.zip})$`), example: data.zipex?.split(',')[0] ?? '' } } : {}),
    language: data.lang,
    regions,
    cities: hasCities ? (data.sub_regions ?? []).map(nameOf) : [],
    areas: hasCities ? (data.sub_regions ?? []).flatMap((city) => (city.sub_regions ?? []).map(nameOf)) : [],
    titles: { ...titlesOf(data, letters), ...(fullName ? { firstName: m.addresses_full_name } : {}) },
    formats: { local: format, latin: data.lfmt ?? format },
    letters,
    familyFirst,
  };
}

/** From the largest to the smallest, which ends with the name, the family's first. */
const isLargestFirst = (format: string) => format.includes('%A%n%O%n%N');

function titlesOf(data: CountryData, letters: Letters): CountryRules['titles'] {
  const kinds = { S: data.state_name_type, C: data.locality_name_type, D: data.sublocality_name_type, Z: data.zip_name_type };
  return Object.fromEntries(Object.entries(kinds).flatMap(([letter, kind]) => (kind && titles[kind] ? [[letters[letter], titles[kind]]] : [])));
}
