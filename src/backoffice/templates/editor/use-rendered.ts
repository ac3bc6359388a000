import { useEffect, useState } from 'react';

const pauseMs = 250;

/**
 * What `render` makes of `asked`, a moment after each change; an answer that is overtaken by a later one is not shown. What could not be rendered at all is
 * `failed`, and what was there stays.
 */
export function useRendered<Asked, Markup extends object>(
  asked: Asked,
  nothing: Markup,
  render: (asked: Asked) => Promise<Markup>,
): Markup & { failed: string | null } {
  const [markup, setMarkup] = useState(nothing);
  const [failed, setFailed] = useState<string | null>(null);
  const written = JSON.stringify(asked);
  useEffect(() => {
    let overtaken = false;
    const show = async () => {
      try {
        const rendered = await render(JSON.parse(written) as Asked);
        if (overtaken) return;
        setMarkup(rendered);
        setFailed(null);
      } catch (error) {
        if (!overtaken) setFailed((error as Error).message);
      }
    };
    const timer = setTimeout(() => void show(), pauseMs);
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [written, render]);
  return { ...markup, failed };
}
