/** What only the browser knows of the address: secrets of mailed links in the fragment, what a provider sent back. */
import { useEffect, useState } from 'react';
import { useMounted } from '#ui/use-mounted.ts';

const nothing: Readonly<Record<string, string>> = {};

/**
 * Values of the address's fragment, or of its query, as they were when the page opened; they are taken out of the address,
 * so that they stay in no history. Null until the browser has looked.
 */
export function useTaken(where: 'hash' | 'search', names: readonly string[]): Readonly<Record<string, string>> | null {
  const isMounted = useMounted();
  const [taken, setTaken] = useState<Readonly<Record<string, string>> | null>(null);
  if (isMounted && taken === null) {
    const found = [...new URLSearchParams(location[where].slice(1))].filter(([name]) => names.includes(name));
    setTaken(found.length > 0 ? Object.fromEntries(found) : nothing);
  }
  useEffect(() => {
    if (!taken || taken === nothing) return;
    const url = new URL(location.href);
    if (where === 'hash') url.hash = '';
    else for (const name of Object.keys(taken)) url.searchParams.delete(name);
    history.replaceState(history.state, '', url.href);
  }, [taken, where]);
  return taken;
}
