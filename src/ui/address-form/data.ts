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
