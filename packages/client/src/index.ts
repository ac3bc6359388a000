/** A client of a shop for browsers, Node.js and React Native. */
export { createClient, type ClientOptions, type ShopClient, type ShopPaths } from './client.ts';
export type { Answer, CallHeaders, CallInit, DataOfCall } from './calls.ts';
export { unwrap, VitrineError, type ClientReason, type LaterReason, type Reason, type ShopFault } from './errors.ts';
export { browserStorage, memoryStorage, type KeyValueStorage, type Session } from './storage.ts';
