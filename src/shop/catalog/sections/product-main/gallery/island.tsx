/** The pictures of a product: on a phone a row that snaps, on wider screens all of them below each other; and a view of them over the whole screen. */
import { useCallback, useEffect, useRef, useState, type ComponentType, type MouseEvent, type RefObject } from 'react';
import * as m from '#messages';
import { formatShortMoney } from '#kit/pure/amount.ts';
import { isPlainClick } from '#kit/browser/navigate.ts';
import { useShared } from '#kit/browser/use-shared.ts';
import { usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { pictureUrl, pictureWidths } from '#ui/picture-data.ts';
import type { GalleryProps } from '../data.ts';
import { chosenPictureId, chosenPrice } from '../shown-picture.ts';
import { Film } from './film.tsx';
import { deskColumns, placeOf } from './places.ts';
import { scrollToItem, shownItem } from './row.ts';
import type { Place, ViewerProps } from './viewer.tsx';

/** The shopper is about to look at more than the first picture. */
const signs = ['pointerenter', 'touchstart', 'focusin'] as const;

/** Without script the row is swiped or scrolled and each picture is a link to its large one. */
export function Gallery({ pictures, videos, title, slides, worth }: GalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const chosen = useShared(chosenPictureId);
  const frame = useRef<HTMLElement>(null);
  const { viewer, prepare, open } = useViewer();
  const { near, setNear } = useApproach(frame, prepare);
  useEffect(() => {
    const index = pictures.findIndex((picture) => picture.id === chosen);
    if (index >= 0) scrollToItem(track.current, index, 'instant');
  }, [chosen, pictures]);
  useEffect(
    () => () => {
      chosenPictureId.set(null);
      chosenPrice.set(null);
    },
    [],
  );
  const seen = slides ? pictures : pictures.slice(0, 1);
  const films = slides ? videos : [];
  const count = seen.length + films.length;
  if (seen.length === 0) return <div className="aspect-square w-full rounded-box bg-base-200" />;
  return (
    <section ref={frame} aria-label={m.product_pictures()}>
      <div className="relative max-sm:page-bleed">
        <Slides
          track={track}
          pictures={seen.map((picture) => ({ ...picture, alt: picture.alt || title }))}
          films={films}
          near={near}
          worth={worth}
          onScroll={(index) => {
            setShown(index);
            setNear(true);
          }}
          onOpen={open}
        />
        {count > 1 && (
          <p aria-hidden="true" className="absolute bottom-3 right-4 rounded-full bg-base-100/90 px-3 py-1 text-xs tabular-nums md:hidden">
            {shown + 1} / {count}
          </p>
        )}
      </div>
      {viewer && <viewer.Viewer pictures={seen} title={title} start={viewer.start} at={viewer.at} onClose={viewer.close} />}
    </section>
  );
}

type Shown = GalleryProps['pictures'][number];
type Films = GalleryProps['videos'];

type SlidesProps = {
  track: RefObject<HTMLUListElement | null>;
  pictures: Shown[];
  films: Films;
  near: boolean;
  worth: GalleryProps['worth'];
  onScroll: (index: number) => void;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, index: number) => void;
};

/** The row that snaps; from 768 px a grid of two columns, led by the picture of the variant just chosen. */
function Slides({ track, pictures, films, near, worth, onScroll, onOpen }: SlidesProps) {
  const chosen = useShared(chosenPictureId);
  const count = pictures.length + films.length;
  const lead = Math.max(
    pictures.findIndex((picture) => picture.id === chosen),
    0,
  );
  const place = (index: number) => placeOf(index, { lead, count });
  return (
    <ul
      ref={track}
      onScroll={(event) => onScroll(shownItem(event.currentTarget))}
      className={`flex [scroll-snap-type:x_mandatory] overflow-x-auto overscroll-x-contain bg-base-200 [scrollbar-width:none] sm:rounded-box md:grid md:grid-cols-2 md:gap-3 md:overflow-visible md:bg-transparent lg:gap-4 ${deskColumns(count)}`}
    >
      {pictures.map((picture, index) => (
        <li key={picture.id} id={`picture-${index + 1}`} className={`w-full shrink-0 snap-start ${place(index).className}`}>
          <a
            href={pictureUrl(picture, pictureWidths.at(-1)!, 'jpg')}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => onOpen(event, index)}
            className="relative block cursor-zoom-in focus-visible:-outline-offset-4"
          >
            <Picture
              picture={picture}
              sizes={place(index).sizes}
              priority={index === 0}
              held={index > 0 && !near && chosen === null && 'on-phones'}
              className={`aspect-square w-full md:rounded-box ${place(index).shape ?? ''}`}
            />
            {worth && index === lead && <Worth first={worth} />}
            <span className="sr-only">{m.product_picture_open()}</span>
          </a>
        </li>
      ))}
      {films.map((video, index) => (
        <li key={video.id} id={`picture-${pictures.length + index + 1}`} className={`w-full shrink-0 snap-start ${place(pictures.length + index).className}`}>
          <Film video={video} near={near} />
        </li>
      ))}
    </ul>
  );
}

/** What the gift card that is chosen is worth, on its picture. */
function Worth({ first }: { first: NonNullable<GalleryProps['worth']> }) {
  const { locale } = usePageView();
  const chosen = useShared(chosenPrice);
  return (
    <span aria-hidden="true" className="title-2 absolute bottom-4 left-4 rounded-box bg-base-100/90 px-5 py-2 tabular-nums">
      {formatShortMoney(chosen ?? first, locale)}
    </span>
  );
}

/** Whether the shopper came near: the other pictures are fetched then, since a glance needs only one. */
function useApproach(frame: RefObject<HTMLElement | null>, prepare: () => void) {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = frame.current;
    const approach = () => {
      setNear(true);
      prepare();
    };
    for (const sign of signs) element?.addEventListener(sign, approach, { passive: true, once: true });
    return () => signs.forEach((sign) => element?.removeEventListener(sign, approach));
  }, [frame, prepare]);
  return { near, setNear };
}

/** Where in the picture a mouse pressed; null for fingers, which come closer by themselves, and keys. */
function pressedPlaceOf(event: MouseEvent<HTMLElement>): Place | null {
  const { nativeEvent, currentTarget } = event;
  if (!(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType !== 'mouse') return null;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (nativeEvent.clientX - left) / width, y: (nativeEvent.clientY - top) / height };
}

/** The full-screen view: its code is fetched when the shopper comes near, and rendered when a picture is opened. */
function useViewer() {
  const [opened, setOpened] = useState<(Pick<ViewerProps, 'start' | 'at'> & { Viewer: ComponentType<ViewerProps> }) | null>(null);
  const loading = useRef<Promise<{ Viewer: ComponentType<ViewerProps> }> | null>(null);
  const fetchViewer = () => (loading.current ??= import('./viewer.tsx'));
  const prepare = useCallback(() => void fetchViewer().catch(() => (loading.current = null)), []);
  return {
    prepare,
    open(event: MouseEvent<HTMLAnchorElement>, start: number) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const { href } = event.currentTarget;
      const at = pressedPlaceOf(event);
      fetchViewer().then(
        ({ Viewer }) => setOpened({ Viewer, start, at }),
        // The code failed to load: the picture itself can still be seen.
        () => location.assign(href),
      );
    },
    viewer: opened && { ...opened, close: () => setOpened(null) },
  };
}
