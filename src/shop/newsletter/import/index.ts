/** Subscribers of another shop's newsletter. */
export { findConfirmed } from './store-import.ts';
export { importSubscribers } from './import-subscribers.ts';
