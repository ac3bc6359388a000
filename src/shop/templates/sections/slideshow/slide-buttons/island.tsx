/** Back and on in a row of slides, and which one is shown. */
import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { Icon } from '#ui/icons.tsx';

/** Moves the row (`data-slides`) of the section that it stands in. Not there without script, where the row is scrolled. */
export function SlideButtons({ count }: { count: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const row = () => place.current?.closest('section')?.querySelector<HTMLElement>('[data-slides]');
  useEffect(() => {
    const track = row();
    if (!track) return undefined;
    const look = () => setShown(Math.round(track.scrollLeft / Math.max(track.clientWidth, 1)));
    track.addEventListener('scroll', look, { passive: true });
    return () => track.removeEventListener('scroll', look);
  }, []);
  const go = (index: number) => {
    const track = row();
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    track?.scrollTo({ left: track.clientWidth * index, behavior });
  };
  return (
    <div ref={place} className="flex items-center justify-end gap-2 noscript:hidden">
      <p className="mr-2 text-sm tabular-nums text-desc" aria-live="polite">
        {m.section_slide_of({ number: shown + 1, count })}
      </p>
      <button
        type="button"
        className="btn btn-circle btn-ghost size-11"
        disabled={shown === 0}
        aria-label={m.section_slide_back()}
        onClick={() => go(shown - 1)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className="btn btn-circle btn-ghost size-11"
        disabled={shown >= count - 1}
        aria-label={m.section_slide_on()}
        onClick={() => go(shown + 1)}
      >
        <Icon name="right" />
      </button>
    </div>
  );
}
