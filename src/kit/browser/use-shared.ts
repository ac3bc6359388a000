/** Shared state in an island. */
import { useStore } from '@nanostores/react';
import type { Store, StoreValue } from 'nanostores';

/**
 * A store's value. While an island is being hydrated it is the store's initial value, as in the server's markup, so
 * what is personal appears right after mounting and never as a mismatch.
 */
export function useShared<Of extends Store>(store: Of): StoreValue<Of> {
  return useStore(store, { ssr: 'initial' });
}
