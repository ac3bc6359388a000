import { useEffect, useState } from 'react';
import { useRetries } from '../../api/use-retries.ts';

const pauseMs = 250;

/**
 * What `render` makes of `asked`, a moment after each change; an answer that is overtaken by a later one is not shown. What could not be rendered at all is
 * `failed`, and what was there stays; it is tried again.
 */
export function useRendered<Asked, Markup extends object>(
  asked: Asked,
  nothing: Markup,
  render: (asked: Asked) => Promise<Markup>,
): Markup & { failed: string | null } {
  const [markup, setMarkup] = useState(nothing);
  const [failed, setFailed] = useState<string | null>(null);
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(1);
  const written = JSON.stringify(asked);
  useEffect(() => {
    let overtaken = false;
    const show = async () => {
      try {
        const rendered = await render(JSON.parse(written) as Asked);
        if (overtaken) return;
        setMarkup(rendered);
        setFailed(null);
        setFailures(0);
      } catch (error) {
        if (overtaken) return;
        setFailed((error as Error).message);
        setFailures((count) => count + 1);
      }
    };
    const timer = setTimeout(() => void show(), pauseMs);
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [written, render, tries]);
  useRetries(failures, () => setTries(tries + 1));
  return { ...markup, failed };
}
