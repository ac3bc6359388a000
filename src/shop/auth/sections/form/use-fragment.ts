/** Secrets of mailed links: in the fragment, which no server sees. */
import { useEffect, useState } from 'react';

/** A value of the address's fragment (`#ticket=…`); it is taken out of the address, so that it stays in no history. */
export function useFragment(name: string): string | null {
  const [value, setValue] = useState<string | null>(null);
  useEffect(() => {
    const found = new URLSearchParams(location.hash.slice(1)).get(name);
    if (!found) return;
    setValue(found);
    history.replaceState(history.state, '', location.pathname + location.search);
  }, [name]);
  return value;
}
