/**
 * Addresses: what an address of a country consists of, in which order, with which provinces and cities to choose from,
 * and whether a given one fits; and the address book of signed-in shoppers.
 */
import type { Slice } from '#kit/server/slice.ts';
import { addressPersonalData } from './personal-data.ts';
import { addressRoutes } from './routes.ts';

/** The slice. */
export const addressesSlice: Slice = { name: 'addresses', routes: addressRoutes, personalData: addressPersonalData };

export { addressForm, callingCodeOf, countryTitle } from './address-form.ts';
export { listAddresses, readBookAddress, readDefaultAddress } from './address-book.ts';
export { bookChangedAt } from './store.ts';
export { saveAddress } from './save-address.ts';
export { checkAddress } from './check-address.ts';
export { addressLines, companyLines } from './address-lines.ts';
export { isCountry, isRegion } from './known-places.ts';
