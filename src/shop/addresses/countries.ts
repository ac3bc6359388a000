/** What is asked for in each country, and how it is written there. */
import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import type { AddressField } from './contract.ts';
import { cnRegions } from './regions-cn.ts';
import { deRegions } from './regions-de.ts';
import { hkCities, hkDistricts } from './regions-hk.ts';
import { jpRegions } from './regions-jp.ts';
import { usRegions } from './regions-us.ts';
import type { PlaceName, Region } from './region.ts';

/** One country's rules. `fields` are those asked for, in the order in which the country writes them. */
export type CountryRules = {
  fields: readonly AddressField[];
  optional: readonly AddressField[];
  postalCode?: { pattern: RegExp; example: string };
  callingCode: string;
  regions: readonly Region[];
  cities: readonly PlaceName[];
  areas: readonly PlaceName[];
  /** Names of fields that are called something else there. */
  titles: Partial<Record<AddressField, (params: object, options: { locale: Locale }) => string>>;
  /** The lines between street and country. `region` is the province's name. */
  place: (parts: PlaceParts) => string[];
};

/** What the lines of a place are made of; `province` is its code where the country has codes, `region` its name. */
export type PlaceParts = { province: string; region: string; city: string; area: string; postalCode: string };

const words = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');

/** How places are written: each line of it, empty ones left out later. */
const placeOf = {
  // San Francisco, CA 94103
  codeLast: ({ city, province, postalCode }) => [[city, words(province, postalCode)].filter(Boolean).join(', ')],
  // 10623 Berlin
  codeFirst: ({ postalCode, city, area, region }) => [words(postalCode, city), words(area, region)],
  // 10623 Berlin, whatever the state
  codeFirstAlone: ({ postalCode, city }) => [words(postalCode, city)],
  // London, then SW1A 1AA on its own
  codeApart: ({ city, region, postalCode }) => [city, region, postalCode],
  // From the largest to the smallest
  largestFirst: ({ postalCode, region, city, area }) => [words(postalCode, region, city, area)],
  // What nobody has told us of
  listed: ({ city, area, region, postalCode }) => [[city, area, region, postalCode].filter(Boolean).join(', ')],
} satisfies Record<string, CountryRules['place']>;

// The Universal Postal Union's forms of countries that have no rules of their own here.
const codeFirst = 'AL AD AT BA BE BG BY CH CZ DK EE ES FI FO FR GE GL GR HR HU IL IS IT LI LT LU LV MA MC MD ME MK NL NO PL PT RO RS SE SI SK SM TN TR VA XK';
const codeLast = 'AU CA PR';
const codeApart = 'GB GG GI IE IM JE';

function placeIn(country: string): CountryRules['place'] {
  if (codeFirst.includes(country)) return placeOf.codeFirst;
  if (codeLast.includes(country)) return placeOf.codeLast;
  return codeApart.includes(country) ? placeOf.codeApart : placeOf.listed;
}

const plain = { optional: ['apartment', 'area'], regions: [], cities: [], areas: [], titles: {} } satisfies Partial<CountryRules>;
const western = ['firstName', 'lastName', 'address', 'apartment'] as const;
const eastern = ['lastName', 'firstName'] as const;
const telephone = ['countryCode', 'phone'] as const;

const rules: Record<string, CountryRules> = {
  US: {
    ...plain,
    fields: [...western, 'city', 'province', 'postalCode', ...telephone],
    postalCode: { pattern: /^\d{5}(-\d{4})?$/, example: '94103' },
    callingCode: '+1',
    regions: usRegions,
    place: placeOf.codeLast,
    titles: { province: m.addresses_state, postalCode: m.addresses_zip_code },
  },
  CN: {
    ...plain,
    fields: [...eastern, 'province', 'city', 'area', 'address', 'apartment', 'postalCode', ...telephone],
    postalCode: { pattern: /^\d{6}$/, example: '518000' },
    callingCode: '+86',
    regions: cnRegions,
    place: placeOf.largestFirst,
  },
  HK: {
    ...plain,
    fields: [...eastern, 'city', 'area', 'address', 'apartment', ...telephone],
    callingCode: '+852',
    cities: hkCities,
    areas: hkDistricts,
    place: placeOf.largestFirst,
    titles: { area: m.addresses_district },
  },
  JP: {
    ...plain,
    fields: [...eastern, 'postalCode', 'province', 'city', 'address', 'apartment', ...telephone],
    postalCode: { pattern: /^\d{3}-?\d{4}$/, example: '100-0001' },
    callingCode: '+81',
    regions: jpRegions,
    place: placeOf.largestFirst,
    titles: { province: m.addresses_prefecture },
  },
  DE: {
    ...plain,
    fields: [...western, 'postalCode', 'city', 'province', ...telephone],
    optional: ['apartment', 'province'],
    postalCode: { pattern: /^\d{5}$/, example: '10115' },
    callingCode: '+49',
    regions: deRegions,
    place: placeOf.codeFirstAlone,
    titles: { province: m.addresses_state },
  },
};

/** The rules of a country; those without rules of their own are asked for everything and checked for little. */
export function rulesOf(country: string, callingCode: string): CountryRules {
  return Object.hasOwn(rules, country)
    ? rules[country]!
    : {
        ...plain,
        fields: [...western, 'city', 'province', 'postalCode', ...telephone],
        optional: ['apartment', 'province', 'postalCode'],
        callingCode,
        place: placeIn(country),
      };
}

/** A place's name in the language of a catalogue. */
export function nameIn(name: PlaceName, locale: Locale): string {
  return name[locale === 'zh' ? 1 : locale === 'zh-HK' ? 2 : 0];
}
