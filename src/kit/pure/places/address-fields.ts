/** The one list of an address's fields (docs/how-to/add-an-address-field.md). */

/** Fields of an address besides its country: the longest value that is taken, and the `autocomplete` attribute. */
export const addressFields = {
  province: { maxLength: 60, autocomplete: 'address-level1' },
  city: { maxLength: 80, autocomplete: 'address-level2' },
  area: { maxLength: 80, autocomplete: 'address-level3' },
  postalCode: { maxLength: 16, autocomplete: 'postal-code' },
  firstName: { maxLength: 60, autocomplete: 'given-name' },
  lastName: { maxLength: 60, autocomplete: 'family-name' },
  kana: { maxLength: 60, autocomplete: 'off' },
  address: { maxLength: 200, autocomplete: 'address-line1' },
  apartment: { maxLength: 100, autocomplete: 'address-line2' },
  countryCode: { maxLength: 6, autocomplete: 'tel-country-code' },
  phone: { maxLength: 16, autocomplete: 'tel-national' },
} as const satisfies Record<string, { maxLength: number; autocomplete: string }>;

/** A field of an address besides its country. */
export type AddressField = keyof typeof addressFields;

/** Their names. */
export const addressFieldNames = Object.keys(addressFields) as [AddressField, ...AddressField[]];

/** Something for every field. */
export const forEachField = <Value>(make: (name: AddressField) => Value): Record<AddressField, Value> =>
  Object.fromEntries(addressFieldNames.map((name) => [name, make(name)])) as Record<AddressField, Value>;
