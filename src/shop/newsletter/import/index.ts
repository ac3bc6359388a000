/** Subscribers by address: those of another shop, and who confirmed. */
export { findConfirmed, findLanguage } from './store-import.ts';
export { importSubscribers } from './import-subscribers.ts';
