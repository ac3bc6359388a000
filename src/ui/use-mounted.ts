/** Whether the browser has taken over: what only it knows (its time zone, the address's fragment) is shown from then on. */
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while an island is being hydrated, true right after. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
