/** The pictures of a product: a row that snaps, with small ones to jump by. */
import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { useShared } from '#kit/browser/use-shared.ts';
import { Icon } from '#ui/icons.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { pictureUrl } from '#ui/picture-data.ts';
import type { GalleryProps } from '../data.ts';
import { chosenPictureId } from '../shown-picture.ts';

const mainSizes = '(min-width: 1280px) 720px, (min-width: 1024px) 55vw, 100vw';
const thumbSizes = '80px';

/** Without script the row is swiped or scrolled and each small picture is a link to its large one. */
export function Gallery({ pictures, title, slides }: GalleryProps) {
  const { locale } = usePageView();
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const chosen = useShared(chosenPictureId);
  const show = (index: number, behavior: ScrollBehavior = 'smooth') => {
    const row = track.current;
    if (!row) return;
    row.scrollTo({ left: row.clientWidth * index, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : behavior });
  };
  useEffect(() => {
    const index = pictures.findIndex((picture) => picture.id === chosen);
    if (index >= 0) show(index, 'instant');
  }, [chosen, pictures]);
  useEffect(() => () => chosenPictureId.set(null), []);
  const seen = slides ? pictures : pictures.slice(0, 1);
  if (seen.length === 0) return <div className="aspect-square w-full rounded-box bg-base-200" />;
  return (
    <section aria-label={m.product_pictures({}, { locale })}>
      <div className="relative max-lg:-mx-4 sm:max-lg:mx-0">
        <ul
          ref={track}
          onScroll={(event) => setShown(Math.round(event.currentTarget.scrollLeft / Math.max(event.currentTarget.clientWidth, 1)))}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain bg-base-200 [scrollbar-width:none] sm:rounded-box"
        >
          {seen.map((picture, index) => (
            <li key={picture.id} id={`picture-${index + 1}`} className="w-full shrink-0 snap-start">
              <a
                href={pictureUrl(picture, 1600, 'jpg')}
                target="_blank"
                rel="noreferrer"
                className="relative block cursor-zoom-in focus-visible:-outline-offset-4"
              >
                <Picture picture={{ ...picture, alt: picture.alt || title }} sizes={mainSizes} priority={index === 0} className="aspect-square w-full" />
                <span className="sr-only">{m.product_picture_open({}, { locale })}</span>
              </a>
            </li>
          ))}
        </ul>
        {seen.length > 1 && (
          <p aria-hidden="true" className="absolute bottom-3 right-4 rounded-full bg-base-100/90 px-3 py-1 text-xs tabular-nums lg:hidden">
            {shown + 1} / {seen.length}
          </p>
        )}
        {seen.length > 1 && <Arrows shown={shown} count={seen.length} onShow={show} />}
      </div>
      {seen.length > 1 && (
        <ul className="mt-3 flex gap-3 overflow-x-auto p-1 max-lg:hidden">
          {seen.map((picture, index) => (
            <li key={picture.id}>
              <a
                href={`#picture-${index + 1}`}
                aria-label={m.product_picture_number({ number: index + 1 }, { locale })}
                aria-current={index === shown ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
                className={`block rounded-field ring-offset-2 ring-offset-base-100 ${index === shown ? 'ring-1 ring-base-content' : 'opacity-75 hover:opacity-100'}`}
              >
                <Picture picture={{ ...picture, alt: '' }} sizes={thumbSizes} className="size-20 rounded-field" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Arrows({ shown, count, onShow }: { shown: number; count: number; onShow: (index: number) => void }) {
  const { locale } = usePageView();
  const look =
    'absolute top-1/2 inline-flex size-11 -translate-y-1/2 items-center justify-center rounded-full bg-base-100/90 hover:bg-base-100 disabled:invisible max-lg:hidden noscript:hidden';
  return (
    <>
      <button
        type="button"
        className={`${look} left-4`}
        disabled={shown === 0}
        onClick={() => onShow(shown - 1)}
        aria-label={m.product_picture_previous({}, { locale })}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className={`${look} right-4`}
        disabled={shown >= count - 1}
        onClick={() => onShow(shown + 1)}
        aria-label={m.product_picture_next({}, { locale })}
      >
        <Icon name="right" />
      </button>
    </>
  );
}
