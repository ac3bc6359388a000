/** Addresses of customers of another shop. */
export { findDefaultAddresses } from './store-import.ts';
export { importAddresses, postalAddressOf, type ForeignAddress } from './import-addresses.ts';
