/** Labels for parcels with returned goods, for the documents that print them. */
export type { OwnReturn } from '../show/find-own-return.ts';
export { findReturnForLabel, readReturnLabel, type ReturnLabel } from './read-label.ts';
