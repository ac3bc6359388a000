/** Address books written for their owners: by staff, and of customers of another shop. */
export { addressesOfAccounts, replaceAddresses } from '../replace-addresses.ts';
export { findDefaultAddresses } from './store-import.ts';
export { addressAsWritten, importAddresses, placeAsWritten, postalAddressOf, type ForeignAddress } from './import-addresses.ts';
