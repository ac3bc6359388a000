/** Redirects: found for an address, written by other slices, imported by the hundred. */
export { findRedirect } from './find-redirect.ts';
export { writeRedirectIn } from './write-redirect.ts';
export { importRedirectRows } from './import-redirects.ts';
export { noteMissing, noteRedirect, writeAddressNotes } from './address-log.ts';
