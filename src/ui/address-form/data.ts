import type { AddressField } from '#kit/pure/places/address-fields.ts';

/** What a form must know to ask for an address of a country; the addresses' API answers it (`/address/form`). Fields stand in the order in which the country writes them. */
export type AddressFormRules = {
  country: string;
  callingCode: string;
  fields: {
    name: AddressField;
    title: string;
    required: boolean;
    autocomplete: string;
    pattern?: string | undefined;
    example?: string | undefined;
    maxLength: number;
  }[];
  /** `postalCode`: pattern of how its postal codes begin. */
  provinces: { value: string; title: string; cities: string[]; postalCode?: string | undefined }[];
  cities: string[];
  areas: string[];
  /** Whether addresses are suggested while the street is typed. */
  suggests?: boolean | undefined;
  /** Whether a text with its addresses can be read. */
  parses?: boolean | undefined;
  /** Whether its postal codes are known with their places. */
  findsPlaces?: boolean | undefined;
};

/** A country that can be chosen. */
export type CountryChoice = { country: string; title: string; callingCode: string };

/** What was typed, by the field's name; `country` among it. */
export type AddressValues = Readonly<Record<string, string>>;

/** The values that the country's form asks for, as the API takes them. */
export function addressOf(rules: AddressFormRules, values: AddressValues): Record<string, string> {
  const named = rules.fields.map(({ name }) => [name, values[name] ?? (name === 'countryCode' ? rules.callingCode : '')]);
  return { ...Object.fromEntries(named), country: rules.country };
}

/** What a text says, split: `filled` goes into fields that are empty, `differing` are fields that hold something else, which stays. */
export type MergedAddress = { filled: Record<string, string>; differing: string[] };

/** Merges what was read into what was typed, and overwrites nothing. Of another country it fills in where no place was typed yet. */
export function mergeFound(values: AddressValues, found: AddressValues): MergedAddress {
  const { country = '', ...said } = found;
  const says = (...names: string[]) => names.some((name) => said[name]);
  const isHere = country === values['country'] || !says('province', 'city', 'area');
  if (!isHere && ['province', 'city', 'area', 'address'].some((name) => values[name])) return { filled: {}, differing: ['country'] };
  const fields = isHere ? Object.entries(said) : [...Object.entries(said), ['country', country] as const];
  const merged: MergedAddress = { filled: {}, differing: [] };
  for (const [name, text] of fields) {
    if (text === '' || text === values[name]) continue;
    // The code is there before anybody typed; it goes with the number.
    if (!values[name] || name === 'country' || (name === 'countryCode' && !values['phone'])) merged.filled[name] = text;
    else merged.differing.push(name);
  }
  return merged;
}

/** `City (杭州市); Street (文三路 1 号)`: fields with what a text says of them, as the form calls them. */
export function namedParts(rules: AddressFormRules, names: readonly string[], found: AddressValues): string {
  const titleOf = (name: string) => rules.fields.find((field) => field.name === name)?.title ?? '';
  const textOf = (name: string) => rules.provinces.find(({ value }) => name === 'province' && value === found[name])?.title ?? found[name] ?? '';
  // A country that differs is not a field of the form: its code says enough.
  return names.map((name) => `${titleOf(name)} (${textOf(name)})`.trim()).join('; ');
}
