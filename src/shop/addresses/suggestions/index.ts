/** Addresses that a service outside suggests while somebody types, such as those of extensions. */
export { addAddressSources, suggestsAddresses, type AddressQuestion, type AddressSource, type AddressSuggestion } from './address-sources.ts';
export { suggestingForm } from './suggest-addresses.ts';
