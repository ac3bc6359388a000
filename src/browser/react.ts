/**
 * Islands get Preact for `react` in the browser build, a tenth of the size (docs/decisions/0460). Two things are done here as React does them and
 * Preact does not: what only the browser knows is held back while markup is taken over, and ids are unique in the whole document.
 */
import { useLayoutEffect, useState, useSyncExternalStore as useStore } from 'preact/compat';

let isHydrating = false;
let ids = 0;

/** Runs `work`, which takes over the server's markup. */
export function hydrating<Made>(work: () => Made): Made {
  isHydrating = true;
  try {
    return work();
  } finally {
    isHydrating = false;
  }
}

/** As React's: the server's value while markup is taken over, the store's own right after. */
export function useSyncExternalStore<Of>(subscribe: (onChange: () => void) => () => void, read: () => Of, readOnServer: () => Of = read): Of {
  const value = useStore(subscribe, read);
  const [isFirst, setFirst] = useState(isHydrating);
  useLayoutEffect(() => setFirst(false), []);
  return isFirst ? readOnServer() : value;
}

/** As React's; Preact's begin anew in every island. */
export function useId(): string {
  return useState(() => `i${(ids += 1)}`)[0];
}
