/** Address suggestions while typing, from outside services such as extensions; and what looks wrong in a typed address. */
export { addressDoubt } from '../address-form.ts';
export type { AddressQuestion, AddressSource, AddressSuggestion } from './address-source.ts';
export { addAddressSources, suggestsAddresses } from './address-sources.ts';
export { suggestingForm } from './suggest-addresses.ts';
export { suggestedFields, suggestedTitle } from './suggested-fields.ts';
