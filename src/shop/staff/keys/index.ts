/** API keys as other slices use them. */
export { changeAppKey, createAppKey, keysOfApps } from './app-keys.ts';
export { personOf } from './manage-keys.ts';
