/** Addresses that are pasted as one text. */
export { readPastedAddress } from './read-pasted.ts';
