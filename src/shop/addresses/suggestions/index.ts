/** Addresses that a service outside suggests while somebody types, such as those of extensions; and what looks wrong in one that was typed. */
export { addressDoubt } from '../address-form.ts';
export { addAddressSources, suggestsAddresses, type AddressQuestion, type AddressSource, type AddressSuggestion } from './address-sources.ts';
export { suggestingForm } from './suggest-addresses.ts';
