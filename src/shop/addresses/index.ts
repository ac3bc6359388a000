/**
 * Addresses: what an address of a country consists of, in which order, with which provinces and cities to choose from,
 * and whether a given one fits. The address book of signed-in shoppers builds on this.
 */
import type { Slice } from '#kit/server/slice.ts';
import { addressRoutes } from './routes.ts';

/** The slice. */
export const addressesSlice: Slice = { name: 'addresses', routes: addressRoutes };

export { addressForm, callingCodeOf, countryTitle } from './address-form.ts';
export { checkAddress } from './check-address.ts';
export { addressLines } from './address-lines.ts';
export { tidyPhone } from './phone.ts';
export type { AddressField, AddressForm, PostalAddress } from './contract.ts';
