/** Addresses of pages of words, for site maps. */
export { findPageAddresses as listPageAddresses } from './store.ts';
