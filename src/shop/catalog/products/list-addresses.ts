/** Addresses of the catalogue's pages, for site maps. */
export { countAddresses, findAddresses as listAddresses, type AddressKind, type StoredAddress } from './store-addresses.ts';
