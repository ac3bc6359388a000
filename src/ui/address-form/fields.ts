/** The one list of an address's fields (docs/how-to/add-an-address-field.md). */

type FieldTraits = {
  /** Longest value that is taken. */
  maxLength: number;
  /** Value of the `autocomplete` attribute. */
  autocomplete: string;
  /** How much of a line it takes. */
  width: string;
  keyboard?: 'tel';
};

const third = 'col-span-6 sm:col-span-2';

/** Fields of an address besides its country. */
export const addressFields = {
  province: { maxLength: 60, autocomplete: 'address-level1', width: third },
  city: { maxLength: 80, autocomplete: 'address-level2', width: third },
  area: { maxLength: 80, autocomplete: 'address-level3', width: third },
  postalCode: { maxLength: 16, autocomplete: 'postal-code', width: third },
  firstName: { maxLength: 60, autocomplete: 'given-name', width: 'col-span-6 sm:col-span-3' },
  lastName: { maxLength: 60, autocomplete: 'family-name', width: 'col-span-6 sm:col-span-3' },
  address: { maxLength: 200, autocomplete: 'address-line1', width: 'col-span-6' },
  apartment: { maxLength: 100, autocomplete: 'address-line2', width: 'col-span-6' },
  countryCode: { maxLength: 6, autocomplete: 'tel-country-code', width: 'col-span-2 col-start-1', keyboard: 'tel' },
  phone: { maxLength: 16, autocomplete: 'tel-national', width: 'col-span-4', keyboard: 'tel' },
} as const satisfies Record<string, FieldTraits>;

/** A field of an address besides its country. */
export type AddressField = keyof typeof addressFields;

/** Their names. */
export const addressFieldNames = Object.keys(addressFields) as [AddressField, ...AddressField[]];

/** What a field is like. */
export const traitsOf = (name: AddressField): FieldTraits => addressFields[name];

/** Something for every field. */
export const forEachField = <Value>(make: (name: AddressField) => Value): Record<AddressField, Value> =>
  Object.fromEntries(addressFieldNames.map((name) => [name, make(name)])) as Record<AddressField, Value>;
